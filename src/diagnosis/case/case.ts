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
 * What page one of the brief says about one shop, before it is put into sentences: every quote is letter for letter out of
 * an answer, every number is computed, every role, system and machine is one that the answers name. What the answers do
 * not carry is an empty list or `null`.
 */
export interface Case {
  readonly goal: Goal;
  readonly finding: CaseFinding;
  /** The leading cause, then those that stand on grounds of their own; empty where the answers point nowhere. */
  readonly causes: readonly CaseCause[];
  readonly mechanism: Mechanism;
  /** What a sentence tells of, narrower than the leading cause. */
  readonly situation: SituationSeen | null;
  /** Two stretches that went differently, as a sentence tells it. */
  readonly experiment: Experiment | null;
  /** The comparison that points to the leading cause; `null` where none does. */
  readonly decided: Decided | null;
  /** The most telling first. */
  readonly size: readonly SizeRow[];
  readonly notThese: readonly NotThis[];
  /** One for each plan; the fixed row alone where nothing is planned. */
  readonly ruling: readonly [Ruling, ...Ruling[]];
  readonly week: readonly Task[];
  readonly test: readonly TestRow[];
  /** At most three, the one that would turn a ruling first. */
  readonly unknowns: readonly Unknown[];
  readonly tiles: readonly Tile[];
  /** Patterns that show only when the whole case is read. */
  readonly patterns: readonly PatternSeen[];
  /** What does not agree with itself, in the answers or in our own figures. */
  readonly doubts: readonly Doubt[];
}

/** Words of the shop, letter for letter. */
export interface Quote {
  readonly field: FactField;
  readonly text: string;
}

/** What the owner wants, in the unit it is stated in. */
export interface Goal {
  /** The first stated first; empty where no goal is stated. */
  readonly aims: readonly Aim[];
  /** The whole first sentence of `improvement_goal`, else of `success_metric`. */
  readonly quote: Quote | null;
  /** What the measure of success says, where it was asked and answered. */
  readonly measure: Quote | null;
}

export interface Aim {
  readonly kind: GoalKind;
  /** What the goal counts: `late jobs`, `Saturdays`, `overtime`, `scrap`. */
  readonly counts: string;
  /** The word that says so, as written. */
  readonly said: Quote;
  /** Present where their answers say that it hardly happens. */
  readonly isMet?: true;
}

/** What answers the goal. */
export interface CaseFinding {
  /** own-sum: a sum over their own numbers; theme: the leading causes; too-little: the answers point nowhere yet. */
  readonly rests: "own-sum" | "theme" | "too-little";
  readonly sum: OwnSum | null;
  /** The leading cause, then the one that joins it in the chain, if any. */
  readonly themes: readonly ThemeId[];
  /** How sure it may sound. The weakest part of it decides. */
  readonly hedge: Likelihood;
  /** The theme or number that sets the hedge. */
  readonly weakest: ThemeId | "own-number" | null;
  /** Causes that the odds put higher and the finding doesn't, each with the reason; and why the leader is not what the goal is about. */
  readonly order: readonly OrderReason[];
}

export interface CaseCause {
  readonly theme: ThemeId;
  /** Reports that name it and tell of no cause before it. */
  readonly quotes: readonly Quote[];
  /** Where it may cost more hours than the leading cause, why it comes after it all the same. */
  readonly comesAfter: "brought-about" | "less-likely" | "less-said" | null;
}

export interface OrderReason {
  readonly theme: ThemeId;
  /** passed-over: its evidence is a passing note, the goal and complaint are about another; kept: it leads though no goal or
   * complaint mentions it. */
  readonly kind: "passed-over" | "kept";
  readonly why: string;
}

/** How it happens, from cause to late cost. */
export interface Mechanism {
  readonly steps: readonly MechanismStep[];
  /** What no answer says and links two of the steps; to be read with "we think". */
  readonly bridges: readonly Bridge[];
  /** The division that surprises; the own sum says which. */
  readonly surprise: Surprise | null;
}

export interface MechanismStep {
  readonly place: "cause" | "act" | "late-cost";
  readonly theme: ThemeId | null;
  /** One or two; a sentence stands in one step alone. */
  readonly quotes: readonly Quote[];
}

export interface Bridge {
  readonly id: string;
  readonly from: ThemeId;
  readonly to: ThemeId;
  /** A whole sentence that says that it is our reading. */
  readonly text: string;
}

export type Surprise =
  | {
      readonly kind: "setup-overrun";
      readonly sum: SetupOverrun;
      /** Minutes over plan, and what they cost at a rate the shop gave; `null` where it gave none. */
      readonly over: number;
      readonly dollars: number | null;
      /** Minutes one hot job costs nobody quoted, where jobs are torn down for others. */
      readonly hotJob: Range | null;
    }
  | {
      readonly kind: "clock-share";
      readonly sum: ClockShare;
      /** Shares of one, and hours a week. */
      readonly ofClock: number;
      readonly ofShifts: number;
      readonly idle: number;
      readonly outsideShifts: number;
    }
  | {
      readonly kind: "unit-cost";
      readonly sum: UnitCost;
      readonly hours: number;
      /** Of an eight-hour shift. */
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
  /** What their own counts and times come to; that of the leading cause takes the place of ours. */
  | { readonly kind: "told-loss"; readonly sum: StatedLoss; readonly cause: ThemeId }
  | { readonly kind: "our-hours"; readonly theme: ThemeId; readonly aYear: Range; readonly aWeek: Range }
  /** Loss ÷ (overrun × weeks × machines). Not believable under 0.2 or over 10: our hours and their example cannot both be right. */
  | {
      readonly kind: "setups-per-machine-week";
      readonly theme: ThemeId;
      readonly times: Range;
      readonly overMinutes: number;
      readonly weeks: number;
      readonly machines: number;
      readonly isBelievable: boolean;
    }
  /** Machine hours a week to be set against the Saturdays they work: under `low` our figure could replace them, over `high` not. */
  | { readonly kind: "saturdays"; readonly theme: ThemeId; readonly hoursAWeek: Range }
  | { readonly kind: "on-time-gap"; readonly sum: OnTimeGap; readonly moreInHundred: LowHigh }
  | { readonly kind: "clock-share"; readonly sum: ClockShare; readonly ofClock: number; readonly idle: number }
  | {
      readonly kind: "demand";
      readonly sum: Demand;
      /** Under `enough` what is there does; up to `stretch` nights or the plan do; over it even the plan falls short. */
      readonly enough: number;
      readonly stretch: number | null;
      /** Part of the clock hours at which today's machines reach what the plan would give; over 1 they can't. */
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
      /** What once in ten working days stands for in a year, in hours. */
      readonly onceInTenDays: number;
    }
  | { readonly kind: "stops"; readonly sum: Stops; readonly hoursAWeek: number }
  | { readonly kind: "dollars"; readonly aYear: Range; readonly rateIsTheirs: boolean };

/** What is probably not the cause, though it is tempting. */
export interface NotThis {
  readonly kind: "runner-up" | "own-theory" | "one-off" | "price" | "weather" | "planned";
  readonly theme: ThemeId | null;
  /** What it is called in one line: `Too few people`. */
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
  /** Why its evidence is weak, one whole sentence. */
  readonly why: string;
  /** 0 to 1; `null` where no theme is meant. */
  readonly probability: number | null;
  readonly quotes: readonly Quote[];
  /** One sum out of the capacity, written out: `14 machinists × 1.3 machines each = 18, and you run 18.` */
  readonly sum: string | null;
  /** What would change it. */
  readonly flips: string;
}

/** What we would say to somebody about to spend. */
export interface Ruling {
  readonly asset: Asset | null;
  /** Their words for it, from the verb to the thing; `null` where nothing is planned. */
  readonly plan: (Quote & { readonly certainty: Certainty }) | null;
  /** none-planned: the fixed row; respected: it is refused. */
  readonly verdict: "not-yet" | "no" | "yes-if" | "respected" | "none-planned";
  /** One whole sentence. */
  readonly text: string;
  /** What the shop's own numbers say of it: hours it brings, people, price in machine hours; `null` where they say nothing. */
  readonly sum: string | null;
  /** The number or condition that turns it to yes. */
  readonly turnsToYes: string | null;
  /** The day they name for it, letter for letter. */
  readonly deadline: string | null;
  /** What to tell the other side if that day comes before the ten days are over: a whole sentence. */
  readonly untilThen: string | null;
}

export interface Task {
  readonly id: string;
  readonly day: "Mon" | "Tue" | "Wed" | "Thu" | "Fri";
  readonly who: readonly string[];
  readonly minutes: number;
  /** What to do: one to three whole sentences. */
  readonly what: string;
  /** The KPI whose first real value it gives. */
  readonly kpi: KpiId | null;
  /** Something done differently from that day on; the others look and count. */
  readonly isChange?: true;
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
  /** What the answer would turn. */
  readonly flips: "ruling" | "finding" | "size";
  /** A few words: `How many setups you make`. */
  readonly what: string;
  readonly question: string;
  /** The question of the survey that settles it, where there is one. */
  readonly asked: Field | null;
}

export interface Tile {
  readonly kpi: KpiId;
  readonly because: "goal" | "cause" | "warns" | "proves";
  /** One whole sentence on why it stands here. */
  readonly why: string;
  /** What an answer says of it today, in the unit of the KPI; `null`: an example until it is counted. */
  readonly real: { readonly from: number; readonly to: number; readonly said: string } | null;
  /** The machines it is narrowed to, as named; `null`: the whole shop. */
  readonly machines: string | null;
  /** Whether it is started by hand, no signal being there. */
  readonly byHand: boolean;
}

/** A row of the table of situations, and the sentence that tells of it. */
export interface SituationSeen {
  readonly id: SituationId;
  /** The cause whose week and look-alikes go with it: the leading one where it is at home there. */
  readonly theme: ThemeId;
  readonly quote: Quote;
  /** The machine it happens at and whom work waits for, where they are named. */
  readonly place: string | null;
  readonly who: string | null;
}

/** Two stretches, machines, people or jobs that went differently: what the shop tried without meaning to. */
export interface Experiment {
  /** well: it went well without somebody; badly: it went badly without; shifts: one shift does well; else what is compared. */
  readonly kind: "well" | "badly" | "shifts" | ComparisonId;
  /** The sentences that tell of it, in their order. */
  readonly quotes: readonly Quote[];
  /** What we infer, and the sentence says so. */
  readonly text: string;
  /** The task that compares the two. */
  readonly task: string;
}

/** What differs between the two sides of a comparison that they tell, and why that speaks for the leading cause. */
export interface Decided {
  readonly quotes: readonly Quote[];
  /** The rest of a sentence: `whether the material was there`. */
  readonly differs: string;
  readonly because: string;
}

export interface PatternSeen {
  readonly id: PatternId;
  readonly title: string;
  readonly means: string;
  readonly theme: ThemeId;
  /** How many times likelier where that theme is a root cause. */
  readonly ratio: number;
  readonly quotes: readonly Quote[];
}

export interface Doubt {
  readonly kind: "sales" | "head-count" | "headline-smaller" | "example-and-hours";
  /** One whole sentence with its numbers. */
  readonly text: string;
}
