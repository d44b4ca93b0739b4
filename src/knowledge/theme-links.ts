import type { ThemeId } from "./themes.ts";

/** How one theme brings about another. */
export interface ThemeLink {
  readonly from: ThemeId;
  readonly to: ThemeId;
  readonly why: string;
  /** That one brings about the other is own judgement; the rows named are published or assumed figures about it. */
  readonly source: string;
}

/**
 * The themes as they follow on each other, the most upstream first: what is known, what is sold, what must be ready,
 * what is planned, what is run, what leaves. Own judgement. Every link of `themeLinks` runs down this list, so no chain
 * can close into a ring. The loop that runs up again (late jobs are chased) is left out.
 */
export const upstreamFirst = [
  "data_silos",
  "capacity_visibility",
  "quoting_estimating",
  "staffing_skills",
  "programming_readiness",
  "material_supply",
  "maintenance_downtime",
  "quality_inspection",
  "scheduling_priority",
  "setup_changeover",
  "flow_wip_dwell",
] as const satisfies readonly ThemeId[];

export const themeLinks = [
  {
    from: "data_silos",
    to: "capacity_visibility",
    why: "Where hours are kept in several places and filled in afterwards, nobody believes them, and capacity is guessed.",
    source: "own judgement, with BM-TIME-07",
  },
  {
    from: "data_silos",
    to: "quoting_estimating",
    why: "Without actual hours there is nothing to learn from, so the next quote repeats the last one's mistake.",
    source: "own judgement, with BM-QUOTE-01",
  },
  {
    from: "data_silos",
    to: "scheduling_priority",
    why: "A plan beside the ERP does not hear of moved dates and finished operations, so it is changed by hand all day.",
    source: "own judgement",
  },
  {
    from: "capacity_visibility",
    to: "quoting_estimating",
    why: "Who believes in more hours than the machines run sells hours that are not there.",
    source: "own judgement, with BM-UTIL-08",
  },
  {
    from: "capacity_visibility",
    to: "maintenance_downtime",
    why: "Short stops that nobody records grow into breakdowns that everybody sees.",
    source: "own judgement, with BM-TIME-06",
  },
  {
    from: "capacity_visibility",
    to: "scheduling_priority",
    why: "Dates are promised on hours that the machines do not run; the plan is overbooked before it starts.",
    source: "own judgement, with BM-UTIL-08, BM-Q-03",
  },
  {
    from: "quoting_estimating",
    to: "scheduling_priority",
    why: "The schedule inherits the quoted hours. Where they are too short, it is late from its first day.",
    source: "own judgement, with BM-QUOTE-01",
  },
  {
    from: "quoting_estimating",
    to: "setup_changeover",
    why: "Setups that were quoted too short overrun however well they are done.",
    source: "own judgement, with BM-SET-10, BM-QUOTE-02",
  },
  {
    from: "staffing_skills",
    to: "programming_readiness",
    why: "When few can program, each new part waits for the same desk.",
    source: "own judgement",
  },
  {
    from: "staffing_skills",
    to: "quality_inspection",
    why: "Long weeks and stand-ins make mistakes, and the few who may accept parts become a queue.",
    source: "own judgement",
  },
  {
    from: "staffing_skills",
    to: "scheduling_priority",
    why: "A job that only one person can run moves with that person's day, and the plan moves with it.",
    source: "own judgement",
  },
  {
    from: "staffing_skills",
    to: "setup_changeover",
    why: "Two setups at once wait for the one person who can do them.",
    source: "own judgement",
  },
  {
    from: "programming_readiness",
    to: "scheduling_priority",
    why: "A job without its program cannot start on its day, so another takes its place.",
    source: "own judgement, with AS-PROGRDY",
  },
  {
    from: "programming_readiness",
    to: "setup_changeover",
    why: "What is missing in the program is made up at the control: proving out and searching for tools count as setup.",
    source: "own judgement, with BM-TIME-02",
  },
  {
    from: "material_supply",
    to: "scheduling_priority",
    why: "A job without material drops out of the plan at the last moment and returns with others, all late at once.",
    source: "own judgement, with AS-SUPOTD",
  },
  {
    from: "material_supply",
    to: "flow_wip_dwell",
    why: "Lots stop half-way for an outside process and wait on the shelf for it.",
    source: "own judgement",
  },
  {
    from: "maintenance_downtime",
    to: "scheduling_priority",
    why: "A breakdown on the busiest machine throws over everything planned behind it, and queues grow with the uncertainty.",
    source: "own judgement, with BM-Q-04",
  },
  {
    from: "quality_inspection",
    to: "scheduling_priority",
    why: "A part made twice is needed at once: remakes jump the queue.",
    source: "own judgement, with BM-QUAL-02",
  },
  {
    from: "quality_inspection",
    to: "setup_changeover",
    why: "A first article that waits for inspection holds its machine, and the wait counts as setup.",
    source: "own judgement",
  },
  {
    from: "quality_inspection",
    to: "flow_wip_dwell",
    why: "Finished lots wait to be accepted and cannot ship.",
    source: "own judgement",
  },
  {
    from: "scheduling_priority",
    to: "setup_changeover",
    why: "An expedite tears down a running setup, and the job that was torn down is set up a second time.",
    source: "own judgement, with AS-BREAK",
  },
  {
    from: "scheduling_priority",
    to: "flow_wip_dwell",
    why: "Jobs that were pushed back lie half-finished while others are run in their place.",
    source: "own judgement, with BM-FLOW-01",
  },
  {
    from: "setup_changeover",
    to: "flow_wip_dwell",
    why: "To save setups, batches grow; large batches wait longer at every step.",
    source: "own judgement",
  },
] as const satisfies readonly ThemeLink[];

/** What it takes to begin on a theme, and why: the effort of its first thirty days. Own judgement. */
export const efforts = {
  setup_changeover: { effort: "medium", why: "it takes hours at the machines to see where setups lose their time" },
  programming_readiness: {
    effort: "low",
    why: "a list of the next ten days marked red, amber or green is enough to begin",
  },
  quality_inspection: { effort: "low", why: "a rule which lot comes first is enough to begin" },
  material_supply: { effort: "medium", why: "suppliers must be brought to name dates and to keep them" },
  staffing_skills: { effort: "high", why: "people must be hired or trained" },
  scheduling_priority: { effort: "low", why: "one owner of the sequence and a written rule are enough to begin" },
  capacity_visibility: { effort: "low", why: "two weeks of looks at the bottleneck are enough to begin" },
  quoting_estimating: { effort: "medium", why: "closed jobs must be compared with their quotes, one by one" },
  flow_wip_dwell: { effort: "low", why: "a list each morning of what is finished and not shipped is enough to begin" },
  maintenance_downtime: { effort: "medium", why: "breakdowns must be logged and time for repairs kept free" },
  data_silos: { effort: "high", why: "habits must change in several places before the numbers agree" },
} as const satisfies Record<ThemeId, { readonly effort: Effort; readonly why: string }>;

export type Effort = "low" | "medium" | "high";
