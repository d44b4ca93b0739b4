import { blamed } from "../../../knowledge/page-one/decoys.ts";
import type { StatedLoss } from "../../facts/sums/loss.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { statedUnits } from "../../facts/sums/stated.words.ts";
import type { Worked } from "../../worked/form.ts";
import { workedIn } from "../../worked/worked.ts";
import { around } from "../../worked/written.ts";
import type { CaseFinding } from "../case.ts";
import type { Mechanism, SituationSeen } from "../finding/how-it-happens.ts";
import { isAside } from "../finding/is-report.ts";
import type { Reading } from "../reading.ts";
import type { SizeRow } from "./size-row.ts";

/** More sums than this aren't checked by anyone. Own judgment. */
const maxSums = 6;

/**
 * The sums over the shop's own numbers, those about the leading cause first; without what the figures of the page show.
 */
export function workedOutOf(
  reading: Reading,
  { themes: [lead] }: CaseFinding,
  { steps, surprise }: Mechanism,
  size: readonly SizeRow[],
): readonly Worked[] {
  const { submission, sentences } = reading;
  const shown = size.flatMap((row) => (row.kind === "stated-loss" && row.cause === lead ? row.sum.lines : []));
  const found = workedIn(submission);
  const told = new Set(found.flatMap(({ said }) => said.map(({ sentence }) => sentence)));
  const isSurprise = (sentence: string): boolean => surprise?.sum.quotes.some(({ text }) => text === sentence) ?? false;
  const others = statedLossesIn(submission)
    .filter((loss) => isWorthIt(loss) && !loss.quotes.some(({ text }) => told.has(text) || isSurprise(text)))
    .map(workedFrom);
  const isOfLead = ({ said }: Worked): boolean =>
    said.some(
      ({ sentence }) =>
        steps.some(({ quotes }) => quotes.some(({ text }) => text === sentence)) ||
        sentences.some(({ text, themes }) => text === sentence && themes[0]?.theme === lead),
    );
  return [...found, ...others]
    .filter(({ sums }) => !sums.every((sum) => shown.includes(sum)))
    .toSorted((a, b) => Number(isOfLead(b)) - Number(isOfLead(a)))
    .slice(0, maxSums);
}

/** Next to sums of theirs, the hours of their shifts are no news, and hours that we only estimate for more than the story are none of it. */
export const besideOwn = (size: readonly SizeRow[], situation: SituationSeen | null): readonly SizeRow[] =>
  size.filter(
    (row) => row.kind !== "shift-hours" && !(row.kind === "our-hours" && !row.isStated && situation !== null),
  );

/** Not what happened once, what nobody can change, or a clock that may be of two jobs. */
const isWorthIt = ({ quotes, unit, value }: StatedLoss): boolean =>
  quotes.every(({ text }) => !isAside(text) && !blamed.weather.says.test(text) && !oneDay.test(text)) &&
  (unit !== statedUnits.beforeChipOfJob || value.high <= longestSearch);
const oneDay = /\b(?:lake effect|snow|ice storm|power (?:was |went )?out|outage|roof)\b/i;
/** Hours between setting up and the first chip: longer, and the two times belong to two days. Own judgment. */
const longestSearch = 9;

const workedFrom = ({ quotes, lines }: StatedLoss): Worked => ({
  said: quotes.map(({ field, text }) => ({ field, text: around(text), sentence: text })),
  sums: lines,
});
