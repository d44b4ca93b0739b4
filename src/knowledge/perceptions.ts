import type { AnswerTo } from "../survey/submission.ts";
import type { ThemeId } from "./themes.ts";

/** A place where work is said to pile up, and how to count what is lost there. */
export interface Perception {
  /** The themes that would make work pile up there; one of them leading bears the shop out. */
  readonly themes: readonly [ThemeId, ...ThemeId[]];
  /** What to add up for two weeks. */
  readonly count: string;
}

/** What each named bottleneck means in themes. `Other` names none. Own judgement. */
export const perceptions = {
  "5-axis": {
    themes: ["programming_readiness", "capacity_visibility"],
    count: "the hours in which a job that needs five axes lay in front of a 5-axis machine that was cutting",
  },
  Programming: {
    themes: ["programming_readiness"],
    count: "the hours in which a machine waited for a program, a setup sheet or a tool list",
  },
  Setup: { themes: ["setup_changeover"], count: "the hours by which setups ran over what was planned for them" },
  "QC/Inspection": {
    themes: ["quality_inspection"],
    count: "the hours in which a machine or a finished lot waited for inspection",
  },
  Materials: {
    themes: ["material_supply"],
    count:
      "the hours in which a machine ran something else because material, certs or an outside process were not there",
  },
  Staffing: {
    themes: ["staffing_skills"],
    count: "the hours in which a machine with work stood because nobody qualified was free",
  },
} as const satisfies Record<Exclude<AnswerTo<"primary_bottleneck">, "Other">, Perception>;

/** What to add up for two weeks to see whether a theme takes the hours. Own judgement. */
export const countOfTheme = {
  setup_changeover: "the hours by which setups ran over what was planned for them",
  programming_readiness: "the hours in which a machine waited for a program, a setup sheet or a tool list",
  quality_inspection: "the hours in which a machine or a finished lot waited for inspection",
  material_supply: "the hours in which a job could not start for want of material, certs or an outside process",
  staffing_skills: "the hours in which a machine with work stood because nobody qualified was free",
  scheduling_priority: "the hours spent on tearing down and setting up again because the sequence was changed",
  capacity_visibility: "the hours in which a machine stood and nobody could say why",
  quoting_estimating: "the hours by which operations ran over what was quoted for them",
  flow_wip_dwell: "the hours in which lots lay finished at one step and nobody moved them to the next",
  maintenance_downtime: "the hours that breakdowns took, from the stop to the next good part",
  data_silos: "the hours in which people looked for a number or typed it a second time",
} as const satisfies Record<ThemeId, string>;
