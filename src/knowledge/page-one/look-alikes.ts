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
  /** It is listed only if an answer mentions one of these words, or makes it plausible. */
  readonly about?: RegExp;
  /** It takes more than one person to happen, or more than two. */
  readonly ofCrew?: true | "of-three";
}

/** A row that a count of the first week decides, and the tasks that count it, of which the week needs one. */
export interface CountedRow extends LookAlike {
  readonly from: readonly [string, ...string[]];
}

/**
 * What ten working days can show about a cause: that it is the cause, that something else looks like it or is next to it, or
 * that it is not the cause. `confirms` and `refutes` read a count of the week or its change, each with a limit that can be
 * reached within ten days; they can't both come true, and between the two limits nothing is settled. The limits are our own
 * judgment.
 */
export interface Confounders {
  readonly confirms: CountedRow;
  /** The first one made plausible by an answer comes first. */
  readonly lookAlikes: readonly [CountedRow, ...CountedRow[]];
  readonly neighbor: CountedRow;
  readonly refutes: CountedRow;
  /** Replaces all rows where one part runs for days or weeks. */
  readonly longRuns?: {
    readonly confirms: CountedRow;
    readonly refutes: CountedRow;
    readonly beside: readonly CountedRow[];
  };
  /** Replace both where the goal is about hours that machines run with nobody there. */
  readonly unattended?: { readonly confirms: CountedRow; readonly refutes: CountedRow };
  /** Replace both if no answer mentions what `confirms` is about. */
  readonly unspoken?: { readonly confirms: CountedRow; readonly refutes: CountedRow };
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
