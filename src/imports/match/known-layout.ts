import type { ListId } from "../../measures/record-lists.ts";
import type { Layout } from "../knowledge/layouts.ts";
import { fitOf } from "./column-match.ts";
import { headingOf } from "./heading.ts";
import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark, targets } from "./targets.ts";

/** The least share of headings that a file and a layout must have in common. Own judgment. */
const sameFrom = 0.6;

/** The known layout that these headings are most like; `null` if none is like them. */
export function layoutOf(columns: readonly FileColumn[], layouts: readonly Layout[]): Layout | null {
  const own = new Set(columns.map(({ heading }) => heading.letters));
  const scored = layouts.map((layout) => [layout, commonShare(own, layout)] as const);
  const [best] = scored.toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= sameFrom ? best[0] : null;
}

/**
 * The share of headings in common. The file's own headings weigh more, because users drop columns from an export more
 * often than they add some.
 */
function commonShare(own: ReadonlySet<string>, { headings }: Layout): number {
  const theirs = headings.map((heading) => headingOf(heading).letters);
  const common = theirs.filter((letters) => own.has(letters)).length;
  return common < 3 ? 0 : common / (0.7 * own.size + 0.3 * theirs.length);
}

/** Matches each column as in the known layout, if its values are of the right kind. */
export function withLayout(
  matches: readonly Match[],
  columns: readonly FileColumn[],
  layout: Layout | null,
): readonly Match[] {
  if (layout === null) return matches;
  const stated = Object.entries(layout.columns).flatMap(([id, text]) => statedMatch(id, text, columns, layout.list));
  const taken = new Set(stated.map(({ column }) => column));
  const named = new Set(stated.map(({ target }) => target));
  const isFree = ({ target, column }: Match) =>
    !named.has(target) && (target.startsWith(componentMark) || !taken.has(column));
  return [...stated, ...matches.filter(isFree)];
}

function statedMatch(id: string, text: string, columns: readonly FileColumn[], list: ListId): readonly Match[] {
  const target = targets[list].find((one) => one.id === id);
  const column = columns.findIndex(({ heading }) => heading.letters === headingOf(text).letters);
  const found = columns[column];
  if (target === undefined || found === undefined || fitOf(target.wanted, found.profile) !== "fits") return [];
  return [{ target: id, column, sureness: "sure", score: 1, reason: reasonWords.knownHere }];
}
