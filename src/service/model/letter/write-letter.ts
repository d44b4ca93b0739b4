import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import type { Letter } from "../../../diagnosis/letter/letter.ts";
import { sectionsIn, standsAlone } from "../../../diagnosis/letter/whole-letter.ts";
import type { Share } from "../../../knowledge/figures/units.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { ModelQuestion, ModelReply, Narrator } from "../narrator.ts";
import type { ModelCall } from "../receipt.ts";
import { attackedBy, attackQuestion } from "./attack.ts";
import { type CheckedLetter, checkLetter, type LetterDrop } from "./check-letter.ts";
import { letterQuestion } from "./letter-question.ts";
import { trustedFrom } from "./order-of-causes.ts";

/** What was kept of a letter, and the questions sentCall of a model. */
export interface WrittenLetter {
  /** `undefined` if too little was kept. */
  readonly letter: Letter | undefined;
  readonly dropped: readonly LetterDrop[];
  readonly calls: readonly ModelCall[];
}

/** Called when the letter is written, and again when it was attacked. */
export type OnLetter = (
  step: { readonly kind: "written"; readonly sections: number } | { readonly kind: "attacked"; readonly cuts: number },
) => Promise<void>;

/** The case that a letter is about, and the model that is sentCall. */
export interface LetterCase {
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  /** Today: `2026-11-23`. */
  readonly date: string;
  readonly narrator: Narrator;
  /** Whose share of tokens is used. */
  readonly address: string;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

/**
 * Has a model write a letter about a case, then attack it once. What fails our checks is left out, and what the attack fixes
 * is checked again.
 */
export async function writeLetter(letterCase: LetterCase, onLetter: OnLetter): Promise<WrittenLetter> {
  const { submission, diagnosis, date, narrator, address, signal } = letterCase;
  const question = letterQuestion(submission, diagnosis, date);
  const reply = await narrator.ask(question, address, signal);
  const read = checkedIn(reply, question, submission, diagnosis);
  const call = callOf(question, reply, read);
  if (reply.kind === "failed" || read.kind !== "letter" || !mayBeMended(read)) {
    return { letter: undefined, dropped: read.kind === "letter" ? read.dropped : [], calls: [call] };
  }
  await onLetter({ kind: "written", sections: sectionsIn(read.letter).length });
  const attack = await attackedOnce(read, letterCase);
  await onLetter({ kind: "attacked", cuts: attack.cuts });
  const isLeft = isUsable(attack);
  return { letter: isLeft ? attack.letter : undefined, dropped: attack.dropped, calls: [call, attack.call] };
}

type KeptLetter = Extract<CheckedLetter, { readonly kind: "letter" }>;

/**
 * Whether a letter is used at all. A page that is half a letter and half our own sentences repeats and contradicts itself, so
 * that a letter without its headline, answer, cause or week, or with most of it dropped, gives way to the rules.
 */
const isUsable = ({ letter, keptShare }: Pick<KeptLetter, "letter" | "keptShare">): boolean =>
  standsAlone(letter) && keptShare >= trustedFrom;

/** A part that is missing may come back with the attack, which also mends what the checks cut. */
const mayBeMended = ({ keptShare }: Pick<KeptLetter, "keptShare">): boolean => keptShare >= trustedFrom;

function checkedIn(
  reply: ModelReply,
  question: ModelQuestion,
  submission: Submission,
  diagnosis: Diagnosis,
): CheckedLetter | { readonly kind: "failed" } {
  return reply.kind === "failed"
    ? { kind: "failed" }
    : checkLetter(reply.value, submission, diagnosis, question.instructions);
}

function callOf(question: ModelQuestion, reply: ModelReply, read: ReturnType<typeof checkedIn>): ModelCall {
  const { purpose, instructions, data } = question;
  const sentCall = { purpose, sent: { instructions, data }, usage: reply.usage };
  if (reply.kind === "failed") return { ...sentCall, outcome: reply.why };
  if (read.kind !== "letter") return { ...sentCall, outcome: "wrong-form" };
  const dropped = read.dropped.map(nameOf);
  const isUsed = isUsable(read);
  return { ...sentCall, outcome: !isUsed ? "dropped" : dropped.length > 0 ? "partly-used" : "used", dropped };
}

interface Attacked {
  readonly letter: Letter;
  readonly keptShare: Share;
  readonly dropped: readonly LetterDrop[];
  readonly cuts: number;
  readonly call: ModelCall;
}

async function attackedOnce(
  { written, letter, keptShare, dropped, cutFrom, recheck }: KeptLetter,
  { submission, diagnosis, date, narrator, address, signal }: LetterCase,
): Promise<Attacked> {
  const question = attackQuestion(submission, diagnosis, date, written, { letter, cutFrom });
  const { purpose, instructions, data } = question;
  const reply = await narrator.ask(question, address, signal);
  const sentCall = { purpose, sent: { instructions, data }, usage: reply.usage };
  const asItIs = { letter, keptShare, dropped, cuts: 0 };
  if (reply.kind === "failed") return { ...asItIs, call: { ...sentCall, outcome: reply.why } };
  const attack = attackedBy(written, reply.value);
  if (attack === undefined) return { ...asItIs, call: { ...sentCall, outcome: "wrong-form" } };
  if (attack.cuts === 0) return { ...asItIs, call: { ...sentCall, outcome: "used" } };
  const again = recheck(attack.reply);
  if (again.kind === "wrong-form") return { ...asItIs, call: { ...sentCall, outcome: "used" } };
  const newlyDropped = newIn(again.dropped.map(nameOf), dropped.map(nameOf));
  const call: ModelCall = {
    ...sentCall,
    outcome: newlyDropped.length > 0 ? "partly-used" : "used",
    dropped: newlyDropped,
  };
  return { letter: again.letter, keptShare: again.keptShare, dropped: again.dropped, cuts: attack.cuts, call };
}

const nameOf = ({ section, why }: LetterDrop): string => `${section}: ${why}`;

/** Items of one list that aren't in the other, counting duplicates. */
function newIn(all: readonly string[], known: readonly string[]): readonly string[] {
  const left = [...known];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
