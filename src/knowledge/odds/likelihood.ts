import { isUnlikely, type Likelihood, likelihoods } from "../../survey/wire/results.ts";
import type { Constant } from "../figures/parameters.ts";

/**
 * The probability from which a sentence about a cause may sound this certain, on page one, in the evidence and on the
 * results page. Below the last one it is too early to tell. Own judgment.
 */
export const likelihoodFrom = { "very-likely": 0.85, likely: 0.5, may: 0.35 } as const satisfies Partial<
  Record<Likelihood, number>
>;

/** The likelihood for a probability, lowered if the evidence is thin: only a cause of high confidence is very likely. */
export function likelihoodOf(probability: number, confidence: "high" | "medium" | "low"): Likelihood {
  if (probability < likelihoodFrom.may) return "too-early";
  if (confidence === "low" || probability < likelihoodFrom.likely) return "may";
  return confidence === "high" && probability >= likelihoodFrom["very-likely"] ? "very-likely" : "likely";
}

/** Whether the first is less sure than the second. */
export const isLessSure = (one: Likelihood, other: Likelihood): boolean =>
  likelihoods.indexOf(one) > likelihoods.indexOf(other);

/** The report's word for how likely a cause is. The percentage is in the evidence. */
export function likelihoodWord({ likelihood: stored, ...cause }: Cause): LikelihoodWord {
  const likelihood = stored ?? likelihoodOf(cause.probability, cause.confidence);
  return likelihood === "very-likely" || likelihood === "likely" || !isUnlikely(cause)
    ? wordFor[likelihood]
    : "unlikely";
}

/** The same for a cause that isn't unlikely. */
export const wordFor = {
  "very-likely": "very likely",
  likely: "likely",
  may: "possible",
  "too-early": "possible",
} as const satisfies Record<Likelihood, string>;

interface Cause {
  readonly probability: number;
  readonly confidence: "high" | "medium" | "low";
  /** Missing in a diagnosis that an older release stored. */
  readonly likelihood?: Likelihood;
}

export type LikelihoodWord = "very likely" | "likely" | "possible" | "unlikely";

/**
 * The share of a cause's hours that counts, by how likely the shop has the cause: about its probability. If all causes
 * counted in full, one that nothing speaks for could cost more hours than the one the report leads with.
 */
export const hoursCounted = {
  "very likely": share(1),
  likely: share(0.7),
  possible: share(0.4),
  unlikely: share(0.15),
} as const satisfies Record<LikelihoodWord, Constant>;

function share(value: number): Constant {
  const meaning = "The hours of a cause count by how likely you have it";
  return { kind: "constant", value, unit: "share of the cause's hours", meaning, source: { kind: "own-judgment" } };
}
