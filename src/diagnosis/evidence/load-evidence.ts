import { contrastRatios } from "../../knowledge/patterns/contrasts.ts";
import type { Submission } from "../../survey/submission.ts";
import { settledIn } from "../facts/settled/settled.ts";
import { evidenceWords } from "./evidence.words.ts";
import type { Detection } from "./passage-detections.ts";

/** Evidence from the shop's own numbers that one desk or bench has more work than hours. */
export const loadEvidence = (submission: Submission): readonly Detection[] =>
  settledIn(submission).flatMap(({ said: [first], shows, sums: [needs = ""] }): readonly Detection[] =>
    first === undefined || shows?.kind !== "load"
      ? []
      : [
          {
            theme: shows.theme,
            speaks: "for",
            field: first.field,
            quote: first.sentence,
            words: [],
            isWish: false,
            isComparison: true,
            why: evidenceWords.added(needs),
            ratio: contrastRatios.for,
          },
        ],
  );
