import { machineKinds } from "../../knowledge/patterns/asset-patterns.ts";
import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { freeTextFields, isReportField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { sentencesOf } from "../reader/words.ts";
import { measuredOf } from "./measured.ts";

const share = String.raw`(?<![\d.-])(?<value>\d{1,2}(?:\.\d)?) ?(?:%|percent|pct|per cent)`;

/** `The lathes cut 41% of staffed hours`, `in cycle 54 percent of the time`. */
export const cutOfHours = quick(
  new RegExp(
    String.raw`\b(?:cuts?|cutting|ran|runs?|running|green|busy|in cycle) (?:about |only |just |at |around )*${share} of (?:(?:the|its|their|our|all|every|each) )*(?:(?:staffed|scheduled|available|shift|manned|paid) )?(?:hours|time|day|shifts?|week)\b`,
    "i",
  ),
);

/** `61% in cycle`. */
const inCycle = quick(
  new RegExp(
    String.raw`\b${share.replace("pct|per cent)", "pct|per cent)(?! of (?:sales|revenue))")} (?:in cycle|utili[sz]ation|green|cutting)\b`,
    "i",
  ),
);

/** Words for a share of hours that machines should, could or once did cut. */
export const notToday = quick(
  /\b(?:should|goal|target|want|could|hope|need|quot(?!ation)\w+|expect\w*|get to|up to|world class|used to)\b/i,
);

/** The share of hours that machines cut by a sentence, in percent. */
export function shareCut(text: string): number | undefined {
  const said = (notToday.test(text) ? null : cutOfHours.exec(text)) ?? inCycle.exec(text);
  return Number(said?.groups?.value) || undefined;
}

export interface StatedUtilization {
  readonly percent: number;
  readonly said: string;
}

/**
 * The share of their hours that the shop's machines cut, by a sentence of a shop that measures it; `undefined` if it is about one
 * machine or one kind of them.
 */
export function statedUtilization(submission: Submission): StatedUtilization | undefined {
  if (!/^Yes/.test(submission.machine_utilization_known ?? "")) return undefined;
  for (const field of freeTextFields.filter(isReportField))
    for (const { text } of sentencesOf(submission[field] ?? "")) {
      const percent = machineKinds.test(text) || ofOne.test(text) ? undefined : shareCut(text);
      if (percent !== undefined) return { percent, said: text };
    }
  return undefined;
}

/** `it cut 40% of its hours`. */
const ofOne = /\b(?:it|this one|that one) (?:only )?(?:cut|ran|runs?)\b/i;

/** The same, or as the shop's own files have it; in percent. */
export const ownUtilization = (submission: Submission): number | undefined =>
  measuredOf("kpi_spindle_util", submission)?.value ?? statedUtilization(submission)?.percent;
