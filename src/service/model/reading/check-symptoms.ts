import { type Observation, startOfQuote } from "../../../diagnosis/evidence/observation.ts";
import { prepareText } from "../../../diagnosis/reader/features.ts";
import { passageOf, scoreOf } from "../../../diagnosis/reader/read-passage.ts";
import { type FreeTextField, freeTextFields } from "../../../diagnosis/reader/sentences.ts";
import { sentencesOf } from "../../../diagnosis/reader/words.ts";
import { type SymptomId, symptoms } from "../../../knowledge/patterns/symptoms.ts";
import { themeIds } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";
import { folded } from "./folded.ts";
import { givesOrders } from "./orders.ts";
import { quoteLimits } from "./symptom-question.ts";

/** A model's reading after the checks. */
export type CheckedReading =
  | {
      readonly kind: "read";
      readonly observations: readonly Observation[];
      /** Why each of the others was dropped, in our own words. */
      readonly dropped: readonly Drop[];
    }
  | { readonly kind: "wrong-form" };

export type Drop =
  | "not a symptom with a quote"
  | "unknown symptom"
  | "unknown field"
  | "quote too short"
  | "quote too long"
  | "quote not in the answer"
  | "quote is meant for a machine"
  | "answer gives instructions about the report"
  | "quote isn't about a shop"
  | "said twice"
  | "quote given for too many themes"
  | "too many";

/** Checks what a model says it read. Nothing in `value` is trusted; what is kept stays in the model's order. */
export function checkSymptoms(value: unknown, submission: Submission): CheckedReading {
  const said = symptomsIn(value);
  if (said === undefined) return { kind: "wrong-form" };
  const looked = said.slice(0, maxSymptomsRead);
  const steering = freeTextFields.filter((field) => givesOrders(submission[field] ?? ""));
  const judged = looked
    .map((one) => observationIn(one, submission))
    .map((one) => (isFrom(one, steering) ? steered : one));
  const single = withoutRepeats(judged);
  const meant = single.map((one) => (speaksOfEverything(one, single) ? "quote given for too many themes" : one));
  const checked = meant.map((one) =>
    typeof one === "object" && !soundsLikeShop(one, submission) ? "quote isn't about a shop" : one,
  );
  const kept = checked.filter(isObservation);
  return {
    kind: "read",
    observations: kept.slice(0, quoteLimits.maxQuotes),
    dropped: [
      ...checked.filter((one) => typeof one === "string"),
      ...kept.slice(quoteLimits.maxQuotes).map((): Drop => "too many"),
      ...(said.length > maxSymptomsRead ? (["too many"] as const) : []),
    ],
  };
}

/** The most findings that are read; no honest reading has more. */
const maxSymptomsRead = 100;
/** A passage that is quoted for more themes than this is dropped. */
const maxThemes = 3;

function symptomsIn(value: unknown): readonly unknown[] | undefined {
  if (typeof value !== "object" || value === null || !("symptoms" in value)) return undefined;
  return Array.isArray(value.symptoms) ? value.symptoms : undefined;
}

function observationIn(said: unknown, submission: Submission): Observation | Drop {
  if (typeof said !== "object" || said === null || !("id" in said && "field" in said && "quote" in said)) {
    return "not a symptom with a quote";
  }
  const { id, quote } = said;
  if (typeof quote !== "string") return "not a symptom with a quote";
  if (!isSymptom(id)) return "unknown symptom";
  const field = freeTextFields.find((one) => one === said.field);
  const text = field === undefined ? undefined : submission[field];
  if (field === undefined || text === undefined) return "unknown field";
  const observation = { field, theme: symptoms[id].theme, quote: quote.trim() };
  return faultOf(observation.quote, text) ?? observation;
}

const steered: Drop = "answer gives instructions about the report";

const isFrom = (one: Observation | Drop, fields: readonly FreeTextField[]): boolean =>
  isObservation(one) && fields.some((field) => field === one.field);

/**
 * Whether our own reader finds that a quote speaks of its theme, or of another and not quite of something else than its own:
 * which of two related themes it is, the model may judge better. This second opinion guards against a model that obeyed
 * instructions in the text. The quote's sentence, alone or with its neighbors, may pass in place of the quote. The limits
 * are our own judgment. Text that our reader can't read, such as other languages, doesn't pass.
 */
const soundsLikeShop = ({ quote, theme, field }: Observation, submission: Submission): boolean =>
  [quote, ...around(quote, String(submission[field] ?? ""))].some((text) => speaksOf(theme, text));

function speaksOf(theme: Observation["theme"], text: string): boolean {
  const passage = passageOf(prepareText(text));
  const own = scoreOf(theme, passage);
  const best = own > minOwnScore ? Math.max(...themeIds.map((one) => scoreOf(one, passage))) : own;
  return best > minScore && best - scoreOf("talk", passage) > minLeadOverTalk;
}

/** The sentence of a quote, and the same with the sentences before and after it. */
function around(quote: string, answer: string): readonly string[] {
  const at = answer.indexOf(quote);
  const sentences = at < 0 ? [] : sentencesOf(answer);
  const own = sentences.findIndex(({ start, text }) => start <= at && at < start + text.length);
  return own < 0
    ? []
    : [sentences.slice(own, own + 1), sentences.slice(Math.max(0, own - 1), own + 2)].map((some) =>
        some.map(({ text }) => text).join(" "),
      );
}

const minScore = 0.41;
const minOwnScore = 0.25;
const minLeadOverTalk = 0.4;

const isSymptom = (id: unknown): id is SymptomId => typeof id === "string" && Object.hasOwn(symptoms, id);

function faultOf(quote: string, text: string): Drop | undefined {
  if (quote.length > quoteLimits.maxCharacters) return "quote too long";
  if ((quote.match(word) ?? []).length < quoteLimits.minWords) return "quote too short";
  if (startOfQuote(quote, text) === undefined) return "quote not in the answer";
  return speaksToMachines(quote) ? "quote is meant for a machine" : undefined;
}

/**
 * Patterns of passages that address a machine instead of describing a shop: markup, placeholders, addresses, our own ids,
 * overlong words, chat roles and orders. A model that quotes such a passage may have obeyed it. Own judgment; a passage
 * that isn't caught counts like any other quote.
 */
const forMachines: readonly RegExp[] = [
  /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u,
  /[<>{}`|]|\[\/?\w+\]|:\/\/|\w_\w|\\u/u,
  /[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{41}/u,
  /\b(?:json|prompts?|jailbreak|chatbot|language model|ai model|developer mode|root themes?|symptom ids?)\b/iu,
  /\b(?:system|assistant|user|developer)\s*(?::|prompt|message)/iu,
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules|above|previous|prior)\b/iu,
];

export const speaksToMachines = (passage: string): boolean => forMachines.some((pattern) => pattern.test(passage));

/** A script without spaces has about two characters per word. */
const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{2}|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}'’-])+/gu;

/** A text that is pasted into several answers, perhaps with a word changed, is one statement and counts once. */
function withoutRepeats(judged: readonly (Observation | Drop)[]): readonly (Observation | Drop)[] {
  const all = judged.map((one) => (isObservation(one) ? { ...one, words: wordsIn(one.quote) } : one));
  return judged.map((kept, index) => {
    const one = all[index];
    if (typeof one !== "object") return kept;
    const isRepeated = all.slice(0, index).some((other) => typeof other === "object" && saysTheSame(one, other));
    return isRepeated ? "said twice" : kept;
  });
}

interface Worded extends Observation {
  readonly words: ReadonlySet<string>;
}

function saysTheSame(one: Worded, other: Worded): boolean {
  if (one.theme !== other.theme) return false;
  if (one.field === other.field) return one.quote === other.quote;
  const shared = [...one.words].filter((each) => other.words.has(each)).length;
  return shared >= minSharedWords * Math.min(one.words.size, other.words.size);
}

const minSharedWords = 0.8;

const wordsIn = (quote: string): ReadonlySet<string> => new Set(folded(quote).text.match(word));

const isObservation = (one: Observation | Drop): one is Observation => typeof one === "object";

const isSamePassage = (one: Observation, other: Observation | Drop): other is Observation =>
  isObservation(other) && other.field === one.field && other.quote === one.quote;

const speaksOfEverything = (one: Observation | Drop, all: readonly (Observation | Drop)[]): boolean =>
  typeof one === "object" && all.filter((other) => isSamePassage(one, other)).length > maxThemes;
