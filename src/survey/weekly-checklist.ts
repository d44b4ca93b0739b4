/**
 * What a person on the floor can see: two statements for each root cause, none with its name. The survey asks which
 * happen at least once a week, and offers them to confirm what a sentence means: one fact each, so that yes and no are
 * both clear. Ids and meanings never change, because they are stored and sent. `theme` is the id of the root cause that
 * a statement is a symptom of.
 */
export const weeklyChecklist = {
  setups_run_over: {
    theme: "setup_changeover",
    text: "Setups take longer than we planned or quoted.",
  },
  searching_for_tools: {
    theme: "setup_changeover",
    text: "A machine sits while someone looks for tools, fixtures or gauges for the next job.",
  },
  program_not_ready: {
    theme: "programming_readiness",
    text: "A job gets to the machine before its program is ready.",
  },
  programs_at_machine: {
    theme: "programming_readiness",
    text: "Programs are written, hunted for or fixed at the machine.",
  },
  waits_for_inspection: {
    theme: "quality_inspection",
    text: "Parts wait for inspection or a first-article sign-off.",
  },
  made_again: {
    theme: "quality_inspection",
    text: "We make parts over again.",
  },
  waits_for_material: {
    theme: "material_supply",
    text: "A job waits for material, a bought part or an outside process.",
  },
  suppliers_move: {
    theme: "material_supply",
    text: "Suppliers deliver late.",
  },
  few_know_how: {
    theme: "staffing_skills",
    text: "Work stops because only one or two people know how to do it.",
  },
  short_of_skill: {
    theme: "staffing_skills",
    text: "We can't find enough skilled people.",
  },
  list_changes: {
    theme: "scheduling_priority",
    text: "The list of what to run changes during the day.",
  },
  next_by_memory: {
    theme: "scheduling_priority",
    text: "What runs next is decided from memory.",
  },
  hours_unknown: {
    theme: "capacity_visibility",
    text: "We don't know how many hours our machines really cut.",
  },
  stops_unexplained: {
    theme: "capacity_visibility",
    text: "A machine sits and no one can say why.",
  },
  over_quote_found_late: {
    theme: "quoting_estimating",
    text: "We find out too late that a job took more hours than quoted.",
  },
  margin_unknown: {
    theme: "quoting_estimating",
    text: "We don't know which jobs make money.",
  },
  sits_between_operations: {
    theme: "flow_wip_dwell",
    text: "Jobs sit between operations for days.",
  },
  long_lead_big_lots: {
    theme: "flow_wip_dwell",
    text: "Lead time is many times the machining time.",
  },
  breakdown_stops_job: {
    theme: "maintenance_downtime",
    text: "A machine breaks down and stops a job.",
  },
  fixed_when_it_fails: {
    theme: "maintenance_downtime",
    text: "Machines get fixed only when they fail.",
  },
  same_numbers_twice: {
    theme: "data_silos",
    text: "The same numbers are kept or typed in more than one place (paper, sheets, systems).",
  },
  walk_to_find_job: {
    theme: "data_silos",
    text: "To find out where a job is, someone has to walk, call or ask.",
  },
} as const satisfies Readonly<Record<string, { readonly theme: string; readonly text: string }>>;

export type StatementId = keyof typeof weeklyChecklist;

const ids = Object.keys(weeklyChecklist) as readonly StatementId[];

export const isStatement = (id: string): id is StatementId => Object.hasOwn(weeklyChecklist, id);

/** The statements in the order to show them: no two of one cause next to each other, the same for everyone. */
export const statementsMixed: readonly StatementId[] = [0, 1].flatMap((half) => ids.filter((_, at) => at % 2 === half));
