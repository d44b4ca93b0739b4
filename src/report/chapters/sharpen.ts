import { cautionsLeft } from "../../diagnosis/cautions-left.ts";
import type { Diagnosis, Sharpening } from "../../diagnosis/diagnosis.ts";
import type { Caution } from "../../survey/cautions.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized } from "../figures.ts";
import { plainNumber } from "../format.ts";
import type { Block } from "../report.ts";
import { answer, plain, say, strong, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";

/** What would make the finding surer: answers to look at again, questions left open, and a count over two weeks. */
export function sharpen(submission: Submission, diagnosis: Diagnosis): readonly Block[] {
  const { questions, lead, measure } = diagnosis.sharpen;
  return [
    {
      kind: "heading",
      level: 2,
      id: "sharpen",
      topic: "What would sharpen this",
      text: `${measure.days} days of counting tell which comes first: ${themeWords[lead.first].noun} or ${themeWords[lead.second].noun}`,
    },
    { kind: "paragraph", role: "body", text: plain(orderOf(lead)) },
    {
      kind: "facts",
      facts: [
        ...measure.counts.map(({ theme, count }) => ({
          term: `For ${themeWords[theme].noun}`,
          lines: [plain(`Add up ${count}.`)],
        })),
        {
          term: "Then",
          lines: [
            plain(
              "If the second sum turns out larger, start there instead. If both are small, go on with the next theme.",
            ),
          ],
        },
      ],
    },
    ...lookedAtAgain(cautionsLeft(submission, diagnosis.findings)),
    ...openQuestions(questions),
  ];
}

function orderOf({ first, second, ratio }: Sharpening["lead"]): string {
  const [ahead, behind] = [themeWords[first].noun, themeWords[second].noun];
  if (ratio < 1.5)
    return `${capitalized(ahead)} and ${behind} are as good as level. One more answer could turn the order.`;
  const times = plainNumber(ratio < 10 ? Number(ratio.toPrecision(2)) : Math.round(ratio));
  return `For ${behind} to come before ${ahead}, the evidence for it would have to be ${times} times stronger than it is.`;
}

/** Answers that look like a slip and were left: every figure takes them as given. */
function lookedAtAgain(cautions: readonly Caution[]): readonly Block[] {
  if (cautions.length === 0) return [];
  return [
    { kind: "heading", level: 3, id: "look-again", topic: "", text: "Answers we took as given that may be a slip" },
    {
      kind: "list",
      ordered: false,
      items: cautions.map(({ field, says }) => say`${strong(questionOf(field).label)} ${says}`),
    },
  ];
}

function openQuestions(questions: Sharpening["questions"]): readonly Block[] {
  if (questions.length === 0) return [];
  return [
    { kind: "heading", level: 3, id: "open-questions", topic: "", text: "The open questions that would tell us most" },
    { kind: "list", ordered: true, items: questions.map(questionLine) },
    ...(questions.every(({ would_change }) => would_change === null) ? [surerOnly] : []),
  ];
}

const surerOnly: Block = {
  kind: "paragraph",
  role: "note",
  text: plain("No answer to these would change what comes first. They would make us surer of it."),
};

function questionLine({ field, would_change }: Sharpening["questions"][number]): Text {
  const { label } = questionOf(field);
  if (would_change === null) return say`${strong(label)}`;
  const leads = themeWords[would_change.leads].noun;
  if (would_change.answer === null)
    return say`${strong(label)} Most of what we know of a shop we read there. Your words could put ${leads} first.`;
  return say`${strong(label)} If the answer were ${answer(would_change.answer)}, ${leads} would come first.`;
}
