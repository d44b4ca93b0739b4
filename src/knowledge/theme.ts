import type { Field } from "../survey/questionnaire.ts";
import type { AnswerTest } from "./answer-test.ts";

/** A root cause behind late jobs and lost machine hours. */
export interface Theme {
  readonly name: string;
  readonly oneLine: string;
  readonly mechanism: string;
  readonly symptoms: readonly string[];
  readonly evidence: readonly EvidenceRule[];
  /** Ids of `kpis`, the most telling first. */
  readonly kpis: readonly string[];
  readonly actions: {
    readonly days30: readonly string[];
    readonly days60: readonly string[];
    readonly days90: readonly string[];
  };
  /** What the theme costs. Currencies are never added up. */
  readonly currency: "machine_hours" | "unbilled_hours" | "labor_hours" | "lead_time_days_and_labor_hours";
  /** The loss formula in words, and what it rests on. `losses.ts` computes it. */
  readonly formula: string;
  readonly basis: string;
  /** Ids of `benchmarks`. */
  readonly benchmarks: readonly string[];
  /** Part of this theme's hours that the other theme may also claim, 0 to 1; own judgement. */
  readonly overlaps: { readonly [theme: string]: number };
}

/** An answer that speaks for or against a theme, and why. */
export interface EvidenceRule {
  readonly speaks: "for" | "against";
  readonly field: Field;
  readonly when: AnswerTest;
  readonly weight: Weight;
  readonly why: string;
}

/** strong: the respondent names the mechanism; moderate: a typical companion; weak: context only. */
export type Weight = "strong" | "moderate" | "weak";
