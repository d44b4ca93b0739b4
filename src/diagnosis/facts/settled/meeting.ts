import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { currencyOf } from "../../../survey/currency.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { digits, span } from "../sums/loss.ts";
import type { Worked } from "./form.ts";
import { gapIsTimes } from "./meeting-hours.ts";
import { isNear, isSaidAsGoal, isSameSentence, numbersTold, saidOf, smallest, type Told } from "./numbers-told.ts";
import { settledWords as words } from "./settled.words.ts";
import { exactTime, inTime } from "./times.ts";

// Numbers that they wrote in different places and that give each other: `45 planned`, `71 signed off` and `26 hot jobs`.

const reports = (submission: Submission): readonly Told[] =>
  numbersTold(submission).filter((one) => !isSaidAsGoal(one) && !planned.test(one.text));
const planned = quick(
  /\b(?:price on|quote[ds]? (?:at|for)|looking at|would need|I['’]d need|considering|proposals?|I plan|we plan|planning)\b/i,
);

/** How many times as many. Own judgment. */
const far = 4;

/** `45 a week`, `71` and elsewhere `26 a week`; `from 12 lots to 36` and elsewhere `24 lots`. */
function gapIsCounted(told: readonly Told[], submission: Submission): readonly Worked[] {
  const counts = told.filter(({ kind }) => kind === "count");
  for (const less of counts) {
    for (const more of counts) {
      const gap = more.value - less.value;
      if (!isSameSentence(less, more) || gap < smallest || gap === less.value || more.value > far * less.value)
        continue;
      const third = counts.find(
        (one) =>
          one.value === gap &&
          !isSameSentence(one, less) &&
          ((one.per !== null && [less.per, more.per].includes(one.per)) ||
            (one.of !== "" && [less.of, more.of].includes(one.of))),
      );
      if (third === undefined) continue;
      return [
        {
          said: saidOf(less, more, third),
          sums: [
            (open.test(less.text) ? words.gapInLine : words.gapCounted)(
              digits(more.value),
              digits(less.value),
              digits(gap),
            ),
            ...hoursOfGap(less, gap, third.per, told, submission),
          ],
          meets: [less, more, third].map(({ text }) => text),
        },
      ];
    }
  }
  return [];
}

/** `They take 52 minutes`, next to the count. */
function hoursOfGap(
  near: Told,
  gap: number,
  per: Told["per"],
  told: readonly Told[],
  submission: Submission,
): readonly string[] {
  const each = told.find(
    (one) =>
      one.kind === "minutes" &&
      one.value === one.high &&
      isNear(one, near, 1) &&
      /\btakes? (?:about |around )?$/i.test(one.text.slice(0, one.start)),
  );
  if (each === undefined || per === null) return [];
  const hours = (gap * each.value) / 60;
  return [
    priced(words.eachTimes(digits(gap), inTime(each.value), `${digits(hours)} hours`, ` a ${per}`), hours, submission),
  ];
}

/** `Three times a week, two hours and twenty minutes` and elsewhere `seven hours`. */
function timesIsTold(told: readonly Told[]): readonly Worked[] {
  const minutes = told.filter(({ kind, value, high }) => kind === "minutes" && value === high);
  for (const count of told.filter(({ kind, value }) => kind === "count" && value >= 3)) {
    for (const each of minutes.filter((one) => isNear(one, count, 1) && one.value >= 5 && one.value <= 600)) {
      const all = minutes.find(
        (one) =>
          one !== each &&
          Math.abs(one.value - count.value * each.value) < 0.01 * one.value &&
          !isSameSentence(one, each) &&
          one.value >= 4 * 60,
      );
      if (all === undefined || each.value % 60 === 0) continue;
      return [
        {
          said: saidOf(count, each, all),
          sums: [words.timesTold(digits(count.value), exactTime(each.value), inTime(all.value))],
          meets: [count, each, all].map(({ text }) => text),
        },
      ];
    }
  }
  return [];
}

/** `Day 6`, `nine days like they promise`, `8 days of work` and elsewhere `23`. */
function daysAddUp(told: readonly Told[], submission: Submission): readonly Worked[] {
  const all = numbersTold(submission);
  const days = told.filter(({ kind, value, high }) => kind === "days" && value === high && value >= 1);
  for (const [at, first] of days.entries()) {
    for (const [next, second] of days.slice(at + 1).entries()) {
      for (const third of days.slice(at + next + 2)) {
        const parts = [first, second, third];
        const sum = parts.reduce((total, { value }) => total + value, 0);
        const total = all.find(
          (one) => one.value === sum && !parts.includes(one) && one.kind !== "minutes" && /\bdays?\b/i.test(one.text),
        );
        const areApart = new Set(parts.map(({ text }) => text)).size > 1;
        if (total === undefined || sum < 10 || !areApart || new Set(parts.map(({ value }) => value)).size < 3) continue;
        return [
          {
            said: saidOf(...parts, total),
            sums: [words.daysTold(parts.map(({ value }) => digits(value)).join(" + "), digits(sum))],
            meets: [...parts, total].map(({ text }) => text),
          },
        ];
      }
    }
  }
  return [];
}

const open = quick(
  /\b(?:open|on the floor|waiting|wait|in front of|stack\w*|piled?|in (?:line|queue|process)|tags?|on (?:his|her|the) desk|tray|tables?|aisles|physical count|baskets|backed up|sitting|released)\b/i,
);

/** `1,150 orders open and ship 34 a day` and elsewhere `34 working days`. */
function queueIsDays(told: readonly Told[]): readonly Worked[] {
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

/** With the dollars they come to, if the rate is theirs. */
function priced(sum: string, hours: number, shop: Submission): string {
  const sign = currencyOf(shop);
  const { shop_rate_value: rate } = shop;
  return rate && sign !== null
    ? words.atRate(sum, `${sign}${digits(rate)}`, `${sign}${digits(Math.round(hours * rate))}`)
    : sum;
}

/** The sums in which their own numbers meet. */
export const meetingsIn = (submission: Submission): readonly Worked[] => {
  const told = reports(submission);
  return [
    ...queueIsDays(told),
    ...gapIsCounted(told, submission),
    ...timesIsTold(told),
    ...gapIsTimes(told),
    ...daysAddUp(told, submission),
  ];
};
