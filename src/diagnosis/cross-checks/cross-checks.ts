import { type ContradictionId, contradictions } from "../../knowledge/cross-checks/contradictions.ts";
import type { CrossCheckRule } from "../../knowledge/cross-checks/cross-check-rule.ts";
import type { NamedBottleneck, Theme } from "../../knowledge/theme.ts";
import { nameInSentence, type ThemeId, themeIds, themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import type { CrossCheck, Evidence, RankedTheme } from "../diagnosis.ts";
import { saysByItself } from "../evidence/is-grounded.ts";
import { measuredCrossChecks } from "../kpis/measured.ts";
import { onTimeCrossChecks } from "../kpis/on-time.ts";
import { benchmarksBehind, ruleHolds, saidFor } from "./apply-rule.ts";
import { crossCheckWords } from "./cross-checks.words.ts";

const { gap: words } = crossCheckWords;

/**
 * Contradictions in the answers and unused opportunities: the perception gap, then contradictions, then opportunities, the
 * most certain of each first, and what contradicts a measured number before what only answers contradict. Unanswered
 * questions cause none.
 *
 * @param ranked all themes, the leading one first
 */
export function crossChecksOf(submission: Submission, ranked: readonly RankedTheme[]): readonly CrossCheck[] {
  const ids = Object.keys(contradictions) as readonly ContradictionId[];
  const found = ids.filter((id) => ruleHolds(contradictions[id], submission)).map((id) => crossCheckOf(id, submission));
  return [
    ...measuredCrossChecks(submission),
    ...onTimeCrossChecks(submission),
    ...perceptionGap(submission, ranked),
    ...found,
  ].toSorted(inOrder);
}

const order = { "perception-gap": 0, contradiction: 1, opportunity: 2 } as const;
const sureness = { high: 0, medium: 1, low: 2 } as const;

const inOrder = (a: CrossCheck, b: CrossCheck): number =>
  order[a.kind] - order[b.kind] || sureness[a.confidence] - sureness[b.confidence];

function crossCheckOf(id: ContradictionId, submission: Submission): CrossCheck {
  const rule: CrossCheckRule = contradictions[id];
  return {
    kind: rule.kind,
    id,
    title: rule.title,
    said: saidFor(rule, submission),
    does_not_fit: rule.doesNotFit,
    means: rule.means,
    check: rule.check.replace("the sheet or the board", planKeptIn(submission)),
    benchmarks: benchmarksBehind(rule, submission),
    confidence: rule.confidence,
    because: rule.because,
  };
}

/** Where the schedule is kept, as the shop says it. */
const planKeptIn = ({ schedule_tool }: Submission): string =>
  schedule_tool === "Whiteboard"
    ? "the whiteboard"
    : schedule_tool === "Excel"
      ? "the sheet"
      : "the sheet or the board";

/**
 * A named bottleneck is doubted if its theme is less than this share as likely as the leading one. Naming it is itself
 * strong evidence, so in that case little else supports it. Own judgment.
 */
export const doubtedBelow = 0.5;

/** The bottleneck the shop names, if its other answers clearly point elsewhere: one cross-check, or none. */
function perceptionGap(
  { primary_bottleneck: named }: Submission,
  ranked: readonly RankedTheme[],
): readonly CrossCheck[] {
  const [first] = ranked;
  if (first === undefined || first.confidence === "low" || named === "Other") return [];
  const believed = ranked.filter(({ id }) => entryFor(named, id) !== undefined);
  const isDoubted = believed.every(({ probability }) => probability < doubtedBelow * first.probability);
  const isSplit = believed.some(({ evidence }) => evidence.some((one) => isBesideName(one) && one.weight === "strong"));
  const count = Math.max(0, ...believed.map(({ evidence }) => evidence.filter(isBesideName).length));
  return isDoubted ? [gapTo(first, isSplit ? "split" : first.confidence, named, count)] : [];
}

/** An answer that names a cause, other than the bottleneck. */
const isBesideName = (one: Evidence): boolean =>
  one.speaks === "for" && one.field !== "primary_bottleneck" && one.weight !== "weak" && saysByItself(one);

function gapTo(
  first: RankedTheme,
  because: keyof typeof words.because,
  named: NamedBottleneck["choice"],
  others: number,
): CrossCheck {
  const weightiest = first.evidence
    .filter(({ speaks, by }) => speaks === "for" && by === undefined)
    .slice(0, quotedInGap);
  const quotes = weightiest.flatMap(({ field, answer }) => (field === "letter" ? [] : [{ field, answer }]));
  const cause = nameInSentence(first.id);
  return {
    kind: "perception-gap",
    id: "named-bottleneck",
    title: (because === "split" ? words.titleOfSplit : words.title)(named, cause),
    said: [{ field: "primary_bottleneck", answer: named }, ...quotes],
    does_not_fit: [words.doesNotFit(named, others, cause), ...reasons(weightiest)].join(" "),
    means: words.means(named, cause),
    check: words.check(countAt(named), themes[first.id].toCount),
    benchmarks: [],
    confidence: because === "split" ? "medium" : because,
    because: words.because[because],
  };
}

/** What a theme says about a named bottleneck; `undefined` if the bottleneck doesn't mean that theme. */
const entryFor = (named: string, id: ThemeId): NamedBottleneck | undefined =>
  (themes[id] satisfies Theme).bottlenecks.find(({ choice }) => choice === named);

/** What to add up at a named bottleneck: its own count, or that of the theme it means. */
function countAt(named: string): string {
  const meant = themeIds.filter((id) => entryFor(named, id) !== undefined);
  const own = meant.map((id) => entryFor(named, id)?.count).find((count) => count !== undefined);
  const [only] = meant;
  if (only === undefined) throw new Error(`No theme is meant by the bottleneck ${named}`);
  return own ?? themes[only].toCount;
}

/** How many answers the gap quotes for the leading theme. */
const quotedInGap = 2;

/** Why the quoted answers count, without reasons that would repeat a quoted phrase. */
const reasons = (evidence: readonly Evidence[]): readonly string[] =>
  evidence
    .filter(({ quoted }) => !quoted)
    .map(({ field, answer, why }) => (field === "happens_weekly" ? words.weekly(answer) : why));
