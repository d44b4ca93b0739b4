import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { type ScoreRow, scoreRows } from "../../knowledge/figures/scores.ts";
import { holds } from "../../knowledge/odds/answer-test.ts";
import { answerText } from "../../survey/answer-text.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { lowerFirst } from "../../survey/writing.ts";
import type { Working } from "../evidence-blocks.ts";
import { plainNumber } from "../format.ts";
import { answer, jump, plain, say } from "../text.ts";
import type { HeadlineFigure } from "../text-blocks.ts";
import { visibilityWords as words } from "./visibility.words.ts";

const workingId = "how-visibility";

/** How well the shop can see its machines, jobs and plan, 0 to 100. It has no range, because it is counted, not estimated. */
export function visibility(submission: Submission, { scores }: Diagnosis): HeadlineFigure {
  const answered = scoredFields.filter((field) => submission[field] !== undefined).length;
  const index = scores.visibility_index;
  return {
    name: words.name,
    readings: [
      {
        value: plainNumber(index),
        unit: words.unit(lowerFirst(scores.visibility_tier)),
        scale: {
          kind: "range-scale",
          range: { low: index, likely: index, high: index },
          end: 100,
          low: "0",
          high: "100",
          tone: "accent",
        },
        description: words.description(plainNumber(index)),
      },
    ],
    words: answered === scoredFields.length ? plain(words.about) : plain(words.partly(answered, scoredFields.length)),
    how: say`${words.how(plainNumber(scoredFields.length))} ${jump(words.eachAnswer, workingId)}.`,
  };
}

const rows: readonly ScoreRow[] = scoreRows.visibility_index;
const scoredFields: readonly Field[] = [...new Set(rows.map(({ when }) => when.field))];

/** Every question that counts, with the points its answer gave and the most it could give. */
export function visibilityWorking(submission: Submission, { scores }: Diagnosis): Working {
  return {
    id: workingId,
    name: words.working.name,
    value: plainNumber(scores.visibility_index),
    formula: words.working.formula,
    answers: [],
    assumptions: scoredFields.map((field) => pointsFor(field, submission)),
    figures: [],
  };
}

function pointsFor(field: Field, submission: Submission): Working["assumptions"][number] {
  const ofField = rows.filter(({ when }) => when.field === field);
  const given = ofField.filter(({ when }) => holds(when, submission, undefined));
  const text = answerText(submission, field);
  return {
    name: questionOf(field).label,
    value: words.points(bestPoints(given), bestPoints(ofField)),
    source: text === undefined ? plain(words.notAnswered) : words.yourAnswer(answer(text)),
  };
}

const bestPoints = (some: readonly ScoreRow[]): number => Math.max(0, ...some.map(({ points }) => points));
