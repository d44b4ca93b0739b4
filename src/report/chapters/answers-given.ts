import { sections } from "../../survey/question.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { plainNumber } from "../format.ts";
import type { Answers, Block } from "../report.ts";
import { plain } from "../text.ts";

/** What the respondent answered, in the order of the questionnaire. */
export function answersGiven(submission: Submission): readonly Block[] {
  const block: Answers = {
    kind: "answers",
    sections: sections.map((title) => ({
      title,
      answers: fields
        .filter((field) => questionOf(field).section === title)
        .map((field) => ({ question: questionOf(field).label, answer: writtenAnswer(submission, field) })),
    })),
  };
  return [
    { kind: "heading", level: 2, id: "answers", topic: "Your answers", text: "What you told us" },
    {
      kind: "paragraph",
      role: "body",
      text: plain(
        "The report rests on these answers and on nothing else. If one is wrong, change it and run it again.",
      ),
    },
    block,
  ];
}

/** An answer as it is read, or `null` where there is none. Numbers are written with their unit. */
export function writtenAnswer(submission: Submission, field: Field): string | null {
  const given = submission[field];
  if (given === undefined) return null;
  if (typeof given === "boolean") return given ? "Yes" : "No";
  if (typeof given === "number") return withUnit(given, field);
  if (typeof given === "string") return given;
  return given.length === 0 ? "None of them" : given.join(", ");
}

function withUnit(value: number, field: Field): string {
  const question = questionOf(field);
  return question.kind === "amount" && question.unit === "$/hr" ? `$${plainNumber(value)}/hr` : plainNumber(value);
}
