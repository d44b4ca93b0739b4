import type { Claim } from "../../../diagnosis/letter/letter.ts";
import { type Ground, wordsBehind } from "./grounds.ts";
import type { SentenceKind } from "./numbers-said.ts";
import { checkedProse, namedIn } from "./prose.ts";
import type { Setting, WhyNotSaid } from "./setting.ts";
import { wordsIn } from "./words/words-in.ts";

export type ClaimDrop =
  | WhyNotSaid
  | "unknown ground"
  | "a fact without grounds"
  | "grounds about something else"
  | "about what no answer tells"
  | "nothing left";

export interface ProposedClaim {
  readonly says: string;
  readonly grounds: readonly string[];
  /** A fact about the shop must have grounds. A reading is our opinion and may have none, if marked. A use says what a KPI is for. */
  readonly kind: "fact" | "reading" | "use";
}

export interface CheckedClaim {
  readonly claim: Claim | null;
  /** The known grounds, including those in its placeholders. */
  readonly grounds: readonly Ground[];
  readonly dropped: readonly ClaimDrop[];
  readonly endsInGap: boolean;
}

/**
 * Checks one claim with its grounds, sentence by sentence.
 *
 * @param sentenceKind of each; an order or a question states no fact
 */
export function checkedClaim(
  { says, grounds: names, kind }: ProposedClaim,
  setting: Setting,
  isGapBefore = false,
  sentenceKind: (sentence: string) => SentenceKind = () => "statement",
): CheckedClaim {
  const named = [...new Set(names)].flatMap((name) => setting.grounds.get(plainName(name)) ?? []);
  const unknown = new Set(names).size > named.length ? (["unknown ground"] as const) : [];
  const known = named.length === 0 && kind === "reading" ? groundsFor(setting.nearby?.line ?? says, setting) : named;
  const ungrounded = (sentence: string): ClaimDrop | undefined => {
    const named = namedIn(sentence).some((name) => setting.grounds.has(name));
    if (named) return undefined;
    return (
      whyUngrounded(sentence, says, kind, known) ??
      (isUnheard(says, kind, setting) ? "about what no answer tells" : undefined)
    );
  };
  const prose = checkedProse(says, known, sentenceKind, setting, ungrounded, isGapBefore);
  const shown = prose.named.flatMap((name) => setting.grounds.get(name) ?? []);
  const grounds = [...new Set([...known, ...shown])];
  const dropped = [...unknown, ...prose.dropped];
  const { says: left, claims, endsInGap } = prose;
  if (left.length === 0) return { claim: null, grounds, dropped: [...dropped, "nothing left"], endsInGap };
  return { claim: { says: left, isReading: claims && grounds.length === 0 }, grounds, dropped, endsInGap };
}

/** What a claim that names no grounds is based on: the answers that share a word with it. */
export const groundsFor = (says: string, { grounds }: Setting): readonly Ground[] => {
  const stems = new Set(stemsIn(says));
  return [...grounds.values()].filter(
    (ground) => ground.kind !== "sum" && ground.kind !== "figure" && stemsOf(ground).some((stem) => stems.has(stem)),
  );
};

/** Models tend to put the braces of a placeholder around a ground. */
const plainName = (name: string): string => name.replace(/^\{|\}$/g, "");

/**
 * Why a sentence lacks grounds; `undefined` if it has enough. A fact needs grounds that share a word with it. A reading needs
 * grounds, too, but may word them freely: the heading on the page says that it is our reading.
 */
function whyUngrounded(
  sentence: string,
  says: string,
  kind: ProposedClaim["kind"],
  grounds: readonly Ground[],
): ClaimDrop | undefined {
  if (kind !== "fact" && (hedged.test(sentence) || (kind === "use" && ofKpi.test(sentence)))) return undefined;
  if (grounds.length === 0) return kind === "reading" ? undefined : "a fact without grounds";
  const isAboutShop = kind === "fact" && !ofFinding.test(sentence);
  return !isAboutShop || sharesWord(says, grounds) ? undefined : "grounds about something else";
}

/** How much the finding rests on is no fact about the shop. */
const ofFinding = /\b(?:the|this|our) finding\b|\brests? on\b/iu;

/**
 * Whether the sentences of an unhedged conclusion have several longer words and no number, and none of the words is in any answer or question.
 */
function isUnheard(says: string, kind: ProposedClaim["kind"], { grounds }: Setting): boolean {
  const stems = new Set(stemsIn(says));
  if (kind !== "reading" || stems.size < minStems || hedged.test(says) || /\d/u.test(says)) return false;
  return ![...grounds.values()].some((ground) => stemsOf(ground).some((stem) => stems.has(stem)));
}

/** Fewer are too few to tell. Own judgment: none of the kept letters loses a sentence. */
const minStems = 4;

/** A cache: each ground is compared with many sentences. */
const stemsBehind = new WeakMap<Ground, readonly string[]>();

function stemsOf(ground: Ground): readonly string[] {
  const stems = stemsBehind.get(ground) ?? stemsIn(wordsBehind(ground));
  stemsBehind.set(ground, stems);
  return stems;
}

/** “It shows …”: the KPI, not the shop. */
const ofKpi = /^(?:it|this|that|they)\b/iu;

/** Hedges that mark a reading; an instruction isn't a fact, either. */
const hedged =
  /\b(?:we think|we read|our reading|likely|unlikely|probably|perhaps|maybe|may|might|could|suggests?|seems?|looks like|appears?|points? to|if|unless)\b|^(?:test|act|wait|count|hold|start|keep|measure|don['’]t|do not)\b/iu;

/** Whether a claim shares a word with its grounds, by the stems of longer words. */
function sharesWord(says: string, grounds: readonly Ground[]): boolean {
  const own = stemsIn(says);
  return grounds.some((ground) => stemsOf(ground).some((stem) => own.includes(stem)));
}

export const stemsIn = (text: string): readonly string[] =>
  wordsIn(text)
    .filter((word) => word.length >= 4 && !empty.has(word))
    .map((word) => word.slice(0, 5).replace(/(?<=^.{3,})e?s$/u, ""));

/** Longer words that say nothing about a shop. */
const empty: ReadonlySet<string> = new Set(
  "that this these those with from they them their there what when where which while your have been does more most much many some every each only over than then into about after before because still just even also very will would could should being made make".split(
    " ",
  ),
);
