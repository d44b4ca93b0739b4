import type { Prose, ProsePiece } from "../../../diagnosis/letter/letter.ts";
import { withoutDroppedSums } from "./dropped-sums.ts";
import { type Ground, known, numbersBehind } from "./grounds.ts";
import { withOneHedge } from "./hedges.ts";
import type { Item } from "./letter-form.ts";
import type { SentenceKind } from "./numbers-said.ts";
import { placeholder } from "./placeholder.ts";
import { passageIn } from "./quotes.ts";
import { pointsBack, sentencesIn, withoutLink } from "./sentences.ts";
import type { Setting, WhyNotSaid } from "./setting.ts";
import { whyNotSaid } from "./why-not-said.ts";
import { wordsIn } from "./words/words-in.ts";

/** The result of checking a text: the sentences that were kept, in pieces, and why the others were dropped. */
export interface CheckedProse<Why extends string = never> {
  /** Empty if no sentence was kept. */
  readonly says: Prose;
  /** Grounds that its placeholders name. */
  readonly named: readonly string[];
  readonly dropped: readonly (WhyNotSaid | Why)[];
  /** Whether a sentence of it claims something: an order, a question or what would show that we are wrong claims nothing. */
  readonly claims: boolean;
  /** Whether its last sentence was dropped, so that the next one must not refer back to it. */
  readonly endsInGap: boolean;
}

/**
 * Checks a text sentence by sentence. `grounds`: those of the claim, whose numbers it may repeat.
 *
 * @param kinds of all its sentences, or of each
 * @param whyElse another reason to drop a sentence
 * @param isGapBefore whether the sentence before this text was dropped
 */
export function checkedProse<Why extends string = never>(
  text: string,
  grounds: readonly Ground[],
  kinds: SentenceKind | ((sentence: string) => SentenceKind),
  setting: Setting,
  whyElse: (sentence: string) => Why | undefined = () => undefined,
  isGapBefore = false,
): CheckedProse<Why> {
  const written = sentencesIn(text).slice(0, maxSentences);
  const sentences = written.map((sentence) => withoutDroppedSums(sentence, setting.droppedSums));
  const judged: (Judged<Why> & { readonly kind: SentenceKind })[] = [];
  for (const sentence of sentences) {
    const last = judged.at(-1);
    const isAfterGap = last === undefined ? isGapBefore : last.why !== undefined;
    const before = last === undefined || isAfterGap ? "" : last.sentence;
    const kind = typeof kinds === "string" ? kinds : kinds(sentence);
    judged.push({ ...judge(sentence, isAfterGap, { before, grounds, kind, setting, whyElse }), kind });
  }
  for (const [at, { why }] of judged.entries()) noteCut(setting, written[at] ?? "", why);
  const kept = judged.filter(({ why }) => why === undefined);
  return {
    says: inOneText(kept.map((one) => piecesIn(one, setting))),
    named: kept.flatMap(({ sentence, passage }) => (passage === undefined ? namedIn(sentence) : [])),
    dropped: judged.flatMap(({ why }) => why ?? []),
    claims: kept.some(({ kind }) => kind === "statement"),
    endsInGap: judged.at(-1)?.why !== undefined,
  };
}

interface Checking<Why> {
  /** The sentence before, if it was kept. */
  readonly before: string;
  readonly grounds: readonly Ground[];
  readonly kind: SentenceKind;
  readonly setting: Setting;
  readonly whyElse: (sentence: string) => Why | undefined;
}

function judge<Why>(
  given: string,
  isAfterGap: boolean,
  { before, grounds, kind, setting, whyElse }: Checking<Why>,
): Judged<Why> {
  const sentence = isAfterGap ? withoutLink(given) : given;
  const found = whyNot(sentence, grounds, kind, setting, before);
  const passage = found === "copied" && kind === "statement" ? passageIn(sentence, setting.passages) : undefined;
  const why = passage === undefined ? (found ?? whyElse(sentence)) : undefined;
  const isLost = isAfterGap && pointsBack.test(sentence);
  return { sentence, passage, why: why ?? (isLost ? "refers to what was dropped" : undefined) };
}

function noteCut({ cuts }: Setting, sentence: string, why: string | undefined): void {
  if (why === undefined) cuts.delete(sentence);
  else cuts.set(sentence, why);
}

interface Judged<Why> {
  readonly sentence: string;
  /** What it repeats of an answer: it is shown as a quote. */
  readonly passage: string | undefined;
  readonly why: WhyNotSaid | Why | undefined;
}

const piecesIn = ({ sentence, passage }: Pick<Judged<never>, "sentence" | "passage">, setting: Setting): Prose =>
  passage === undefined
    ? piecesOf(setting.isLabel ? sentence : withOneHedge(sentence), setting)
    : [
        { kind: "words", text: "You wrote: " },
        { kind: "quote", text: passage },
        { kind: "words", text: "." },
      ];

/** Sentences with a space between them, and no two pieces of words next to each other. */
function inOneText(sentences: readonly Prose[]): Prose {
  const pieces: ProsePiece[] = [];
  for (const piece of sentences.flatMap(
    (one, at): Prose => (at === 0 ? one : [{ kind: "words", text: " " }, ...one]),
  )) {
    const last = pieces.at(-1);
    if (piece.kind === "words" && last?.kind === "words")
      pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
    else pieces.push(piece);
  }
  return pieces;
}

/** Names in the placeholders of a sentence. */
export const namedIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(placeholder)].map(([, name = ""]) => name);

/** A text has a limit in words; this one only bounds the work. */
const maxSentences = 16;

function whyNot(sentence: string, grounds: readonly Ground[], kind: SentenceKind, setting: Setting, before = "") {
  const named = namedIn(sentence).map((name) => setting.grounds.get(name));
  if (named.some((ground) => ground === undefined || ground.kind === "answer" || ground.kind === "free-text"))
    return "unknown placeholder";
  const all = [...grounds, ...named.flatMap((ground) => ground ?? [])];
  const told = all.flatMap(numbersBehind);
  const why = judgedIn(setting, "");
  // A paragraph of a memo is all near its sentences.
  if (why !== "a number of unknown origin" || before === "" || setting.nearby !== undefined) return why;
  return judgedIn({ ...setting, before }, `after ${before} `);

  function judgedIn(within: Setting, after: string): WhyNotSaid | undefined {
    const key = `${after}${setting.scope ?? ""}${kind}${setting.isLabel === true ? " label" : ""}: ${sentence}`;
    const judged = setting.judged.get(key);
    if (judged?.used.length === all.length && judged.used.every((one, at) => one === all[at])) return judged.why;
    const found = whyNotSaid(sentence, all, told, kind, within);
    setting.judged.set(key, { used: all, why: found });
    return found;
  }
}

/** A label of a few words, without a period; empty if it may not be used. */
export function checkedLabel(text: string, grounds: readonly Ground[], setting: Setting): string {
  const label = text.trim().replace(/[.]$/, "");
  if (label.includes("{") || wordsIn(label).length > maxLabelWords) return "";
  const named = `${label.replaceAll(perOne, "each")}.`;
  return whyNot(named, grounds, "statement", { ...setting, isLabel: true }) === undefined ? label : "";
}

/** `per one hour` is a unit, not a number to check. */
const perOne = /\bone(?= hour\b)/giu;

const maxLabelWords = 22;

/** The reason for an assumed range: the sentences that were kept. They may repeat its ends and numbers of answers and quotes. */
export function checkedReason({ low, likely, high, why }: Item<"assumptions">, setting: Setting): string {
  const numbers = [known(low), known(likely), known(high), ...[...setting.grounds.values()].flatMap(numbersBehind)];
  return sentencesIn(why.replace(/(?<=\w)$/u, "."))
    .filter((sentence) => !sentence.includes("{"))
    .filter(
      (sentence) => whyNotSaid(sentence.replaceAll(times, "times"), [], numbers, "statement", setting) === undefined,
    )
    .join(" ")
    .replace(/\.$/, "");
}

/** Vague times; the range next to them says how long. */
const times =
  /\ba (?:(?:full|whole) |(?:quarter|half|third|good part|large part|small part) of an? )(?:hour|day|shift|week)\b/giu;

function piecesOf(text: string, { grounds }: Setting): Prose {
  const words = text.split(placeholder);
  return words.flatMap((piece, at): Prose => {
    if (at % 2 === 0) return piece === "" ? [] : [{ kind: "words", text: piece }];
    const ground = grounds.get(piece);
    return ground === undefined ? [] : pieceOf(ground);
  });
}

function pieceOf(ground: Ground): Prose {
  switch (ground.kind) {
    case "quote":
      return [{ kind: "quote", text: ground.quote.text }];
    case "sum":
      return [{ kind: "sum", id: ground.sum.id }];
    case "figure":
      return [{ kind: "figure", id: ground.figure.id }];
    case "answer":
    case "free-text":
      return [];
  }
}
