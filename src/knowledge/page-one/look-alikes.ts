import type { AnswerTest } from "../odds/answer-test.ts";

/** Something a shop may see within ten working days, what it means and what to do then. */
export interface LookAlike {
  readonly see: string;
  readonly means: string;
  readonly act: string;
  /** It is about what the change does; other rows are read by the week before the change. */
  readonly ofChange?: true;
  /** The answer that makes it plausible in this shop; without one it always is. */
  readonly plausibleIf?: AnswerTest;
  /** It is plausible, too, where machines cut most of their shift hours, as the shop counts them. */
  readonly ifShiftsUsed?: true;
  /** It shows only in the log that the first week of the cause starts. */
  readonly inLog?: true;
  /** It is listed only if an answer mentions one of these words, or makes it plausible. */
  readonly about?: RegExp;
  /** It takes more than one person to happen, or more than two. */
  readonly ofCrew?: true | "of-three";
}

/**
 * What ten working days can show about a cause: that it is the cause, that something else looks like it or is next to it, or
 * that it is not the cause. `confirms` and `refutes` read a count of the week or its change, each with a limit that can be
 * reached within ten days; they can't both come true, and between the two limits nothing is settled. The limits are our own
 * judgment.
 */
export interface Confounders {
  readonly confirms: LookAlike;
  /** The first one made plausible by an answer comes first. */
  readonly lookAlikes: readonly [LookAlike, ...LookAlike[]];
  readonly neighbor: LookAlike;
  readonly refutes: LookAlike;
  /** Replaces all rows where one part runs for days or weeks. */
  readonly longRuns?: {
    readonly confirms: LookAlike;
    readonly refutes: LookAlike;
    readonly beside: readonly LookAlike[];
  };
  /** Replace both if no answer mentions what `confirms` is about. */
  readonly unspoken?: { readonly confirms: LookAlike; readonly refutes: LookAlike };
}

/** What a week of counting shows when the answers point to no cause: which list to follow. */
export const openTrial = [
  {
    see: "One reason explains a third of the late jobs",
    means: "That reason comes first",
    act: "Log it for two weeks: who, which job, how long",
  },
  {
    see: "More than a quarter of the marks say waiting",
    means: "Machines wait for something, not for work",
    act: "Start with what they wait for most",
  },
  {
    see: "A changeover takes 25% longer than planned, or nobody planned it",
    means: "Setups may be taking the hours",
    act: "Time ten more before you believe it",
  },
  {
    see: "Three of ten jobs took 15% more hours than quoted",
    means: "Quotes may be short",
    act: "Do the same for the next twenty jobs",
  },
  {
    see: "More than ten lots have sat for five days",
    means: "Work is waiting, and that's your lead time",
    act: "Release less, and move the oldest first",
  },
] as const satisfies readonly LookAlike[];
