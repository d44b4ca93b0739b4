import type { FloorFacts } from "../../survey/floor-facts.ts";
import type { Field } from "../../survey/questionnaire.ts";

/**
 * Groups of questions whose answers repeat each other as evidence about a theme. Within a group, the strongest answer
 * counts in full, the second at half of its logarithm, the third at a quarter, because repeats aren't new observations.
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
 * How many times likelier a floor fact is where its theme is a root: a statement checked as happening every week, one
 * checked as not happening (it divides), a sentence whose meaning the shop confirmed. Own judgment, checked on published shops whose readers
 * checked them without knowing the cause.
 */
export const floorFacts = {
  happens: 4,
  doesNotHappen: 2,
  /** By the question the sentence answers: a complaint says more than a note, and a note more than a wish. */
  confirmed: { pain_invisible: 8, notes: 5, improvement_goal: 4, success_metric: 3 },
} as const;

/**
 * How many times likelier it is that work waits between the steps where a shop's own days and hours show how long a part
 * waits. Own judgment.
 */
export const countedWait = 6;

/**
 * How many times likelier a cause is where the shop sorted its late jobs, stops or rejects by reason, and most have this
 * one. Own judgment.
 */
export const countedReason = 8;

/**
 * When a count by reason speaks of a cause: its share of what was counted; how many times likelier the words of a reason
 * make it, at least and next to any other cause. Own judgment.
 */
export const reasonClear = { share: 0.4, least: 2.4, ratio: 1.5 } as const;

/**
 * How many times likelier it is that breakdowns aren't the main cause where a shop counts no more hours of them than a
 * good shop has: few hours can still come at the worst time. Own judgment.
 */
export const fewStopsCounted = 1.5;

/**
 * How many times likelier it is that setups aren't the main cause where a shop tells that they take what is planned: their number can still
 * be too high. Own judgment.
 */
export const setupsCounted = 4;

/**
 * The power to which all evidence for and against a theme counts: ratios are chosen for one answer at a time, with care.
 * And how many root causes a shop has at most, all themes together: what makes one likelier makes the others less likely.
 * Both fitted on 926 shops whose causes are known (docs/method.md).
 */
export const evidenceCounts = 1.5;
export const causesTogether = 1.6;

export const repeatedCounts = 0.5;

/**
 * Each further checked box that supports a theme counts this share of the logarithm of the one before, because a small
 * shop that runs on paper checks a dozen boxes that all mean just that. Own judgment, tried on all case files.
 */
export const furtherCheckCounts = 0.8;

/** The share of its logarithm that a named cause of late jobs keeps if hardly any job is late. Own judgment. */
export const hardlyLateCounts = 0.5;

/**
 * How many times likelier a theme is where a model that read the whole case puts it first, and how many times less likely
 * where it leaves it out; what it puts second or third is as likely as before. Of a few ratios, those with which the kept
 * replies of one strong model put most first causes of the published shops right, and make their causes likeliest
 * (docs/method.md).
 */
export const orderRatios = { first: 20, leftOut: 7 } as const;

/** The lowest ratios of strong and moderate evidence; below, it is weak. */
export const calledFrom = { strong: 3.5, moderate: 1.8 } as const;

/** How much a detection of the free-text reader counts as evidence. Fitted on invented cases by cross-validation, rounded. */
export const detectionOdds = {
  /**
   * The share of its logarithm that a detection keeps, by field: a wish says less about what is wrong than a complaint, and a
   * note is often about something else.
   */
  counts: {
    pain_invisible: 0.7,
    notes: 0.6,
    improvement_goal: 0.2,
    success_metric: 0.15,
    top_customers_industries: 0.1,
  },
  /** Detections with a lower ratio are dropped. */
  minRatio: 1.15,
  /** The highest ratio of one passage. */
  maxRatio: 30,
  /**
   * The ratio of what a language model read in an answer and can quote, raised to the power of the field's `counts`; less, the
   * more the quoted sentence sounds like a denial. As much as an answer that names the mechanism: moderate in every field,
   * because we don't know how often the configured model is right. Own judgment.
   */
  observed: 5,
  /**
   * A sentence with at least this score is taken for a denial; one with words of denial needs only the second score. High,
   * because few sentences of a survey are denials, and a complaint taken for one is lost.
   */
  deniedFrom: 0.8,
  deniedInWordsFrom: 0.3,
  /** Fewer words deny nothing, unless they are words of denial: "Breakdowns." is a complaint. */
  deniesFromWords: 4,
  /** From this score up to `deniedFrom`, words count less and less. */
  doubtedFrom: 0.55,
  /** The lead of small talk over a theme: from the first, words count less and less for the theme; from the second, not at all. */
  idleFrom: 0,
  idleUpTo: 0.6,
  /**
   * The lead of a theme over small talk from which a sentence names the theme by itself. Chosen on 168 quotes of 215 shops
   * that were read one by one: of all, 62 in 100 showed the cause they stood for, and from here on 91 in 100.
   */
  clearFrom: 1,
  /** A sentence with at least this score is taken for a wish. */
  wishFrom: 0.7,
  /**
   * A denied theme is detected from this score on; `denialRatio` divides its odds. High, because a sentence about
   * nothing in particular reaches 0.5 for several. With words of denial, the second score is enough.
   */
  deniedThemeFrom: 0.6,
  deniedThemeInWordsFrom: 0.45,
  /** A sentence that says something hardly ever goes wrong also denies other themes it scores at this share of its top one. Own judgment. */
  deniedBesides: 0.75,
  denialRatio: 2,
  /** How many consecutive sentences are read together, so that each has its context. */
  sentencesTogether: 3,
  /** With more groups than this, groups don't overlap. */
  longFrom: 6,
  /** The share of its logarithm that a single sentence keeps. */
  aloneCounts: 0.7,
  /** Each further sentence that says the same adds this share of its logarithm, the next half of that, and so on. Own judgment. */
  furtherCounts: 0.4,
  /** A fact among wishes counts nearly as much as a note; above `factUpTo` a sentence isn't a fact. Own judgment. */
  factCounts: 0.5,
  factUpTo: 0.4,
  /** The share of its logarithm that our reading of a sentence keeps next to what its writer confirmed. Own judgment. */
  besideConfirmed: 0.5,
} as const;
