import type { Dossier } from "../dossier.ts";
import { answersGiven } from "../evidence/answers-given.ts";
import type { AnswersBlock } from "../evidence-blocks.ts";
import { band, text } from "./cells.ts";
import { rowArea } from "./reference.ts";
import { onPages, sheetOf } from "./sheet.ts";
import * as styles from "./style.ts";
import type { Cell, Sheet } from "./workbook.ts";
import { sheetNames, workbookWords } from "./workbook.words.ts";

const words = workbookWords.answers;

/** The questions and answers, always stored as text, so that none is read as a formula. */
export function answers({ submission }: Dossier): Sheet {
  const sections = answersGiven(submission).flatMap((block) => (block.kind === "answers" ? block.sections : []));
  return sheetOf({
    name: sheetNames.answers,
    tab: "read",
    widths: [2, 52, 92],
    heights: new Map([[1, 30]]),
    cells: [
      text(1, 2, words.title, styles.title),
      text(2, 2, words.about, styles.leadText),
      text(4, 2, words.question, styles.heading),
      text(4, 3, words.answer, styles.heading),
      ...rowsOf(sections),
    ],
    merges: [rowArea(2, 2, 3)],
    frozen: { rows: 4, columns: 0 },
    print: onPages("portrait", 4),
  });
}

function rowsOf(sections: AnswersBlock["sections"]): readonly Cell[] {
  const cells: Cell[] = [];
  let row = 5;
  for (const { title, answers: given } of sections) {
    cells.push(...band(row, 2, 3, title, styles.sectionLine));
    for (const { question, answer } of given) {
      row += 1;
      cells.push(text(row, 2, question, styles.listCell), answerCell(row, answer));
    }
    row += 2;
  }
  return cells;
}

const answerCell = (row: number, answer: string | null): Cell =>
  answer === null
    ? text(row, 3, words.none, { ...styles.listCellMuted, italic: true })
    : text(row, 3, answer, { ...styles.listCell, format: "text", align: "left" });
