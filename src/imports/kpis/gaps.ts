import type { Measure } from "../../measures/measure.ts";
import type { RecordList } from "../../measures/record-list.ts";
import { recordLists } from "../../measures/record-lists.ts";
import type { Imported } from "../imported.ts";
import type { Mapping } from "../mapping.ts";
import { firstEntries } from "../rows/entries.ts";
import { shopRecords } from "../rows/shop-records.ts";
import type { Question } from "../values/question.ts";
import { giveAny, missingFor } from "./computable.ts";
import { gapWords as words } from "./kpis.words.ts";

/** A KPI's name, and how it is calculated. */
export interface Named {
  readonly name: string;
  readonly measure: Measure;
}

/** What to ask and to say about a file that could show more. */
export interface Gaps {
  readonly questions: readonly Question[];
  readonly notes: readonly string[];
}

/** How many rows show which columns are filled, the most columns that are named for a KPI, and the most lines. Own judgment. */
const [rowsLooked, mostColumns, mostLines] = [5000, 2, 3];

/** Asks about a column that is only likely if a KPI waits for it, and says what a file lacks: one column if it shows others. */
export function gapsOf(known: Readonly<Record<string, Named>>, { list, rowCount, entries, mapping }: Imported): Gaps {
  const records = shopRecords([firstEntries(entries, rowsLooked)]);
  const measures = Object.fromEntries(Object.entries(known).map(([id, { measure }]) => [id, measure]));
  const near = Object.values(known).flatMap(({ name, measure }) => {
    const missing = missingFor(measure, records.filled);
    const own = mapping.filter(({ column }) => missing.includes(`${list}.${column}`));
    return own.length === 0 || own.length < missing.length || own.length > mostColumns ? [] : [{ name, own }];
  });
  const asked = near.filter(({ own }) => own.every(isThere));
  const questions = [...new Set(asked.flatMap(({ own }) => own.filter(isSuggested)))]
    .slice(0, mostLines)
    .map((column) =>
      questionOf(
        column,
        list,
        asked.filter(({ own }) => own.includes(column)).map(({ name }) => name),
      ),
    );
  if (questions.length > 0) return { questions, notes: [] };
  const lacking = near.map(({ name, own }) => ({ name, own: own.filter((one) => !isThere(one)) }));
  const byColumns = Object.entries(
    Object.groupBy(
      lacking.filter(({ own }) => own.length > 0),
      ({ own }) => own.map(({ column }) => column).join(),
    ),
  );
  const isEnough = giveAny(measures, records);
  const notes = byColumns
    .filter(([columns]) => !isEnough || !columns.includes(","))
    .toSorted(([a, ofA = []], [b, ofB = []]) => a.split(",").length - b.split(",").length || ofB.length - ofA.length)
    .slice(0, isEnough ? 1 : mostLines)
    .map(([columns, same = []]) =>
      words.needs(
        same.map(({ name }) => name),
        columns.split(",").map((column) => columnOf(list, column)),
      ),
    );
  return {
    questions,
    notes: notes.length === 0 || isEnough ? notes : [words.none(recordLists[list].sheet, rowCount), ...notes],
  };
}

/** Whether a heading is there that waits for an answer. */
const isThere = ({ heading }: Mapping): boolean => heading !== null;
const isSuggested = ({ heading, sureness, used }: Mapping): boolean =>
  heading !== null && sureness === "likely" && !used;

const columnOf = (list: Imported["list"], id: string): { readonly title: string; readonly meaning: string } =>
  (recordLists[list] as RecordList).columns[id] ?? { title: id, meaning: "" };

function questionOf({ column, heading }: Mapping, list: Imported["list"], names: readonly string[]): Question {
  return {
    kind: "column",
    id: `column:${column}`,
    column: `${list}.${column}`,
    heading: heading ?? "",
    text: words.isIt(names, columnOf(list, column), heading ?? ""),
    readings: [
      { answer: heading ?? "", means: words.yes },
      { answer: "", means: words.no },
    ],
  };
}
