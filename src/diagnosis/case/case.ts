import type { GoalKind } from "../../knowledge/page-one/goals.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Likelihood } from "../../survey/wire/results.ts";
import type { StatedLoss } from "../facts/sums/loss.ts";
import type { SetupOverrun } from "../facts/sums/own-sum.ts";
import type {
  ComparisonSeen,
  Mechanism,
  NamedElsewhere,
  NaturalExperiment,
  OwnProof,
  PatternSeen,
  SituationSeen,
  Undecided,
  WrittenElsewhere,
} from "./finding/how-it-happens.ts";
import type { Quote } from "./quote.ts";
import type { Ruling } from "./ruling/ruling-row.ts";
import type { SizeRow } from "./size/size-row.ts";
import type { Tile } from "./tile.ts";
import type { TrialRow } from "./trial/trial-row.ts";
import type { Unknown } from "./unknowns/unknown.ts";
import type { Task } from "./week/task.ts";

/**
 * What page one says about one shop, before it becomes sentences. Every quote is word for word from an answer, every
 * number is computed, and every role, system and machine is one the answers name. What the answers don't support is an
 * empty list or `null`.
 */
export interface Case {
  readonly goal: Goal;
  readonly finding: CaseFinding;
  /** The leading cause, then those with separate evidence; empty if the answers point to none. */
  readonly causes: readonly CaseCause[];
  readonly mechanism: Mechanism;
  /** The situation that the sentences sound most like, narrower than a cause, even if it isn't plain enough to name. */
  readonly heard: SituationSeen | null;
  /** The situation that page one names; `null` if it names only a cause. */
  readonly situation: SituationSeen | null;
  /** Two causes between which the answers don't decide; `null` if one is plain enough to state. */
  readonly undecided: Undecided | null;
  /** What the shop writes far more about than about the leading cause; `null` if there is nothing of the kind. */
  readonly writtenElsewhere: WrittenElsewhere | null;
  /** The bottleneck that the owner names, where another cause leads; `null` if the page is about it anyway. */
  readonly namedElsewhere: NamedElsewhere | null;
  readonly naturalExperiment: NaturalExperiment | null;
  /** The shop's own count or experiment that says most about the finding; `null` if there is none. */
  readonly proof: OwnProof | null;
  /** The comparison that points to the leading cause; `null` if none does. */
  readonly comparison: ComparisonSeen | null;
  /** The most telling first. */
  readonly size: readonly SizeRow[];
  /** Whether a goal, a sum or a story of the shop's own says more than our estimates of hours, which stay in the evidence. */
  readonly oursStayInEvidence: boolean;
  /** Whether work waits for the owner, who reads this. */
  readonly waitsForOwner: boolean;
  /** What their own numbers come to, besides the size. */
  readonly ownSums: readonly StatedLoss[];
  readonly unlikelyCauses: readonly UnlikelyCause[];
  /** One per plan, or only the fixed row if nothing is planned. */
  readonly ruling: readonly [Ruling, ...Ruling[]];
  readonly week: readonly Task[];
  /** What costs nothing, can't hurt and need not wait for the week; `null` if there is nothing of the kind. */
  readonly today: Omit<Task, "day"> | null;
  /** What the next ten working days would show if the finding is right, and if it is wrong. */
  readonly trial: readonly TrialRow[];
  /** At most three; the one that could change a ruling comes first. */
  readonly unknowns: readonly Unknown[];
  readonly tiles: readonly Tile[];
  /** Patterns that show only across the whole case. */
  readonly patterns: readonly PatternSeen[];
  /** What doesn't fit together, in the answers or in our own figures. */
  readonly doubts: readonly Doubt[];
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
  /** Present if no answer confirms the problem that a headline about this goal would name, such as long setups. */
  readonly isUnsaid?: true;
}

/** The answer to the goal. */
export interface CaseFinding {
  /** own-sum: their own setup in numbers; theme: the leading causes; too-little: the answers don't point to a cause yet. */
  readonly rests: "own-sum" | "theme" | "too-little";
  readonly sum: SetupOverrun | null;
  /** The leading cause, then the one linked to it in the chain, if any. */
  readonly themes: readonly ThemeId[];
  /** How certain the leading cause may sound. */
  readonly hedge: Likelihood;
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
  readonly comesAfter: "brought-about" | "less-likely" | "not-the-goal" | "fewer-signs" | "less-said" | "level" | null;
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

/** A tempting explanation that is probably not the cause. */
export interface UnlikelyCause {
  readonly kind: "runner-up" | "own-theory" | "one-off" | "price" | "weather" | "planned";
  readonly theme: ThemeId | null;
  /** Its name in one line: `Too few people`. */
  readonly name: string;
  readonly weakness:
    | "denied"
    | "same-sentence"
    | "only-checked"
    | "one-answer"
    | "few-answers"
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

export interface Doubt {
  readonly kind: "sales" | "head-count" | "headline-smaller" | "example-and-hours";
  /** A whole sentence with its numbers. */
  readonly text: string;
}
