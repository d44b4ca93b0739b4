import type { AnswerTo } from "../survey/submission.ts";
import type { LossParameter } from "./figures/parameters.ts";
import type { AnswerTest } from "./odds/answer-test.ts";
import type { Action } from "./page-one/action.ts";
import type { CauseUnknown } from "./page-one/cause-unknown.ts";
import type { FirstWeek } from "./page-one/first-weeks.ts";
import type { HandCount } from "./page-one/hand-count.ts";
import type { Confounders } from "./page-one/look-alikes.ts";
import type { ComparisonRowId } from "./patterns/comparisons.ts";
import type { ThemeId } from "./themes/theme-id.ts";

/** A root cause behind late jobs and lost machine hours. */
export interface Theme {
  /** Its name wherever people read it: page, report, workbook, screens, log and docs. */
  readonly name: string;
  /** What is going on, in the second person. */
  readonly oneLine: string;
  /** The finding as a sentence, with the slots of a situation's headline, if no situation narrows the cause. Own judgment. */
  readonly headline: string;
  /** Both where work waits for the owner, who reads this. */
  readonly ofOwner?: { readonly oneLine: string; readonly headline: string };
  /** How it costs hours. */
  readonly story: string;
  /** What people in the shop say about it. A language model may report these and no others. */
  readonly symptoms: { readonly [symptom: string]: string };
  /** How likely it is a root cause before we know anything about the shop, 0 to 1. Our own judgment. */
  readonly prior: number;
  readonly evidence: readonly EvidenceRule[];
  /** Answers to "Where does work pile up?" that mean this theme. */
  readonly bottlenecks: readonly NamedBottleneck[];
  /** What to add up for two weeks to see whether this theme takes the hours. Our own judgment. */
  readonly toCount: string;
  /** What to count by hand from Monday on, if no situation narrows the cause. */
  readonly handCount: HandCount;
  /** What to write down of each case in the ten days, as heads of columns: two short things, then one in words. */
  readonly countSheet: readonly [string, string, string];
  readonly loss: {
    /** How the loss is calculated, in words that name each parameter. */
    readonly formula: string;
    readonly counted: LossCount;
    readonly parameters: { readonly [name: string]: LossParameter };
  };
  readonly causedBy: readonly UpstreamCause[];
  /** What it takes to start: the effort of the first thirty days. Our own judgment. */
  readonly effort: { readonly level: "low" | "medium" | "high"; readonly why: string };
  readonly actions: {
    readonly days30: readonly Action[];
    readonly days60: readonly Action[];
    readonly days90: readonly Action[];
  };
  readonly firstWeek: FirstWeek;
  readonly confounders: Confounders;
  /** What shows that the cause is gone. Own judgment, limits included. */
  readonly goneWhen: string;
  /** What we don't know about it, the question that would change the most first. Answered questions are skipped. */
  readonly unknowns: readonly CauseUnknown[];
  /** What shops usually buy that doesn't fix it. */
  readonly usualPurchase: string;
  /** The comparison that stands for the theme where no words say what differs between the two sides. */
  readonly comparison: ComparisonRowId;
  readonly words: ThemeWords;
  /** A sentence counts as evidence only if it matches. Own judgment, from trade talk. */
  readonly evidencePattern: RegExp;
  /** Finds the theme in a model's sentence, to check that it is about the theme of its quotes. */
  readonly mentionPattern: RegExp;
}

/** How the yearly loss of a theme is calculated. */
export type LossCount =
  /** Staffed hours × the parameter of this name × the parameter `recoverable`. `text` is the share in words, for the formula. */
  | { readonly kind: "share-of-staffed-hours"; readonly share: string; readonly text: string }
  /** Machine hours, by a formula in `diagnosis/losses/losses.ts`. */
  | { readonly kind: "machine-hours" }
  /** Labor hours, dollars or days, by a formula in `diagnosis/losses/losses.ts`. */
  | { readonly kind: "other" };

/** An answer that speaks for or against a theme, and why. */
export interface EvidenceRule {
  readonly speaks: "for" | "against";
  readonly when: AnswerTest;
  /** How many times likelier this answer is where the theme is a root cause; an answer against divides by it. Above 1. */
  readonly ratio: number;
  readonly why: string;
}

/** The ratio of a piece of evidence in a word. */
export type Weight = "strong" | "moderate" | "weak";

/** A bottleneck as shops name it, and what to count there if that isn't the theme's `toCount`. */
export interface NamedBottleneck {
  readonly choice: Exclude<AnswerTo<"primary_bottleneck">, "Other">;
  readonly count?: string;
}

/** Another theme that causes this one. */
export interface UpstreamCause {
  readonly theme: ThemeId;
  readonly why: string;
  /** The link is our own judgment; the benchmark rows it names are published or assumed figures about it. */
  readonly source: string;
}

/** What the report says about a theme, in the second person. Hours and money are filled in by the chapters. */
export interface ThemeWords {
  /** `Setups` + `cost you about` + hours + what hours: the finding as a sentence. */
  readonly subject: string;
  readonly verb: string;
  /** The same if the loss is people's time: `Your people` + `spend about` + hours + `looking for jobs`. */
  readonly ofLabor?: { readonly subject: string; readonly verb: string; readonly on: string };
  /** What to do within two weeks to see whether we are right. The limits in it are our own judgment. */
  readonly check: string;
  /** What the shop would find if we are wrong. */
  readonly wrong: string;
  /** The one thing to do this week. */
  readonly week: string;
}

/** Type-checks a record where it is defined: a missing or wrong part is one compiler message in the theme's own file. */
export const theme = <const T extends Theme>(record: T): T => record;
