import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { digits, span } from "../sums/loss.ts";
import type { Worked } from "./form.ts";
import { isSaidAsGoal, numbersTold, saidOf, type Told } from "./numbers-told.ts";
import { settledWords as words } from "./settled.words.ts";

const planned = quick(
  /\b(?:price on|quote[ds]? (?:at|for)|looking at|would need|I['’]d need|considering|proposals?|I plan|we plan|planning)\b/i,
);
const open = quick(
  /\b(?:open|on the floor|waiting|wait|in front of|stack\w*|piled?|in (?:line|queue|process)|tags?|on (?:his|her|the) desk|tray|tables?|aisles|physical count|baskets|backed up|sitting|released)\b/i,
);

/** `1,150 orders open and ship 34 a day` and elsewhere `34 working days`: how long the line in front of them takes. */
export function queueIsDays(submission: Submission): readonly Worked[] {
  const told = numbersTold(submission).filter((one) => !isSaidAsGoal(one) && !planned.test(one.text));
  const queues = told
    .filter(({ kind, value, text, per }) => kind === "count" && per === null && value >= 10 && open.test(text))
    .toSorted((a, b) => b.value - a.value);
  const flows = told.filter(({ kind, per, value }) => kind === "count" && per !== null && per in days && value >= 3);
  const lengths = told.filter(({ kind, value }) => kind === "days" && value >= 2);
  for (const queue of queues)
    for (const flow of flows.filter((one) => one !== queue && one.value < queue.value)) {
      const periods = queue.value / flow.value;
      const named = lengths.find((one) => isAbout(one, periods, flow.per));
      if (named !== undefined) return [queueWorked(queue, flow, named)];
    }
  return [];
}

/** Days in a period, as they may be counted. */
const days = { day: [1], week: [5, 7] } as const;

const isAbout = ({ value, high }: Told, periods: number, per: Told["per"]): boolean =>
  (per === "day" || per === "week" ? days[per] : []).some(
    (inPeriod) => periods * inPeriod >= 0.97 * value && periods * inPeriod <= 1.03 * high,
  );

const queueWorked = (queue: Told, flow: Told, named: Told): Worked => ({
  said: saidOf(queue, flow, named),
  sums: [
    words.queueDays(
      digits(queue.value),
      `${digits(flow.value)} a ${flow.per}`,
      withNoun(digits(queue.value / flow.value), `${flow.per}s`),
      span(named.value, named.high),
    ),
  ],
  meets: [queue, flow, named].map(({ text }) => text),
});
