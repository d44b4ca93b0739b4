import { shops } from "../../bench/load.ts";
import { extraFields, extrasOnWire } from "../../src/survey/request-extras.ts";
import { toWire } from "../../src/survey/wire.ts";

const plain = shops.map(toWire);

/**
 * Whether the submission under this key, which ends with its number in its round, asks for its report by
 * mail: the first of each round, about each twentieth. A PDF costs more than ten calls.
 */
export const asksForReport = (key: string): boolean => numberIn(key) === 0;

/** Whether the submission under this key changes the answers of an earlier report: each fourth. */
export const isRemake = (key: string): boolean => numberIn(key) % 4 === 3;

/**
 * What is sent under a key: the same each time.
 *
 * Whoever asks for the report has an address of their own, since one address gets only so many mails a day.
 *
 * @param report whose next version it makes; `null` makes a report of its own
 */
export function bodyOf(key: string, report: string | null): string {
  const answers = plain[numberIn(key) % plain.length] ?? {};
  if (report !== null) return JSON.stringify({ ...answers, [extraFields.report]: report });
  if (!asksForReport(key)) return JSON.stringify(answers);
  return JSON.stringify({ ...answers, owner_email: addressOf(key), ...checked });
}

const checked = extrasOnWire({ wantsMail: true, trap: "", filledInMs: null, proof: null });

/** Where the report of a key goes. */
export const addressOf = (key: string): string => `shop${key.replace(/\D+/g, "-")}@mailed.example`;

const numberIn = (key: string): number => Number(key.split(" ").at(-1));
