import { clears, clearsEverywhere, onlySoundsLikeAny } from "../../knowledge/patterns/cleared-patterns.ts";
import {
  belief,
  besideTheWork,
  cameOutDifferently,
  interrupts,
  notNow,
  plainlyTwoSides,
  programsAlone,
  refutations,
  resultOf,
  stoodStill,
  wentOn,
} from "../../knowledge/patterns/comparison-patterns.ts";
import {
  type ComparisonId,
  type ComparisonRow,
  comparisonLogWeights,
  comparisonRows,
  comparisonThresholds,
  weightOfWords,
  workedOut,
} from "../../knowledge/patterns/comparisons.ts";
import { joined, quick } from "../../knowledge/patterns/quick-pattern.ts";
import { type ThemeId, themeIds, themes } from "../../knowledge/themes.ts";
import { numbersIn } from "../facts/numbers/number-in-text.ts";
import { matchesIn } from "../matches.ts";
import { memoizeText } from "../memoize.ts";
import { logRatioOf } from "../reader/likelihood.ts";
import { type Passage, passageOf } from "../reader/read-passage.ts";
import type { AnswerRead, Read } from "../reader/sentences.ts";
import { isOverQuote, isSomebodyAway, isSteadilyOver } from "./comparison-facts.ts";
import { comparesNumbers, hasTwoSides } from "./two-sides.ts";

/** A comparison in a text, and the cause it points to. */
export interface Comparison {
  readonly id: ComparisonId;
  readonly theme: ThemeId;
  /** How clearly it points to the cause. */
  readonly strength: number;
  readonly sides: string;
  readonly because: string;
  /** The sentences it is in, unchanged. */
  readonly quotes: readonly string[];
}

const everywhere = ({ source, flags }: RegExp): RegExp => new RegExp(source, `${flags}g`);

const rows = (Object.entries(comparisonRows) as readonly [keyof typeof comparisonRows, ComparisonRow][]).map(
  ([id, row]) => ({
    id,
    ...row,
    says: quick(row.says),
    all: everywhere(row.says),
  }),
);

/** The comparison in a few sentences; `null` if there is none, or one that could point to two causes. */
function comparisonOf(facts: readonly string[], passageOfAll: () => Passage): Comparison | null {
  const text = joined(facts);
  const seen = seenIn(text);
  const isComparison =
    seen.some(({ id }) => id in workedOut) || hasTwoSides(text) || (plainlyTwoSides.test(text) && differs(text));
  if (!isComparison) return null;
  const passage = passageOfAll();
  const ranked = themeIds
    .filter((theme) => !seen.some(({ not }) => not?.includes(theme)))
    .map((theme) => ({
      theme,
      strength: weightOf(theme, seen) + comparisonLogWeights.read * Math.max(-1, logRatioOf(theme, passage)),
    }))
    .sort((a, b) => b.strength - a.strength);
  const [best, next] = ranked;
  if (best === undefined || best.strength < comparisonThresholds.sum) return null;
  if (next !== undefined && best.strength - next.strength < comparisonThresholds.lead) return null;
  const { theme, strength } = best;
  const [row] = seen.filter((one) => one.theme === theme).toSorted((a, b) => b.weight - a.weight);
  const { sides, because } = row ?? comparisonRows[themes[theme].comparison];
  const id = row?.id ?? "read";
  if (id === "read" && resultOf[theme]?.test(text)) return null;
  return { id, theme, strength, sides, because, quotes: telling(id, facts) };
}

const isYear = (value: number): boolean => value >= 1900 && value < 2100;
/** Sentences that state the difference, or have two numbers, are quoted; others only if no sentence does either. */
const tellsEnough = 2;

/** How many sentences a quoted comparison may have. */
const maxQuoted = 3;

/** The sentences that state the difference, who was away, a pair or numbers, in order. */
function telling(id: ComparisonId, facts: readonly string[]): readonly string[] {
  const says = id in comparisonRows ? comparisonRows[id as keyof typeof comparisonRows].says : plainlyTwoSides;
  const tells = (text: string): number =>
    (says.test(text) ? 2 : 0) +
    (plainlyTwoSides.test(text) || isSomebodyAway(text) ? 2 : 0) +
    Math.min(2, numbersIn(text).filter(({ low }) => low > 1 && !isYear(low)).length) +
    (wentOn.test(text) || stoodStill.test(text) ? 0.5 : 0);
  const candidates = facts.map((text) => ({ text, tells: tells(text) }));
  const best = candidates.toSorted((a, b) => b.tells - a.tells).slice(0, maxQuoted);
  const least = best.some((one) => one.tells >= tellsEnough) ? tellsEnough : 0;
  return candidates
    .filter((one) => best.some(({ text }) => text === one.text) && one.tells >= least)
    .map(({ text }) => text);
}

interface Seen {
  readonly id: ComparisonId;
  readonly theme: ThemeId;
  readonly weight: number;
  readonly not?: readonly ThemeId[];
  readonly sides: string;
  readonly because: string;
}

const seenIn = memoizeText((text): readonly Seen[] => [...saidIn(text), ...workedOutIn(text)]);

const differs = (text: string): boolean =>
  cameOutDifferently.test(text) || numbersIn(text).filter(({ low }) => low !== 1).length > 1;

function saidIn(text: string): readonly Seen[] {
  return rows.flatMap(({ id, says, all, unless, theme, sides, because }) => {
    if (!says.test(text) || unless?.test(text)) return [];
    const words = new Set(matchesIn(text, all).map(([word]) => word.toLowerCase())).size;
    return [{ id, theme, sides, because, weight: weightOfWords(words) }];
  });
}

function workedOutIn(text: string): readonly Seen[] {
  const isAway = isSomebodyAway(text);
  const found: readonly (keyof typeof workedOut | false)[] = [
    isAway && wentOn.test(text) && interrupts.test(text) && "went-without",
    isAway && !wentOn.test(text) && stoodStill.test(text) && standsWithout(text),
    isSteadilyOver(text) ? "over-alike" : isOverQuote(text) && "over-quote",
  ];
  return found.flatMap((id) =>
    id === false ? [] : [{ id, ...workedOut[id], weight: comparisonLogWeights.workedOut }],
  );
}

/** The comparison for work that stopped while someone was away, by the work the text says they do. */
const standsWithout = (text: string): keyof typeof workedOut =>
  programsAlone.test(text) && !clears("programming_readiness", text) ? "stood-without-programs" : "stood-without";

const weightOf = (theme: ThemeId, seen: readonly Seen[]): number =>
  Math.max(0, ...seen.filter((one) => one.theme === theme).map(({ weight }) => weight));

/** The most sentences in a row that form one comparison. */
const longest = 4;

/** The comparisons in a whole answer, the clearest first. Among other sentences, both sides must be clear. */
export function comparisonsAmong(
  all: readonly Read[],
  { prepared }: Pick<AnswerRead, "prepared">,
): readonly Comparison[] {
  const facts = all.filter(
    ({ text }) =>
      !notNow.test(text) &&
      !belief.test(text) &&
      !clearsEverywhere(text) &&
      !onlySoundsLikeAny(text) &&
      !refutations.some(({ says }) => says.test(text)),
  );
  if (!mayCompare(facts)) return [];
  const found = facts.flatMap((first, at) => {
    const most = facts.slice(at, at + longest);
    // If the longest run of sentences contains no comparison, neither does a shorter one.
    if (!mayCompare(most)) return [];
    return most.flatMap((last, more) => {
      const stretch = most.slice(0, more + 1);
      if (!saysWhatDiffers(stretch)) return [];
      const passage = (): Passage => passageOf(prepared, first.from, last.to);
      return (
        comparisonOf(
          stretch.map(({ text }) => text),
          passage,
        ) ?? []
      );
    });
  });
  return found.toSorted(byClarity);
}

/**
 * Whether words or facts state the difference. In a whole answer they must, because the reader's detections already
 * count there.
 */
function saysWhatDiffers(stretch: readonly Read[]): boolean {
  const text = textOf(stretch);
  return mayCompareIn(text) && !besideTheWork.test(text) && (seenIn(text).length > 0 || comparesNumbers(text));
}

const textOf = (stretch: readonly Read[]): string => joined(stretch.map(({ text }) => text));

const mayCompare = (stretch: readonly Read[]): boolean => mayCompareIn(textOf(stretch));

const mayCompareIn = memoizeText(
  (text): boolean => plainlyTwoSides.test(text) || hasTwoSides(text) || isWorkedOut(text),
);

const isWorkedOut = (text: string): boolean => isSomebodyAway(text) || isSteadilyOver(text) || isOverQuote(text);

/** Comparisons worked out from facts come before those found by words. */
const kindOf = ({ id }: Comparison): number => (id in workedOut ? 0 : 1);

/** Sorts the clearest first; if equally clear, the one in fewer sentences. */
export const byClarity = (a: Comparison, b: Comparison): number =>
  kindOf(a) - kindOf(b) || b.strength - a.strength || a.quotes.length - b.quotes.length;
