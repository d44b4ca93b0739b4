import { aBackupAtInspection } from "./situations/a-backup-at-inspection.ts";
import { aScheduleThatKeepsChanging } from "./situations/a-schedule-that-keeps-changing.ts";
import { breakdowns } from "./situations/breakdowns.ts";
import { jobsQuotedTooLow } from "./situations/jobs-quoted-too-low.ts";
import { lateMaterialAndOutsideWork } from "./situations/late-material-and-outside-work.ts";
import { numbersInTooManyPlaces } from "./situations/numbers-in-too-many-places.ts";
import { programsNotReady } from "./situations/programs-not-ready.ts";
import { setupsThatRunOver } from "./situations/setups-that-run-over.ts";
import { skillsOnlyAFewHave } from "./situations/skills-only-a-few-have.ts";
import { stopsNobodySees } from "./situations/stops-nobody-sees.ts";
import { workThatWaits } from "./situations/work-that-waits.ts";

/** Every situation by its id, grouped by cause, the narrowest first. */
export const situations = {
  ...aBackupAtInspection,
  ...aScheduleThatKeepsChanging,
  ...breakdowns,
  ...lateMaterialAndOutsideWork,
  ...numbersInTooManyPlaces,
  ...programsNotReady,
  ...jobsQuotedTooLow,
  ...setupsThatRunOver,
  ...skillsOnlyAFewHave,
  ...stopsNobodySees,
  ...workThatWaits,
} as const;

export type SituationId = keyof typeof situations;
