import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Letter, Prose } from "../../diagnosis/letter/letter.ts";
import { capitalized } from "../../survey/writing.ts";
import { section } from "../brief/quoted.ts";
import type { Block } from "../report.ts";
import { plain, say, strong, type Text, wordsOf } from "../text.ts";
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
  if (letter === undefined || letter.cost.length + letter.figures.length === 0) return [];
  return [section("cost", words.cost), ...letter.cost.map((one) => body(formatterOf(letter, diagnosis).claim(one)))];
}

/**
 * What to look at after ten working days and what to do then, and the other explanation below it; nothing where a letter has
 * neither.
 *
 * @param until the last of these days
 */
export function testBlocks({ letter }: Words, diagnosis: Diagnosis, until: string): readonly Block[] {
  if (letter === undefined || (letter.tests.length === 0 && letter.rival === null)) return [];
  const { prose } = formatterOf(letter, diagnosis);
  const outcome = (seen: Prose, act: Prose | null): Text =>
    say`${strong(closed(prose(seen)))} ${act === null ? "" : prose(act)}`;
  const rows = letter.tests.map(({ count, now, right, keep, wrong, act }) => [
    say`${closed(prose(count))} ${now === null ? "" : words.test.now(prose(now))}`,
    outcome(right, keep),
    outcome(wrong, act),
  ]);
  return [
    section("ten-days", words.test.title(until)),
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

/** A few words as a sentence. */
const closed = (text: Text): string => `${capitalized(wordsOf(text))}.`;

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
