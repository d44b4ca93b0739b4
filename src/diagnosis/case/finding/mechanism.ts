import { type BridgeId, bridges } from "../../../knowledge/page-one/bridges.ts";
import { clearedBut, clearedWords } from "../../../knowledge/patterns/cleared-patterns.ts";
import { upstreamFirst } from "../../../knowledge/themes/theme-id.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { numbersIn } from "../../facts/numbers/number-in-text.ts";
import type { CaseFinding } from "../case.ts";
import { isSameQuote, type Quote } from "../quote.ts";
import { isPlan, type Reading } from "../reading.ts";
import type { Bridge, Mechanism, MechanismStep } from "./how-it-happens.ts";
import { describes, isReport, saysEnough } from "./is-report.ts";
import { countsWhatWentWell, withItsCount } from "./its-count.ts";
import { isClear, quoteInContext, quoteOf, type ScoredSentence, speaksOf } from "./scored-sentences.ts";
import { costLast, maxQuotes, maxTogether, stepsOf, tells } from "./stages.ts";
import { surpriseIn } from "./surprise.ts";

/** How it happens in the shop's own sentences, the most upstream cause first, each sentence once. */
export function mechanismOf(reading: Reading, finding: Pick<CaseFinding, "themes" | "sum">): Mechanism {
  const themes = themesAlong(reading, finding);
  const telling = reading.sentences.filter(
    (one) =>
      !one.isDenied &&
      !one.isWish &&
      isReport(one.text) &&
      saysEnough(one.text) &&
      (clearedBut.test(one.text) || !clearedWords.some(({ says }) => says.test(one.text))) &&
      !isTheGoal(one, reading) &&
      !isPlan(one, reading) &&
      !countsWhatWentWell(one, reading),
  );
  const more = telling.filter(({ text }) => !isOnlyARate.test(text));
  const usable = more.length > 0 ? more : telling;
  const quotes = quotesBy(themes, usable, finding);
  const bridgesFound = bridgesAlong(quotes);
  const along = [...quotes].flatMap(([theme, sentences], at) => stepsOf(theme, sentences, at === 0, quotes.size === 1));
  const steps = withItsCount(along, finding.themes[0], usable, reading);
  const ordered = bridgesFound.length > 0 || sayTheirOrder(steps, reading) ? steps : inTheirOrder(steps, reading);
  return {
    steps: inContext(ordered, reading),
    bridges: bridgesFound,
    surprise: surpriseIn(reading, finding),
  };
}

/** `Scrap runs 3.1%` tells how much, not how it happens. */
const isOnlyARate =
  /^\W*(?:(?:our|the|total|overall) )*(?:scrap|rejects?|rework)(?: rate)?(?: (?:is|are|was|were|runs?|ran|stays?|at|about|around|of|maybe|roughly|now|still))*:? ?\d[\d.]* ?(?:%|percent|pct)(?: (?:of (?:sales|parts|pieces)|now|today|last (?:month|quarter|year)|this (?:month|quarter|year)|overall|flat))*\W*$/i;

/** Adds the sentence before a quote that can't be understood without it, unless it is quoted anyway. */
function inContext(steps: readonly MechanismStep[], { sentences }: Reading): readonly MechanismStep[] {
  const quoted = steps.flatMap(({ quotes }) => quotes.map(({ text }) => text));
  const explained = (quote: Quote): Quote => {
    const one = sentences.find((sentence) => isSameQuote(sentence, quote));
    const inFull = one === undefined ? quote : quoteInContext(one, sentences);
    return inFull.leadIn !== undefined && quoted.includes(inFull.leadIn) ? quote : inFull;
  };
  return steps.map((step) => ({ ...step, quotes: step.quotes.map(explained) }));
}

/** Whether a quoted sentence says that it follows from the quoted one before. */
function sayTheirOrder(steps: readonly MechanismStep[], { sentences }: Reading): boolean {
  const quoted = steps.flatMap(({ quotes }) => quotes);
  return sentences.some(
    (one, at) =>
      /^(?:then|so|after that|that['’]s when|which means)\b/i.test(one.text) &&
      [one, sentences[at - 1]].every((each) => each !== undefined && quoted.some((quote) => isSameQuote(quote, each))),
  );
}

/**
 * One list in the order of the text, if no sentence says that one thing leads to the next, including sentences that
 * continue it with numbers.
 */
function inTheirOrder(steps: readonly MechanismStep[], { sentences }: Reading): readonly MechanismStep[] {
  const [first] = steps;
  if (first === undefined) return [];
  const quoted = steps.flatMap(({ quotes }) => quotes);
  const at = (quote: Quote): number => sentences.findIndex((one) => isSameQuote(one, quote));
  const further = quoted.flatMap((quote) => {
    const next = sentences[at(quote) + 1];
    return next && next.field === quote.field && goesOn(next) && isReport(next.text) ? [quoteOf(next)] : [];
  });
  const all = [...quoted, ...further.filter((one) => !quoted.some((quote) => isSameQuote(quote, one)))];
  const shown = all.slice(0, maxTogether).toSorted((a, b) => at(a) - at(b));
  return [{ place: "cause", theme: first.theme, quotes: costLast(shown) }];
}

/** A sentence that counts what the one before it described: `We do eleven of those a week`. */
const goesOn = ({ text, isDenied, isWish }: ScoredSentence): boolean =>
  !isDenied &&
  !isWish &&
  numbersIn(text).length > 0 &&
  /\b(?:(?:of )?(?:those|them|these)|it is|it['’]s|each time)\b/i.test(text);

/**
 * The causes described: those of the finding, and causes that the chain links to them and that are as likely, upstream
 * first.
 */
function themesAlong({ diagnosis }: Reading, { themes }: Pick<CaseFinding, "themes" | "sum">): readonly ThemeId[] {
  const oddsOf = (id: ThemeId): number => diagnosis.themes.find((one) => one.id === id)?.probability ?? 0;
  const least = Math.min(...themes.map(oddsOf));
  const joined = (diagnosis.chain?.links ?? [])
    .filter(({ from, to }) => themes.includes(from) || themes.includes(to))
    .flatMap(({ from, to }) => [from, to])
    .filter((id) => oddsOf(id) >= least);
  const all = new Set(themes[0] === undefined ? [] : [...themes, ...joined]);
  return upstreamFirst.filter((id) => all.has(id));
}

/** Whether a sentence is about something wanted, planned or bought, which isn't a cause. */
const isTheGoal = ({ field, text }: ScoredSentence, { goal }: Reading): boolean =>
  field === "success_metric" ||
  (field === "improvement_goal" && numbersIn(text).length === 0) ||
  (goal.quote?.field === field && goal.quote.text === text);

/** A habit that keeps a cause going and doesn't name it: nobody compares a quote with what the job took. */
const keepsOn: { readonly [T in ThemeId]?: RegExp } = {
  quoting_estimating:
    /\b(?:never|nobody|no one|don['’]?t|doesn['’]?t)\b[^.;]*\b(?:(?:goes|go|gone|looks?|looked) back|(?:checks?|compares?) after(?:ward)?s?)\b/i,
};

type QuotesByTheme = ReadonlyMap<ThemeId, readonly ScoredSentence[]>;

/** Each sentence that is clearly about a cause goes to the one it is most about; those with the sum's numbers go first. */
function quotesBy(
  themes: readonly ThemeId[],
  sentences: readonly ScoredSentence[],
  { themes: named, sum }: Pick<CaseFinding, "themes" | "sum">,
): QuotesByTheme {
  const best = (one: ScoredSentence): ThemeId | undefined =>
    themes
      .filter((id) => isClear(id, one) || keepsOn[id]?.test(one.text))
      .toSorted((a, b) => speaksOf(b, one) - speaksOf(a, one))[0];
  const holdsSum = (one: ScoredSentence): boolean => sum?.quotes.some((quote) => isSameQuote(quote, one)) ?? false;
  const chosen = themes.map((id) => {
    const own = sentences.filter(
      (one) =>
        // A cause added only by the chain is quoted only if the sentence names it.
        (named.includes(id) || describes(id, one.text)) && (holdsSum(one) ? named[0] : best(one)) === id,
    );
    const ranked = own.toSorted((a, b) => Number(holdsSum(b)) - Number(holdsSum(a)) || tells(id, b) - tells(id, a));
    const kept = ranked.slice(0, themes.length === 1 ? 2 * maxQuotes : maxQuotes);
    return [id, own.filter((one) => kept.includes(one))] as const;
  });
  return new Map(chosen.filter(([, own]) => own.length > 0));
}

function bridgesAlong(quotes: QuotesByTheme): readonly Bridge[] {
  const says = (theme: ThemeId, words: RegExp): boolean =>
    (quotes.get(theme) ?? []).some(({ text }) => words.test(text));
  const found = (Object.keys(bridges) as BridgeId[]).filter((id) => {
    const { from, to, when } = bridges[id];
    return says(from, when.from) && says(to, when.to);
  });
  const isFirstOfPair = (id: BridgeId, at: number): boolean =>
    found.findIndex((other) => bridges[other].from === bridges[id].from && bridges[other].to === bridges[id].to) === at;
  return found
    .filter(isFirstOfPair)
    .map((id) => ({ id, from: bridges[id].from, to: bridges[id].to, text: bridges[id].text }));
}
