import * as z from "zod/mini";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { ModelQuestion } from "../narrator.ts";
import { isItem } from "./letter-form.ts";
import { reviewInstructions } from "./letter-instructions.ts";
import { type LetterToShow, linesOf, type ShownPart, shownMembers, shownParts } from "./letter-lines.ts";
import { answersData } from "./letter-question.ts";
import type { Reply } from "./section-context.ts";

const cut = z.object({
  line: z.string(),
  why: z.enum(["not-said", "wrong", "generic", "contradicts", "mend", "weak"]),
  fix: z.string(),
});
const reviewForm = z.object({ cuts: z.array(cut) });

const mostCuts = 16;

/** Asks a model to review a letter based on the answers alone, and to fix the lines that lost a sentence to our checks. */
export function reviewQuestion(
  submission: Submission,
  diagnosis: Diagnosis,
  date: string,
  letter: LetterToShow,
): ModelQuestion {
  const { $schema: _, ...schema } = z.toJSONSchema(reviewForm);
  return {
    purpose: "review",
    instructions: reviewInstructions,
    data: answersData(submission, diagnosis, date, linesOf(letter, diagnosis)),
    schema,
    maxOutputTokens: 2000,
  };
}

/** Placeholders without the value that was shown, and words to say without quotation marks. */
const asWritten = (fix: string): string =>
  fix
    .replaceAll(/[“”]/gu, "")
    .replaceAll(/\{([a-z][a-z0-9_.]*) ?[=:][^{}]*\}/gu, "{$1}")
    .trim();

/** The result of a review. */
export interface Review {
  /** The reply with the cuts and fixes applied: to be checked like any other. */
  readonly reply: Reply;
  readonly cuts: number;
}

/** Applies a review; `undefined` if it has another form. It can only cut lines or replace them with text that passes the same checks. */
export function reviewedBy(reply: Reply, value: unknown): Review | undefined {
  const read = reviewForm.safeParse(value);
  if (!read.success) return undefined;
  const cuts = new Map(read.data.cuts.slice(0, mostCuts).map(({ line, fix }) => [line, asWritten(fix)]));
  let done = 0;
  const itemsLeft = (name: ShownPart, part: unknown): unknown => {
    const items: readonly unknown[] = Array.isArray(part) ? part : [part];
    const kept = items.flatMap((item, at) => {
      const fix = cuts.get(`${name}.${at}`);
      if (fix === undefined || !isItem(item)) return [item];
      done += 1;
      return fix === "" ? [] : [{ ...item, [shownMembers[name]]: fix }];
    });
    return Array.isArray(part) ? kept : kept[0];
  };
  const parts = shownParts.map((name) => [name, itemsLeft(name, reply[name])] as const);
  return { reply: { ...reply, ...Object.fromEntries(parts) }, cuts: done };
}
