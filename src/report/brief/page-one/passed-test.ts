import type { Case } from "../../../diagnosis/case/case.ts";
import type { PassesTest } from "../../../diagnosis/facts/sums/loss.ts";

/** What their own numbers say if they pass the test of the leading cause: then it doesn't hold back what they want. */
export function passedTest({ size, ownSums, finding }: Case): PassesTest | undefined {
  const sums = [...size.flatMap((row) => (row.kind === "stated-loss" ? [row.sum] : [])), ...ownSums];
  return sums.find(({ cause, passes }) => cause === finding.themes[0] && passes !== undefined)?.passes;
}
