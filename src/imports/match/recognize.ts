import type { ListId } from "../../measures/record-lists.ts";
import type { SystemId } from "../knowledge/system-names.ts";
import { titleWords } from "../knowledge/title-words.ts";
import { layoutOf, withLayout } from "./known-layout.ts";
import type { Learned } from "./learned.ts";
import { likeness } from "./list-likeness.ts";
import type { FileColumn, Match } from "./match.ts";
import { matchColumns } from "./match-columns.ts";
import { componentMark, everyList } from "./targets.ts";

/** Which list a file is, from which system, and which column is which. */
export interface Recognized {
  readonly list: ListId;
  /** `null` if it resembles no known layout. */
  readonly system: SystemId | null;
  readonly matches: readonly Match[];
}

/**
 * How strongly a file with fewer than two sure columns must resemble a list to be recognized. A list of addresses, which
 * comes closest among files that are none of our lists, scores lower. Own judgment.
 */
const minScore = 1.6;

const isEnough = ({ score, matches }: { readonly score: number; readonly matches: readonly Match[] }): boolean =>
  score >= minScore || matches.filter(({ sureness }) => sureness === "sure").length >= 2;

/** The list that a file most likely is; `null` if almost nothing matches. */
export function recognize(
  columns: readonly FileColumn[],
  learned: Learned,
  titles: readonly string[] = [],
): Recognized | null {
  const layout = layoutOf(columns, learned.layouts);
  const tried = everyList.map((list) => ({ list, matches: matchColumns(list, columns, learned) }));
  const titled = titledAs(titles);
  const listsPerColumn = listCountByColumn(tried.map(({ matches }) => matches));
  const scored = tried
    .map((one) => ({
      ...one,
      score:
        scoreOf(one.matches, listsPerColumn) +
        likeness(one.list, columns, learned) +
        (titled.includes(one.list) ? weights.title / titled.length : 0) +
        (layout?.list === one.list ? weights.layout : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (best === undefined || !isEnough(best)) return null;
  return { list: best.list, system: layout?.system ?? null, matches: withLayout(best.matches, columns, layout) };
}

/**
 * How much counts next to a column that surely fits: a known layout, which decides; a title, shared between the lists that
 * it fits; a column that holds part of what a list wants; one that likely fits. Own judgment.
 */
const weights = { layout: 100, title: 3, component: 0.5, likely: 0.35 } as const;

/** The most characters of a title; longer texts above the headings are remarks. Own judgment. */
const maxTitle = 80;

/** The lists that titles above the headings may announce. */
function titledAs(titles: readonly string[]): readonly ListId[] {
  const plain = titles
    .map((title) => title.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim())
    .filter((title) => title.length < maxTitle);
  return everyList.filter((list) => plain.some((title) => titleWords[list].test(title)));
}

/** How many lists each of the file's columns fits. A column that fits many lists is weak evidence for one. */
function listCountByColumn(tried: readonly (readonly Match[])[]): ReadonlyMap<number, number> {
  const listsPerColumn = new Map<number, number>();
  for (const matches of tried)
    for (const column of new Set(matches.map((match) => match.column)))
      listsPerColumn.set(column, (listsPerColumn.get(column) ?? 0) + 1);
  return listsPerColumn;
}

function scoreOf(matches: readonly Match[], listsPerColumn: ReadonlyMap<number, number>): number {
  const weighed = matches.map(({ target, column, sureness }) => {
    const component = target.startsWith(componentMark) ? weights.component : 1;
    return (component * (sureness === "sure" ? 1 : weights.likely)) / (listsPerColumn.get(column) ?? 1);
  });
  return weighed.reduce((sum, one) => sum + one, 0);
}
