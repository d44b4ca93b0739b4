import { isRecord } from "../../survey/is-record.ts";

/** The server's message about a failure, if its response has one. */
export const errorMessageIn = (body: unknown): string | undefined =>
  isRecord(body) && typeof body.error === "string" ? body.error : undefined;
