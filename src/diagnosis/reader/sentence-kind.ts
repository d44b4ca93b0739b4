import { detectionOdds } from "../../knowledge/odds/odds.ts";
import {
  asks,
  asksReader,
  butNot,
  inYear,
  isOver,
  onceAt,
  praises,
  tells,
} from "../../knowledge/patterns/sentence-kinds.ts";
import { scoreOf } from "./read-passage.ts";
import type { Answer, FreeTextField, Read } from "./sentences.ts";

/**
 * What kind of sentence this is, outside the complaint field.
 *
 * - praise: says what works; past: reports something that happened once; request: asks the reader for something. None
 * of them reports a problem, whatever it mentions.
 * - fact: in an answer about wishes, a statement of how things are now, which counts as much as a note.
 */
export type SentenceKind = "praise" | "past" | "request" | "fact" | "plain";

/**
 * In the complaint field every sentence counts as plain: there, praise
 * mostly leads up to a problem, and past events still count as one.
 */
export function kindOf(field: FreeTextField, { text, passage }: Read): SentenceKind {
  if (field === "pain_invisible") return "plain";
  if (praises.test(text) && !butNot.test(text)) return "praise";
  if (asksReader.test(text)) return "request";
  if (onceAt.test(text) || (inYear.test(text) && isOver.test(text))) return "past";
  if (field !== "improvement_goal" && field !== "success_metric") return "plain";
  const isWish = scoreOf("wish", passage) >= detectionOdds.factUpTo || asks.test(text);
  return !isWish && tells.test(text) ? "fact" : "plain";
}

export const reportsNoProblem = (field: FreeTextField, sentence: Read): boolean => {
  const kind = kindOf(field, sentence);
  return kind === "praise" || kind === "past" || kind === "request";
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
