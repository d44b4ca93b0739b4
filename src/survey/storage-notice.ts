import { dayMs } from "./day-ms.ts";
import { storageNoticeWords } from "./shared.words.ts";

/** What a respondent reads about what we store: one sentence each. */
export interface StorageNotice {
  readonly what: string;
  readonly until: string;
  readonly erase: string;
}

/** The day a submission is erased automatically, `2027-11-21`; `null` if it is kept until someone erases it. */
export function keptUntil(receivedAt: string, retentionDays: number | null): string | null {
  if (retentionDays === null) return null;
  const end = new Date(new Date(receivedAt).getTime() + retentionDays * dayMs);
  return end.toISOString().slice(0, "2027-11-21".length);
}

/**
 * The notice on the results page and in the email of what we store.
 *
 * @param until the day it is erased automatically, as shown; `null` if there is none
 * @param how where the reader erases it: `click “Erase” on the results page`
 */
export const storageNotice = (until: string | null, how: string): StorageNotice => ({
  what: storageNoticeWords.what,
  until: until === null ? storageNoticeWords.kept : storageNoticeWords.erasedOn(until),
  erase: storageNoticeWords.erase(how),
});
