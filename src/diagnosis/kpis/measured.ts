import { hasSign, inUnit, measuredRounded } from "../../knowledge/kpi-record/kpi-units.ts";
import { lightOf, signalOf } from "../../knowledge/kpi-record/signals.ts";
import { isKpiId, type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import {
  answersOverriddenBy,
  enoughMeasured,
  holdsWaits,
  measuredParameters,
  measuredRatios,
} from "../../knowledge/odds/measured-kpis.ts";
import { situations } from "../../knowledge/situations.ts";
import { columnsRead, isImpossible } from "../../measures/measure.ts";
import { recordLists } from "../../measures/record-lists.ts";
import { dayMs } from "../../survey/day-ms.ts";
import { reportFields } from "../../survey/free-text.ts";
import type { MeasuredKpi } from "../../survey/measured.ts";
import type { Submission } from "../../survey/submission.ts";
import { withNoun } from "../../survey/writing.ts";
import { crossCheckWords, measuredWords } from "../cross-checks/cross-checks.words.ts";
import type { CrossCheck } from "../diagnosis.ts";
import { evidenceWords } from "../evidence/evidence.words.ts";
import type { FloorEvidence } from "../evidence/floor-evidence.ts";
import { shareIn } from "../losses/figure.ts";
import { basisWords } from "../losses/formula.words.ts";
import { ranged, type Term } from "../losses/term.ts";
import { isDenial, readText } from "../reader/sentences.ts";

const { measured: words } = crossCheckWords;

/** A KPI that a shop measured in its own files. */
export interface Measured extends Omit<MeasuredKpi, "kpi"> {
  readonly kpi: KpiId;
}

/** What a shop measured, for the KPIs that exist and without shares that can't be. */
export const measuredIn = ({ measured = [] }: Submission): readonly Measured[] =>
  measured.flatMap((one) =>
    isKpiId(one.kpi) && !isImpossible(kpis[one.kpi].measure, one.value) ? [{ ...one, kpi: one.kpi }] : [],
  );

export const measuredOf = (kpi: KpiId, submission: Submission): Measured | undefined =>
  measuredIn(submission).find((one) => one.kpi === kpi);

/** The value as shown: `+41%`, `4.5 days`. */
export function valueText({ kpi, value }: Pick<Measured, "kpi" | "value">): string {
  const { unit, targets } = kpis[kpi];
  const rounded = measuredRounded(value);
  return `${hasSign(targets) && rounded > 0 ? "+" : ""}${inUnit(rounded, unit)}`;
}

const whole = new Intl.NumberFormat("en-US");

const daysOf = ({ from, to }: Pick<Measured, "from" | "to">): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** How much a value tells of a year, 0 to 1: few rows, or a few days, only tell how those were. */
const reachOf = ({ kpi, rows, ...span }: Measured): number =>
  kpis[kpi].measure.reads === "state" ? 1 : Math.min(1, rows / enoughMeasured.rows, daysOf(span) / enoughMeasured.days);

/** Whether it tells of a year, and not just of its rows. */
export const isWhole = (one: Measured): boolean => reachOf(one) === 1;

/** Whether the shop says that machines wait for the first piece to be passed, which setup hours hold, too. */
const waitsForFirstPiece = (submission: Submission): boolean =>
  reportFields.some((field) =>
    readText(field, submission[field] ?? "").sentences.some(
      (one) => situations["first-article-waits"].says.test(one.text) && !isDenial(one),
    ),
  );

/** Whether setup hours over plan may be hours of waiting: then they neither make setups the cause nor size it. */
export const mayBeWaiting = ({ kpi }: Measured, submission: Submission): boolean =>
  holdsWaits.includes(kpi) && waitsForFirstPiece(submission);

/** `13 weeks, 312 operations`; `240 order lines` for how things are on one day. */
export function spanText({ kpi, rows, from, to }: Measured): string {
  const days = daysOf({ from, to });
  const weeks = Math.max(1, Math.round(days / 7));
  const [list, ...others] = [...columnsRead(kpis[kpi].measure.value).keys()];
  const what =
    list === undefined || others.length > 0 ? "rows" : (listNames[list] ?? recordLists[list].sheet.toLowerCase());
  const counted = withNoun(whole.format(rows), what);
  return from === to ? counted : `${withNoun(weeks, "weeks")}, ${counted}`;
}

const listNames: { readonly [R in keyof typeof recordLists]?: string } = measuredWords.lists;

/** `Lead time` becomes `lead time`, and `OEE` stays. */
const inSentence = (name: string): string => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** `41% over plan in 13 weeks, 312 operations; 10 of them account for 50% of the hours over`. */
export function measuredText(one: Measured): string {
  const said =
    one.kpi === "kpi_setup_var" && one.value >= 0
      ? measuredWords.overPlan(valueText(one).replace("+", ""), spanText(one))
      : measuredWords.valueIn(inSentence(kpis[one.kpi].name), valueText(one), spanText(one));
  return `${said}${worstText(one)}`;
}

const worstText = ({ worst }: Measured): string =>
  worst === undefined || worst.share < 0.25 ? "" : measuredWords.worst(worst.count, Math.round(worst.share * 100));

/** Every measured KPI as evidence for or against its themes, as far as its rows reach. An amber value is neither. */
export const measuredEvidenceIn = (submission: Submission): readonly FloorEvidence[] =>
  measuredIn(submission).flatMap((one) => {
    const light = lightOf(signalOf(one.kpi), one.value);
    if (light === "amber" || (light === "red" && mayBeWaiting(one, submission))) return [];
    return (measuredRatios[one.kpi] ?? []).map(({ theme, red, green }) => ({
      theme,
      speaks: light === "red" ? ("for" as const) : ("against" as const),
      ratio: (light === "red" ? red : green) ** Math.sqrt(reachOf(one)),
      field: "measured" as const,
      answer: `${kpis[one.kpi].name}: ${valueText(one)}, ${spanText(one)}`,
      quoted: false,
      words: [],
      why: light === "red" ? evidenceWords.offTarget : evidenceWords.onTarget,
    }));
  });

interface ContradictedAnswer {
  readonly measured: Measured;
  readonly field: keyof Submission & string;
  readonly answer: string;
  /** The answer. */
  readonly said: string;
  /** The choice that contains the value. */
  readonly is: string;
}

/** The answers that a measured value contradicts. */
function contradicted(submission: Submission): readonly ContradictedAnswer[] {
  return measuredIn(submission)
    .filter(isWhole)
    .flatMap((measured) => {
      const rule = answersOverriddenBy[measured.kpi];
      const answer = rule && submission[rule.field];
      if (rule === undefined || answer === undefined) return [];
      const is = rule.choices.find(({ upTo }) => measured.value <= upTo)?.choice;
      if (is === undefined || is === answer || rule.alsoAgrees?.[is]?.includes(answer)) return [];
      return [{ measured, field: rule.field, answer, said: rule.said[answer] ?? answer, is }];
    });
}

/** The submission without the answers that its own files contradict; those aren't evidence. */
export function withoutContradicted(submission: Submission): Submission {
  if (submission.measured === undefined) return submission;
  const gone = new Set<string>(contradicted(submission).map(({ field }) => field));
  if (gone.size === 0) return submission;
  // The cast is sound: none of the fields that can be settled is required.
  return Object.fromEntries(Object.entries(submission).filter(([field]) => !gone.has(field))) as unknown as Submission;
}

/** Findings about answers that the files contradict. They show both; the measurement counts. */
export const measuredCrossChecks = (submission: Submission): readonly CrossCheck[] =>
  contradicted(submission).map(({ measured, field, answer, said, is }) => ({
    kind: "contradiction",
    id: `measured-${measured.kpi}`,
    title: words.title(said, measuredText(measured)),
    said: [{ field: field as CrossCheck["said"][number]["field"], answer }],
    does_not_fit: words.doesNotFit(answer, is),
    means: words.means,
    check: words.check,
    benchmarks: [],
    confidence: measured.decided === true ? "medium" : "high",
    because: words.because,
  }));

/** What a shop measured, in place of an assumption, if it tells of a year. */
export function measuredTerm(id: string, submission: Submission, name: string): Term | undefined {
  const known = Object.hasOwn(measuredParameters, id) ? measuredParameters[id] : undefined;
  const one = known && measuredOf(known.kpi, submission);
  if (known === undefined || one === undefined || !isWhole(one) || mayBeWaiting(one, submission)) return undefined;
  const value = known.fromKpi(one.value);
  const range = { low: value, likely: value, high: value };
  const basis = basisWords.measured(kpis[one.kpi].name, valueText(one), spanText(one));
  return ranged(
    id,
    range,
    { kind: "parameter", name, value: range, basis, ...shareIn(known.unit), measured: true },
    name,
  );
}
