import { lightOf, signalOf } from "../../knowledge/kpi-record/signals.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Diagnosis } from "../diagnosis.ts";
import { type Facts, factsIn } from "../facts/facts.ts";
import type { OwnSum } from "../facts/sums/own-sum.ts";
import { ownSumsOf } from "../facts/sums/own-sums.ts";
import { measuredOf } from "../kpis/measured.ts";
import type { Goal } from "./case.ts";
import { type ScoredSentence, scoredSentencesIn } from "./finding/scored-sentences.ts";
import { goalOf } from "./goal.ts";

/** What every part of a case is made from. */
export interface Reading {
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly facts: Facts;
  readonly sums: readonly OwnSum[];
  readonly goal: Goal;
  readonly sentences: readonly ScoredSentence[];
}

export function readingOf(submission: Submission, diagnosis: Diagnosis): Reading {
  const facts = factsIn(submission);
  return {
    submission,
    diagnosis,
    facts,
    sums: ownSumsOf(submission, facts).filter((sum) => sum.kind !== "setup-overrun" || !holdTheirPlan(submission)),
    goal: goalOf(submission),
    sentences: scoredSentencesIn(submission),
  };
}

/** Whether the shop's files show setups on plan, so that a single overrun isn't a good example. */
function holdTheirPlan(submission: Submission): boolean {
  const measured = measuredOf("kpi_setup_var", submission);
  return measured !== undefined && lightOf(signalOf("kpi_setup_var"), measured.value) === "green";
}

export const sumsOfKind = <K extends OwnSum["kind"]>(
  sums: readonly OwnSum[],
  kind: K,
): Extract<OwnSum, { readonly kind: K }> | undefined =>
  sums.find((sum): sum is Extract<OwnSum, { readonly kind: K }> => sum.kind === kind);

/** Whether a sentence is about a plan to buy, hire or learn. */
export const isPlan = ({ field, text }: ScoredSentence, { facts }: Reading): boolean =>
  facts.plans.some((plan) => plan.field === field && plan.quote === text);
