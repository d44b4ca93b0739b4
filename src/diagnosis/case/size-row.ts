import type { ThemeId } from "../../knowledge/themes.ts";
import type { LowHigh, Range } from "../../knowledge/units.ts";
import type { ClockShare, Demand, OnTimeGap, Stops, UnitCost } from "../facts/own-sum.ts";
import type { StatedLoss } from "../facts/stated-loss.ts";

/** A figure in the owner's unit. Hours are machine hours. */
export type SizeRow =
  /** The total of their own counts and times; for the leading cause it replaces ours. */
  | { readonly kind: "stated-loss"; readonly sum: StatedLoss; readonly cause: ThemeId }
  | { readonly kind: "our-hours"; readonly theme: ThemeId; readonly aYear: Range; readonly aWeek: Range }
  /**
   * Loss ÷ (overrun × weeks × machines). Under 0.2 or over 10 we don't believe it: our hours and their example can't
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
   * Machine hours a week to compare with the Saturdays they work: if they work fewer than `low`, our figure could
   * replace them; more than `high`, not.
   */
  | { readonly kind: "saturdays"; readonly theme: ThemeId; readonly hoursAWeek: Range }
  | { readonly kind: "on-time-gap"; readonly sum: OnTimeGap; readonly moreInHundred: LowHigh }
  | { readonly kind: "clock-share"; readonly sum: ClockShare; readonly ofClock: number; readonly idle: number }
  | {
      readonly kind: "demand";
      readonly sum: Demand;
      /**
       * Up to `enough`, what they have will do; up to `stretch`, nights or the plan will; above that, not even the
       * plan.
       */
      readonly enough: number;
      readonly stretch: number | null;
      /** The share of clock hours at which today's machines reach what the plan would add; over 1 they can't. */
      readonly clockShareAtPlan: number | null;
    }
  /** How often it must happen for our figure to be all of it. */
  | {
      readonly kind: "break-even";
      readonly sum: UnitCost;
      readonly theme: ThemeId;
      readonly loss: Range;
      readonly timesAYear: Range;
      readonly timesAWeek: Range;
      /** What one in ten working days adds up to in a year, in hours. */
      readonly onceInTenDays: number;
    }
  | { readonly kind: "stops"; readonly sum: Stops; readonly hoursAWeek: number }
  | { readonly kind: "dollars"; readonly aYear: Range; readonly rateIsTheirs: boolean };
