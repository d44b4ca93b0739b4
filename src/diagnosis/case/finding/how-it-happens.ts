import type { PatternId } from "../../../knowledge/cross-checks/whole-case-patterns.ts";
import type { Range } from "../../../knowledge/figures/units.ts";
import type { OwnProofKind } from "../../../knowledge/patterns/own-proofs.ts";
import type { SituationId } from "../../../knowledge/situations.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { SetupOverrun } from "../../facts/sums/own-sum.ts";
import type { Quote } from "../quote.ts";

/** How it happens, from cause to late cost. */
export interface Mechanism {
  readonly steps: readonly MechanismStep[];
  /** Links between steps that no answer states, to be worded with "we think". */
  readonly bridges: readonly Bridge[];
  /** A surprising result of the shop's own sum. */
  readonly surprise: Surprise | null;
}

export interface MechanismStep {
  readonly place: "cause" | "act" | "late-cost";
  readonly theme: ThemeId | null;
  /** Up to five in all steps. No sentence is in two steps. */
  readonly quotes: readonly Quote[];
}

export interface Bridge {
  readonly id: string;
  readonly from: ThemeId;
  readonly to: ThemeId;
  /** A whole sentence, marked as our interpretation. */
  readonly text: string;
}

/** What one setup over plan costs. */
export interface Surprise {
  readonly sum: SetupOverrun;
  /** Minutes over plan, and their cost at the rate the shop gave; `null` if it gave none. */
  readonly over: number;
  readonly dollars: number | null;
  /** Unquoted minutes that one hot job costs, if jobs are torn down for others. */
  readonly hotJob: Range | null;
}

/** What the shop counted, timed or saw itself, in its own words. */
export interface OwnProof {
  readonly kind: OwnProofKind;
  /** Sentences that follow each other, three at most. */
  readonly quotes: readonly Quote[];
}

/** A row of the situations table, and the sentence that describes it. */
export interface SituationSeen {
  readonly id: SituationId;
  /** The cause whose week and look-alikes apply: the leading one if the situation fits it. */
  readonly theme: ThemeId;
  readonly quote: Quote;
  readonly name: string;
  /** The finding as a sentence that fits what the shop has, with its slots. */
  readonly headline: string;
  /** The machine it happens at and the person work waits for, if named. */
  readonly place: string | null;
  readonly who: string | null;
  /** Whether it is described so plainly that page one may state it. */
  readonly isSure: boolean;
}

/** Two causes that fit about equally, both described by the shop. The first leads the page, and its change is the one tried. */
export interface Undecided {
  readonly fits: readonly [Fit, Fit];
}

/** An explanation that fits, the sentence that supports it most, and what ten days would show if it is the right one. */
export interface Fit {
  readonly theme: ThemeId;
  /** If it is narrower than the cause. */
  readonly situation: SituationId | null;
  readonly quote: Quote | null;
}

/** What the shop writes most about, where it checked something else. */
export interface WrittenElsewhere {
  readonly theme: ThemeId;
  /** Its plainest sentence. */
  readonly quote: Quote;
}

/** The bottleneck that the owner names, where another cause leads. */
export interface NamedElsewhere {
  readonly theme: ThemeId;
  /** The choice, as checked. */
  readonly choice: string;
  /** Their plainest sentence about it; `null` if only boxes name it. */
  readonly quote: Quote | null;
  readonly because: "brought-about" | "less-likely" | "less-plain";
}

/** Two periods, machines, people or jobs that went differently: a natural experiment, which the shop ran without meaning to. */
export interface NaturalExperiment {
  /** Whether it went well or badly without someone. */
  readonly kind: "well" | "badly";
  /** The sentences that describe it, in order. */
  readonly quotes: readonly Quote[];
  /** What we infer, as a sentence that marks it as inferred. */
  readonly text: string;
  /** The task that compares the two. */
  readonly task: string;
}

/** The two sides of a comparison they describe, and why it supports the leading cause. */
export interface ComparisonSeen {
  readonly quotes: readonly Quote[];
  /** Completes `You compare …`: `jobs that had their material with jobs that didn't`. */
  readonly sides: string;
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
