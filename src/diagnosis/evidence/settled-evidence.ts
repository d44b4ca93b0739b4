import { contrastRatios } from "../../knowledge/patterns/contrasts.ts";
import type { Submission } from "../../survey/submission.ts";
import { settledIn } from "../facts/settled/settled.ts";
import { evidenceWords } from "./evidence.words.ts";
import type { Detection } from "./passage-detections.ts";

/** Evidence from what the shop's own numbers settle: each sum for the cause that it speaks for. */
export const settledEvidence = (submission: Submission): readonly Detection[] =>
  settledIn(submission).flatMap(({ said: [first], speaksFor, sums: [sum = ""] }): readonly Detection[] =>
    first === undefined || speaksFor === undefined
      ? []
      : [
          {
            theme: speaksFor,
            speaks: "for",
            field: first.field,
            quote: first.sentence,
            words: [],
            isWish: false,
            isComparison: true,
            why: evidenceWords.added(sum),
            ratio: contrastRatios.for,
          },
        ],
  );
