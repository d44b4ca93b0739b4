import type { Surprise } from "../../../diagnosis/case/finding/how-it-happens.ts";
import { withNoun } from "../../../survey/writing.ts";
import { estimate, wholeNumber } from "../../format.ts";
import { timeOf } from "./time-of.ts";

/** What their own setup in numbers costs. */
export const surpriseWords = {
  setup: ({ sum: { planned, took }, over, dollars, hotJob }: Surprise): string => {
    const cost = dollars === null ? "" : `, or about ${estimate(dollars, "$")} at your rate`;
    const text = `You plan ${timeOf(planned)} and take ${timeOf(took)}. ${wholeNumber(took)} − ${wholeNumber(planned)} = ${withNoun(wholeNumber(over), "minutes")} over${cost}.`;
    if (hotJob === null) return text;
    const [low, likely, high] = [hotJob.low, hotJob.likely, hotJob.high].map(wholeNumber);
    return `${text} Setting the torn-down job back up takes another ${withNoun(wholeNumber(took), "minutes")}. So one hot job costs you about ${withNoun(likely ?? "", "minutes")} you didn't quote (${low} to ${high}, depending on the job).`;
  },
} as const;
