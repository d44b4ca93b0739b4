import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { type SetupExample, setupExampleIn } from "../../diagnosis/setup-example.ts";
import type { Submission } from "../../survey/submission.ts";
import { estimate, exact, plainNumber } from "../format.ts";

/** The setup that the respondent tells of, for the first page: `2 hours where 45 minutes were planned`. */
export function exampleInShort(submission: Submission): string | undefined {
  const example = setupExampleIn(submission);
  return example && `${duration(example.took)} where ${duration(example.planned)} were planned`;
}

/** The same setup with what one such overrun costs at the shop's own rate; money only where the shop gave a rate. */
export function exampleInFull(submission: Submission, { capacity }: Diagnosis): string | undefined {
  const example = setupExampleIn(submission);
  if (example === undefined) return undefined;
  const { planned, took } = example;
  const times = plainNumber(Number((took / planned).toPrecision(2)));
  return `${duration(planned)} planned, ${duration(took)} taken: ${over(example)} over, ${times} times the plan.${
    submission.shop_rate_value ? costAt(capacity.shop_rate.likely, example) : ""
  }`;
}

const costAt = (rate: number, example: SetupExample): string =>
  ` At ${exact(rate, "$/h")} each setup like it costs about ${estimate(((example.took - example.planned) / 60) * rate, "$")} more than planned.`;

const over = ({ planned, took }: SetupExample): string => {
  const minutes = took - planned;
  return minutes < 120 ? counted(minutes, "minute") : duration(minutes);
};

/** `45 minutes`, `1 hour`, `2.5 hours`. */
const duration = (minutes: number): string =>
  minutes < 60 || minutes % 15 !== 0 ? counted(minutes, "minute") : counted(minutes / 60, "hour");

const counted = (number: number, unit: string): string => `${plainNumber(number)} ${unit}${number === 1 ? "" : "s"}`;
