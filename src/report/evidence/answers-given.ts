import { measuredIn, spanText, valueText } from "../../diagnosis/kpis/measured.ts";
import { kpis } from "../../knowledge/kpis/kpis.ts";
import { floorFactLabels } from "../../survey/floor-facts.ts";
import { sections } from "../../survey/question.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { type StatementId, weeklyChecklist } from "../../survey/weekly-checklist.ts";
import type { AnswersBlock } from "../evidence-blocks.ts";
import { moneyIn, plainNumber } from "../format.ts";
import type { Block } from "../report.ts";
import { plain } from "../text.ts";
import { answersGivenWords as words } from "./answers-given.words.ts";

/** What the respondent answered, in the order of the questionnaire. */
export function answersGiven(submission: Submission): readonly Block[] {
  const block: AnswersBlock = {
    kind: "answers",
    sections: [
      ...sections.map((title) => ({
        title,
        answers: fields
          .filter((field) => questionOf(field).section === title)
          .map((field) => ({ question: questionOf(field).label, answer: writtenAnswer(submission, field) })),
      })),
      ...floorFactsGiven(submission),
    ],
  };
  return [
    { kind: "heading", level: 2, id: "answers", topic: words.topic, text: words.title },
    {
      kind: "paragraph",
      role: "body",
      text: plain(words.about),
    },
    block,
  ];
}

/** What was added by tapping; empty if nothing was. */
function floorFactsGiven(submission: Submission): AnswersBlock["sections"] {
  const { happens_weekly, does_not_happen, confirmed = [] } = submission;
  const checked = (name: "happens_weekly" | "does_not_happen", ids: readonly StatementId[] = []) =>
    ids.map((id) => ({ question: floorFactLabels[name], answer: weeklyChecklist[id].text }));
  const answers = [
    ...checked("happens_weekly", happens_weekly),
    ...checked("does_not_happen", does_not_happen),
    ...confirmed.map(({ text, means }) => ({
      question: words.meaningOf(text),
      answer: means.length === 0 ? words.noneOfThese : means.map((id) => weeklyChecklist[id].text).join(" "),
    })),
    ...measuredIn(submission).map((one) => ({
      question: `${floorFactLabels.measured}: ${kpis[one.kpi].name}`,
      answer: `${valueText(one)}, ${spanText(one)}`,
    })),
  ];
  return answers.length === 0 ? [] : [{ title: words.floorFacts, answers }];
}

/** An answer as text, or `null` if there is none. Numbers have their unit. */
export function writtenAnswer(submission: Submission, field: Field): string | null {
  const given = submission[field];
  if (given === undefined) return null;
  if (typeof given === "boolean") return given ? words.yes : words.no;
  if (typeof given === "number") return withUnit(given, field);
  if (typeof given === "string") return given;
  return given.length === 0 ? words.none : given.join(", ");
}

function withUnit(value: number, field: Field): string {
  const question = questionOf(field);
  return question.kind === "amount" && question.unit === "$/hr" ? `${moneyIn("$", value)}/hr` : plainNumber(value);
}
