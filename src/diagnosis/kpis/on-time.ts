import type { Submission } from "../../survey/submission.ts";
import { crossCheckWords } from "../cross-checks/cross-checks.words.ts";
import type { CrossCheck } from "../diagnosis.ts";
import { measuredOf } from "./measured.ts";
import { statedToday } from "./value-in-text.ts";
import { onTimeBands, saidToday, type ValueStated, type ValueToday } from "./value-today.ts";

const { onTime: words } = crossCheckWords;

/** The share of jobs on time today, as a sentence states it. */
export const onTimeStated = (submission: Submission): ValueStated | undefined => statedToday("kpi_otd", submission);

/** The share on time today: as stated, else the range of the checked answer. */
export const onTimeToday = (submission: Submission): ValueToday | undefined =>
  onTimeStated(submission) ?? saidToday("kpi_otd", submission);

/** The share on time, as counted in the shop's own files, otherwise as stated. */
export function onTimeKnown(submission: Submission): Known | undefined {
  const measured = measuredOf("kpi_otd", submission);
  if (measured === undefined) return onTimeToday(submission);
  return { from: measured.value, to: measured.value, isMeasured: true };
}

type Known = Pick<ValueToday, "from" | "to"> & { readonly isMeasured?: true };

/**
 * A cross-check if the stated share is outside the checked range. The stated one counts in every figure.
 */
export function onTimeCrossChecks(submission: Submission): readonly CrossCheck[] {
  const { late_job_ratio: answer } = submission;
  const stated = onTimeStated(submission);
  if (stated === undefined || answer === undefined) return [];
  const { low, high } = onTimeBands[answer];
  if (stated.from >= low && stated.from <= high) return [];
  return [
    {
      kind: "contradiction",
      id: "stated-on-time",
      title: words.title(answer, stated.from),
      said: [
        { field: "late_job_ratio", answer },
        { field: stated.field, answer: stated.said },
      ],
      does_not_fit: words.doesNotFit(answer, low, high, stated.from),
      means: words.means(stated.from),
      check: words.check,
      benchmarks: [],
      confidence: "high",
      because: words.because,
    },
  ];
}
