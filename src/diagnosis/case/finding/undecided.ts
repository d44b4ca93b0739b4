import { type SituationId, situations } from "../../../knowledge/situations.ts";
import { nameInSentence, type ThemeId } from "../../../knowledge/themes.ts";
import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { Evidence, RankedTheme } from "../../diagnosis.ts";
import { logOdds } from "../../evidence/log-odds.ts";
import type { CaseFinding } from "../case.ts";
import { isSameQuote } from "../quote.ts";
import type { Reading } from "../reading.ts";
import { rivalRow } from "../trial/trial.ts";
import type { TrialRow } from "../trial/trial-row.ts";
import type { ComparisonSeen, Fit, SituationSeen, Undecided } from "./how-it-happens.ts";
import { describes, isReport, saysEnough } from "./is-report.ts";
import { isClear, quoteOf, speaksOf } from "./scored-sentences.ts";
import { confirmingSituation } from "./situation-row.ts";

/** What the page says of a shop, as far as the question of what to state depends on it. */
interface Stated {
  readonly finding: CaseFinding;
  readonly situation: SituationSeen | null;
  readonly comparison: ComparisonSeen | null;
}

/**
 * The two causes that fit, if the answers don't decide between them: their odds hardly differ, and the shop describes the second
 * one, too. `null` if a measured value, a sum of the shop's own or a comparison decides, or if nothing else fits.
 */
export function undecidedOf(reading: Reading, { finding, situation, comparison }: Stated): Undecided | null {
  const { themes } = reading.diagnosis;
  const leading = themes.find(({ id }) => id === finding.themes[0]);
  if (finding.rests !== "theme" || leading === undefined || comparison !== null || isMeasured(leading)) return null;
  const rival = themes.find((one) => one.id !== leading.id && one.likelihood !== "too-early" && !isDenied(one));
  if (rival === undefined || !isLevel(leading, rival, reading)) return null;
  const second = fitOf(rival.id, reading);
  if (second.quote === null && !isTicked(rival)) return null;
  return { fits: [firstFit(leading.id, situation, reading), second] };
}

/** Whether a checked answer names the cause, or nearly so: no one writes about it, but someone chose it from a list. */
const isTicked = ({ evidence }: RankedTheme): boolean =>
  evidence.some(
    ({ speaks, quoted, field, ratio }) => speaks === "for" && !quoted && naming.has(field) && ratio >= plain,
  );

/** Own judgment: what names a cause, unlike an answer about records or systems that fits any cause. */
const naming: ReadonlySet<Evidence["field"]> = new Set(["typical_delay_cause", "happens_weekly", "shipping_dwell"]);
const plain = 2.4;

/** The leading cause, by the name of the situation that a sentence plainly describes. */
function firstFit(leading: ThemeId, situation: SituationSeen | null, reading: Reading): Fit {
  if (!situation?.isSure) return fitOf(leading, reading);
  const { id, quote } = situation;
  return plainFit({ theme: leading, situation: id, quote }, reading);
}

/** A situation with its sentence, if that is plain enough to be quoted for it. */
const plainFit = (fit: Fit & { readonly situation: SituationId }, { sentences }: Reading): Fit => ({
  ...fit,
  quote: isPlain(fit, sentences) ? fit.quote : null,
});

/** Whether a sentence names the situation, or is clearly about its cause. */
const isPlain = (
  { theme, situation, quote }: Pick<Fit, "theme" | "quote"> & { readonly situation: SituationId },
  sentences: Reading["sentences"],
): boolean =>
  quote !== null &&
  saysEnough(quote.text) &&
  (situations[situation].says.test(quote.text) ||
    sentences.some((one) => isSameQuote(one, quote) && isClear(theme, one)));

const isDenied = ({ evidence }: RankedTheme): boolean =>
  evidence.some(({ speaks, quoted }) => speaks === "against" && quoted);

const isMeasured = ({ evidence }: RankedTheme): boolean => evidence.some(({ field }) => field === "measured");

/**
 * Whether the second cause is hardly behind. Among very many sentences, some speak for any cause, unless one is clearly about
 * the first cause and none about the second.
 */
function isLevel(leading: RankedTheme, second: RankedTheme, reading: Reading): boolean {
  const { submission } = reading;
  const isLong = freeTextFields.map((field) => submission[field] ?? "").join("").length > longFrom;
  const isAmongMany = isLong && (fitOf(leading.id, reading).quote === null || fitOf(second.id, reading).quote !== null);
  return logOdds(leading.probability) - logOdds(second.probability) < (isAmongMany ? ahead.amongMany : ahead.usual);
}

/**
 * With a smaller lead in log odds, the first cause is right in 68 of 105 shops of the case files, and one of the first two in 95.
 * None of those shops writes more than `longFrom` characters; the second limit is our own judgment, from eleven talkative shops.
 */
const ahead = { usual: 0.5, amongMany: 2 } as const;
const longFrom = 1_500;

/** The table for the next ten days, with what would show the second explanation right behind what would show the first. */
export function withBothExplanations(
  rows: readonly TrialRow[],
  undecided: Undecided | null,
  submission: Submission,
): readonly TrialRow[] {
  const [ours, ...others] = rows;
  if (undecided === null || ours === undefined) return rows;
  const { theme, situation } = undecided.fits[1];
  const { see, means, act } =
    situation === null ? rivalRow(theme, submission) : confirmingSituation(situation, submission);
  return [ours, { kind: "rival", see, means, act }, ...others.filter((row) => row.see !== see)];
}

/** An explanation by the name of its situation or its cause, within a sentence. */
export const fitNameOf = ({ theme, situation }: Fit): string =>
  situation === null ? nameInSentence(theme) : situations[situation].name;

function fitOf(theme: ThemeId, reading: Reading): Fit {
  const [said] = reading.sentences
    .filter(
      (one) =>
        !one.isWish && isClear(theme, one) && isReport(one.text) && saysEnough(one.text) && describes(theme, one.text),
    )
    .toSorted((a, b) => speaksOf(theme, b) - speaksOf(theme, a));
  const quote = said === undefined ? null : quoteOf(said);
  return { theme, situation: null, quote };
}
