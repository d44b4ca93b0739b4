import { isLessSure, likelihoodFrom } from "../../../knowledge/odds/likelihood.ts";
import { saysAllIsWell } from "../../../knowledge/patterns/opinion-patterns.ts";
import { butNot, praises } from "../../../knowledge/patterns/sentence-kinds.ts";
import { themeLinks } from "../../../knowledge/theme-links.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { isGoalField, isReportField } from "../../../survey/free-text.ts";
import type { Evidence, RankedTheme } from "../../diagnosis.ts";
import { numbersIn } from "../../facts/numbers/number-in-text.ts";
import { letterReader } from "../../letter/proposed-order.ts";
import type { CaseCause, CaseFinding } from "../case.ts";
import type { Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";
import { describes, isOfOther, isReport } from "./is-report.ts";
import { mechanismOf } from "./mechanism.ts";
import { isClear, quoteInContext, type ScoredSentence, speaksOf } from "./scored-sentences.ts";
import { denialIn } from "./weakness.ts";

/** How many causes a page describes besides the leading one. */
const maxOthers = 2;

/**
 * The leading cause, then those with evidence of their own that the shop may have as well.
 *
 * @param told the sentences with the leading cause's numbers and its situation
 */
export function causesOf(
  reading: Reading,
  { themes: [first] }: Pick<CaseFinding, "themes">,
  told: readonly Quote[] = [],
): readonly CaseCause[] {
  const leading = reading.diagnosis.themes.find(({ id }) => id === first);
  if (leading === undefined) return [];
  const itsOwn = mechanismOf(reading, { themes: [leading.id], sum: null }).steps.flatMap(({ quotes }) => quotes);
  const ofLeading = [...itsOwn, ...told];
  const causes: CaseCause[] = [
    { theme: leading.id, quotes: tellingQuotes(leading.id, itsOwn.length > 0, reading), comesAfter: null },
  ];
  const before: RankedTheme[] = [leading];
  for (const theme of reading.diagnosis.themes) {
    if (causes.length > maxOthers) break;
    const cause = theme.id === leading.id ? undefined : causeByItself(theme, before, ofLeading, reading);
    if (cause === undefined) continue;
    causes.push(cause);
    before.push(theme);
  }
  return causes;
}

/** A cause with evidence that no cause before it explains; `undefined` if it has none, or if someone denies it. */
function causeByItself(
  theme: RankedTheme,
  before: readonly RankedTheme[],
  ofLeading: readonly Quote[],
  reading: Reading,
): CaseCause | undefined {
  const { id, probability, evidence } = theme;
  if (probability < likelihoodFrom.may || isCleared(theme, reading)) return undefined;
  const quotes = ownQuotes(id, before, ofLeading, reading);
  const isChecked = evidence.some(
    (one) => isSign(one) && !isBoxAlone(one, id, reading) && !before.some((other) => explains(other, id, one)),
  );
  if (quotes.length === 0 && !isChecked) return undefined;
  const [leading] = before;
  const isLarger = leading !== undefined && hoursOf(theme) > hoursOf(leading);
  return { theme: id, quotes, comesAfter: isLarger ? reasonAfter(leading, theme, reading) : null };
}

/**
 * Why a cause that may cost more hours comes after the leading one. "Less likely" only if the page shows it as less
 * likely.
 */
function reasonAfter(leading: RankedTheme, theme: RankedTheme, { sentences }: Reading): CaseCause["comesAfter"] {
  if (themeLinks.some(({ from, to }) => from === leading.id && to === theme.id)) return "brought-about";
  if (isLessSure(theme.likelihood, leading.likelihood)) return "less-likely";
  if (isWanted(leading) && !isWanted(theme)) return "not-the-goal";
  const written = (id: ThemeId): number =>
    sentences.filter((one) => isComplaint(one) && one.themes[0]?.theme === id).length;
  if (written(theme.id) < written(leading.id)) return "less-said";
  return signsOf(theme) < signsOf(leading) ? "fewer-signs" : "level";
}

const isWanted = ({ evidence }: RankedTheme): boolean =>
  evidence.some(({ speaks, field }) => speaks === "for" && isGoalField(field));

const signsOf = ({ evidence }: RankedTheme): number =>
  evidence.filter(({ speaks, ratio }) => speaks === "for" && ratio >= signFrom).length;

const hoursOf = ({ losses: [loss] }: RankedTheme): number => loss?.amount.likely ?? 0;

/** Sentences about this cause that aren't about a cause before it and aren't quoted for the first one. */
function ownQuotes(
  id: ThemeId,
  before: readonly RankedTheme[],
  ofLeading: readonly Quote[],
  { sentences, facts }: Reading,
): readonly Quote[] {
  const isPlan = ({ text }: ScoredSentence): boolean => facts.plans.some(({ quote }) => quote === text);
  return sentences
    .filter((one) => isComplaint(one) && isMostlyAbout(id, one) && isReport(one.text) && describes(id, one.text))
    .filter((one) => !isPlan(one) && !ofLeading.some(({ text }) => text === one.text))
    .filter(
      (one) => !before.some((other) => describes(other.id, one.text) || speaksOf(other.id, one) >= speaksOf(id, one)),
    )
    .toSorted((a, b) => speaksOf(id, b) - speaksOf(id, a))
    .map((one) => quoteInContext(one, sentences));
}

/** Whether a sentence speaks for a cause, and for no other far more. */
const isMostlyAbout = (id: ThemeId, one: ScoredSentence): boolean =>
  speaksOf(id, one) > 0 && (isClear(id, one) || speaksOf(id, one) >= (one.themes[0]?.logOdds ?? 0) - farMore);

/** In log odds. Own judgment. */
const farMore = 1;

/**
 * The sentences that show the leading cause most clearly, those with a number first; none that only might be about it. If no
 * sentence states the cause plainly, one that is less clear must name it.
 */
function tellingQuotes(id: ThemeId, isStated: boolean, { sentences, submission, facts }: Reading): readonly Quote[] {
  const isPlan = ({ text }: ScoredSentence): boolean => facts.plans.some(({ quote }) => quote === text);
  const clarityOf = ({ themes: [first] }: ScoredSentence): number => (first?.theme === id ? first.aboveTalk : 0);
  const weightOf = (one: ScoredSentence): number => clarityOf(one) + (numbersIn(one.text).length > 0 ? numberAdds : 0);
  return sentences
    .filter((one) => isComplaint(one) && isReport(one.text) && !isPlan(one) && !isOfOther(id, one.text))
    .filter((one) => {
      if (isClear(id, one)) return clarityOf(one) > 0;
      const [isNamed, isCounted] = [describes(id, one.text), numbersIn(one.text).length > 0];
      const mayShow = isNamed || (isStated && isCounted);
      return mayShow && clarityOf(one) >= (isNamed && isCounted ? bothFrom : eitherFrom);
    })
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .map((one) => wholeOf(quoteInContext(one, sentences), one, sentences, submission[one.field] ?? ""));
}

/** The least for a sentence that names the cause and has a number, for one that does either, and what a number adds. Own judgment, on the scale of `isClear`. */
const [bothFrom, eitherFrom, numberAdds] = [0.42, 0.72, 0.4];

/** `Lane C is painted for 60 baskets;` with what comes after the semicolon. */
function wholeOf(quote: Quote, one: ScoredSentence, sentences: readonly ScoredSentence[], answer: string): Quote {
  const next = one.text.endsWith(";") ? sentences[sentences.indexOf(one) + 1]?.text : undefined;
  const text = `${one.text} ${next}`;
  return next !== undefined && answer.includes(text) ? { ...quote, text } : quote;
}

export const isComplaint = ({ field, isDenied, isWish }: ScoredSentence): boolean =>
  !isDenied && !isWish && isReportField(field);

/** Whether evidence is specific: a checked box that names the cause, or a coworker's answer. */
const isSign = ({ speaks, quoted, field, by, ratio }: Evidence): boolean =>
  speaks === "for" &&
  ((by !== undefined && (by === letterReader || ratio >= signFrom)) ||
    (!quoted && signs.has(field) && ratio >= signFrom));

/** Whether the only evidence is a checked reason for late jobs, while the free text is about other things. */
function isBoxAlone({ by, field }: Evidence, id: ThemeId, { sentences }: Reading): boolean {
  const written = sentences.filter(isComplaint);
  const isNamed = written.some((one) => speaksOf(id, one) > 0 && describes(id, one.text));
  return by === undefined && field === "typical_delay_cause" && written.length > 0 && !isNamed;
}

/** Own judgment, as in `calledFrom.moderate`. */
const signFrom = 1.8;
const signs: ReadonlySet<string> = new Set([
  "typical_delay_cause",
  "happens_weekly",
  "measured",
  "shipping_dwell",
  "setup_time_variability",
]);

/**
 * Whether an earlier cause explains a piece of evidence: it counts for that cause, too, or that cause leads to this one.
 */
const explains = (before: RankedTheme, id: ThemeId, sign: Evidence): boolean =>
  sign.by === undefined &&
  sign.field !== "measured" &&
  (themeLinks.some(({ from, to }) => from === before.id && to === id) ||
    before.evidence.some(
      ({ speaks, field, answer }) => speaks === "for" && field === sign.field && answer === sign.answer,
    ));

/** Whether an answer denies the cause or says that it works well. */
export const isCleared = ({ id, evidence }: RankedTheme, { sentences }: Reading): boolean =>
  denialIn(evidence, id) !== undefined ||
  sentences.some(
    ({ text, isDenied, themes: [first] }) =>
      describes(id, text) &&
      (((isDenied || alreadyDone.test(text)) && first?.theme === id) ||
        saysAllIsWell.test(text) ||
        (praises.test(text) && !butNot.test(text))),
  );

/** The step was finished and the job still sat there. */
const alreadyDone =
  /\b(?:passed already|(?:already|long since) (?:passed|done|finished|released|there)|have passed)\b/i;
