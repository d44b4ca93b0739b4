import { existsSync, readFileSync } from "node:fs";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import type { Letter } from "../../src/diagnosis/letter/letter.ts";
import { checkLetter } from "../../src/service/model/letter/check-letter.ts";
import { letterInstructions, rewriteInstructions } from "../../src/service/model/letter/letter-instructions.ts";
import { reviewedBy } from "../../src/service/model/letter/review.ts";
import { submissionOf } from "../shops.ts";

interface Shop {
  readonly id: string;
  readonly answers: unknown;
}

interface Reviewed {
  readonly letter: Letter;
  /** What the checks left out, but for what is longer or more than is asked for today. */
  readonly dropped: readonly string[];
}

/** The shops of a file, and the kept letter to each, its second version if it has one, as checked, reviewed and checked again. */
export function reviewedLetters(cases: string, folder: string) {
  const shops: readonly Shop[] = JSON.parse(readFileSync(cases, "utf8"));
  const fileOf = (id: string, step: "letter" | "rewrite" | "review"): string => `${folder}/${id}.${step}.json`;
  const replyOf = (...named: Parameters<typeof fileOf>): Record<string, unknown> =>
    JSON.parse(readFileSync(fileOf(...named), "utf8"));
  const letters = shops.map(({ id, answers }): Reviewed => {
    const submission = submissionOf(answers);
    const [step, instructions] = existsSync(fileOf(id, "rewrite"))
      ? (["rewrite", rewriteInstructions] as const)
      : (["letter", letterInstructions] as const);
    const first = checkLetter(replyOf(id, step), submission, diagnose(submission), instructions);
    if (first.kind !== "letter") throw new Error(`The letter to ${id} has another form.`);
    const again = first.recheck(reviewedBy(first.written, replyOf(id, "review"))?.reply ?? first.written);
    if (again.kind !== "letter") throw new Error(`The reviewed letter to ${id} has another form.`);
    const dropped = again.dropped.filter(({ why }) => why !== "longer than asked" && why !== "too many");
    return { letter: again.letter, dropped: dropped.map(({ section, why }) => `${section}: ${why}`) };
  });
  return { shops, letters };
}
