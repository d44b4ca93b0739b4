import type { RoleId } from "../../../knowledge/page-one/first-weeks.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { Contradiction } from "./contradicts.ts";
import type { Nearby } from "./derived-numbers.ts";
import type { Ground, Grounds, KnownNumber } from "./grounds.ts";
import type { SpacedTexts } from "./words/copied.ts";

/** Everything the sentences of one letter are checked against. */
export interface Setting {
  readonly submission: Submission;
  /** Roles that the answers mention. */
  readonly roles: ReadonlySet<RoleId>;
  /** Names of people it may give work to. */
  readonly people: ReadonlySet<string>;
  readonly grounds: Grounds;
  /** Words of names in the answers, and trade names. */
  readonly names: ReadonlySet<string>;
  /** Lower-case words of the answers: at the beginning of a sentence they are not names. */
  readonly words: ReadonlySet<string>;
  /** Names with digits in them, times of day, parts and multiples, as the shop writes them: “E2”, “3:30”, “twice”. */
  readonly codes: ReadonlySet<string>;
  /** Words of the answers with letters such as é and ü. */
  readonly accented: ReadonlySet<string>;
  /** Stems of words that are else refused, such as “consultant”, in answers that give no orders. */
  readonly ownWords: ReadonlySet<string>;
  /** Numbers in the shop's answers that can't be mistaken for others. */
  readonly numbers: readonly KnownNumber[];
  /** Systems and KPIs of other shops, in lower case. */
  readonly otherSystems: readonly string[];
  /** Whether the answers mention instructions: then a letter may, too. */
  readonly hasInstructions: boolean;
  /** Whether a memo may tell to buy: not where an answer gives orders. */
  readonly mayRuleOnPlans: boolean;
  /** What the shop typed, without answers that give orders: a sentence that repeats a passage of them is shown as a quote. */
  readonly passages: readonly string[];
  /** Texts that were sent: a letter must not copy them. */
  readonly sentTexts: readonly SpacedTexts[];
  /** Sums of the letter that were dropped, each with the word that may replace it. */
  readonly droppedSums: ReadonlyMap<string, string>;
  /** What a sentence of a memo is next to: its numbers may follow from those. */
  readonly nearby?: Nearby;
  /** The sentence before one that is in no memo, if it was kept: a number may follow from those in it, too. */
  readonly before?: string;
  /** Identifies the numbers allowed here, for the key of `judged`; absent if they are those of the whole letter. */
  readonly scope?: string;
  /** Sentences that were checked already, by their scope, with the grounds used. */
  readonly judged: Map<string, { readonly used: readonly Ground[]; readonly why: WhyNotSaid | undefined }>;
  /** Each sentence that was left out, as it was written, and why. */
  readonly cuts: Map<string, string>;
  /** Whether it is a label: a few words, which need not sound like a sentence. */
  readonly isLabel?: boolean;
}

/** Why a sentence is left out, in our own words. */
export type WhyNotSaid =
  | "too long"
  | "unknown placeholder"
  | "a character that isn't plain text"
  | "a link or an address"
  | "not a whole sentence"
  | "refers to what was dropped"
  | "a number of unknown origin"
  | "a wrong sum"
  | "a promise"
  | "a source"
  | "an order to the reader"
  | "about the model itself"
  | "could do harm"
  | "denies the diagnosis"
  | "a name that isn't in the answers"
  | "a system or KPI of another shop"
  | "a figure with another meaning"
  | "a figure about something else"
  | "not English"
  | "copied"
  | Contradiction;
