import {
  type PatternId,
  type PatternTest,
  type WholeCasePattern,
  wholeCasePatterns,
} from "../../knowledge/cross-checks/whole-case-patterns.ts";
import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { crossCheckTestHolds } from "../cross-checks/apply-rule.ts";
import type { Facts } from "../facts/facts.ts";
import { statedLossesIn } from "../facts/sums/losses.ts";
import { shareCut } from "../kpis/own-utilization.ts";
import { sentencesOf } from "../reader/words.ts";
import type { PatternSeen } from "./finding/how-it-happens.ts";
import type { Quote } from "./quote.ts";

/** The patterns of a whole case that hold, in table order, each with the sentences that show it. */
export function patternsIn(submission: Submission, facts: Facts): readonly PatternSeen[] {
  const sentences = freeTextFields.flatMap((field) =>
    sentencesOf(submission[field] ?? "").map(({ text }): Quote => ({ field, text })),
  );
  const shownBy = (test: PatternTest): readonly Quote[] | null => quotesFor(test, submission, facts, sentences);
  return (Object.keys(wholeCasePatterns) as PatternId[]).flatMap((id) => {
    const pattern: WholeCasePattern = wholeCasePatterns[id];
    const shown = pattern.when.map(shownBy);
    if (shown.includes(null) || pattern.unless?.some((test) => shownBy(test) !== null)) return [];
    const { title, means, theme, ratio } = pattern;
    return [{ id, title, means, theme, ratio, quotes: shown.flatMap((quotes) => quotes ?? []) }];
  });
}

/** The sentences that satisfy a test; none for a test on checkboxes, `null` if it fails. */
function quotesFor(
  test: PatternTest,
  submission: Submission,
  { plans }: Facts,
  sentences: readonly Quote[],
): readonly Quote[] | null {
  switch (test.kind) {
    case "plan": {
      const plan = plans.find(({ asset, certainty }) => certainty === "intended" && test.assets.includes(asset));
      return plan ? [{ field: plan.field, text: plan.quote }] : null;
    }
    case "cut-hours-told":
      return sentences.find(({ text }) => shareCut(text) !== undefined) ||
        statedLossesIn(submission).some(({ ran }) => ran !== undefined)
        ? []
        : null;
    case "words": {
      const said = sentences.find(({ text }) => test.says.test(text) && !denial.test(text));
      return said ? [said] : null;
    }
    case "two-sentences": {
      const first = sentences.find(({ text }) => test.first.test(text) && !denial.test(text));
      const second = sentences.find((one) => (test.orOne || one !== first) && test.second.test(one.text));
      return first && second ? [...new Set([first, second])] : null;
    }
    case "any-of":
    case "not-checked":
    case "only":
    case "at-least":
    case "none-checked":
    case "crew-ratio":
    case "lacks":
    case "either":
    case "nobody":
    case "rate":
    case "crew":
    case "more-erp-users-than-office":
    case "caution":
      return crossCheckTestHolds(test, submission) ? [] : null;
  }
}

const denial = quick(
  /\b(?:never|no longer|used to|(?:do|does|did|is|are|was|were)(?:n['’]t| not)) (?:\w+ )?(?:a problem|run|lower|adjust|move|change|wait|sit)\b/i,
);
