import type { AnswerTest } from "./answer-test.ts";
import type { Answered } from "./answered.ts";

/** What is seen within ten working days, what it means and what to do then. */
export interface LookAlike {
  readonly see: string;
  readonly means: string;
  readonly act: string;
  /** The answer that makes it plausible here; without one it always is. */
  readonly arms?: AnswerTest;
  /** It is seen in the log that the first week of the cause starts, and nowhere else. */
  readonly inLog?: true;
  /** It is looked for only where a sentence speaks of this. */
  readonly about?: RegExp;
  /** Nothing to wait for where this is told already. */
  readonly told?: Answered;
  /** It takes more than one person to happen. */
  readonly ofCrew?: true;
}

/** A cause, what looks like it, what lies next to it, and what would prove us wrong. Limits that no KPI carries are our own judgment. */
export interface Confounders {
  readonly ours: LookAlike;
  /** The first that an answer arms comes first. */
  readonly lookAlikes: readonly [LookAlike, ...LookAlike[]];
  readonly neighbor: LookAlike;
  readonly wrong: LookAlike;
  /** Both where nobody speaks of what they are about. */
  readonly unspoken?: { readonly ours: LookAlike; readonly wrong: LookAlike };
  /** What would prove us wrong in a week that is about something narrower, and has no neighbor. */
  readonly wrongAlone?: LookAlike;
}

/** Ten days after a rate was taken for a limit. `{clock}`, `{plan}` and `{each}` are filled in. */
export const rateLookAlikes = {
  shift: {
    see: "Cutting ends when the last shift leaves",
    means: "The shift is the limit, not the machine",
    act: "Let long cuts run alone every night, then on weekends",
  },
  unattended: {
    see: "Cutting ends when the last shift leaves",
    means: "The shift is the limit, and the unattended runs don't carry on",
    act: "Give the unattended runs the longest cuts, and note when each one stops",
  },
  inside: {
    see: "Machines stop for long inside the shifts",
    means: "You lose hours during the shift too",
    act: "Remove the longest reason first",
  },
  nights: { see: "Night runs stop early", means: "They need a hand somewhere", act: "Fix that, and try again" },
} as const satisfies Record<string, LookAlike>;

/** What a week of counting shows where the answers pointed nowhere: which list to follow. */
export const openTrial = [
  {
    see: "One reason explains a third of the late jobs",
    means: "That reason comes first",
    act: "Log it for two weeks: who, which job, how long",
  },
  {
    see: "More than a quarter of the ticks say waiting",
    means: "Machines wait for something, not for work",
    act: "Take the thing they wait for most",
  },
  {
    see: "A changeover takes 25% longer than planned, or nobody planned it",
    means: "Setups may take the hours",
    act: "Time ten more before you believe it",
  },
  {
    see: "Three of ten jobs took 15% more hours than quoted",
    means: "Quotes may be short",
    act: "Do the same for the next twenty jobs",
  },
  {
    see: "More than ten lots have stood for five days",
    means: "Work waits, and that is the lead time",
    act: "Release less, and move the oldest first",
  },
] as const satisfies readonly LookAlike[];
