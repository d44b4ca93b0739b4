import { type ColumnToRead, type FileContext, type ReadColumn, readWith } from "./column-reading.ts";
import type { FileAnswers } from "./question.ts";
import { choiceReader, clockReader, textReader, yesNoReader } from "./read-cells.ts";
import { readDates } from "./read-dates.ts";
import { readHours, readNumbers } from "./read-numbers.ts";
import { valueQuestions } from "./values.words.ts";

/** Reads the cells of a column. Its values decide the format, else the rest of the file, else a person's answer. */
export function readColumn(column: ColumnToRead, context: FileContext, answers: FileAnswers): ReadColumn {
  switch (column.wanted) {
    case "date":
    case "datetime":
      return readDates(column, context, answers);
    case "amount":
    case "quantity":
      return readNumbers(column, context, answers);
    case "hours":
      return readHours(column, context, answers);
    case "clock":
      return readWith(clockReader, column);
    case "yes-no":
      return readWith(yesNoReader(column.cells.distinct), column);
    case "text":
    case "state":
    case "labor-type":
      return readWith(textReader, column);
    case "choice":
      return readChoices(column, answers);
  }
}

/** The most words of one column that are asked about. */
const wordsAsked = 12;

function readChoices(column: ColumnToRead, answers: FileAnswers): ReadColumn {
  const choices = column.listColumn?.kind === "choice" ? column.listColumn.choices : [];
  const idOf = (word: string) => `word:${column.heading.text}:${word}`;
  // If C for closed also occurs, F means firmed, not finished.
  const isFirmed = column.column === "operations.status" && column.cells.distinct.includes("C");
  const read = readWith(
    choiceReader(
      column.column,
      choices,
      (word) => answers[idOf(word)] ?? (isFirmed && word === "F" ? "Planned" : undefined),
    ),
    column,
  );
  const words = [...new Set(read.misfits.map(({ text }) => text))].slice(0, wordsAsked);
  const questions = words.map((word) => ({
    kind: "word" as const,
    id: idOf(word),
    column: column.column,
    heading: column.heading.text,
    text: valueQuestions.word(word, column.heading.text),
    readings: [...choices, "nothing"].map((choice) => ({
      answer: choice,
      means: choice === "nothing" ? valueQuestions.noWord : choice,
    })),
  }));
  // Whoever wrote a reason gave one, even if we don't know the word.
  if (column.column !== "stops.reason") return { ...read, questions };
  const cells = [...read.cells];
  for (const { index } of read.misfits) cells[index] = "Other";
  return { ...read, cells, questions };
}
