import { columnsRead } from "../../measures/measure.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { layouts } from "../knowledge/layouts.ts";
import type { Records } from "../rows/records.ts";
import { computableKpis, type Measures, missingFor } from "./computable.ts";

type Columns = Pick<Records, "filled" | "decided">;

/** An export to add, and the KPIs it would bring. */
export interface Addition {
  readonly list: ListId;
  readonly brings: readonly string[];
}

/** Which KPIs the files support, which exports would add more, and what each of the others is missing. */
export interface Reach {
  readonly computes: readonly string[];
  readonly of: number;
  /** The export that adds the most KPIs first. */
  readonly add: readonly Addition[];
  readonly missing: Readonly<Record<string, readonly string[]>>;
}

/** How far the files reach. Judged by columns, whatever the rows contain. */
export function reachOf(measures: Measures, columns: Columns): Reach {
  const computes = computableKpis(measures, columns);
  const rest = Object.entries(measures).filter(([id]) => !computes.includes(id));
  const lists = [...new Set(layouts.map(({ list }) => list)), "work_centers" as const, "changeovers" as const];
  const add = [...new Set(lists)].flatMap((list) => additionOf(list, measures, columns, computes));
  return {
    computes,
    of: Object.keys(measures).length,
    add: add.toSorted((a, b) => b.brings.length - a.brings.length),
    missing: Object.fromEntries(rest.map(([id, measure]) => [id, missingFor(measure, columns.filled)])),
  };
}

/** What a list would add if every one of its columns were filled. */
function additionOf(
  list: ListId,
  measures: Measures,
  { filled, decided }: Columns,
  computes: readonly string[],
): readonly Addition[] {
  const all = new Set(Object.values(measures).flatMap(({ value }) => [...(columnsRead(value).get(list) ?? [])]));
  const others = decided?.filter((one) => one.list !== list) ?? [];
  const more = computableKpis(measures, { filled: new Map([...filled, [list, all]]), decided: others }).filter(
    (id) => !computes.includes(id),
  );
  return more.length === 0 ? [] : [{ list, brings: more }];
}
