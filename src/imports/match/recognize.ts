import type { RecordId } from "../../measures/records.ts";
import { titleWords } from "../knowledge/title-words.ts";
import { layoutOf, withLayout } from "./known-layout.ts";
import type { Learned } from "./learned.ts";
import { likeness } from "./list-likeness.ts";
import type { FileColumn, Match } from "./match.ts";
import { matchColumns } from "./match-columns.ts";
import { everyList, partMark } from "./targets.ts";

/** Which list a file is, from which system, and which column is which. */
export interface Recognized {
  readonly list: RecordId;
  /** `null` if it resembles no known layout. */
  readonly system: string | null;
  readonly matches: readonly Match[];
  /** How clearly it is this list and no other, 0 to 1. */
  readonly clearness: number;
}

/**
 * How strongly a file with fewer than two sure columns must resemble a list to be recognized; a list of addresses
 * scores lower. Own judgment.
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
  const listsPerColumn = listsFittingEach(tried.map(({ matches }) => matches));
  const scored = tried
    .map((one) => ({
      ...one,
      score:
        scoreOf(one.matches, listsPerColumn) +
        likeness(one.list, columns, learned) +
        (titled.includes(one.list) ? titleWeight / titled.length : 0) +
        (layout?.list === one.list ? 100 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (best === undefined || !isEnough(best)) return null;
  const clearness = 1 - (next?.score ?? 0) / best.score;
  return {
    list: best.list,
    system: layout?.system ?? null,
    matches: withLayout(best.matches, columns, layout),
    clearness,
  };
}

/** How much a title counts, shared between lists if it fits several. Own judgment. */
const titleWeight = 3;

/** The lists that titles above the headings may announce. */
function titledAs(titles: readonly string[]): readonly RecordId[] {
  const plain = titles
    .map((title) => title.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim())
    .filter((title) => title.length < 80);
  return everyList.filter((list) => plain.some((title) => titleWords[list].test(title)));
}

/** How many lists each of the file's columns fits. A column that fits many lists is weak evidence for one. */
function listsFittingEach(tried: readonly (readonly Match[])[]): ReadonlyMap<number, number> {
  const listsPerColumn = new Map<number, number>();
  for (const matches of tried)
    for (const column of new Set(matches.map((match) => match.column)))
      listsPerColumn.set(column, (listsPerColumn.get(column) ?? 0) + 1);
  return listsPerColumn;
}

function scoreOf(matches: readonly Match[], listsPerColumn: ReadonlyMap<number, number>): number {
  const weighed = matches.map(({ target, column, sureness }) => {
    const part = target.startsWith(partMark) ? 0.5 : 1;
    return (part * (sureness === "sure" ? 1 : 0.35)) / (listsPerColumn.get(column) ?? 1);
  });
  return weighed.reduce((sum, one) => sum + one, 0);
}
