import { isRecord } from "../survey/is-record.ts";

/** The server's words about a failure, where its answer has any. */
export const errorMessageIn = (body: unknown): string | undefined =>
  isRecord(body) && typeof body.error === "string" ? body.error : undefined;
