import type { RoleId } from "../../../knowledge/first-weeks.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { Contradiction } from "./contradicts.ts";
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
  /** Names with digits in them and times of day, as the shop writes them: “E2”, “3:30”. */
  readonly codes: ReadonlySet<string>;
  /** Numbers in the shop's answers that can't be mistaken for others. */
  readonly numbers: readonly KnownNumber[];
  /** Whom `[person]` stands for, where only one person's name was blanked. */
  readonly person: string | undefined;
  /** Systems and KPIs of other shops, in lower case. */
  readonly strangers: readonly string[];
  /** Whether the answers mention instructions: then a letter may, too. */
  readonly hasInstructions: boolean;
  /** Texts that were sent: a letter must not copy them. */
  readonly heard: readonly SpacedTexts[];
  /** Sums of the letter that we didn't accept, and what may be said instead. */
  readonly fallen: ReadonlyMap<string, string>;
  /** Sentences that were checked already, with the grounds used. */
  readonly judged: Map<string, { readonly used: readonly Ground[]; readonly why: WhyNotSaid | undefined }>;
  /** A few words need not sound like a sentence. */
  readonly isLabel?: boolean;
}

/** Why a sentence is left out, in our own words. */
export type WhyNotSaid =
  | "too long"
  | "unknown placeholder"
  | "a sign that is not of plain text"
  | "a link or an address"
  | "not a whole sentence"
  | "speaks of what fell"
  | "a number of unknown origin"
  | "a sum that is wrong"
  | "a promise"
  | "a source"
  | "an order to the reader"
  | "speaks of itself"
  | "could do harm"
  | "denies the diagnosis"
  | "a name that we did not give"
  | "a system or KPI of another shop"
  | "a figure that is bent"
  | "a figure of something else"
  | "not English"
  | "copied"
  | Contradiction;
