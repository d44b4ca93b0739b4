import type { Surprise } from "../../../diagnosis/case/finding/how-it-happens.ts";
import type { Range } from "../../../knowledge/figures/units.ts";
import { withNoun } from "../../../survey/writing.ts";
import { estimate, percent, twoFigures, wholeNumber } from "../../format.ts";
import { timeOf } from "./time-of.ts";

/** A surprising ratio of their own numbers. */
export const surpriseWords = {
  setup: (planned: number, took: number, dollars: number | null, hotJob: Range | null): string => {
    const cost = dollars === null ? "" : `, or about ${estimate(dollars, "$")} at your rate`;
    const over = `You plan ${timeOf(planned)} and take ${timeOf(took)}. ${wholeNumber(took)} − ${wholeNumber(planned)} = ${withNoun(wholeNumber(took - planned), "minutes")} over${cost}.`;
    if (hotJob === null) return over;
    const [low, likely, high] = [hotJob.low, hotJob.likely, hotJob.high].map(wholeNumber);
    return `${over} Setting the torn-down job up again takes another ${wholeNumber(took)}. So one hot job costs you ${withNoun(likely ?? "", "minutes")} you didn't quote (${low} to ${high}).`;
  },
  clock: ({ sum, ofClock, ofShifts, outsideShifts }: Surprise & { kind: "clock-share" }): string =>
    outsideShifts === 0
      ? `${wholeNumber(sum.hoursAWeek)} of ${wholeNumber(sum.clockHours)} hours of your shifts is ${percent(ofClock)}.`
      : `${wholeNumber(sum.hoursAWeek)} of ${wholeNumber(sum.clockHours)} hours is ${percent(ofClock)} of the week. Of your shifts it is ${percent(ofShifts)}, so they look busy. Another ${withNoun(wholeNumber(outsideShifts), "hours")} are outside your shifts.`,
  unit: (thing: string, hours: number, ofShift: number): string =>
    `One ${thing} takes ${withNoun(twoFigures(hours), "hours")}. That is ${percent(ofShift)} of an eight-hour shift.`,
} as const;
