import type { CautionId } from "../../survey/caution-rows.ts";
import { type Caution, cautionsOf } from "../../survey/cautions.ts";
import type { Submission } from "../../survey/submission.ts";
import type { CrossCheck } from "../diagnosis.ts";
import { monitoredOf } from "../facts/numbers/monitored-machines.ts";

/**
 * Answers that look like a mistake, that the visitor left unchanged, and that no cross-check mentions. The diagnosis uses
 * them as given, so the report should mention them.
 */
export const uncoveredCautions = (
  submission: Submission,
  crossChecks: readonly Pick<CrossCheck, "id">[],
): readonly Caution[] =>
  cautionsOf(submission).filter(
    ({ id }) =>
      !crossChecks.some(({ id: one }) => coveringCrossChecks[id].includes(one)) &&
      // A monitor on some machines records the stops of those only.
      !(id === "telemetry-without-stops" && monitoredOf(submission) !== undefined),
  );

/** The cross-checks that say the same as a caution, and more. */
export const coveringCrossChecks: Readonly<Record<CautionId, readonly CrossCheck["id"][]>> = {
  "machines-many": [],
  "machinists-few": ["machinists-too-few"],
  "machinists-fewer-than-shifts": ["machinists-too-few"],
  "machinists-none": [],
  "machinists-many": ["machinists-more-than-machines"],
  "users-more-than-people": ["more-users-than-people"],
  "erp-nobody-uses": ["erp-nobody-uses"],
  "erp-users-without-erp": ["erp-not-named"],
  "lights-out-work-watched": ["unattended-work-attended"],
  "screens-fed-not-there": ["screens-fed-that-are-not-there"],
  "erp-plan-without-erp": ["erp-not-named"],
  "hours-monitor-not-named": ["monitor-not-named"],
  "stops-monitor-not-named": ["monitor-not-named"],
  "telemetry-without-stops": [],
  "utilization-tracked-not-known": ["utilization-tracked-unknown"],
  "rate-low": ["rate-below-published", "five-axis-rate-low"],
  "rate-high": ["rate-above-published"],
};
