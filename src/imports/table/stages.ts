import { isEmpty, type RawCell, textOf } from "../files/raw-table.ts";
import { stageHeading } from "../knowledge/components.ts";
import { laborTypeOf } from "../knowledge/labor-types.ts";
import { headingOf } from "../match/heading.ts";
import { yesNoOf } from "../values/yes-no.ts";
import type { Table } from "./table.ts";
import { tableWords } from "./table.words.ts";

/** The share of steps that must say setup or run, and the least that must say each of them. Own judgment. */
const mostly = 0.95;
const some = 0.1;

interface Stage {
  readonly stage: "setup" | "run";
  /** The text without the word for it: "OP20". */
  readonly step: string;
}

/**
 * Splits names of steps such as "Rüsten OP20" and "Fertigen OP20", with which some systems write the setup and the run of
 * an operation as two rows, into the operation and a column that says which of the two it is.
 */
export function withStages(table: Table): Table {
  const column = table.headings.findIndex(
    (heading, index) => headingOf(heading).words.includes("operation") && areStages(table, index),
  );
  if (column < 0) return withKinds(table) ?? withFlag(table);
  const split = table.rows.map((row) => stageIn(row[column]));
  const named = table.rows.map((row, index) =>
    row.map((cell, other) => (other === column ? (split[index]?.step ?? cell) : cell)),
  );
  return withColumn(
    { ...table, rows: named },
    column,
    split.map((one) => one?.stage ?? ""),
  );
}

/** The same where a column of its own says setup or run, and another what was planned without saying for which of the two. */
function withKinds(table: Table): Table | null {
  const words = table.headings.map((heading) => headingOf(heading).words);
  const isPlanned = words.some((own) => own.includes("hours") && (own.includes("plan") || own.includes("estimate")));
  if (!isPlanned || words.some((own) => own.includes("setup"))) return null;
  const column = words.findIndex((_, at) => table.rows.every((row) => isStage(textOf(row[at]))));
  const kinds = table.rows.map((row) => String(laborTypeOf(textOf(row[column]))));
  return column >= 0 && new Set(kinds).size === 2 ? withColumn(table, column, kinds) : null;
}

/** Words in the heading of a flag that mean nothing alone. */
const flagWords: readonly string[] = ["flag", "is", "indicator", "ind", "number"];

/** The same where a column says so with yes and no, as in FLAG_SETUP, and no other column is about setups. */
function withFlag(table: Table): Table {
  const about = table.headings.flatMap((heading, column) => {
    const { words } = headingOf(heading);
    return words.includes("setup") ? [{ column, words }] : [];
  });
  const [flag] = about;
  if (flag === undefined || about.length > 1 || !isFlag(flag.words)) return table;
  const said = table.rows.map((row) => yesNoOf(textOf(row[flag.column])));
  const isWhole = said.every((one, row) => one !== null || isEmpty(table.rows[row]?.[flag.column]));
  if (!isWhole || !said.includes("Yes") || !said.includes("No")) return table;
  return withColumn(
    table,
    flag.column,
    said.map((one) => stageOf[one ?? ""] ?? ""),
  );
}

/** The table with the stage of each row, and a note on the column that says it. */
const withColumn = (table: Table, column: number, stages: readonly string[]): Table => ({
  ...table,
  headings: [...table.headings, stageHeading],
  notes: [...table.notes, tableWords.stages(table.headings[column] ?? "")],
  rows: table.rows.map((row, index) => [...table.headings.map((_, other) => row[other] ?? ""), stages[index] ?? ""]),
});

const stageOf: Readonly<Record<string, Stage["stage"]>> = { Yes: "setup", No: "run" };

const isFlag = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => word === "setup" || flagWords.includes(word));

function areStages({ rows }: Table, column: number): boolean {
  const steps = rows.map((row) => row[column]).filter((cell) => !isEmpty(cell));
  const stages = steps.flatMap((cell) => stageIn(cell)?.stage ?? []);
  const share = (stage: Stage["stage"]): number => stages.filter((one) => one === stage).length / steps.length;
  return stages.length >= steps.length * mostly && share("setup") >= some && share("run") >= some;
}

/** "Rüsten OP20", "OP20 - Setup"; `null` if neither its first nor its last word says setup or run. */
function stageIn(cell: RawCell | undefined): Stage | null {
  const words = textOf(cell)
    .replace(/\bset[- ]up\b/gi, "setup")
    .split(/[\s:_/–-]+/)
    .filter((word) => word !== "");
  const said = words.length < 2 ? -1 : [0, words.length - 1].find((at) => isStage(words[at]));
  return said === undefined || said < 0
    ? null
    : { stage: laborTypeOf(words[said] ?? "") as Stage["stage"], step: words.toSpliced(said, 1).join(" ") };
}

/** Single letters are codes of other things, too. */
const isStage = (word = ""): boolean => word.length > 2 && ["setup", "run"].includes(laborTypeOf(word) ?? "");
