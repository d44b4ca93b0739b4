import { detectionOdds } from "../../knowledge/odds/odds.ts";
import { doneByOthers, speaksOfSelf } from "../../knowledge/page-one/done-by-others.ts";
import { clears, onlySoundsLike } from "../../knowledge/patterns/cleared-patterns.ts";
import { deniesTrouble } from "../../knowledge/patterns/sentence-kinds.ts";
import { type ThemeId, themeIds } from "../../knowledge/themes.ts";
import type { Field } from "../../survey/questionnaire.ts";
import { exampleIn } from "../losses/setup-example.ts";
import { logRatioOf } from "../reader/likelihood.ts";
import { deniesPlainly } from "../reader/not-our-trouble.ts";
import { type Quotation, quotationOf } from "../reader/quotation.ts";
import { aboveTalk, type Passage, scoreOf } from "../reader/read-passage.ts";
import { type Answer, hasDenialWords, passagesOf, type Read, type Run, ramp } from "../reader/sentences.ts";

/** A sentence of the respondent as evidence about a theme. */
export interface Detection extends Quotation {
  readonly theme: ThemeId;
  readonly speaks: "for" | "against";
  readonly field: Field;
  /** Whether it is a wish rather than a report. */
  readonly isWish: boolean;
  /** Whether the sentence names the theme by itself, so that it can be repeated as a reason for it. */
  readonly isClear?: boolean;
  /** What the sentence is evidence of, if that doesn't follow from the sentence alone. */
  readonly why?: string;
  /** Whether it is from a comparison, which never repeats another observation. */
  readonly isComparison?: true;
  /** How many times likelier such words are if the theme is a root cause; above 1 also if they count against it. */
  readonly ratio: number;
}

/**
 * The best passage for each theme, a few consecutive sentences, so that a long text doesn't drown it out; then other
 * passages about the theme, each counting less. A theme that a text doesn't mention gets no evidence.
 */
export function detectionsInReports(
  answer: Answer,
  sentences: readonly Read[],
  counts: number = detectionOdds.counts[answer.field],
): readonly Detection[] {
  const all = passagesOf(answer, sentences);
  return themeIds.flatMap((theme) => {
    const ours = sentences.filter(
      ({ text }) => !isOfOthers(theme, text) && !clears(theme, text) && !onlySoundsLike(theme, text),
    );
    const passages = ours.length === sentences.length ? all : passagesOf(answer, ours);
    const logOdds = ({ passage, counts }: Run): number => counts * weightIn(passage, theme);
    const best = largest(passages, logOdds);
    if (best === undefined) return [];
    const others = ours
      .filter((one) => !best.sentences.includes(one))
      .map(({ passage }) => weightIn(passage, theme))
      .filter((logRatio) => logRatio > 0)
      .sort((a, b) => b - a);
    const more = others.reduce((sum, logRatio, at) => sum + (logRatio * detectionOdds.furtherCounts) / 2 ** at, 0);
    return detectionOf(theme, answer, ours, Math.exp(counts * (logOdds(best) + more)));
  });
}

/** Whether a sentence is about a problem outside the shop. */
const isOfOthers = (theme: ThemeId, text: string): boolean =>
  doneByOthers[theme]?.test(text) === true && !speaksOfSelf.test(text);

/** A passage's log ratio for a theme, lower the more it sounds like small talk and the less like the theme. */
function weightIn(passage: Passage, theme: ThemeId): number {
  const idle = scoreOf("talk", passage) - Math.max(0, scoreOf(theme, passage));
  return (1 - ramp(idle, detectionOdds.idleFrom, detectionOdds.idleUpTo)) * logRatioOf(theme, passage);
}

/** Some sentences as the detection of a theme, quoting the one that says most of it by itself; empty if they say too little. */
export function detectionOf(
  theme: ThemeId,
  { field, text }: Answer,
  run: readonly Read[],
  ratio: number,
): readonly Detection[] {
  const strongest = largest(run, ({ passage }) => weightIn(passage, theme));
  if (strongest === undefined || ratio < detectionOdds.minRatio) return [];
  const quotation = quotationOf(theme, text, strongest.clauseOf ?? strongest, strongest.passage);
  const isWish = scoreOf("wish", strongest.passage) >= detectionOdds.wishFrom;
  const isTimed = theme === "setup_changeover" && exampleIn(strongest.text) !== undefined;
  const isClear = isTimed || aboveTalk(theme, strongest.passage) >= detectionOdds.clearFrom;
  return [
    { theme, speaks: "for", field, ...quotation, isWish, isClear, ratio: Math.min(detectionOdds.maxRatio, ratio) },
  ];
}

/**
 * The least score at which a denial is about a theme. A sentence that says something hardly ever goes wrong denies the
 * theme with the highest score.
 */
function leastDenied({ text, passage }: Read): number {
  const { deniedThemeFrom, deniedThemeInWordsFrom, deniedBesides } = detectionOdds;
  if (!deniesTrouble.test(text) && hasDenialWords(passage)) return deniedThemeInWordsFrom;
  if (!deniesTrouble.test(text) && !deniesPlainly(text)) return deniedThemeFrom;
  return Math.max(deniedThemeInWordsFrom, deniedBesides * Math.max(...themeIds.map((id) => scoreOf(id, passage))));
}

/** The themes that sentences deny, each with the sentence that denies it most. */
export function detectionsInDenials({ field, text }: Answer, denials: readonly Read[]): readonly Detection[] {
  return themeIds.flatMap((theme) => {
    const best = largest(denials, ({ passage }) => scoreOf(theme, passage));
    if (best === undefined || scoreOf(theme, best.passage) < leastDenied(best)) return [];
    const quotation = quotationOf(theme, text, best, best.passage);
    return [
      { theme, speaks: "against" as const, field, ...quotation, isWish: false, ratio: detectionOdds.denialRatio },
    ];
  });
}

function largest<T>(items: readonly T[], size: (item: T) => number): T | undefined {
  let best: { readonly item: T; readonly size: number } | undefined;
  for (const item of items) {
    const found = { item, size: size(item) };
    if (best === undefined || found.size > best.size) best = found;
  }
  return best?.item;
}
