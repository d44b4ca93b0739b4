import type { Evidence, RankedTheme } from "../diagnosis.ts";

/**
 * How well supported a finding is, and why: high with two strong answers of different kinds, medium with one strong or
 * three moderate ones, otherwise low. It counts only evidence for the finding, so leaving out answers never raises it.
 */
export function confidenceIn(evidence: readonly Evidence[]): Pick<RankedTheme, "confidence" | "confidence_because"> {
  const strong = countOf(evidence, "for", "strong");
  const moderate = countOf(evidence, "for", "moderate");
  const against = countOf(evidence, "against", "strong");
  return {
    confidence: gradeOf(strong, moderate),
    confidence_because: { strong_for: strong, moderate_for: moderate, strong_against: against },
  };
}

function gradeOf(strong: number, moderate: number): RankedTheme["confidence"] {
  if (strong >= 2) return "high";
  return strong === 1 || moderate >= 3 ? "medium" : "low";
}

const countOf = (evidence: readonly Evidence[], speaks: Evidence["speaks"], weight: Evidence["weight"]): number =>
  evidence.filter((one) => one.speaks === speaks && one.weight === weight).length;
