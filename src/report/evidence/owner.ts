import { roleIn } from "../../diagnosis/roles.ts";
import { kpisExposing } from "../../knowledge/kpi-record/kpi-exposure.ts";
import { kpis } from "../../knowledge/kpis/kpis.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";

/** Who leads the first actions: the owner of the KPI that shows the theme best. */
export function ownerOf(theme: ThemeId, submission: Submission): string {
  const [first] = kpisExposing(theme);
  if (first === undefined) throw new Error(`No KPI exposes ${theme}`);
  return roleIn(submission, kpis[first].owner);
}
