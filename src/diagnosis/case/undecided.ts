import { likelihoodFrom } from "../../knowledge/likelihood.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import type { RankedTheme } from "../diagnosis.ts";
import type { TestRow } from "./advice.ts";
import type { CaseFinding } from "./case.ts";
import type { Decided, Fit, SituationSeen, Undecided } from "./how-it-happens.ts";
import { describes, isReport } from "./is-report.ts";
import type { Reading } from "./reading.ts";
import { quoteOf, speaksOf } from "./scored-sentences.ts";
import { situationRow } from "./situation-row.ts";
import { confirmingRow } from "./trial.ts";

/** What the page says of a shop, as far as the question of what to state depends on it. */
interface Stated {
  readonly finding: CaseFinding;
  readonly situation: SituationSeen | null;
  readonly decided: Decided | null;
}

/**
 * The two explanations that fit, if the answers don't decide between them: two causes whose odds hardly differ, or two
 * situations of a cause that is ahead. `null` if a measured value, a sum of theirs, a comparison or a plain sentence decides,
 * or if nothing else fits.
 */
export function undecidedOf(reading: Reading, { finding, situation, decided }: Stated): Undecided | null {
  const { themes } = reading.diagnosis;
  const lead = themes.find(({ id }) => id === finding.themes[0]);
  const isDecided = decided !== null || situation?.isSure === true;
  if (finding.rests !== "theme" || lead === undefined || isDecided || isMeasured(lead)) return null;
  const second = themes.find(({ id, likelihood }) => id !== lead.id && likelihood !== "too-early");
  if (second !== undefined && isLevel(lead, second)) {
    const first = situation === null ? fitOf(lead.id, reading) : { ...fitOf(lead.id, reading), quote: situation.quote };
    return { between: "causes", fits: [first, fitOf(second.id, reading)] };
  }
  if (situation === null || situation.next === null) return null;
  const { id, theme, quote, next } = situation;
  const withSee = (one: NonNullable<SituationSeen["next"]>): Fit => ({
    theme,
    situation: one.id,
    quote: one.quote,
    see: situationRow(one.id, reading.submission).confirms.see,
  });
  return { between: "situations", fits: [withSee({ id, quote }), withSee(next)] };
}

const isMeasured = ({ evidence }: RankedTheme): boolean => evidence.some(({ field }) => field === "measured");

const isLevel = (lead: RankedTheme, second: RankedTheme): boolean =>
  lead.probability < likelihoodFrom["very-likely"] &&
  logOdds(lead.probability) - logOdds(second.probability) < aheadFrom;

/**
 * With a smaller lead in log odds, the first cause of a shop is right in about half of the shops of the case files, and one
 * of the first two in 95 of 100 (docs/method.md).
 */
const aheadFrom = 0.5;

const logOdds = (probability: number): number => Math.log(probability / (1 - probability));

/** The table for the next ten days, with what would show the second explanation right behind what would show the first. */
export function withBoth(
  rows: readonly TestRow[],
  undecided: Undecided | null,
  submission: Submission,
): readonly TestRow[] {
  const [ours, ...others] = rows;
  if (undecided === null || ours === undefined) return rows;
  const { theme, situation } = undecided.fits[1];
  const { see, means, act } =
    situation === null ? confirmingRow(theme, submission) : situationRow(situation, submission).confirms;
  return [ours, { kind: "look-alike", see, means, act }, ...others.filter((row) => row.see !== see)];
}

function fitOf(theme: ThemeId, reading: Reading): Fit {
  const [said] = reading.sentences
    .filter((one) => !one.isWish && speaksOf(theme, one) > 0 && isReport(one.text) && describes(theme, one.text))
    .toSorted((a, b) => speaksOf(theme, b) - speaksOf(theme, a));
  const quote = said === undefined ? null : quoteOf(said);
  return { theme, situation: null, quote, see: confirmingRow(theme, reading.submission).see };
}
