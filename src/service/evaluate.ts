import type { KpiId } from "../knowledge/kpis/kpis.ts";
import type { ThemeId } from "../knowledge/themes.ts";
import type { ModelReading } from "./model/reading/read-with-model.ts";
import { isUsed, type ModelCall } from "./model/receipt.ts";

/** The known truth about one shop. */
export interface Expected {
  /** Root themes, the most important first. */
  readonly rootThemes: readonly [string, ...string[]];
  /** Groups of KPI ids; any id of a group counts as found. */
  readonly kpiGroups: readonly (readonly string[])[];
  /** Whether the shop named or attacked something other than the root. */
  readonly perceptionGap: boolean;
}

/** What the diagnosis said about the shop. */
export interface Ranked {
  readonly themes: readonly ThemeId[];
  readonly kpis: readonly KpiId[];
}

/** How accurate the diagnosis of one shop was. Every measure is between 0 and 1. */
export interface CaseScore {
  readonly hit1: number;
  /** The theme named first is one of the true ones. */
  readonly firstIsTrue: number;
  readonly hit3: number;
  readonly recall3: number;
  /** 1 divided by the rank of the expected first theme. */
  readonly reciprocalRank: number;
  readonly kpiRecall8: number;
  readonly perceptionGap: boolean;
}

export function scoreCase(expected: Expected, said: Ranked): CaseScore {
  const [first] = expected.rootThemes;
  const firstThree: readonly string[] = said.themes.slice(0, 3);
  const firstEight: readonly string[] = said.kpis.slice(0, 8);
  const index = (said.themes as readonly string[]).indexOf(first);
  return {
    hit1: index === 0 ? 1 : 0,
    firstIsTrue: said.themes.slice(0, 1).some((theme) => expected.rootThemes.includes(theme)) ? 1 : 0,
    hit3: firstThree.includes(first) ? 1 : 0,
    recall3: shareOf(expected.rootThemes, (theme) => firstThree.includes(theme)),
    reciprocalRank: index < 0 ? 0 : 1 / (index + 1),
    kpiRecall8: shareOf(expected.kpiGroups, (group) => group.some((kpi) => firstEight.includes(kpi))),
    perceptionGap: expected.perceptionGap,
  };
}

/** The summary of all cases, as `eval` prints it. A measure without cases is `null`. */
export function summaryOf(scores: readonly CaseScore[]) {
  const gaps = scores.filter((score) => score.perceptionGap);
  return {
    n: scores.length,
    hit1: mean(scores.map((score) => score.hit1)),
    first_is_true: mean(scores.map((score) => score.firstIsTrue)),
    hit3: mean(scores.map((score) => score.hit3)),
    recall3: mean(scores.map((score) => score.recall3)),
    mrr: mean(scores.map((score) => score.reciprocalRank)),
    kpi_recall8: mean(scores.map((score) => score.kpiRecall8)),
    gap_hit1: mean(gaps.map((score) => score.hit1)),
  };
}

export type Summary = ReturnType<typeof summaryOf>;

/**
 * How often the lead cause of page one is the first true cause, or one of the true causes. A page without a cause
 * counts as neither.
 */
export const leadsOf = (
  pages: readonly { readonly roots: readonly string[]; readonly lead: ThemeId | undefined }[],
) => ({
  leads_with_first: mean(pages.map(({ roots, lead }) => (lead !== undefined && lead === roots[0] ? 1 : 0))),
  leads_with_true: mean(pages.map(({ roots, lead }) => (roots.some((root) => root === lead) ? 1 : 0))),
});

/** The results of a model's reading, as `eval --model` prints them. */
export function readingSummaryOf(readings: readonly ModelReading[]) {
  const calls = readings.flatMap((reading) => reading.calls);
  const isAnswered = (call: ModelCall): boolean => isUsed(call) || call.outcome === "dropped";
  const failures = calls.filter((call) => !isAnswered(call)).map(({ outcome }) => outcome);
  const total = (part: "input" | "output"): number => calls.reduce((sum, { usage }) => sum + (usage?.[part] ?? 0), 0);
  return {
    asked: calls.length,
    answered: calls.length - failures.length,
    failed: countsOf(failures),
    quotes_kept: readings.reduce((sum, { observations }) => sum + observations.length, 0),
    quotes_dropped: countsOf(calls.flatMap(({ dropped }) => dropped ?? [])),
    tokens: { input: total("input"), output: total("output") },
  };
}

export const countsOf = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));

/** The predicted probability of a theme, and whether it was a root cause. */
export interface Judged {
  readonly probability: number;
  readonly wasRoot: boolean;
}

/** Upper ends of the bands for comparing probabilities with outcomes. */
const bands = [0.1, 0.25, 0.5, 0.75, 0.9, 1] as const;

/** For each band: the number of predictions, their mean probability, and the share that were roots. */
export const reliabilityOf = (judged: readonly Judged[]) =>
  bands.map((upTo, index) => {
    const from = bands[index - 1] ?? 0;
    const inside = judged.filter(({ probability }) => probability >= from && (probability < upTo || upTo === 1));
    return {
      from,
      upTo,
      n: inside.length,
      mean: mean(inside.map(({ probability }) => probability)),
      wereRoots: mean(inside.map(({ wasRoot }) => Number(wasRoot))),
    };
  });

/** The share of expected items that were found; 1 if none is expected. */
const shareOf = <T>(expected: readonly T[], isFound: (item: T) => boolean): number =>
  expected.length === 0 ? 1 : expected.filter(isFound).length / expected.length;

/** Rounded to four digits, so that the summary is easy to compare. */
const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(4));
