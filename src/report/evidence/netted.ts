import type { Evidence } from "../../diagnosis/diagnosis.ts";
import { weightOf } from "../../diagnosis/evidence/evidence.ts";

/**
 * The evidence with one line for a sentence that counts both for and against the same cause: on the side that weighs more, with
 * what is left of it. The product of all ratios stays the same.
 */
export function netted(evidence: readonly Evidence[]): readonly Evidence[] {
  return evidence.flatMap((one) => {
    const against = evidence.find((other) => isOtherSide(one, other));
    if (against === undefined) return [one];
    const ratio = one.ratio / against.ratio;
    return ratio < barely ? [] : [{ ...one, ratio, weight: weightOf(ratio) }];
  });
}

const isOtherSide = (one: Evidence, other: Evidence): boolean =>
  one.quoted && other.quoted && one.answer === other.answer && one.field === other.field && one.speaks !== other.speaks;

/** What is left is no evidence. Own judgment. */
const barely = 1.02;
