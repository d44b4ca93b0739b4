import type { FloorFacts } from "../survey/floor-facts.ts";
import type { Field } from "../survey/questionnaire.ts";

/**
 * Questions whose answers tell the same thing about a theme. Inside a group the weightiest answer counts in full, the
 * second half as much (its logarithm), the third a quarter: two answers that say one thing are not two observations.
 */
export const groups = {
  primary_bottleneck: "named",
  typical_delay_cause: "named",
  pain_invisible: "words",
  improvement_goal: "words",
  success_metric: "words",
  notes: "words",
  top_customers_industries: "words",
  schedule_tool: "planning",
  scheduling_ownership: "planning",
  schedule_tracking_ready: "planning",
  late_job_ratio: "outcome",
  overtime_dependency: "outcome",
  wip_visibility: "floor",
  shipping_dwell: "floor",
  machine_utilization_known: "machines",
  downtime_tracking: "machines",
  maintenance_tracking_ready: "machines",
  labor_tracking_ready: "records",
  variance_tracking_ready: "records",
  financial_sync_ready: "records",
  machinist_count: "people",
  operator_specialization: "people",
  shop_type: "work",
  shift_count: "work",
  quoting_accuracy: "price",
  shop_rate_known: "price",
  setup_time_variability: "setups",
  tech_stack: "systems",
  current_kpi_tracking: "watched",
  happens_weekly: "weekly",
  does_not_happen: "weekly",
  measured: "measured",
} as const satisfies Partial<Record<Field | keyof FloorFacts, string>>;

/**
 * How many times likelier a floor fact is where its theme is a root: a statement that happens every week, one that does
 * not (it divides), a sentence whose meaning the shop confirmed. Own judgment, checked on published shops whose readers
 * ticked them without knowing the cause (docs/method.md).
 */
export const floorFacts = {
  happens: 4,
  doesNotHappen: 2,
  /** By the question the sentence answers: a complaint tells more than a note, and a note more than a wish. */
  confirmed: { pain_invisible: 8, notes: 5, improvement_goal: 4, success_metric: 3 },
} as const;

export const repeatedCounts = 0.5;

/**
 * Of the ticks that speak for a theme, each counts so much of the logarithm that the one before it did: a small shop on paper
 * ticks a dozen boxes, and all of them say that it is a small shop on paper. Own judgment, looked at on all case files.
 */
export const furtherTickCounts = 0.8;

/** The share of its logarithm that a named cause of late jobs keeps where hardly any job is late. Own judgment. */
export const hardlyLateCounts = 0.5;

/**
 * How many times likelier a theme is where a model that read the whole case puts it first, and how many times less likely
 * where it leaves it out; what it puts second or third is as likely as before. Fitted on the kept replies of one strong
 * model for the published shops, beside what the answers say by themselves, and rounded (docs/method.md).
 */
export const orderRatios = { first: 10, leftOut: 7 } as const;

/** From these ratios on, evidence is strong or moderate; below, weak. */
export const calledFrom = { strong: 3.5, moderate: 1.8 } as const;

/** How what the free-text reader detects counts as evidence. Fitted on invented cases by cross-validation, rounded. */
export const detectionOdds = {
  /**
   * How far a field's words count, as a part of what the labeled statements would give (their logarithm): a wish tells
   * less about what is wrong than a complaint, and a note is often about something else.
   */
  counts: {
    pain_invisible: 0.7,
    notes: 0.6,
    improvement_goal: 0.2,
    success_metric: 0.15,
    top_customers_industries: 0.1,
  },
  /** Ratios below this say too little to be counted. */
  least: 1.15,
  /** The most that one passage counts for. */
  most: 30,
  /**
   * What a language model read in an answer and can quote counts for so much, times (as a power) how far the field's words
   * count; less, the more the quoted sentence sounds like a denial. As much as an answer that names the mechanism: moderate
   * in every field, because no one knows how often the model that is set is right. Own judgment.
   */
  observed: 5,
  /**
   * From this on a sentence is taken for a denial; where it holds words of denial, from the second on. High, because few
   * sentences of a survey are denials, and a complaint taken for one is lost.
   */
  deniedFrom: 0.8,
  deniedInWordsFrom: 0.3,
  /** From here up to a denial words count less and less. */
  doubtedFrom: 0.55,
  /** By so much more like talk than like a theme, words count less and less for it, and then not at all. */
  idleFrom: 0,
  idleUpTo: 0.6,
  /** From this on a sentence is taken for a wish. */
  wishFrom: 0.7,
  /** A denied theme is detected from here on, and its odds are divided by this. */
  deniedThemeFrom: 0.3,
  /** What hardly ever goes wrong denies what its sentence speaks of besides from this part of what it speaks of most. Own judgment. */
  deniedBesides: 0.75,
  denialRatio: 2,
  /** How many consecutive sentences are read together: one alone loses its context. */
  sentencesTogether: 3,
  /** With more rows than these they are read without overlap. */
  longFrom: 6,
  /** The share of its logarithm that a single sentence keeps. */
  aloneCounts: 0.7,
  /** Each further sentence that says the same adds this part of its logarithm, half of it the next, and so on. Own judgment. */
  furtherCounts: 0.4,
  /** A fact told among wishes counts nearly as a note; over this score a sentence is no fact. Own judgment. */
  factCounts: 0.5,
  factUpTo: 0.4,
  /** What we read in a sentence beside what its writer confirmed counts by so much of its logarithm. Own judgment. */
  besideConfirmed: 0.5,
} as const;
