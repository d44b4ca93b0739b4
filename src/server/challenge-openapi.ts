import type { JsonSchema } from "../service/schemas/answers-schema.ts";
import { challengePath } from "./challenge-route.ts";
import { failures } from "./openapi-parts.ts";

/** The OpenAPI description of the proof of work. */
export const challengePaths = {
  [challengePath]: {
    get: {
      operationId: "challenge",
      summary: "A challenge to solve, if this server asks for a proof of work",
      description:
        "A challenge for ALTCHA (version 2). Its solution, JSON in base64, goes into the field " +
        "`proof` next to the answers. Each works once, within 20 minutes.",
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
