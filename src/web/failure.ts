import { words } from "./words.ts";

/** What a visitor is told about something thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error && thrown.message !== "" ? thrown.message : words.analysis.failedUnknown;
