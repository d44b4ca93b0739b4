import { daysAWeek } from "../../../knowledge/figures/working-time.ts";
import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { freeTextFields, isReportField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { quantitiesIn } from "../../facts/numbers/quantities.ts";
import type { Mechanism } from "../finding/how-it-happens.ts";
import { quoteOf } from "../finding/scored-sentences.ts";
import type { Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";

/**
 * Whether the shop itself tells what its cause takes, in times or money. Then its own story is the size, and our estimate, which
 * knows none of it, stays in the evidence.
 */
export function isLossTold(reading: Reading, theme: ThemeId, { steps }: Mechanism): boolean {
  const ofCause = reading.sentences
    .filter(({ field, isDenied, isWish }) => isReportField(field) && !isDenied && !isWish)
    .filter(({ themes: [first] }) => first?.theme === theme)
    .map(quoteOf);
  return [...steps.flatMap(({ quotes }) => quotes), ...ofCause].some(tellsCost);
}

const tellsCost = ({ text }: Quote): boolean =>
  quantitiesIn(text).some(({ unit, low }) => (unit === "minutes" || unit === "dollars") && low > 0) ||
  [...text.matchAll(clock)].length > 1;

/** `4:40 pm`: two of them in a sentence say how long it took. */
const clock = /\b\d{1,2}:\d\d\b/g;

/**
 * The hours a year of all setups in the shop, if it tells both how many there are and how long one takes; `undefined` otherwise.
 * No cause that is paid in setups can take more.
 */
export function setupHoursTold(submission: Submission): number | undefined {
  const texts = freeTextFields.map((field) => submission[field] ?? "");
  const said = texts.map((text) => setupCounts.exec(text)?.groups).find((groups) => groups !== undefined);
  const minutes = texts
    .flatMap(quantitiesIn)
    .filter(({ unit, per, sentence }) => unit === "minutes" && per === null && ofSetups.test(sentence.text))
    .map(({ high }) => high);
  if (said === undefined || minutes.length === 0) return undefined;
  const { first, second, per = "" } = said;
  const aWeek = Number(first ?? second) * (/day/i.test(per) ? daysAWeek : 1);
  return (aWeek * Math.max(...minutes) * weeksAYear) / 60;
}

const ofSetups = /\b(?:set[- ]?ups?|change[- ]?overs?)\b/i;

/** `60 setups a week`; `Setups are killing us. We do 60 some a week`. */
const setupCounts =
  /(?:\b(?<first>\d{1,3})(?:[- ](?:some|odd))? (?:set[- ]?ups?|change[- ]?overs?)|\b(?:set[- ]?ups?|change[- ]?overs?)\b[^;]{0,40}?\b(?:do|make|have|run) (?:about |around )?(?<second>\d{1,3})(?:[- ](?:some|odd))?(?: of them)?) (?:a|per|each|every) (?<per>day|wee?a?k)\b/i;
