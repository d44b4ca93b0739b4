import { shops } from "../../bench/load.ts";
import { extraFields, extrasOnWire } from "../../src/survey/request-extras.ts";
import { toWire } from "../../src/survey/wire/wire.ts";

const plain = shops.map(toWire);

/**
 * Whether the submission with this key asks for its report by email. A key ends with its number in its round; the first
 * of each round asks, about one in twenty, because a PDF costs more than ten calls.
 */
export const asksForReport = (key: string): boolean => numberIn(key) === 0;

/** Whether the submission with this key changes the answers of an earlier report: one in four. */
export const isRemake = (key: string): boolean => numberIn(key) % 4 === 3;

/**
 * The body sent with a key, the same each time.
 *
 * Whoever asks for the report has a unique address, because one address gets only so many emails a day.
 *
 * @param report that gets the next version; `null` makes a new report
 */
export function bodyOf(key: string, report: string | null): string {
  const answers = plain[numberIn(key) % plain.length] ?? {};
  if (report !== null) return JSON.stringify({ ...answers, [extraFields.report]: report });
  if (!asksForReport(key)) return JSON.stringify(answers);
  return JSON.stringify({ ...answers, owner_email: addressOf(key), ...checked });
}

const checked = extrasOnWire({ wantsMail: true, trap: "", filledInMs: null, proof: null });

/** The email address for the report of a key. */
export const addressOf = (key: string): string => `shop${key.replace(/\D+/g, "-")}@mailed.example`;

const numberIn = (key: string): number => Number(key.split(" ").at(-1));
