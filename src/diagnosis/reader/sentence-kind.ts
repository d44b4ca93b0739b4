import { detectionOdds } from "../../knowledge/odds/odds.ts";
import type { Asset } from "../../knowledge/patterns/asset-patterns.ts";
import {
  asks,
  asksReader,
  butNot,
  hasReason,
  inYear,
  isOver,
  onceAt,
  onlyCountsLate,
  praises,
  tells,
} from "../../knowledge/patterns/sentence-kinds.ts";
import { isGoalField } from "../../survey/free-text.ts";
import { plansIn } from "../facts/plans/plans.ts";
import { memoizeText } from "../memoize.ts";
import { scoreOf } from "./read-passage.ts";
import type { Answer, FreeTextField, Read } from "./sentences.ts";

/**
 * What kind of sentence this is.
 *
 * - elsewhere: isn't about this shop's trouble today.
 * - praise: says what works; past: reports something that happened once or is over; request: asks the reader for something;
 * plan: names something to buy, without a reason. None of them reports a problem, whatever it mentions.
 * - tally: among the goals, only counts what is late, which any cause may bring about.
 * - fact: in an answer about wishes, a statement of how things are now, which counts as much as a note.
 */
export type SentenceKind = "elsewhere" | "praise" | "past" | "request" | "plan" | "tally" | "fact" | "plain";

/**
 * In the complaint field every sentence counts as plain: there, praise
 * mostly leads up to a problem, and past events still count as one.
 */
export function kindOf(field: FreeTextField, sentence: Read): SentenceKind {
  if (isNotOurs(field, sentence)) return sentence.notOurs === "intended" ? "plan" : "elsewhere";
  return isGoalField(field) && onlyCountsLate.test(sentence.text) ? "tally" : kindOfOurs(field, sentence);
}

function kindOfOurs(field: FreeTextField, { text, passage, isSettled = false }: Read): SentenceKind {
  if (field === "pain_invisible") return "plain";
  if (praises.test(text) && !butNot.test(text)) return "praise";
  if (asksReader.test(text)) return "request";
  if (isSettled || onceAt.test(text) || (inYear.test(text) && isOver.test(text))) return "past";
  if (field === "notes") return isPurchase(text) ? "plan" : "plain";
  // What will show success is a wish, even in the present: `The machines cut while I'm out`.
  if (field !== "improvement_goal") return "plain";
  const isWish = scoreOf("wish", passage) >= detectionOdds.factUpTo || asks.test(text);
  return !isWish && tells.test(text) ? "fact" : "plain";
}

/**
 * Whether a sentence isn't about this shop's trouble today. A goal is an intention, and in a complaint what happened once
 * may still be why.
 */
export const isNotOurs = (field: FreeTextField, { notOurs }: Read): boolean =>
  notOurs !== undefined &&
  !(notOurs === "intended" && isGoalField(field)) &&
  !(notOurs === "bygone" && field === "pain_invisible");

/** Whether a sentence only says what the shop may buy or has bought, without a reason. */
const isPurchase = memoizeText(
  (text): boolean =>
    !hasReason.test(text) &&
    plansIn(text, false).some(
      ({ asset, certainty, text: plan }) => certainty !== "refused" && purchases.has(asset) && !lacks.test(plan),
    ),
);
/** `On the mill they need a fixture`: what is missing is no plan yet. */
const lacks = /^(?:needs?|could use|lacks?)\b/i;
const purchases: ReadonlySet<Asset> = new Set(["machine", "equipment", "software", "building"]);

export const reportsNoProblem = (field: FreeTextField, sentence: Read): boolean => {
  const kind = kindOf(field, sentence);
  return (
    kind === "elsewhere" ||
    kind === "praise" ||
    kind === "past" ||
    kind === "request" ||
    kind === "plan" ||
    kind === "tally"
  );
};

/** The sentences that can report a problem, with the facts among wishes listed separately. */
export function reportingProblems(answer: Answer, sentences: readonly Read[]) {
  const kinds = sentences.map((sentence) => ({ sentence, kind: kindOf(answer.field, sentence) }));
  const isFact = ({ sentence, kind }: (typeof kinds)[number]): boolean =>
    kind === "fact" && !givesReason(answer, sentence);
  const reporting = kinds.filter(({ sentence }) => !reportsNoProblem(answer.field, sentence));
  const sentencesIn = (some: typeof kinds): readonly Read[] => some.map(({ sentence }) => sentence);
  return {
    reports: sentencesIn(reporting.filter((one) => !isFact(one))),
    facts: sentencesIn(reporting.filter(isFact)),
  };
}

/** A clause after a semicolon gives the reason for the wish before it. */
const givesReason = ({ text }: Answer, { start }: Read): boolean => text.slice(0, start).trimEnd().endsWith(";");
