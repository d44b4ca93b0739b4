import { headingOf } from "../match/heading.ts";
import type { Table } from "./table.ts";
import { withTitled } from "./titled.ts";

/** "Machine: HMC-630", or the name in the next cell. */
const labeled = /^(?:machine|asset|work ?(?:center|centre|cell)|equipment|resource)(?: name)?\s*:\s*(.*)$/i;
/** A name, and no count, filter or list. */
const isName = (text: string): boolean => /\p{L}/u.test(text) && !/[,|:]|^(?:all|any|every)\b/i.test(text);

/** A report of one machine names it above the headings and not in its rows, which then get a column for it. */
export function withTitledMachine(table: Table): Table {
  if (table.headings.some((heading) => headingOf(heading).words.includes("machine"))) return table;
  const names = table.titles.flatMap((title, index) => {
    const said = labeled.exec(title.trim())?.[1];
    return said === undefined ? [] : [(said || (table.titles[index + 1] ?? "")).replace(/\s*\([^)]*\)$/, "").trim()];
  });
  const [name] = names;
  if (name === undefined || names.length > 1 || !isName(name)) return table;
  return withTitled(table, "Machine", name);
}
