import type { ThemeId } from "../../diagnosis/diagnosis.ts";
import { roleIn } from "../../diagnosis/roles.ts";
import { kpis } from "../../knowledge/kpis.ts";
import { themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";

/** Who leads the first actions: the owner of the theme's most telling KPI. */
export function ownerOf(theme: ThemeId, submission: Submission): string {
  const [first] = themes[theme].kpis;
  return roleIn(submission, kpis[first].owner);
}
