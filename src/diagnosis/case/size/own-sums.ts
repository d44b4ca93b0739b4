import type { StatedLoss } from "../../facts/sums/loss.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import type { CaseFinding } from "../case.ts";
import type { Mechanism } from "../finding/how-it-happens.ts";
import { isAside } from "../finding/is-report.ts";
import type { Reading } from "../reading.ts";
import type { SizeRow } from "./size-row.ts";

/** A part that passed or came back in time says nothing of a loss. */
const isGood = /\bpassed(?! (?:over|by|on|around)\b)|\bback in\b/i;

/** A sentence that only goes on from the one before: `Neither does Tanner, and he was 21 of those 187`. */
const saysLittle = /^(?:neither|nor)\b/i;

/** More sums than this aren't checked by anyone. Own judgment. */
const maxSums = 6;

/** The sums over the shop's own numbers, in the order told; without what the figures of the page show. */
export function ownSumsOf(
  { submission }: Reading,
  { themes: [leading] }: CaseFinding,
  { surprise }: Mechanism,
  size: readonly SizeRow[],
): readonly StatedLoss[] {
  const shown = size.flatMap((row) => (row.kind === "stated-loss" && row.cause === leading ? row.sum.lines : []));
  const isSurprise = (sentence: string): boolean => surprise?.sum.quotes.some(({ text }) => text === sentence) ?? false;
  return statedLossesIn(submission)
    .filter(({ quotes }) => !quotes.some(({ text }) => isAside(text) || isSurprise(text)))
    .filter(({ counted, quotes: [first] }) => counted === undefined || !saysLittle.test(first?.text ?? ""))
    .filter(({ counted, quotes }) => counted === undefined || !quotes.some(({ text }) => isGood.test(text)))
    .filter(({ lines }) => !lines.every((line) => shown.includes(line)))
    .slice(0, maxSums);
}
