import { factsIn } from "../../../diagnosis/facts/facts.ts";
import type { OwnMeasure } from "../../../diagnosis/facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../../../diagnosis/facts/goals/own-measures.ts";
import { hoursAShift } from "../../../knowledge/figures/working-time.ts";
import { type KpiId, kpis } from "../../../knowledge/kpis/kpis.ts";
import type { Submission } from "../../../survey/submission.ts";

/** The shop's own goal for its lead time: `4 weeks`, which are 20 working days. */
export interface OwnTerm {
  readonly text: string;
  readonly workingDays: number;
}

/** The goal on the tile that takes the place of the lead time; `undefined` for other KPIs and units. */
export function ownTerm(id: KpiId, submission: Submission): OwnTerm | undefined {
  if (id !== "kpi_lead_time") return undefined;
  const first = ownMeasuresOf(submission).find(({ kpi }) => kpi === id);
  return first && termOf(first);
}

function termOf({ target, unit }: OwnMeasure): OwnTerm | undefined {
  const inWorkingDays = workingDays.find(({ says }) => says.test(unit))?.each;
  if (target === null || inWorkingDays === undefined) return undefined;
  // The longer end of `4–5`.
  const text = target.text.replace(/^under |^.*–/, "");
  const longest = target.text.includes("–") ? Number(text) : target.value;
  if (!(longest > 0)) return undefined;
  return {
    text: `${text} ${longest === 1 ? unit.replace(/s$/, "") : unit}`,
    workingDays: Math.round(longest * inWorkingDays),
  };
}

/** Days are by the calendar unless they say otherwise: five of seven are worked. */
const workingDays = [
  { says: /^(?:working|business) days$/, each: 1 },
  { says: /^(?:calendar )?days$/, each: 5 / 7 },
  { says: /^weeks$/, each: 5 },
] as const;

/**
 * Whether our touch time share is out of reach even at the shop's own lead time: `9 hours of machining` in 28 days on two
 * shifts are 3%, and a job that meets its goal would be red.
 */
export function isTouchOutOfReach(id: KpiId, submission: Submission): boolean {
  const term = id === "kpi_flow_eff" ? ownTerm("kpi_lead_time", submission) : undefined;
  if (term === undefined) return false;
  const worked = factsIn(submission).quantities.filter(
    ({ unit, high, per, sentence: { text } }) =>
      unit === "minutes" && per === null && high < longestWork && ofWork.test(text),
  );
  const hours = Math.max(...worked.map(({ high }) => high / 60));
  const staffed = term.workingDays * Number(submission.shift_count) * hoursAShift;
  const { good } = kpis[id].targets;
  return worked.length > 0 && typeof good === "number" && (100 * hours) / staffed < good;
}

const ofWork =
  /\b(?:(?:hours?|hrs?|h|minutes?|min) of (?:machining|cutting|actual work|real work|work|machine time|spindle time|touch time)|(?:machining|cutting|touch|spindle) time)\b/i;
/** In minutes. What takes days is a stay rather than work. Own judgment. */
const longestWork = 2880;
