import type { JsonSchema } from "../service/schemas/answers-schema.ts";
import { funnelPath, funnelStages } from "../survey/funnel.ts";
import { failures } from "./openapi-parts.ts";

const answersAhead = { type: "object", description: "Any of the answers, by their fields" } as const;

/** The OpenAPI description of the page: prefilled answers, and counted stages. */
export const pagePaths = {
  "/": {
    post: {
      operationId: "openWithAnswers",
      summary: "The page with prefilled answers",
      description:
        "The page offers the answers that fit their questions and fills empty fields after a click; nothing is stored. " +
        "`open=form` opens the survey right away.",
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: answersAhead },
          "application/x-www-form-urlencoded": { schema: answersAhead },
        },
      },
      responses: {
        "200": { description: "The page", content: { "text/html": { schema: { type: "string" } } } },
        ...failures(["not-json", "too-large", "wrong-type", "too-many-requests", "internal"], {
          "wrong-type": "The body is neither JSON nor a form",
        }),
      },
    },
  },
  [funnelPath]: {
    post: {
      operationId: "countStage",
      summary: "Count one visit at one stage",
      description: "For the page itself. Only the count is stored: no cookie, no address.",
      requestBody: { required: true, content: { "text/plain": { schema: { enum: [...funnelStages] } } } },
      responses: {
        "204": { description: "Counted" },
        ...failures(["not-json", "not-found", "too-many-requests", "internal"], {
          "not-json": "There is no such stage",
          "not-found": "Sent by a page of another site",
        }),
      },
    },
  },
} as const satisfies JsonSchema;
