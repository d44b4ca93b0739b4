import type { CautionId } from "../../survey/caution-rows.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { BenchmarkId } from "../figures/benchmarks.ts";
import type { AnswerTest } from "../odds/answer-test.ts";

/** Answers that contradict each other, or that together allow something the shop doesn't do yet. */
export interface CrossCheckRule {
  readonly kind: "contradiction" | "opportunity";
  readonly title: string;
  /** All of these hold. The answers they look at are quoted. */
  readonly when: readonly CrossCheckTest[];
  /** None of these holds: an answer that would explain the others. */
  readonly unless?: readonly CrossCheckTest[];
  readonly doesNotFit: string;
  readonly means: string;
  readonly check: string;
  readonly benchmarks: readonly BenchmarkId[];
  readonly confidence: "high" | "medium" | "low";
  /** Why the confidence is not higher or lower. */
  readonly because: string;
}

/** A condition on one answer or on a few. An unanswered question satisfies none of them. */
export type CrossCheckTest =
  | AnswerTest
  /** The list was answered, and none of these is checked. */
  | { readonly kind: "lacks"; readonly field: Field; readonly choices: readonly string[] }
  /** At least one of these holds. */
  | { readonly kind: "either"; readonly of: readonly AnswerTest[] }
  | { readonly kind: "nobody"; readonly field: "erp_user_count" }
  /** The rate is outside a published range. A rate of 0 means none was given. */
  | { readonly kind: "rate"; readonly side: "below" | "above"; readonly range: "BM-RATE-03" | "BM-RATE-08" }
  /** too-small: even at the most machines per machinist (AS-MPM-…) some machines have no one; too-large: more machinists
   * than machines × shifts. */
  | { readonly kind: "crew"; readonly is: "too-small" | "too-large" }
  /** More ERP users than the office is likely to have people: machinists divided by BM-LAB-08, minus the machinists. */
  | { readonly kind: "more-erp-users-than-office" }
  /** A sentence matches the pattern. */
  | { readonly kind: "words"; readonly says: RegExp }
  /** One of the form's own warnings. */
  | { readonly kind: "caution"; readonly id: CautionId };
