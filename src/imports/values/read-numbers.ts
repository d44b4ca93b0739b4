import { type RawCell, textOf } from "../files/raw-table.ts";
import { answered, asks, type ColumnToRead, type FileContext, type ReadColumn, readWith } from "./column-reading.ts";
import { decimalMarkOf, markReadings } from "./decimal-mark.ts";
import { hoursOf, type TimeUnit } from "./durations.ts";
import { bareNumber, type DecimalMark, otherMark } from "./numbers.ts";
import type { FileAnswers } from "./question.ts";
import { hoursReader, numberReader } from "./read-cells.ts";
import { timeUnitOf, unitBehind, unitInCells, unitReadings } from "./time-unit.ts";
import { formatWords, valueQuestions } from "./values.words.ts";

/** The decimal mark, or the question to answer first. */
function markOf(column: ColumnToRead, context: FileContext, answers: FileAnswers): DecimalMark | ReadColumn {
  const shown = decimalMarkOf(column.cells);
  if (shown.kind === "decided") return shown.is;
  const mark = answered(answers, "decimal-mark", column, [".", ","]) ?? context.decimalMark;
  if (mark !== null || shown.kind === "no-matter") return mark ?? ".";
  // "1,200" next to "120": no one writes three decimals of some pieces and none of others.
  if (column.wanted === "quantity" && column.cells.distinct.some(isWhole))
    return shown.example.includes(",") ? "." : ",";
  if (column.wanted === "hours") return markOfHours(column, shown.example);
  return asks(
    "decimal-mark",
    column,
    valueQuestions.decimalMark(shown.example, column.heading.text),
    markReadings(shown.example),
  );
}

/**
 * The decimal mark of hours of which some have three digits after the only mark, as in "1,500". No one books thousands of
 * hours in one row, so these are decimals. Next to whole minutes they are thousands.
 */
function markOfHours({ heading, cells }: ColumnToRead, example: string): DecimalMark {
  const shown = example.includes(",") ? "," : ".";
  const unit = unitBehind(example) ?? heading.unit ?? unitInCells(cells);
  const isOfThousands = unit !== null && hoursOf[unit] < 1 && cells.distinct.some(isWhole);
  return isOfThousands ? otherMark[shown] : shown;
}

const isWhole = (cell: RawCell): boolean => /^[1-9]\d*$/.test(bareNumber(textOf(cell)) ?? "");

export function readNumbers(column: ColumnToRead, context: FileContext, answers: FileAnswers): ReadColumn {
  const mark = markOf(column, context, answers);
  if (typeof mark !== "string") return mark;
  const read = readWith(numberReader(mark), column);
  const times = multiples.find(({ heading }) => heading.test(column.heading.text)) ?? null;
  const format = [times?.format ?? null, formatWords.mark[mark]].filter((word) => word !== null).join(", ");
  return {
    ...read,
    cells: times === null ? read.cells : read.cells.map((cell) => (typeof cell === "number" ? cell * times.of : cell)),
    format: format === "" ? null : format,
  };
}

/** Headings of numbers in thousands and millions: "Value ($000)", "k€", "TEUR", "in Tsd.", "$M". */
const multiples = [
  {
    heading: /[($€£'’]\s?0{3}s?\b|\b(?:thousands?|tsd|teur|keur|kusd)\b|\b[kt]\s?[$€£]|[$€£]\s?k\b/i,
    of: 1000,
    format: formatWords.thousands,
  },
  {
    heading: /\b(?:millions?|mio|meur|musd)\b|\bmm?\s?[$€£]|[$€£]\s?mm?\b/i,
    of: 1_000_000,
    format: formatWords.millions,
  },
] as const;

/** Hours that most values of a column are below. Where they aren't, they may be minutes. Own judgment. */
const mostUsual: Readonly<Record<string, number>> = {
  "stops.hours": 4,
  "operations.est_setup": 8,
  "operations.act_setup": 8,
};

const units: readonly TimeUnit[] = ["hours", "minutes", "seconds", "milliseconds", "days"];

export function readHours(column: ColumnToRead, context: FileContext, answers: FileAnswers): ReadColumn {
  const mark = markOf(column, context, answers);
  if (typeof mark !== "string") return mark;
  const shown = timeUnitOf(column.heading.unit, column.cells, mark, {
    unitFromTimes: context.unitFromTimes,
    isOfOneDay: column.column.startsWith("machine_days."),
    isRegular: column.column === "people_weeks.+regular_hours",
    mostUsual: mostUsual[column.column],
  });
  const unit =
    answered(answers, "time-unit", column, units) ?? (shown.kind === "decided" ? shown.is : context.timeUnit);
  if (shown.kind === "open" && unit === null)
    return asks(
      "time-unit",
      column,
      valueQuestions.timeUnit(shown.example, column.heading.text),
      unitReadings(shown.example),
    );
  const read = readWith(hoursReader(mark, unit ?? "hours"), column, unit);
  const words = [unit === null ? null : formatWords.unit[unit], formatWords.mark[mark]].filter((word) => word !== null);
  return { ...read, format: words.length === 0 ? null : words.join(", ") };
}
