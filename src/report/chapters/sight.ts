import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { holds } from "../../knowledge/answer-test.ts";
import { answerText } from "../../knowledge/answer-text.ts";
import { type ScoreRow, scoreRows } from "../../knowledge/scores.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { lowerFirst } from "../figures.ts";
import { plainNumber } from "../format.ts";
import type { HeadlineFigure, Working } from "../report.ts";
import { answer, jump, say } from "../text.ts";

const workingId = "how-visibility";

/** How much the shop can see of itself: an index without a range, since it only counts what was answered. */
export function sight(submission: Submission, { scores }: Diagnosis): HeadlineFigure {
  const answered = fieldsAsked.filter((field) => submission[field] !== undefined).length;
  const index = scores.visibility_index;
  return {
    name: "How much you can see",
    readings: [
      {
        value: plainNumber(index),
        unit: `of 100: ${lowerFirst(scores.visibility_tier)}`,
        scale: {
          kind: "range-scale",
          range: { low: index, likely: index, high: index },
          end: 100,
          low: "0",
          high: "100",
          tone: "accent",
        },
        description: `A pointer at ${plainNumber(index)} on a rule from 0 to 100.`,
      },
    ],
    words:
      answered === fieldsAsked.length
        ? say`Points for what you measure and can look up today. Machine hours, stops and jobs on the floor count most.`
        : say`Points for what you measure and can look up today. You answered ${answered} of the ${fieldsAsked.length} questions; the others count nothing until you do.`,
    how: say`Points for ${plainNumber(fieldsAsked.length)} of the questions, added up. ${jump("Each answer with its points", workingId)}.`,
  };
}

const rows: readonly ScoreRow[] = scoreRows.visibility_index;
const fieldsAsked: readonly Field[] = [...new Set(rows.map(({ when }) => when.field))];

/** Every question that counts, with the points that its answer gave out of those it could give. */
export function sightWorking(submission: Submission, { scores }: Diagnosis): Working {
  return {
    id: workingId,
    name: "How much you can see, of 100",
    value: plainNumber(scores.visibility_index),
    formula: "points for each answer, added up",
    answers: [],
    assumptions: fieldsAsked.map((field) => pointsFor(field, submission)),
    figures: [],
  };
}

function pointsFor(field: Field, submission: Submission): Working["assumptions"][number] {
  const ofField = rows.filter(({ when }) => when.field === field);
  const given = ofField.filter(({ when }) => holds(when, submission, undefined));
  const text = answerText(submission, field);
  return {
    name: questionOf(field).label,
    value: `${most(given)} of ${most(ofField)} points`,
    source:
      text === undefined
        ? say`Not answered. Points are own judgement.`
        : say`Your answer: ${answer(text)}. Points are own judgement.`,
  };
}

const most = (some: readonly ScoreRow[]): number => Math.max(0, ...some.map(({ points }) => points));
