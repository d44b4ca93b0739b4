import { isLessSure } from "../../../knowledge/odds/likelihood.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { RankedTheme } from "../../diagnosis.ts";
import type { OwnSum } from "../../facts/sums/own-sum.ts";
import { type Reading, sumsOfKind } from "../reading.ts";
import { joinedTo } from "./second-cause.ts";

export const isMeasured = ({ machine_utilization_known: known }: Submission): boolean =>
  known === "Yes (ERP)" || known === "Yes (telemetry)";

/** The own sum that belongs to the goal or to the leading cause. */
export function ownSumFor(
  { sums, facts, diagnosis, submission }: Reading,
  lead: RankedTheme | undefined,
): OwnSum | undefined {
  const clock = sumsOfKind(sums, "clock-share");
  const plansMachines = facts.plans.some(({ asset, certainty }) => asset === "machine" && certainty === "intended");
  const asksForHours = lead?.id === "capacity_visibility" || plansMachines || sumsOfKind(sums, "demand");
  // Hours read from the machines are known, but that doesn't show the cause.
  const isExplained = isMeasured(submission) && lead !== undefined && !isLessSure(lead.likelihood, "likely");
  if (clock && asksForHours && !isExplained) return clock;
  if (lead === undefined) return undefined;
  const joined = joinedTo(lead, diagnosis);
  const ids: readonly ThemeId[] = [lead.id, ...(joined ? [joined.id] : [])];
  const overrun = sumsOfKind(sums, "setup-overrun");
  if (overrun && ids.includes("setup_changeover")) return overrun;
  const unit = sumsOfKind(sums, "time-each");
  return unit && ids.includes(unit.theme) ? unit : undefined;
}
