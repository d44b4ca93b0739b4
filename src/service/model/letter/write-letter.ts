import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import type { Letter } from "../../../diagnosis/letter/letter.ts";
import { sectionsIn, standsAlone } from "../../../diagnosis/letter/whole-letter.ts";
import type { Share } from "../../../knowledge/figures/units.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { ModelQuestion, ModelReply, Narrator } from "../narrator.ts";
import { isUsed, type ModelCall } from "../receipt.ts";
import { type CheckedLetter, checkLetter, type LetterDrop } from "./check-letter.ts";
import { linesOf } from "./letter-lines.ts";
import { letterQuestion, rewriteQuestion } from "./letter-question.ts";
import { trustedFrom } from "./order-of-causes.ts";
import { reviewedBy, reviewQuestion } from "./review.ts";

/** What was kept of a letter, and the questions asked of a model. */
export interface WrittenLetter {
  /** Whether the first draft was of use. If not, nothing more was asked. */
  readonly hasDraft: boolean;
  /** `undefined` if too little was kept. */
  readonly letter: Letter | undefined;
  readonly dropped: readonly LetterDrop[];
  readonly calls: readonly ModelCall[];
}

/** How far a letter is: drafted, written again, and reviewed. */
export type LetterStep =
  | { readonly kind: "drafted" }
  | { readonly kind: "written"; readonly sections: number }
  | { readonly kind: "reviewed"; readonly cuts: number };
export type OnLetter = (step: LetterStep) => Promise<void>;

/** The case that a letter is about, and the model that is asked. */
export interface LetterCase {
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  /** Today: `2026-11-23`. */
  readonly date: string;
  readonly narrator: Narrator;
  /** Whose share of tokens is used. */
  readonly address: string;
  /** Ends the questions when the report’s time is up. */
  readonly signal: AbortSignal;
}

/**
 * Has a model draft a letter about a case and write it again, then review the result once. What fails our checks is left out, and
 * what the review changes is checked again. If the second version is of no use, the draft is kept.
 */
export async function writeLetter(letterCase: LetterCase, onLetter: OnLetter): Promise<WrittenLetter> {
  const { submission, diagnosis, date } = letterCase;
  const draft = await askFor(letterQuestion(submission, diagnosis, date), letterCase);
  if (draft.read === undefined)
    return { hasDraft: false, letter: undefined, dropped: draft.dropped, calls: [draft.call] };
  await onLetter({ kind: "drafted" });
  const lines = linesOf(draft.read, diagnosis, ["finding", "memo"]);
  const hasMemo = lines.length > 1;
  const again = hasMemo ? await askFor(rewriteQuestion(submission, diagnosis, date, lines), letterCase) : undefined;
  const read = again?.read ?? draft.read;
  await onLetter({ kind: "written", sections: sectionsIn(read.letter).length });
  const review = await reviewOnce(read, letterCase);
  await onLetter({ kind: "reviewed", cuts: review.cuts });
  const calls = [draft.call, ...(again === undefined ? [] : [again.call]), review.call];
  return isUsable(review)
    ? { hasDraft: true, letter: review.letter, dropped: review.dropped, calls }
    : { hasDraft: true, letter: undefined, dropped: review.dropped, calls: calls.map(withoutUse) };
}

/** A call whose answer is not in the report after all. */
const withoutUse = (call: ModelCall): ModelCall => (isUsed(call) ? { ...call, outcome: "dropped" } : call);

type KeptLetter = Extract<CheckedLetter, { readonly kind: "letter" }>;

/**
 * Whether a letter is used at all. A page that is half a letter and half our own sentences repeats and contradicts itself. So a
 * letter without its headline, answer, cause or week, or with most of it dropped, isn't used, and the rules write the report.
 */
const isUsable = (read: Pick<KeptLetter, "letter" | "keptShare">): boolean =>
  standsAlone(read.letter) && isMostlyKept(read);

/** Whether enough was kept for another question, which may bring back what is missing. */
const isMostlyKept = ({ keptShare }: Pick<KeptLetter, "keptShare">): boolean => keptShare >= trustedFrom;

interface Asked {
  /** The letter after the checks; `undefined` if too little of it was kept. */
  readonly read: KeptLetter | undefined;
  readonly dropped: readonly LetterDrop[];
  readonly call: ModelCall;
}

async function askFor(
  question: ModelQuestion,
  { submission, diagnosis, narrator, address, signal }: LetterCase,
): Promise<Asked> {
  const reply = await narrator.ask(question, address, signal);
  if (reply.kind === "failed") return { read: undefined, dropped: [], call: callOf(question, reply, reply.why) };
  const checked = checkLetter(reply.value, submission, diagnosis, question.instructions);
  if (checked.kind !== "letter") return { read: undefined, dropped: [], call: callOf(question, reply, "wrong-form") };
  const { dropped } = checked;
  const names = dropped.map(nameOf);
  return isMostlyKept(checked)
    ? { read: checked, dropped, call: callOf(question, reply, outcomeWith(names), names) }
    : { read: undefined, dropped, call: callOf(question, reply, "dropped", names) };
}

const outcomeWith = (dropped: readonly string[]): ModelCall["outcome"] => (dropped.length > 0 ? "partly-used" : "used");

const callOf = (
  { purpose, instructions, data }: ModelQuestion,
  { usage }: ModelReply,
  outcome: ModelCall["outcome"],
  dropped?: readonly string[],
): ModelCall => ({
  purpose,
  sent: { instructions, data },
  usage,
  outcome,
  ...(dropped !== undefined && { dropped }),
});

interface Reviewed {
  readonly letter: Letter;
  readonly keptShare: Share;
  readonly dropped: readonly LetterDrop[];
  readonly cuts: number;
  readonly call: ModelCall;
}

async function reviewOnce(
  read: KeptLetter,
  { submission, diagnosis, date, narrator, address, signal }: LetterCase,
): Promise<Reviewed> {
  const { written, letter, keptShare, dropped, recheck } = read;
  const question = reviewQuestion(submission, diagnosis, date, read);
  const reply = await narrator.ask(question, address, signal);
  const unchanged = (outcome: ModelCall["outcome"]): Reviewed => ({
    letter,
    keptShare,
    dropped,
    cuts: 0,
    call: callOf(question, reply, outcome),
  });
  if (reply.kind === "failed") return unchanged(reply.why);
  const review = reviewedBy(written, reply.value);
  if (review === undefined) return unchanged("wrong-form");
  if (review.cuts === 0) return unchanged("used");
  const again = recheck(review.reply);
  if (again.kind === "wrong-form") return unchanged("dropped");
  const newlyDropped = newIn(again.dropped.map(nameOf), dropped.map(nameOf));
  return {
    letter: again.letter,
    keptShare: again.keptShare,
    dropped: again.dropped,
    cuts: review.cuts,
    call: callOf(question, reply, outcomeWith(newlyDropped), newlyDropped),
  };
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
