import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Letter } from "../../diagnosis/letter/letter.ts";
import { section } from "../brief/quoted.ts";
import type { Block } from "../report.ts";
import { plain, say, strong, type Text } from "../text.ts";
import type { Words } from "../words.ts";
import { letterWords as words } from "./letter.words.ts";
import { formatterOf } from "./prose-text.ts";

/**
 * Whether headline and cause come from a model. Then our rules' text about other causes is left out, because it would
 * contradict them on the same page.
 */
export const leadsWithLetter = ({ letter }: Words): boolean =>
  letter !== undefined && letter.finding !== null && letter.cause.length > 0;

/** Two things in the answers that differ in only one point. */
export function comparisonBlocks({ letter }: Words, diagnosis: Diagnosis): readonly Block[] {
  if (letter?.comparison == null) return [];
  return [body(say`${strong(words.comparison)} ${formatterOf(letter, diagnosis).claim(letter.comparison)}`)];
}

/** The deciding numbers, side by side. */
export function sideBySide({ letter }: Words): readonly Block[] {
  if (!letter?.table) return [];
  const { title, columns, rows } = letter.table;
  return [
    {
      kind: "table",
      caption: title,
      columns: columns.map((name) => ({ title: name, align: "start" })),
      rows: rows.map((row) => row.map((cell) => plain(cell))),
    },
  ];
}

/** The letter's text on cost, which comes before the sums it refers to. */
export function costBlocks({ letter }: Words, diagnosis: Diagnosis): readonly Block[] {
  if (letter === undefined || letter.cost.length === 0) return [];
  return [section("cost", words.cost), ...letter.cost.map((one) => body(formatterOf(letter, diagnosis).claim(one)))];
}

/** What to count for ten working days, then the other explanation; empty if a letter has neither. */
export function testBlocks({ letter }: Words, diagnosis: Diagnosis): readonly Block[] {
  if (letter === undefined || (letter.tests.length === 0 && letter.rival === null)) return [];
  const { prose } = formatterOf(letter, diagnosis);
  const rows = letter.tests.map(({ count, now, right, wrong, act }) =>
    [count, now, right, wrong, act].map(
      (cell): Text => (cell === null ? plain(words.test.notCounted) : capital(prose(cell))),
    ),
  );
  return [
    section("ten-days", words.test.title),
    ...(rows.length === 0
      ? []
      : [
          {
            kind: "table",
            caption: words.test.caption,
            columns: words.test.columns.map((title) => ({ title, align: "start" }) as const),
            rows,
          } as const,
        ]),
    ...rivalOf(letter, diagnosis),
  ];
}

function rivalOf(letter: Letter, diagnosis: Diagnosis): readonly Block[] {
  if (letter.rival === null) return [];
  const { claim, prose } = formatterOf(letter, diagnosis);
  return [body(say`${strong(words.rival)} ${claim(letter.rival.says)} ${prose(letter.rival.settle)}`)];
}

/** What could keep even the right fix from reaching the goal. */
export function limitBlocks({ letter }: Words, diagnosis: Diagnosis): readonly Block[] {
  if (letter === undefined || letter.limits.length === 0) return [];
  return [
    section("limits", words.limits),
    ...letter.limits.map((one) => body(formatterOf(letter, diagnosis).claim(one))),
  ];
}

const body = (text: Text): Block => ({ kind: "paragraph", role: "body", text });

const capital = ([first, ...rest]: Text): Text =>
  first?.kind === "plain"
    ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest]
    : first === undefined
      ? []
      : [first, ...rest];
