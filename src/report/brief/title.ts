import type { Case } from "../../diagnosis/case/case.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { OwnSum } from "../../diagnosis/facts/own-sums.ts";
import { headlineOf } from "../chapters/first-page.ts";
import { inWords, plainNumber, twoFigures } from "../format.ts";
import { themeWords } from "../wording.ts";
import { timeOf } from "./time-words.ts";
import { titleWords as words } from "./title.words.ts";

/** The finding as one sentence that answers what the owner wants. */
export function titleOf({ finding, goal, size }: Case, { themes }: Diagnosis): string {
  const { rests, sum, hedge } = finding;
  if (rests === "too-little") return words.noCause;
  const own = sum && ownSumTitle(sum);
  if (own) return `${own}${sum?.kind === "clock-share" ? mayNotNeed(size) : ""}`;
  const leading = themes.find(({ id }) => id === finding.themes[0]);
  if (leading === undefined) return words.noCause;
  const aims = [...new Set(goal.aims.map(({ counts }) => counts))].slice(0, 2);
  const { noun } = themeWords[leading.id];
  if (aims.length === 0 || aims.some((aim) => noun.includes(aim))) return headlineOf(leading);
  const ours = size.find((row) => row.kind === "our-hours" && row.theme === leading.id);
  const end =
    sum?.kind === "setup-overrun"
      ? words.setup(timeOf(sum.planned), timeOf(sum.took))
      : ours?.kind === "our-hours"
        ? words.hours(twoFigures(ours.aYear.likely), "machine hours a year")
        : "";
  return `${words.aims(inWords(aims), hedge, noun)}${end}`;
}

/** What a sum over their own numbers says by itself; a setup and a gap to the goal still need a cause: `null`. */
function ownSumTitle(sum: OwnSum): string | null {
  switch (sum.kind) {
    case "clock-share":
      return words.clockShare(
        `${inLetters(sum.count)} ${sum.machines}`,
        whole(sum.clockHours - sum.hoursAWeek),
        whole(sum.clockHours),
      );
    case "demand":
      return words.demand(sum.count, sum.things, whole(sum.hoursEach));
    case "unit-cost":
      return words.unitCost(sum.thing, `${timeOf(sum.minutes)}${sum.isFloor ? " or more" : ""}`);
    case "stops":
      return words.stops(whole(sum.hoursAYear));
    case "setup-overrun":
    case "on-time-gap":
      return null;
  }
}

/** A plan for more of the same machines, which hours that are there already may replace. */
function mayNotNeed(size: Case["size"]): string {
  const demand = size.find((row) => row.kind === "demand");
  if (demand?.kind !== "demand" || demand.sum.withPlan === null) return "";
  const { count, things, withPlan } = demand.sum;
  return words.mayNotNeed(`${plainNumber(count)} ${things}`, inLetters(withPlan.machines));
}

/** Small numbers as words, as in a sentence. */
const inLetters = (count: number): string =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][count] ?? plainNumber(count);

const whole = (value: number): string => plainNumber(Math.round(value));
