import type { StatedLoss } from "../../facts/sums/loss.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import type { CaseFinding } from "../case.ts";
import type { Mechanism } from "../finding/how-it-happens.ts";
import { isAside } from "../finding/is-report.ts";
import type { Reading } from "../reading.ts";
import type { SizeRow } from "./size-row.ts";

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
    .filter(({ lines }) => !lines.every((line) => shown.includes(line)))
    .slice(0, maxSums);
}
