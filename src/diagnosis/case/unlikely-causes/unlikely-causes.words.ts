import { fullAt } from "../../../knowledge/page-one/rulings.ts";
import { inWords, withNoun } from "../../../survey/writing.ts";

/** Why something that is tempting to blame probably isn't the cause. What is blamed is in `knowledge/page-one/decoys.ts`. */
export const unlikelyCausesWords = {
  noAnswer: "None of your answers point to it.",
  little: "Little of what you told us points to it.",
  littlePointsTo: (cause: string): string => `Little in your answers points to ${cause}.`,
  notNamed: "None of your answers mention this.",
  ownWordsAgainst: "Your own words say otherwise:",
  setupsAgainst: (answer: string): string => `You checked “${answer}” for setups against the plan.`,
  checkedOnly: (named: readonly string[]): string => `You checked ${inWords(named)}, and wrote nothing about it.`,
  generalOnly: (isOne: boolean, about: string): string =>
    isOne
      ? `Nothing you wrote points to it; only a general answer (${about}) does.`
      : `Nothing you wrote points to it; only general answers (${about}) do.`,
  sameSentences: "The sentences that sound like it are about the first cause, above.",

  checked: (choice: string): string => `You checked “${choice}.”`,
  checkedElsewhere: (choice: string): string => `You checked “${choice},” but more of what you wrote points elsewhere.`,
  broughtUp: {
    but: "You bring this up, but you also wrote:",
    /** Nothing that they wrote says so; the sign to look for says more. */
    elsewhere: "",
    unseen: "You bring this up. None of your answers shows it.",
  },

  tooFew: {
    name: (kind: string): string => `Too few ${kind} machines`,
    flips: `Look again if those machines cut ${100 * fullAt}% of their hours or more and work still waits for them.`,
  },

  demandOnly: "Too much work shows that you have demand, not what slows you down:",
  numbersOtherwise: "Your numbers say otherwise:",
  crewOver: (posts: string, machinists: number): string => `${posts}, and you have ${machinists} machinists.`,
  crewEnough: (each: string, machinists: number, run: string, posts: string): string =>
    `In shops like yours one machinist runs about ${withNoun(each, "machines")}, so ${machinists} can run about ${run}. ${posts}.`,

  lookAgain: (sign: string): string => `Look again if ${sign}.`,
  lookAgainInTest: "Look again if the ten days show it.",

  /** What an answer that fits many causes is about, in a word or two. */
  generalNames: {
    late_job_ratio: "late jobs",
    overtime_dependency: "overtime",
    shift_count: "shifts",
    machine_count: "machines",
    machinist_count: "machinists",
    shop_type: "kind of work",
    operator_specialization: "who runs which machine",
    tech_stack: "your systems",
    erp_user_count: "ERP users",
    lights_out: "unattended hours",
    schedule_tool: "how you schedule",
    scheduling_ownership: "who owns the schedule",
    setup_time_variability: "setups against the plan",
    quoting_accuracy: "how you quote",
    machine_utilization_known: "machine hours",
    downtime_tracking: "records of stops",
    wip_visibility: "how you find a job",
    shipping_dwell: "wait before shipping",
    current_kpi_tracking: "what you track",
    shop_rate_known: "shop rate",
    schedule_tracking_ready: "start dates",
    labor_tracking_ready: "clocking in",
    variance_tracking_ready: "hours by job",
    financial_sync_ready: "job costs",
    maintenance_tracking_ready: "repair log",
  },
} as const;
