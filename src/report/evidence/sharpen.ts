import { uncoveredCautions } from "../../diagnosis/cross-checks/uncovered-cautions.ts";
import type { Diagnosis, Sharpening } from "../../diagnosis/diagnosis.ts";
import type { Caution } from "../../survey/cautions.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized } from "../../survey/writing.ts";
import type { Block } from "../report.ts";
import { answer, plain, say, strong, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";
import { sharpenWords as words } from "./sharpen.words.ts";

/** What would make the finding more certain: answers to check again, open questions, and a two-week count. */
export function sharpen(submission: Submission, diagnosis: Diagnosis): readonly Block[] {
  const { questions, lead, measure } = diagnosis.sharpen;
  return [
    {
      kind: "heading",
      level: 2,
      id: "sharpen",
      topic: words.topic,
      text: words.title[isLevel(lead) ? "level" : "ahead"](
        measure.days,
        themeWords[lead.first].noun,
        themeWords[lead.second].noun,
      ),
    },
    { kind: "paragraph", role: "body", text: plain(orderOf(lead)) },
    {
      kind: "facts",
      facts: [
        ...measure.counts.map(({ theme, count }) => ({
          term: words.countFor(themeWords[theme].noun),
          lines: [plain(words.addUp(count))],
        })),
        { term: words.afterCounting.term, lines: [plain(words.afterCounting.line)] },
      ],
    },
    ...lookedAtAgain(uncoveredCautions(submission, diagnosis.findings)),
    ...openQuestions(questions),
  ];
}

const isLevel = ({ ratio }: Sharpening["lead"]): boolean => ratio < 1.5;

function orderOf(lead: Sharpening["lead"]): string {
  const [ahead, behind] = [themeWords[lead.first].noun, themeWords[lead.second].noun];
  if (isLevel(lead)) return words.level(capitalized(ahead), behind);
  return words.ahead(ahead, behind);
}

/** Answers that look like a slip and were left unchanged: every figure uses them as given. */
function lookedAtAgain(cautions: readonly Caution[]): readonly Block[] {
  if (cautions.length === 0) return [];
  return [
    { kind: "heading", level: 3, id: "look-again", topic: "", text: words.lookAgain },
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
    { kind: "heading", level: 3, id: "open-questions", topic: "", text: words.open },
    { kind: "list", ordered: true, items: questions.map(questionLine) },
    ...(questions.every(({ would_change }) => would_change === null) ? [surerOnly] : []),
  ];
}

const surerOnly: Block = {
  kind: "paragraph",
  role: "note",
  text: plain(words.surerOnly),
};

function questionLine({ field, would_change }: Sharpening["questions"][number]): Text {
  const { label } = questionOf(field);
  if (would_change === null) return say`${strong(label)}`;
  const leads = themeWords[would_change.leads].noun;
  if (would_change.answer === null) return say`${strong(label)} ${words.ownWords(leads)}`;
  return words.ifAnswer(strong(label), answer(would_change.answer), words.wouldLead(leads));
}
