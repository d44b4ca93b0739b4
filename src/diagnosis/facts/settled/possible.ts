import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { digits } from "../sums/loss.ts";
import type { Worked } from "./form.ts";
import { isNear, isSaidAsGoal, numbersTold, saidOf, type Told } from "./numbers-told.ts";
import { settledWords as words } from "./settled.words.ts";
import { inTime, share } from "./times.ts";

/** How close a product has to come to the number they name. */
const exact = 0.005;
const makes =
  /\b(?:makes?|made|gets?|gives?|does|do|turns? out|puts? out|runs?|count(?:er|s|ed)?(?: says?)?) (?:about |only |around )?$/i;

/**
 * `75 seconds`, `20 hours` and `960 each` meet; `machines 5 to 16 make 552`: how long they stood. The same for `130 an
 * hour`, `80 hours` and `10,400`.
 */
export function possibleAndMade(submission: Submission): readonly Worked[] {
  const told = numbersTold(submission).filter((one) => !isSaidAsGoal(one));
  const counts = told.filter(({ kind }) => kind === "count");
  const times = told.filter(({ kind, value, high }) => kind === "minutes" && value === high);
  const rates = [
    ...times
      .filter(({ value }) => value <= 60)
      .map((one) => ({ one, minutesEach: one.value, cycle: cycleOf(one.value) })),
    ...counts
      .filter(({ text, end }) => /^ (?:an|per|each) hour\b/i.test(text.slice(end)))
      .map((one) => ({ one, minutesEach: 60 / one.value, cycle: null })),
  ];
  for (const { one: rate, minutesEach, cycle } of rates)
    for (const window of times.filter((one) => one !== rate && isNear(one, rate, 1) && one.value >= 240)) {
      const could = window.value / minutesEach;
      const named = counts.find((one) => isNear(one, rate, 1) && Math.abs(one.value - could) <= exact * could);
      if (named === undefined || named.value < 20) continue;
      const made = counts.filter((one) => isNear(one, rate, 4) && isMade(one, named));
      if (made.length === 0 || made.length > 3) continue;
      const stood = (one: Told): number => (named.value - one.value) * minutesEach;
      return [
        {
          said: saidOf(rate, window, named, ...made),
          sums: [
            cycle === null
              ? words.couldAtRate(inTime(window.value), digits(rate.value), digits(named.value))
              : words.couldMake(inTime(window.value), cycle, digits(named.value)),
            ...made.map((one) =>
              words.stood(
                digits(named.value),
                digits(one.value),
                digits(named.value - one.value),
                inTime(stood(one)),
                share(stood(one), window.value),
              ),
            ),
          ],
          meets: [rate, window, named, ...made].map(({ text }) => text),
          shows: { kind: "stood", theme: null, has: window.value / 60, of: Math.max(...made.map(stood)) / 60 },
        },
      ];
    }
  return [];
}

/** `75 seconds` rather than 1.3 minutes. */
const cycleOf = (minutes: number): string =>
  Number.isInteger(minutes) ? inTime(minutes) : withNoun(digits(minutes * 60), "seconds");

const isMade = (one: Told, named: Told): boolean =>
  one.value < 0.99 * named.value &&
  one.value > 0.2 * named.value &&
  makes.test(one.text.slice(0, one.start)) &&
  one !== named;
