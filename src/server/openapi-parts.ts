import type { JsonSchema } from "../service/schemas/answers-schema.ts";
import type { FailureCode } from "../survey/wire/response.ts";
import { statusOf } from "./api-response.ts";

/** Where the document keeps its schemas. */
export const schemasAt = "#/components/schemas/";

const reference = (name: string): JsonSchema => ({ $ref: schemasAt + name });

/** A body that is JSON of a schema in the document. */
export const json = (name: string): JsonSchema => ({ "application/json": { schema: reference(name) } });

/** What each failure means, unless a request describes it more precisely. */
const meanings = {
  "not-json": "The body is not JSON",
  "wrong-key": "The anonymous key is missing or wrong",
  "proof-needed": "The server asks for a proof of work, and it is missing or invalid",
  "not-found": "There is no such report, or it was erased",
  "key-reused": "The idempotency key was used with other answers",
  "too-large": "The body is larger than 64 KiB",
  "wrong-type": "The body is not declared as application/json",
  "invalid-answers": "Some answers are invalid; lists all problems in the order of the questions",
  "too-many-requests": "Too many requests from this address; see Retry-After",
  internal: "An error on our side",
  "not-available": "This server can't make this file",
  busy: "The database is unavailable, or the server is stopping; see Retry-After",
} as const satisfies Record<FailureCode, string>;

/** The failures of every request that checks answers in its body. */
export const bodyFailures = [
  "not-json",
  "too-large",
  "wrong-type",
  "invalid-answers",
  "too-many-requests",
  "internal",
  "busy",
] as const satisfies readonly FailureCode[];

/** The failures of a request as its responses. */
export function failures(codes: readonly FailureCode[], own: Partial<Record<FailureCode, string>> = {}): JsonSchema {
  return Object.fromEntries(
    codes.map((code) => [statusOf[code], { description: own[code] ?? meanings[code], content: json("Failure") }]),
  );
}
