import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { americanNumbers } from "../../../diagnosis/facts/numbers/american-numbers.ts";
import type { Claim, LetterQuote, Prose } from "../../../diagnosis/letter/letter.ts";
import { type ClaimDrop, checkedClaim, type ProposedClaim } from "./claims.ts";
import type { Ground } from "./grounds.ts";
import { type Item, maxWordsOf, type PartName, partIn } from "./letter-form.ts";
import type { SentenceKind } from "./numbers-said.ts";
import { checkedProse } from "./prose.ts";
import { sentencesIn } from "./sentences.ts";
import type { Setting } from "./setting.ts";
import { supposes } from "./shown-sums.ts";
import { wordsIn } from "./words/words-in.ts";

export type SectionDrop =
  | ClaimDrop
  | "wrong form"
  | "too many"
  | "longer than asked"
  | "said twice"
  | "no grounds"
  | "an answer that gives instructions"
  | "most of the letter was dropped"
  | "what was blamed is in no answer"
  | "a plan that is in no answer"
  | "a condition is missing"
  | "a role that no answer names"
  | "an impossible time"
  | "a row with one outcome";

/** Records what was dropped, by section. */
export type Note = (section: PartName, ...why: readonly SectionDrop[]) => void;

export type Reply = Readonly<Record<string, unknown>>;

/** A reply, what its sentences are checked against, and where to record what is dropped. */
export interface SectionContext {
  readonly reply: Reply;
  readonly setting: Setting;
  readonly note: Note;
}

/** The items of a part that have its form; the rest is recorded as dropped. */
export function itemsOf<Name extends PartName>(
  { reply, setting, note }: SectionContext,
  name: Name,
): readonly Item<Name>[] {
  const { items, wrongForm, tooMany } = partIn(reply, name);
  if (wrongForm > 0) note(name, "wrong form");
  if (tooMany > 0) note(name, "too many");
  return items.map((item) => shortened(item, name, setting, note));
}

/** An item whose texts keep as many of their first sentences as a reader has time for. */
function shortened<One extends object>(item: One, name: PartName, { cuts }: Setting, note: Note): One {
  const entries = Object.entries(item).map(([field, text]: [string, unknown]) => {
    const most = maxWordsOf(name, field);
    if (most === undefined || typeof text !== "string") return [field, text];
    const { kept, left } = withinWords(text, most);
    for (const sentence of left) cuts.set(sentence, tooLong);
    if (left.length > 0) note(name, tooLong);
    return [field, kept];
  });
  // The cast is sound: only texts are replaced, by texts.
  return Object.fromEntries(entries) as One;
}

/** The first sentences of a text, at least one, that have no more words than this, and the others. */
function withinWords(text: string, most: number): { readonly kept: string; readonly left: readonly string[] } {
  if (wordsIn(text).length <= most) return { kept: text, left: [] };
  const sentences = sentencesIn(text);
  const upTo = (count: number): string => sentences.slice(0, count).join(" ");
  let count = sentences.length;
  while (count > 1 && wordsIn(upTo(count)).length > most) count -= 1;
  return { kept: count === sentences.length ? text : upTo(count), left: sentences.slice(count) };
}

const tooLong = "longer than asked" satisfies SectionDrop;

/** A claim that was kept, with the grounds it is based on. */
export interface KeptClaim {
  readonly claim: Claim;
  readonly grounds: readonly Ground[];
}

/** A claim as checked; `undefined` if nothing of it was kept. */
export function claimOf(
  { setting, note }: SectionContext,
  section: PartName,
  proposed: ProposedClaim,
): KeptClaim | undefined {
  const { claim, grounds, dropped } = checkedClaim(proposed, setting);
  note(section, ...dropped);
  return claim === null ? undefined : { claim, grounds };
}

/**
 * A text as checked; empty if nothing of it was kept.
 *
 * @param named names of the grounds it may take numbers from, besides the checked answers
 */
export function proseOf(
  context: SectionContext,
  section: PartName,
  text: string,
  kind: SentenceKind,
  named: readonly string[] = [],
): Prose {
  const { setting, note } = context;
  // A statement or an outcome may use only its own grounds.
  const checked = kind === "statement" || kind === "outcome" ? [] : [...setting.grounds.values()].filter(isChecked);
  const grounds = [...checked, ...named.flatMap((name) => groundNamed(context, name) ?? [])];
  const { says, dropped } = checkedProse(text, grounds, kind, setting);
  note(section, ...dropped);
  return says;
}

/**
 * The context for words in large type. A number that rests on something nobody told may be there only if the words next to
 * it say what they suppose.
 */
export function inLargeType(context: SectionContext, nextToIt: string): SectionContext {
  if (supposes(nextToIt)) return context;
  const { setting } = context;
  const numbers = setting.numbers.filter(({ isSupposed }) => !isSupposed);
  return { ...context, setting: { ...setting, numbers, scope: `${setting.scope ?? ""}large ` } };
}

/** A few words for a table cell, without a period. */
export function labelOf(
  context: SectionContext,
  section: PartName,
  text: string,
  kind: SentenceKind,
  named: readonly string[],
): Prose {
  const label = text.trim().replace(/(?<![ap]\.m)[.]$/, "");
  if (label === "" || wordsIn(label).length > maxLabelWords) return [];
  const says = proseOf(
    { ...context, setting: { ...context.setting, isLabel: true } },
    section,
    ended(label),
    kind,
    named,
  );
  return withoutPeriod(says);
}

/** A text without the period at its end, but with that of `7 p.m.` */
export function withoutPeriod(says: Prose): Prose {
  const last = says.at(-1);
  return last?.kind === "words"
    ? [...says.slice(0, -1), { ...last, text: last.text.replace(/(?<![ap]\.m)\.$/, "") }].filter(
        (piece) => piece.kind !== "words" || piece.text !== "",
      )
    : says;
}

const maxLabelWords = 18;

/** An instruction may take its numbers from checked answers. Typed text could dictate them. */
const isChecked = ({ kind }: Ground): boolean => kind === "answer";

/** Claims that form one paragraph: none refers back to a sentence that was dropped. */
export function claimsIn(context: SectionContext, section: "answer" | "cause"): readonly Claim[] {
  let isGapBefore = false;
  return itemsOf(context, section).flatMap((item) => {
    const { claim, dropped, endsInGap } = checkedClaim(item, context.setting, isGapBefore);
    context.note(section, ...dropped);
    isGapBefore = endsInGap;
    return claim ?? [];
  });
}

/** The quote that a name refers to; `undefined` if it refers to something else. */
export function quoteNamed(context: SectionContext, name: string): LetterQuote | undefined {
  const ground = groundNamed(context, name);
  return ground?.kind === "quote" ? ground.quote : undefined;
}

/** The id of a quote that is named by its text; else the name as it is. */
export function quoteIdOf({ setting }: SectionContext, name: string): string {
  const isIt = (ground: Ground): boolean =>
    ground.kind === "quote" && americanNumbers(ground.quote.text) === americanNumbers(name.trim());
  return [...setting.grounds].find(([, ground]) => isIt(ground))?.[0] ?? name;
}

export const groundNamed = ({ setting }: SectionContext, name: string): Ground | undefined =>
  setting.grounds.get(name.replace(/^\{|\}$/g, ""));

/** The first item for each key. */
export function onlyFirst<One>(
  all: readonly One[],
  key: (one: One) => string,
  { note }: SectionContext,
  section: PartName,
): readonly One[] {
  const single = all.filter((one, at) => all.findIndex((other) => key(other) === key(one)) === at);
  if (single.length < all.length) note(section, "said twice");
  return single;
}

/** A text that ends in a period, a question mark or an exclamation mark. */
export const ended = (text: string): string => (/[.:?!]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** What we know about the shop besides its answers. */
export interface Shop {
  readonly themes: Diagnosis["themes"];
  /** Whether an answer gives instructions to its reader. */
  readonly givesOrders: boolean;
}
