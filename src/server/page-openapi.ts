import type { JsonSchema } from "../service/answers-schema.ts";
import { funnelPath, funnelStages } from "../survey/funnel.ts";
import { statusOf } from "./answer.ts";

const failure = (description: string): JsonSchema => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
});

const answersAhead = { type: "object", description: "Any of the answers, by their fields" } as const;

/** What the description of all calls says about the page itself: answers ahead, and counted stages. */
export const pagePaths = {
  "/": {
    post: {
      operationId: "openWithAnswers",
      summary: "The page with answers ahead",
      description:
        "What fits its question stands in the form where the visitor has typed nothing; nothing is stored. `open` with " +
        "`form` opens the survey at once.",
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: answersAhead },
          "application/x-www-form-urlencoded": { schema: answersAhead },
        },
      },
      responses: {
        "200": { description: "The page", content: { "text/html": { schema: { type: "string" } } } },
        [statusOf["not-json"]]: failure("The body is not JSON"),
        [statusOf["too-large"]]: failure("The body is larger than 64 KiB"),
        [statusOf["wrong-type"]]: failure("The body is neither JSON nor a form"),
        [statusOf["too-many-requests"]]: failure("Too many requests from this address; see Retry-After"),
        [statusOf.internal]: failure("A fault on our side"),
      },
    },
  },
  [funnelPath]: {
    post: {
      operationId: "countStage",
      summary: "One visit came to one stage",
      description: "Counted and nothing else: no cookie, no address. For the page itself.",
      requestBody: { required: true, content: { "text/plain": { schema: { enum: [...funnelStages] } } } },
      responses: {
        "204": { description: "Counted" },
        [statusOf["not-json"]]: failure("There is no such stage"),
        [statusOf["not-found"]]: failure("Sent by a page of another site"),
        [statusOf["too-many-requests"]]: failure("Too many requests from this address; see Retry-After"),
        [statusOf.internal]: failure("A fault on our side"),
      },
    },
  },
} as const satisfies JsonSchema;
