import type { OwnMeasure } from "../../../diagnosis/facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../../../diagnosis/facts/goals/own-measures.ts";
import type { KpiId } from "../../../knowledge/kpis/kpis.ts";
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
