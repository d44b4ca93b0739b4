import type { LowHigh, Range } from "../../../knowledge/figures/units.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { OwnMeasure, StatedNumber } from "../../facts/goals/own-measure.ts";
import type { StatedLoss } from "../../facts/sums/loss.ts";
import type { OnTimeGap } from "../../facts/sums/own-sum.ts";

/** A figure in the owner's unit. Hours are machine hours. */
export type SizeRow =
  /** The total of their own counts and times; for the leading cause it replaces ours. */
  | { readonly kind: "stated-loss"; readonly sum: StatedLoss; readonly cause: ThemeId }
  | {
      readonly kind: "our-hours";
      readonly theme: ThemeId;
      readonly aYear: Range;
      readonly aWeek: Range;
      /** Whether the shop stated a time, a count or a share of it, or measured it. Otherwise it is our estimate. */
      readonly isStated: boolean;
    }
  /**
   * Loss ÷ (overrun × weeks × machines). Below 0.2 or above 10 it isn't believable: our hours and their example can't
   * both be right.
   */
  | {
      readonly kind: "setups-per-machine-week";
      readonly theme: ThemeId;
      readonly times: Range;
      readonly overMinutes: number;
      readonly weeks: number;
      readonly machines: number;
      readonly isBelievable: boolean;
    }
  /**
   * Machine hours a week to win back. If Saturdays give fewer than `hoursAWeek.low`, they could end; if more than
   * `hoursAWeek.high`, not.
   */
  | { readonly kind: "saturdays"; readonly theme: ThemeId; readonly hoursAWeek: Range }
  | { readonly kind: "on-time-gap"; readonly sum: OnTimeGap; readonly moreInHundred: LowHigh }
  /** Today's value and the goal of their own measure. */
  | { readonly kind: "goal-gap"; readonly measure: OwnMeasure & Record<"today" | "target", StatedNumber> }
  /** The range of late jobs that they checked, if their goal is about late jobs. */
  | { readonly kind: "late-share"; readonly answer: string; readonly inTwenty: LowHigh }
  | { readonly kind: "dollars"; readonly aYear: Range };
