import type { Worked } from "../../facts/settled/form.ts";
import { settledIn } from "../../facts/settled/settled.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { around } from "../../reader/around.ts";
import type { CaseFinding } from "../case.ts";
import type { Mechanism, SituationSeen } from "../finding/how-it-happens.ts";
import { isAside } from "../finding/is-report.ts";
import type { Proof } from "../finding/proven.ts";
import type { Reading } from "../reading.ts";
import type { SizeRow } from "./size-row.ts";

/** More sums than this aren't checked by anyone. Own judgment. */
const maxSums = 6;

/**
 * The sums over the shop's own numbers, those about the leading cause first; without what the figures of the page show.
 */
export function workedOutOf(
  { submission, sentences }: Reading,
  { themes: [lead] }: CaseFinding,
  { steps, surprise }: Mechanism,
  size: readonly SizeRow[],
): readonly Worked[] {
  const shown = size.flatMap((row) => (row.kind === "stated-loss" && row.cause === lead ? row.sum.lines : []));
  const isSurprise = (sentence: string): boolean => surprise?.sum.quotes.some(({ text }) => text === sentence) ?? false;
  const isOfLead = ({ said }: Worked): boolean =>
    said.some(
      ({ sentence }) =>
        steps.some(({ quotes }) => quotes.some(({ text }) => text === sentence)) ||
        sentences.some(({ text, themes }) => text === sentence && themes[0]?.theme === lead),
    );
  const settled = settledIn(submission);
  const told = settled.flatMap(({ said }) => said.map(({ sentence }) => sentence));
  const others = statedLossesIn(submission)
    .filter(({ quotes }) => !quotes.some(({ text }) => isAside(text) || isSurprise(text) || told.includes(text)))
    .map(
      ({ quotes, lines }): Worked => ({
        said: quotes.map(({ field, text }) => ({ field, text: around(text), sentence: text })),
        sums: lines,
      }),
    );
  return [...settled, ...others]
    .filter(({ sums }) => !sums.every((sum) => shown.includes(sum)))
    .toSorted((a, b) => Number(isOfLead(b)) - Number(isOfLead(a)))
    .slice(0, maxSums);
}

/** Next to sums of theirs, hours that we only estimate for more than the story are none of it. */
export const besideOwn = (
  size: readonly SizeRow[],
  situation: SituationSeen | null,
  { shown }: Proof,
): readonly SizeRow[] =>
  size.filter(
    (row) =>
      !(row.kind === "late-share" && shown !== null) &&
      !(row.kind === "our-hours" && !row.isStated && (situation !== null || shown !== null)),
  );
