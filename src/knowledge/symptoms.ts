import { type ThemeId, themes } from "./themes.ts";

/** Something that people in a shop say, and the root theme that it is a sign of. */
export interface Symptom {
  readonly theme: ThemeId;
  readonly text: string;
  /** A row of the theme's own symptoms, or one that we added because owners say it so. */
  readonly source: "themes" | "own-judgement";
}

/**
 * The closed list of what a language model may say that it read. The order inside a theme is that of the theme's own
 * symptoms, then ours.
 */
export const symptoms = {
  "setup_changeover.walks_for_tools": {
    theme: "setup_changeover",
    text: themes.setup_changeover.symptoms[0],
    source: "themes",
  },
  "setup_changeover.first_article_stops_machine": {
    theme: "setup_changeover",
    text: themes.setup_changeover.symptoms[1],
    source: "themes",
  },
  "setup_changeover.setups_run_over": {
    theme: "setup_changeover",
    text: themes.setup_changeover.symptoms[2],
    source: "themes",
  },
  "setup_changeover.batches_grow": {
    theme: "setup_changeover",
    text: themes.setup_changeover.symptoms[3],
    source: "themes",
  },
  "setup_changeover.prepared_after_stop": {
    theme: "setup_changeover",
    text: "Tools, jaws or fixtures are prepared only after the machine has stopped",
    source: "own-judgement",
  },
  "setup_changeover.changeover_of_unknown_length": {
    theme: "setup_changeover",
    text: "Nobody can say how long the next changeover will take",
    source: "own-judgement",
  },
  "setup_changeover.first_good_part_slow": {
    theme: "setup_changeover",
    text: "Touching off, indicating and trial cuts before the first good part",
    source: "own-judgement",
  },
  "programming_readiness.code_edited_at_control": {
    theme: "programming_readiness",
    text: themes.programming_readiness.symptoms[0],
    source: "themes",
  },
  "programming_readiness.one_programmer": {
    theme: "programming_readiness",
    text: themes.programming_readiness.symptoms[1],
    source: "themes",
  },
  "programming_readiness.new_parts_late": {
    theme: "programming_readiness",
    text: themes.programming_readiness.symptoms[2],
    source: "themes",
  },
  "programming_readiness.revisions_found_at_machine": {
    theme: "programming_readiness",
    text: themes.programming_readiness.symptoms[3],
    source: "themes",
  },
  "programming_readiness.waits_for_program": {
    theme: "programming_readiness",
    text: "The machine or the job waits for a program, setup sheet or tool list",
    source: "own-judgement",
  },
  "programming_readiness.prove_out_on_machine": {
    theme: "programming_readiness",
    text: "Prove-out of new programs takes machine hours",
    source: "own-judgement",
  },
  "programming_readiness.wrong_post_or_tool_list": {
    theme: "programming_readiness",
    text: "The program or tool list does not fit the machine or the tools at hand",
    source: "own-judgement",
  },
  "quality_inspection.queue_at_cmm": {
    theme: "quality_inspection",
    text: themes.quality_inspection.symptoms[0],
    source: "themes",
  },
  "quality_inspection.first_article_approval": {
    theme: "quality_inspection",
    text: themes.quality_inspection.symptoms[1],
    source: "themes",
  },
  "quality_inspection.night_parts_next_morning": {
    theme: "quality_inspection",
    text: themes.quality_inspection.symptoms[2],
    source: "themes",
  },
  "quality_inspection.remakes_jump_queue": {
    theme: "quality_inspection",
    text: themes.quality_inspection.symptoms[3],
    source: "themes",
  },
  "quality_inspection.scrap_found_late": {
    theme: "quality_inspection",
    text: "Bad parts are found many parts too late",
    source: "own-judgement",
  },
  "quality_inspection.rework_again": {
    theme: "quality_inspection",
    text: "The same part is scrapped or reworked again and again",
    source: "own-judgement",
  },
  "quality_inspection.one_inspector": {
    theme: "quality_inspection",
    text: "One inspector or one measuring machine that every lot waits for",
    source: "own-judgement",
  },
  "quality_inspection.inspection_paperwork": {
    theme: "quality_inspection",
    text: "First-article or inspection papers typed by hand hold up shipment",
    source: "own-judgement",
  },
  "material_supply.released_without_material": {
    theme: "material_supply",
    text: themes.material_supply.symptoms[0],
    source: "themes",
  },
  "material_supply.certs_missing": {
    theme: "material_supply",
    text: themes.material_supply.symptoms[1],
    source: "themes",
  },
  "material_supply.outside_process_unknown": {
    theme: "material_supply",
    text: themes.material_supply.symptoms[2],
    source: "themes",
  },
  "material_supply.buyers_hear_late": {
    theme: "material_supply",
    text: themes.material_supply.symptoms[3],
    source: "themes",
  },
  "material_supply.material_late": {
    theme: "material_supply",
    text: "Material, bar stock, castings or purchased parts come late",
    source: "own-judgement",
  },
  "material_supply.wrong_material": {
    theme: "material_supply",
    text: "The material that came is wrong, short or cannot be used",
    source: "own-judgement",
  },
  "material_supply.plater_holds_jobs": {
    theme: "material_supply",
    text: "Plating, heat treat or another outside process holds finished work",
    source: "own-judgement",
  },
  "staffing_skills.idle_second_shift": {
    theme: "staffing_skills",
    text: themes.staffing_skills.symptoms[0],
    source: "themes",
  },
  "staffing_skills.everyone_asks_one": {
    theme: "staffing_skills",
    text: themes.staffing_skills.symptoms[1],
    source: "themes",
  },
  "staffing_skills.overtime_every_week": {
    theme: "staffing_skills",
    text: themes.staffing_skills.symptoms[2],
    source: "themes",
  },
  "staffing_skills.vacations_move_dates": {
    theme: "staffing_skills",
    text: themes.staffing_skills.symptoms[3],
    source: "themes",
  },
  "staffing_skills.only_one_can_run": {
    theme: "staffing_skills",
    text: "Only one person can run or set up a machine",
    source: "own-judgement",
  },
  "staffing_skills.cannot_hire": {
    theme: "staffing_skills",
    text: "Qualified machinists cannot be found, or leave",
    source: "own-judgement",
  },
  "staffing_skills.knowledge_in_heads": {
    theme: "staffing_skills",
    text: "What people know is written nowhere and goes when they go",
    source: "own-judgement",
  },
  "staffing_skills.new_people_untrained": {
    theme: "staffing_skills",
    text: "New people are not trained and make slow or bad parts",
    source: "own-judgement",
  },
  "scheduling_priority.hot_list": {
    theme: "scheduling_priority",
    text: themes.scheduling_priority.symptoms[0],
    source: "themes",
  },
  "scheduling_priority.half_finished_jobs": {
    theme: "scheduling_priority",
    text: themes.scheduling_priority.symptoms[1],
    source: "themes",
  },
  "scheduling_priority.daily_reordering": {
    theme: "scheduling_priority",
    text: themes.scheduling_priority.symptoms[2],
    source: "themes",
  },
  "scheduling_priority.promises_by_habit": {
    theme: "scheduling_priority",
    text: themes.scheduling_priority.symptoms[3],
    source: "themes",
  },
  "scheduling_priority.setups_broken_for_rush": {
    theme: "scheduling_priority",
    text: "A running job is torn down for a rush job",
    source: "own-judgement",
  },
  "scheduling_priority.whoever_shouts": {
    theme: "scheduling_priority",
    text: "Priorities are set by whoever shouts loudest",
    source: "own-judgement",
  },
  "scheduling_priority.schedule_out_of_date": {
    theme: "scheduling_priority",
    text: "The schedule is wrong or out of date, and nobody follows it",
    source: "own-judgement",
  },
  "scheduling_priority.no_load_against_capacity": {
    theme: "scheduling_priority",
    text: "Due dates are promised without looking at the load",
    source: "own-judgement",
  },
  "capacity_visibility.full_while_machines_stand": {
    theme: "capacity_visibility",
    text: themes.capacity_visibility.symptoms[0],
    source: "themes",
  },
  "capacity_visibility.utilization_from_bookings": {
    theme: "capacity_visibility",
    text: themes.capacity_visibility.symptoms[1],
    source: "themes",
  },
  "capacity_visibility.short_stops_unlogged": {
    theme: "capacity_visibility",
    text: themes.capacity_visibility.symptoms[2],
    source: "themes",
  },
  "capacity_visibility.machine_bought_blind": {
    theme: "capacity_visibility",
    text: themes.capacity_visibility.symptoms[3],
    source: "themes",
  },
  "capacity_visibility.nobody_knows_cutting_hours": {
    theme: "capacity_visibility",
    text: "Nobody knows how many hours the machines really cut",
    source: "own-judgement",
  },
  "capacity_visibility.idle_without_reason": {
    theme: "capacity_visibility",
    text: "Machines stand and no reason is written down",
    source: "own-judgement",
  },
  "capacity_visibility.stops_learned_too_late": {
    theme: "capacity_visibility",
    text: "A stopped machine is noticed only hours later",
    source: "own-judgement",
  },
  "quoting_estimating.busy_not_profitable": {
    theme: "quoting_estimating",
    text: themes.quoting_estimating.symptoms[0],
    source: "themes",
  },
  "quoting_estimating.wins_unwanted_jobs": {
    theme: "quoting_estimating",
    text: themes.quoting_estimating.symptoms[1],
    source: "themes",
  },
  "quoting_estimating.routers_edited": {
    theme: "quoting_estimating",
    text: themes.quoting_estimating.symptoms[2],
    source: "themes",
  },
  "quoting_estimating.no_look_back": {
    theme: "quoting_estimating",
    text: themes.quoting_estimating.symptoms[3],
    source: "themes",
  },
  "quoting_estimating.quoted_hours_too_low": {
    theme: "quoting_estimating",
    text: "Jobs take far more hours than were quoted",
    source: "own-judgement",
  },
  "quoting_estimating.quotes_from_memory": {
    theme: "quoting_estimating",
    text: "Quotes come from memory or one person's feel",
    source: "own-judgement",
  },
  "quoting_estimating.extras_not_quoted": {
    theme: "quoting_estimating",
    text: "Prove-out, inspection or setup was never in the price",
    source: "own-judgement",
  },
  "flow_wip_dwell.where_is_my_job": {
    theme: "flow_wip_dwell",
    text: themes.flow_wip_dwell.symptoms[0],
    source: "themes",
  },
  "flow_wip_dwell.jobs_lost": { theme: "flow_wip_dwell", text: themes.flow_wip_dwell.symptoms[1], source: "themes" },
  "flow_wip_dwell.month_end_rush": {
    theme: "flow_wip_dwell",
    text: themes.flow_wip_dwell.symptoms[2],
    source: "themes",
  },
  "flow_wip_dwell.partial_lots": { theme: "flow_wip_dwell", text: themes.flow_wip_dwell.symptoms[3], source: "themes" },
  "flow_wip_dwell.parts_wait_between_operations": {
    theme: "flow_wip_dwell",
    text: "Parts wait for days between operations",
    source: "own-judgement",
  },
  "flow_wip_dwell.finished_not_shipped": {
    theme: "flow_wip_dwell",
    text: "Finished parts lie before they ship",
    source: "own-judgement",
  },
  "flow_wip_dwell.too_much_released": {
    theme: "flow_wip_dwell",
    text: "Too much work is on the floor at once",
    source: "own-judgement",
  },
  "maintenance_downtime.same_machine_down": {
    theme: "maintenance_downtime",
    text: themes.maintenance_downtime.symptoms[0],
    source: "themes",
  },
  "maintenance_downtime.waits_for_technician": {
    theme: "maintenance_downtime",
    text: themes.maintenance_downtime.symptoms[1],
    source: "themes",
  },
  "maintenance_downtime.pm_skipped": {
    theme: "maintenance_downtime",
    text: themes.maintenance_downtime.symptoms[2],
    source: "themes",
  },
  "maintenance_downtime.alarms_unrecorded": {
    theme: "maintenance_downtime",
    text: themes.maintenance_downtime.symptoms[3],
    source: "themes",
  },
  "maintenance_downtime.breakdowns": {
    theme: "maintenance_downtime",
    text: "A machine breaks down at the worst time",
    source: "own-judgement",
  },
  "maintenance_downtime.spare_parts_missing": {
    theme: "maintenance_downtime",
    text: "Repairs wait for spare parts",
    source: "own-judgement",
  },
  "maintenance_downtime.worn_machine": {
    theme: "maintenance_downtime",
    text: "A worn spindle, pump or axis limits what a machine can do",
    source: "own-judgement",
  },
  "data_silos.report_takes_a_day": { theme: "data_silos", text: themes.data_silos.symptoms[0], source: "themes" },
  "data_silos.figures_differ": { theme: "data_silos", text: themes.data_silos.symptoms[1], source: "themes" },
  "data_silos.hours_back_filled": { theme: "data_silos", text: themes.data_silos.symptoms[2], source: "themes" },
  "data_silos.profit_known_late": { theme: "data_silos", text: themes.data_silos.symptoms[3], source: "themes" },
  "data_silos.typed_twice": {
    theme: "data_silos",
    text: "The same thing is typed into several systems",
    source: "own-judgement",
  },
  "data_silos.system_not_trusted": {
    theme: "data_silos",
    text: "Nobody trusts the numbers of the ERP",
    source: "own-judgement",
  },
  "data_silos.spreadsheets_beside_erp": {
    theme: "data_silos",
    text: "Private spreadsheets beside the system hold what people really use",
    source: "own-judgement",
  },
} as const satisfies Readonly<Record<`${ThemeId}.${string}`, Symptom>>;

export type SymptomId = keyof typeof symptoms;
