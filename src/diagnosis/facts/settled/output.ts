import { daysAWeek, hoursAShift } from "../../../knowledge/figures/working-time.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { around } from "../../reader/around.ts";
import { digits } from "../sums/loss.ts";
import type { Worked } from "./form.ts";
import { isNear, isSaidAsGoal, numbersTold, saidOf, type Told } from "./numbers-told.ts";
import { settledWords as words } from "./settled.words.ts";
import { inTime, numberOf, share } from "./times.ts";

/** Working days in each period. */
const daysIn = { day: 1, week: daysAWeek, month: 21 } as const;
/** Fewer pieces don't show what a whole shop does. Own judgment. */
const fewest = 500;

/**
 * `118,000 pieces a month at about 4.2 minutes average cycle`: the hours that all pieces take, of the hours that all
 * machines have in their shifts.
 */
export function outputAndHours(submission: Submission): readonly Worked[] {
  const told = numbersTold(submission).filter((one) => !isSaidAsGoal(one));
  const cycles = told.filter(
    ({ kind, value, high, text, start, end }) =>
      kind === "minutes" &&
      value === high &&
      (/^,? (?:average |mean )?cycle\b/i.test(text.slice(end)) ||
        /\b(?:average|mean) cycle (?:time )?(?:is |of )?(?:about )?$/i.test(text.slice(0, start))),
  );
  for (const cycle of cycles) {
    const pieces = told.find(
      (one) =>
        one.kind === "count" && one.value >= fewest && isNear(one, cycle, 1) && /^(?:piece|part|pc)$/.test(one.of),
    );
    const per = pieces === undefined ? null : (pieces.per ?? perBefore(pieces));
    if (pieces === undefined || per === null) continue;
    const { machine_count: machines, shift_count } = submission;
    const there = machines * Number(shift_count) * hoursAShift * daysIn[per];
    const cut = (pieces.value * cycle.value) / 60;
    if (cut >= there) continue;
    return [
      {
        said: saidOf(pieces, cycle),
        sums: [
          words.outputHours(digits(pieces.value), inTime(cycle.value), `${digits(Math.round(cut))} hours`),
          words.hoursThere(
            withNoun(digits(machines), "machines"),
            withNoun(shift_count, "shifts"),
            withNoun(daysIn[per], "days"),
            digits(there),
            share(cut, there),
          ),
          ...wantedOutput(submission, pieces, cycle, there),
        ],
        meets: [pieces, cycle].map(({ text }) => text),
        speaksFor: "capacity_visibility",
        shows: { kind: "stood", theme: "capacity_visibility", has: there, of: there - cut },
      },
    ];
  }
  return [];
}

/** Hours that the output they want would take. */
function wantedOutput(submission: Submission, pieces: Told, cycle: Told, there: number): readonly string[] {
  const goal = numbersTold(submission).find(
    (one) =>
      isSaidAsGoal(one) && one.kind === "count" && one.value > pieces.value && one.value <= mostWanted * pieces.value,
  );
  if (goal === undefined) return [];
  const hours = (goal.value * cycle.value) / 60;
  return [
    words.outputWanted(
      digits(goal.value),
      inTime(cycle.value),
      `${digits(Math.round(hours))} hours`,
      share(hours, there),
    ),
  ];
}
/** How many times as much. Own judgment. */
const mostWanted = 2;

/** `Last month 118,000 pieces`. */
const perBefore = ({ text, start }: Told): Told["per"] => {
  const said = /\b(?:a|per|each|every|last) (?<per>day|week|month)\b[^.;]{0,12}$/i.exec(text.slice(0, start));
  return (said?.groups?.per?.toLowerCase() as Told["per"] | undefined) ?? null;
};

const meters = quick(/(?<list>\d{2,4}(?:, \d{2,4})+,? and \d{2,4}) (?:hours|hrs)\b/i);

/** `80 hours a week each, manned`, `25 weeks apart`, `they moved 712, 688, 731 and 640 hours`. */
export function metersAndHours(submission: Submission): readonly Worked[] {
  const told = numbersTold(submission);
  for (const { text, field } of told) {
    const list = (meters.exec(text)?.groups?.list ?? "").split(/, |,? and /).map(Number);
    if (list.length < 2) continue;
    const near = told.filter((one) => one.field === field);
    const aWeek = near.find(({ kind, value, per }) => kind === "minutes" && per === "week" && value >= 20 * 60);
    const apart = near
      .map((one) => /(?<n>\d{1,2}) weeks (?:apart|later|in all|long)\b/i.exec(one.text)?.groups?.n)
      .find((n) => n !== undefined);
    const weeks = numberOf(apart);
    const cut = list.reduce((sum, one) => sum + one, 0);
    const there = (list.length * (weeks ?? 0) * (aWeek?.value ?? 0)) / 60;
    if (aWeek === undefined || weeks === undefined || cut >= there) continue;
    return [
      {
        said: [{ field, text: around(text), sentence: text }, ...saidOf(aWeek)],
        sums: [
          words.metered(list.map(digits).join(" + "), digits(cut)),
          words.manned(digits(list.length), digits(weeks), digits(aWeek.value / 60), digits(there), share(cut, there)),
        ],
        meets: [text],
        speaksFor: "capacity_visibility",
        shows: { kind: "stood", theme: "capacity_visibility", has: there, of: there - cut },
      },
    ];
  }
  return [];
}
