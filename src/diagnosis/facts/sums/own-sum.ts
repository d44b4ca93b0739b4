import type { ThemeId } from "../../../knowledge/themes.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import type { SetupExample } from "../../losses/setup-example.ts";

/**
 * Sums over numbers that the shop wrote itself, so that its owner can check them in their head. Each keeps the words it
 * is based on. Hours are machine hours a week unless a name says otherwise.
 */
export type OwnSum = ClockShare | Demand | TimeEach | SetupOverrun | OnTimeGap;

/** Hours a week that named machines are said to run, compared with the hours of the clock and the shifts. */
export interface ClockShare extends Grounds {
  readonly kind: "clock-share";
  readonly machines: string;
  readonly count: number;
  readonly hoursAWeek: number;
  /**
   * The hours they could cut: those of the shifts, or of the clock (168) if they run unattended or beyond the shifts.
   */
  readonly clockHours: number;
  /** Shifts × 40 hours × machines. */
  readonly shiftHours: number;
}

/** The goal, divided by the hours that those machines run today. */
export interface Demand extends Grounds {
  readonly kind: "demand";
  readonly things: string;
  readonly count: number;
  readonly weeks: number;
  /** Machine hours each one may take at today's pace. */
  readonly hoursEach: number;
  /** The same with the machines they plan to add; `null` if none are planned. */
  readonly withPlan: { readonly machines: number; readonly hoursEach: number } | null;
}

/** How long one thing is said to take: `a program takes five hours or more`. */
export interface TimeEach extends Grounds {
  readonly kind: "time-each";
  /** The cause of the hours that the thing takes. */
  readonly theme: ThemeId;
  readonly thing: string;
  readonly minutes: number;
  /** Whether it takes that long or longer. */
  readonly isFloor: boolean;
}

/** One setup, planned and actual. */
export interface SetupOverrun extends SetupExample, Grounds {
  readonly kind: "setup-overrun";
}

/**
 * How many more jobs in a hundred must be on time: the goal minus today's value, as measured or otherwise as stated.
 */
export interface OnTimeGap extends Grounds {
  readonly kind: "on-time-gap";
  /** As shares of all jobs. */
  readonly goal: number;
  readonly today: { readonly low: number; readonly high: number };
  /** Whether today's share is from the shop's own files. */
  readonly isMeasured: boolean;
}

interface Grounds {
  /** The words a sum is based on, unchanged, and the answers they are in. */
  readonly quotes: readonly { readonly field: FreeTextField; readonly text: string }[];
}
