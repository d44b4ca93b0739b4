import type { JsonSchema } from "../service/answers-schema.ts";
import { statusOf } from "./answer.ts";
import { challengePath } from "./challenge-route.ts";

const failure = (description: string): JsonSchema => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
});

/** What the description of all calls says about proofs of work. */
export const challengePaths = {
  [challengePath]: {
    get: {
      operationId: "challenge",
      summary: "Work for a proof, where this server asks for one",
      description:
        "A challenge as ALTCHA (version 2) understands it. Its solution goes as payload, JSON in base64, into the field " +
        "`proof` beside the answers. Each is good once, for 20 minutes.",
      responses: {
        "200": { description: "The challenge", content: { "application/json": { schema: { type: "object" } } } },
        [statusOf["not-found"]]: failure("This server asks for no proof of work"),
        [statusOf["too-many-requests"]]: failure("Too many challenges for this address; see Retry-After"),
        [statusOf.internal]: failure("A fault on our side"),
      },
    },
  },
} as const satisfies JsonSchema;
