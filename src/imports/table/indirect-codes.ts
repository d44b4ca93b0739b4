import { textOf } from "../files/raw-table.ts";
import { headingOf } from "../match/heading.ts";
import { isJob } from "../values/no-value.ts";
import type { Table } from "./table.ts";
import { tableWords } from "./table.words.ts";

/** If at least this share of the different numbers on time cards has this many digits, job numbers do. Own judgment. */
const minDigits = 4;
const mostly = 0.6;

/**
 * Time cards write codes such as "900 CLEAN" and "PTO" into the column of the jobs. Where most numbers are long, a
 * short code that is repeated isn't a job. One that appears once may be a job of another kind.
 */
export function withIndirectCodes(table: Table): Table {
  const column = table.headings.findIndex((heading) => isOfJobs(headingOf(heading).words));
  if (column < 0) return table;
  const texts = table.rows.map((row) => textOf(row[column]));
  const times = Map.groupBy(texts.filter(isJob), (text) => text);
  if ([...times.keys()].filter(isLong).length < times.size * mostly) return table;
  const codes = [...times].filter(([text, { length }]) => !isLong(text) && (length > 1 || !/\d/.test(text)));
  const spelled = new Map(codes.map(([text]) => [text, `Indirect: ${text}`]));
  if (spelled.size === 0) return table;
  return {
    ...table,
    notes: [...table.notes, tableWords.indirect([...spelled.keys()], table.headings[column] ?? "")],
    rows: table.rows.map((row, index) => {
      const said = spelled.get(texts[index] ?? "");
      return said === undefined ? row : row.with(column, said);
    }),
  };
}

const isOfJobs = (words: readonly string[]): boolean =>
  words.includes("job") && words.every((word) => word === "job" || word === "number");

const isLong = (text: string): boolean => (text.split(/\s/)[0]?.match(/\d/g)?.length ?? 0) >= minDigits;
