import fc from "fast-check";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import type { Diagnosis } from "../src/diagnosis/diagnosis.ts";
import type { Submission } from "../src/survey/submission.ts";
import { submissionOf } from "./shops.ts";
import { submissions } from "./submissions.ts";

/** Shops of every kind, the same ones each time. Each is diagnosed once for all laws. */
const shops: readonly Submission[] = fc.sample(submissions, { seed: 26, numRuns: 100 });
const diagnoses = new Map<Submission, Diagnosis>();

function diagnosisOf(shop: Submission): Diagnosis {
  const diagnosis = diagnoses.get(shop) ?? diagnose(shop);
  diagnoses.set(shop, diagnosis);
  return diagnosis;
}

/**
 * Checks a law of diagnoses on every shop.
 *
 * @param most how many shops are enough, for a law that costs more than the diagnosis
 * @throws Error that names the first shop for which the law doesn't hold
 */
export function holdsForEveryShop(
  law: (submission: Submission, diagnosis: Diagnosis) => void,
  most = shops.length,
): void {
  for (const shop of shops.slice(0, most)) {
    try {
      law(shop, diagnosisOf(shop));
    } catch (error) {
      throw new Error(`It doesn't hold for ${JSON.stringify(shop)}`, { cause: error });
    }
  }
}

/** The same answers with fields and boxes in reverse order, sent and read again. */
export const backwards = (submission: Submission): Submission =>
  submissionOf(
    Object.fromEntries(
      Object.entries(submission)
        .reverse()
        .map(([field, answer]) => [field, Array.isArray(answer) ? answer.toReversed() : answer]),
    ),
  );
