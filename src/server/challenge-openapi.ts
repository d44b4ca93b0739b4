import type { JsonSchema } from "../service/answers-schema.ts";
import { challengePath } from "./challenge-route.ts";
import { failures } from "./openapi-parts.ts";

/** The OpenAPI description of the proof of work. */
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
        ...failures(["not-found", "too-many-requests", "internal", "busy"], {
          "not-found": "This server doesn't ask for a proof of work",
          "too-many-requests": "Too many challenges for this address; see Retry-After",
        }),
      },
    },
  },
} as const satisfies JsonSchema;
