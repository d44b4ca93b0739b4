import type { ContradictionId } from "../knowledge/cross-checks/contradictions.ts";
import type { Share } from "../knowledge/figures/units.ts";
import type { KpiId } from "../knowledge/kpis/kpis.ts";
import type { SystemId } from "../knowledge/systems/systems.ts";
import type { Weight } from "../knowledge/theme.ts";
import type { ThemeLink } from "../knowledge/theme-links.ts";
import type { ThemeId } from "../knowledge/themes.ts";
import type { Field } from "../survey/questionnaire.ts";
import type { Likelihood } from "../survey/wire/results.ts";
import type { PlannedKpi } from "./kpis/planned-kpi.ts";
import type { Figure } from "./losses/figure.ts";

/**
 * What we think is going on in one shop. The API returns this document, so its fields are spelled as in the JSON. Every
 * submission has one; what is unknown is a value in it.
 */
export interface Diagnosis {
  /** Version of the rules that made it; see `rulesVersion`. The same rules, answers and observations always give the same diagnosis. */
  readonly rules: string;
  /** All root themes, the leading one first. */
  readonly themes: readonly RankedTheme[];
  /** The KPI plan, in the order in which to introduce them. */
  readonly kpis: readonly PlannedKpi[];
  /** KPIs that fit the shop but should wait, and why. */
  readonly later_kpis: readonly { readonly id: KpiId; readonly name: string; readonly why: string }[];
  /** Recoverable machine hours a year, all machine-hour themes together. */
  readonly hidden_hours: Figure;
  /** Sales value of those hours a year: an estimate, not a forecast. */
  readonly hidden_dollars: Figure;
  /** What would be left of those sales after the cost of the extra hours. */
  readonly contribution_dollars: Figure;
  readonly capacity: Capacity;
  /** Losses in other units. Never added to machine hours or to each other. */
  readonly other_losses: readonly Loss[];
  /**
   * The share of the raw machine hours that counts, the same for all themes, so that together they stay within what a
   * year can recover.
   */
  readonly cap_share: Figure;
  /** What one recovered hour per machine per week is worth in a year, at the shop's own rate. */
  readonly one_hour_a_week: Figure;
  readonly scores: Scores;
  /** Where a check held the figures back, and why. Empty if every check passed. */
  readonly held_back: readonly { readonly check: string; readonly effect: string }[];
  /** Systems in which the shop keeps data, as far as the answers say. */
  readonly systems: readonly { readonly id: SystemId; readonly name: string; readonly named_in: Field }[];
  /** What doesn't fit together in the answers, and what could be used right away. */
  readonly findings: readonly CrossCheck[];
  /** How the likely themes cause each other; `null` if no documented link joins them. */
  readonly chain: Chain | null;
  readonly sharpen: Sharpening;
  readonly answered: { readonly asked: number; readonly answered: number };
}

export interface RankedTheme {
  readonly id: ThemeId;
  readonly name: string;
  /** How likely it is a root cause before anything is known about the shop. */
  readonly prior: Share;
  /**
   * How likely it is a root cause, given the answers: from the prior, its odds times each ratio for it, divided by each
   * ratio against it, and what is known of the other themes (`theme-odds.ts`).
   */
  readonly probability: Share;
  readonly confidence: "high" | "medium" | "low";
  /** How sure a sentence about it may sound, by its probability and its confidence. */
  readonly likelihood: Likelihood;
  /** What the confidence is based on: how many pieces of evidence of each kind. */
  readonly confidence_because: {
    readonly strong_for: number;
    readonly moderate_for: number;
    readonly strong_against: number;
  };
  /** The evidence for and against, the strongest first. */
  readonly evidence: readonly Evidence[];
  /** Its cost, each in its own currency. */
  readonly losses: readonly Loss[];
}

/** Where evidence comes from: an answer, the weekly checklist, or the shop's own files. */
export type EvidenceField = Field | "happens_weekly" | "does_not_happen" | "measured";

/** What moved a theme: an answer, a checked statement, a measured value, a coworker's view, or a model's letter. */
export interface Evidence {
  readonly speaks: "for" | "against";
  /**
   * How many times likelier this answer is if the theme is a root cause, as counted next to answers that say the same.
   */
  readonly ratio: number;
  /** The ratio as a word. */
  readonly weight: Weight;
  /** `letter`: not one answer, but all of them as a language model read them. */
  readonly field: EvidenceField | "letter";
  /** The answer as given; for free text the respondent's own phrase. */
  readonly answer: string;
  /** Whether `answer` quotes the respondent's own words. */
  readonly quoted: boolean;
  /** For a quote, that it names the cause by itself. Other quotes are shown only in the list of evidence. */
  readonly clear?: true;
  /** For a quote, the words that counted, in order; otherwise empty. */
  readonly words: readonly string[];
  readonly why: string;
  /** Who says it, if not the owner: `Your planner and your foreman`. */
  readonly by?: string;
}

/** Something the answers show only when read together. */
export interface CrossCheck {
  /** perception-gap: the shop names one bottleneck, its other answers another. */
  readonly kind: "perception-gap" | "contradiction" | "opportunity";
  readonly id: ContradictionId | "named-bottleneck" | "stated-on-time" | `measured-${string}`;
  readonly title: string;
  /** The answers it is based on; for free text the respondent's own phrase. Nothing else in a cross-check is theirs. */
  readonly said: readonly CitedAnswer[];
  readonly does_not_fit: string;
  readonly means: string;
  readonly check: string;
  /** Ids of `benchmarks`. */
  readonly benchmarks: readonly string[];
  readonly confidence: "high" | "medium" | "low";
  /** Why the confidence is what it is. */
  readonly because: string;
}

/** An answer that a cross-check is based on. */
export interface CitedAnswer {
  readonly field: EvidenceField;
  readonly answer: string;
}

/** How the likely themes of one shop lead to each other. */
export interface Chain {
  /** The most upstream first. No link leads back. */
  readonly links: readonly ThemeLink[];
  /** The theme where the chain is cheapest to break. */
  readonly break_at: ThemeId;
  readonly because: string;
}

/** What would make the diagnosis more certain. */
export interface Sharpening {
  /** Unanswered questions, the one with the most expected information first. */
  readonly questions: readonly {
    readonly field: Field;
    /** The information expected from an answer, over all themes. */
    readonly bits: number;
    /** An answer that would put another theme first (`null`: words to that effect); `null` if no answer would. */
    readonly would_change: { readonly answer: string | null; readonly leads: ThemeId } | null;
  }[];
  /** How many times stronger the evidence for the second theme would have to be for it to lead. */
  readonly lead: { readonly first: ThemeId; readonly second: ThemeId; readonly ratio: number };
  /** What to count, and for how long, to distinguish the first theme from the second. */
  readonly measure: {
    readonly days: number;
    readonly counts: readonly { readonly theme: ThemeId; readonly count: string }[];
  };
}

export interface Loss {
  readonly theme: ThemeId;
  readonly currency: LossUnit;
  readonly amount: Figure;
}

export type LossUnit =
  | "machine_hours"
  | "unbilled_hours"
  | "unbilled_dollars"
  | "labor_hours"
  | "labor_dollars"
  | "lead_time_days"
  | "tied_up_cash"
  | "carrying_dollars";

export interface Capacity {
  /** Machines × shifts × 40 h × weeks. */
  readonly nominal_hours: Figure;
  /** Nominal hours with people to run the machines. */
  readonly staffed_hours: Figure;
  /** Nominal hours without people. An option (a second shift, unattended running), never a loss. */
  readonly unstaffed_hours: Figure;
  /** The share of staffed hours in which machines are in cycle. */
  readonly utilization: Figure;
  readonly in_cycle_hours: Figure;
  readonly shop_rate: Figure;
  /** Staffed hours × utilization × rate: should be near the shop's sales less material. */
  readonly implied_sales: Figure;
}

/** The six computed scores. docs/method.md defines each. Indices run from 0 to 100. */
export interface Scores {
  readonly automation_index: number;
  readonly digital_maturity_score: number;
  readonly readiness_tier: string;
  readonly visibility_index: number;
  readonly visibility_tier: string;
  readonly lead_type: string;
}
