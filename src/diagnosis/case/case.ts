import type { GoalKind } from "../../knowledge/goals.ts";
import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import type { Asset } from "../../knowledge/plan-words.ts";
import type { SituationId } from "../../knowledge/situations.ts";
import type { ComparisonId } from "../../knowledge/two-results.ts";
import type { Range } from "../../knowledge/units.ts";
import type { PatternId } from "../../knowledge/whole-case-patterns.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Likelihood } from "../../survey/wire-results.ts";
import type { ThemeId } from "../diagnosis.ts";
import type { FactField } from "../facts/facts.ts";
import type { ClockShare, Demand, OnTimeGap, OwnSum, SetupOverrun, Stops, UnitCost } from "../facts/own-sums.ts";
import type { Certainty } from "../facts/plans.ts";
import type { StatedLoss } from "../facts/stated-loss.ts";

/**
 * What page one says about one shop, before it becomes sentences. Every quote is word for word from an answer, every
 * number is computed, and every role, system and machine is one the answers name. What the answers don't support is an
 * empty list or `null`.
 */
export interface Case {
  readonly goal: Goal;
  readonly finding: CaseFinding;
  /** The leading cause, then those with evidence of their own; empty if the answers point nowhere. */
  readonly causes: readonly CaseCause[];
  readonly mechanism: Mechanism;
  /** What a sentence describes, narrower than the leading cause. */
  readonly situation: SituationSeen | null;
  /** Two periods that went differently, as a sentence describes them. */
  readonly experiment: Experiment | null;
  /** The comparison that points to the leading cause; `null` if none does. */
  readonly decided: Decided | null;
  /** The most telling first. */
  readonly size: readonly SizeRow[];
  readonly notThese: readonly NotThis[];
  /** One per plan, or only the fixed row if nothing is planned. */
  readonly ruling: readonly [Ruling, ...Ruling[]];
  readonly week: readonly Task[];
  readonly test: readonly TestRow[];
  /** At most three; the one that could change a ruling comes first. */
  readonly unknowns: readonly Unknown[];
  readonly tiles: readonly Tile[];
  /** Patterns that show only across the whole case. */
  readonly patterns: readonly PatternSeen[];
  /** What doesn't fit together, in the answers or in our own figures. */
  readonly doubts: readonly Doubt[];
}

/** The shop's own words, unchanged. */
export interface Quote {
  readonly field: FactField;
  readonly text: string;
}

/** What the owner wants, in the unit it is stated in. */
export interface Goal {
  /** Starts with the goal stated first; empty if none is stated. */
  readonly aims: readonly Aim[];
  /** The whole first sentence of `improvement_goal`, else of `success_metric`. */
  readonly quote: Quote | null;
  /** The answer about the measure of success, if given. */
  readonly measure: Quote | null;
}

export interface Aim {
  readonly kind: GoalKind;
  /** What the goal counts: `late jobs`, `Saturdays`, `overtime`, `scrap`. */
  readonly counts: string;
  /** The word that says so, as written. */
  readonly said: Quote;
  /** Present if the answers say that it hardly ever happens. */
  readonly isMet?: true;
}

/** The answer to the goal. */
export interface CaseFinding {
  /** own-sum: a sum over their own numbers; theme: the leading causes; too-little: the answers point nowhere yet. */
  readonly rests: "own-sum" | "theme" | "too-little";
  readonly sum: OwnSum | null;
  /** The leading cause, then the one linked to it in the chain, if any. */
  readonly themes: readonly ThemeId[];
  /** How sure it may sound; its weakest part decides. */
  readonly hedge: Likelihood;
  /** The theme or number that decides the hedge. */
  readonly weakest: ThemeId | "own-number" | null;
  /**
   * Causes that the odds rank higher but the finding doesn't, each with the reason, and why the leading cause isn't the
   * one behind the goal.
   */
  readonly order: readonly OrderReason[];
}

export interface CaseCause {
  readonly theme: ThemeId;
  /** Sentences that name it and no cause before it. */
  readonly quotes: readonly Quote[];
  /** If it may cost more hours than the leading cause: why it still comes second. */
  readonly comesAfter: "brought-about" | "less-likely" | "less-said" | null;
}

export interface OrderReason {
  readonly theme: ThemeId;
  /**
   * passed-over: its only evidence is a passing note, while goal and complaint are about something else; kept: it leads
   * although no goal or complaint mentions it.
   */
  readonly kind: "passed-over" | "kept";
  readonly why: string;
}

/** How it happens, from cause to late cost. */
export interface Mechanism {
  readonly steps: readonly MechanismStep[];
  /** What links two steps although no answer says so; to be worded with "we think". */
  readonly bridges: readonly Bridge[];
  /** The division with a surprising result; the own sum says which. */
  readonly surprise: Surprise | null;
}

export interface MechanismStep {
  readonly place: "cause" | "act" | "late-cost";
  readonly theme: ThemeId | null;
  /** One or two. No sentence is in two steps. */
  readonly quotes: readonly Quote[];
}

export interface Bridge {
  readonly id: string;
  readonly from: ThemeId;
  readonly to: ThemeId;
  /** A whole sentence that says it is our reading. */
  readonly text: string;
}

export type Surprise =
  | {
      readonly kind: "setup-overrun";
      readonly sum: SetupOverrun;
      /** Minutes over plan, and their cost at the rate the shop gave; `null` if it gave none. */
      readonly over: number;
      readonly dollars: number | null;
      /** Unquoted minutes that one hot job costs, if jobs are torn down for others. */
      readonly hotJob: Range | null;
    }
  | {
      readonly kind: "clock-share";
      readonly sum: ClockShare;
      /** Shares from 0 to 1, and hours a week. */
      readonly ofClock: number;
      readonly ofShifts: number;
      readonly idle: number;
      readonly outsideShifts: number;
    }
  | {
      readonly kind: "unit-cost";
      readonly sum: UnitCost;
      readonly hours: number;
      /** For an eight-hour shift. */
      readonly ofShift: number;
    }
  | { readonly kind: "stops"; readonly sum: Stops; readonly hoursPerMachineWeek: number }
  | { readonly kind: "on-time-gap"; readonly sum: OnTimeGap; readonly moreInHundred: LowHigh };

export interface LowHigh {
  readonly low: number;
  readonly high: number;
}

/** A figure in the owner's unit. Hours are machine hours. */
export type SizeRow =
  /** The total of their own counts and times; for the leading cause it replaces ours. */
  | { readonly kind: "told-loss"; readonly sum: StatedLoss; readonly cause: ThemeId }
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

/** A tempting explanation that is probably not the cause. */
export interface NotThis {
  readonly kind: "runner-up" | "own-theory" | "one-off" | "price" | "weather" | "planned";
  readonly theme: ThemeId | null;
  /** Its name in one line: `Too few people`. */
  readonly name: string;
  readonly weakness:
    | "denied"
    | "same-sentence"
    | "one-tick"
    | "few-ticks"
    | "not-mentioned"
    | "once"
    | "not-in-your-hands"
    | "no-sign";
  /** Why its evidence is weak, as a whole sentence. */
  readonly why: string;
  /** 0 to 1; `null` if it isn't a theme. */
  readonly probability: number | null;
  readonly quotes: readonly Quote[];
  /** One capacity sum, written out: `14 machinists × 1.3 machines each = 18, and you run 18.` */
  readonly sum: string | null;
  /** What would change our mind. */
  readonly flips: string;
}

/** Our advice to someone about to spend. */
export interface Ruling {
  readonly asset: Asset | null;
  /** Their words for it, from the verb to the thing; `null` if nothing is planned. */
  readonly plan: (Quote & { readonly certainty: Certainty }) | null;
  /** none-planned: the fixed row; respected: they have refused it. */
  readonly verdict: "not-yet" | "no" | "yes-if" | "respected" | "none-planned";
  /** A whole sentence. */
  readonly text: string;
  /** What the shop's own numbers say about it (hours gained, people, price in machine hours); `null` if nothing. */
  readonly sum: string | null;
  /** The number or condition that would make it a yes. */
  readonly turnsToYes: string | null;
  /** The date they give for it, in their words. */
  readonly deadline: string | null;
  /** What to tell the other side if that date comes before the ten days are over, as a whole sentence. */
  readonly untilThen: string | null;
}

export interface Task {
  readonly id: string;
  readonly day: "Mon" | "Tue" | "Wed" | "Thu" | "Fri";
  readonly who: readonly string[];
  readonly minutes: number;
  /** What to do: one to three whole sentences. */
  readonly what: string;
  /** The KPI that gets its first real value from it. */
  readonly kpi: KpiId | null;
  /** Something to do differently from that day on; the other tasks look and count. */
  readonly isChange?: true;
  /** Its week begins with the report, not with the Monday after it: its sentences were written for those days. */
  readonly isFromToday?: true;
}

/** A row of the table for the next ten working days. */
export interface TestRow {
  readonly kind: "our-cause" | "look-alike" | "neighbor" | "we-are-wrong";
  readonly see: string;
  readonly means: string;
  readonly act: string;
}

export interface Unknown {
  readonly id: string;
  /** What the answer could change. */
  readonly flips: "ruling" | "finding" | "size";
  /** A few words: `How many setups you make`. */
  readonly what: string;
  readonly question: string;
  /** The survey question that settles it, if there is one. */
  readonly asked: Field | null;
}

export interface Tile {
  readonly kpi: KpiId;
  readonly because: "goal" | "cause" | "warns" | "proves";
  /** Why it is here, as a whole sentence. */
  readonly why: string;
  /** Its value today according to an answer, in the KPI's unit; `null` until it is counted. */
  readonly real: { readonly from: number; readonly to: number; readonly said: string } | null;
  /** The machines it covers, as the shop names them; `null` for the whole shop. */
  readonly machines: string | null;
  /** Whether counting starts by hand because no signal exists. */
  readonly byHand: boolean;
}

/** A row of the situations table, and the sentence that describes it. */
export interface SituationSeen {
  readonly id: SituationId;
  /** The cause whose week and look-alikes apply: the leading one if the situation fits it. */
  readonly theme: ThemeId;
  readonly quote: Quote;
  /** The machine it happens at and the person work waits for, if named. */
  readonly place: string | null;
  readonly who: string | null;
}

/** Two periods, machines, people or jobs that went differently: an experiment the shop ran without meaning to. */
export interface Experiment {
  /**
   * well: it went well without someone; badly: it went badly without; shifts: one shift does well; otherwise what is
   * compared.
   */
  readonly kind: "well" | "badly" | "shifts" | ComparisonId;
  /** The sentences that describe it, in order. */
  readonly quotes: readonly Quote[];
  /** What we infer; the sentence says that we do. */
  readonly text: string;
  /** The task that compares the two. */
  readonly task: string;
}

/** What differs between the two sides of a comparison they describe, and why that supports the leading cause. */
export interface Decided {
  readonly quotes: readonly Quote[];
  /** Completes a sentence: `whether the material was there`. */
  readonly differs: string;
  readonly because: string;
}

export interface PatternSeen {
  readonly id: PatternId;
  readonly title: string;
  readonly means: string;
  readonly theme: ThemeId;
  /** How many times likelier if that theme is a root cause. */
  readonly ratio: number;
  readonly quotes: readonly Quote[];
}

export interface Doubt {
  readonly kind: "sales" | "head-count" | "headline-smaller" | "example-and-hours";
  /** A whole sentence with its numbers. */
  readonly text: string;
}
