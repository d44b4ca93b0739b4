import { detectionOdds } from "../knowledge/odds.ts";
import { asks, butNot, inYear, isOver, onceAt, praises, tells } from "../knowledge/sentence-kinds.ts";
import { scoreOf } from "./reader/read-passage.ts";
import type { Answer, FreeTextField, Read } from "./sentences.ts";

/**
 * What a sentence outside of the complaint is.
 *
 * - praise: it says what works; past: it tells of what happened once. Neither tells of a trouble, whatever it mentions.
 * - fact: among wishes, it says what is so, and tells as much as a note.
 */
export type SentenceKind = "praise" | "past" | "fact" | "plain";

/** Who complains tells of trouble: there praise is the first half of a contrast, and the past still hurts. */
export function kindOf(field: FreeTextField, { text, passage }: Read): SentenceKind {
  if (field === "pain_invisible") return "plain";
  if (praises.test(text) && !butNot.test(text)) return "praise";
  if (onceAt.test(text) || (inYear.test(text) && isOver.test(text))) return "past";
  if (field !== "improvement_goal" && field !== "success_metric") return "plain";
  const isWish = scoreOf("wish", passage) >= detectionOdds.factUpTo || asks.test(text);
  return !isWish && tells.test(text) ? "fact" : "plain";
}

export const saysNoTrouble = (field: FreeTextField, sentence: Read): boolean => {
  const kind = kindOf(field, sentence);
  return kind === "praise" || kind === "past";
};

/** The sentences that can tell of a trouble, the facts among wishes apart. */
export function tellingTrouble(answer: Answer, sentences: readonly Read[]) {
  const telling = sentences.filter((sentence) => !saysNoTrouble(answer.field, sentence));
  const isFact = (sentence: Read): boolean =>
    kindOf(answer.field, sentence) === "fact" && !givesReason(answer, sentence);
  return { reports: telling.filter((one) => !isFact(one)), facts: telling.filter(isFact) };
}

/** A clause behind a semicolon gives the reason for the wish before it. */
const givesReason = ({ text }: Answer, { start }: Read): boolean => text.slice(0, start).trimEnd().endsWith(";");
