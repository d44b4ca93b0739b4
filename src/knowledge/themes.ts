import type { Theme } from "./theme.ts";
import { aBackupAtInspection } from "./themes/a-backup-at-inspection.ts";
import { aScheduleThatKeepsChanging } from "./themes/a-schedule-that-keeps-changing.ts";
import { breakdowns } from "./themes/breakdowns.ts";
import { jobsQuotedTooLow } from "./themes/jobs-quoted-too-low.ts";
import { lateMaterialAndOutsideWork } from "./themes/late-material-and-outside-work.ts";
import { numbersInTooManyPlaces } from "./themes/numbers-in-too-many-places.ts";
import { programsNotReady } from "./themes/programs-not-ready.ts";
import { setupsThatRunOver } from "./themes/setups-that-run-over.ts";
import { skillsOnlyAFewHave } from "./themes/skills-only-a-few-have.ts";
import { stopsNobodySees } from "./themes/stops-nobody-sees.ts";
import type { ThemeId } from "./themes/theme-id.ts";
import { workThatWaits } from "./themes/work-that-waits.ts";

/**
 * The root causes behind late jobs and lost machine hours, each in a file of its own. Priors and ratios are our own
 * judgment; the figures rest on public sources read in November 2026.
 */
const records = {
  setup_changeover: setupsThatRunOver,
  programming_readiness: programsNotReady,
  quality_inspection: aBackupAtInspection,
  material_supply: lateMaterialAndOutsideWork,
  staffing_skills: skillsOnlyAFewHave,
  scheduling_priority: aScheduleThatKeepsChanging,
  capacity_visibility: stopsNobodySees,
  quoting_estimating: jobsQuotedTooLow,
  flow_wip_dwell: workThatWaits,
  maintenance_downtime: breakdowns,
  data_silos: numbersInTooManyPlaces,
} as const satisfies Record<ThemeId, Theme>;

/** All themes. An id without a record is one compiler message above, not one at each use. */
export const themes = records as {
  readonly [T in ThemeId]: T extends keyof typeof records ? (typeof records)[T] : Theme;
};

export const themeIds = Object.keys(themes) as readonly ThemeId[];

export const isThemeId = (text: string): text is ThemeId => Object.hasOwn(themes, text);

/** The name of a theme inside a sentence. */
export function nameInSentence(id: ThemeId): string {
  const { name } = themes[id];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export type { ThemeId };
