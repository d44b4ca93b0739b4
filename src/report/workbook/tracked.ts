import type { NeededElement } from "../../diagnosis/kpis/needed-element.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import type { KpiUnit } from "../../knowledge/kpi-record/kpi-record.ts";
import type { Signal } from "../../knowledge/kpi-record/signals.ts";
import { kpis as catalog } from "../../knowledge/kpis/kpis.ts";
import type { ElementId } from "../../measures/elements.ts";
import { columnsRead, type Measure } from "../../measures/measure.ts";
import type { Column } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import type { Ranges } from "../../measures/spreadsheet-formula.ts";
import { ownSignal } from "../brief/dashboard/tile-lights.ts";
import type { Dossier } from "../dossier.ts";
import { absoluteAreaRef, columnArea, sheetRef } from "./reference.ts";
import type { Format } from "./style.ts";

/** A planned KPI with its sheet, its arithmetic and its lights. */
export interface TrackedKpi {
  readonly kpi: PlannedKpi;
  readonly sheet: string;
  readonly measure: Measure;
  readonly signal: Signal;
  readonly unit: string;
  readonly format: Format;
  /** The text around a value. */
  readonly around: Around;
  /** The lists that its values are computed from. */
  readonly lists: readonly ListId[];
}

/** Text before and after a value: `$` and `/h`, nothing and ` days`. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

/** A list that some planned KPI is computed from, with the columns that this shop fills in. */
export interface TrackedList {
  readonly id: ListId;
  readonly sheet: string;
  readonly row: string;
  readonly columns: readonly TrackedColumn[];
  /** The KPIs that it feeds. */
  readonly feeds: readonly TrackedKpi[];
}

export interface TrackedColumn {
  readonly id: string;
  /** Which column of the sheet it is. */
  readonly sheetColumn: number;
  readonly column: Column;
  /** Where the shop has it, according to the plan. */
  readonly locations: readonly NonNullable<NeededElement["place"]>[];
}

export const trackedKpis = (
  { diagnosis: { kpis }, submission }: Pick<Dossier, "diagnosis" | "submission">,
  money = "$",
): readonly TrackedKpi[] =>
  kpis.map((kpi) => {
    const { name, measure, unit } = catalog[kpi.id];
    const lists = [...columnsRead(measure.value).keys()];
    const written = { unit: unit.long, format: formatOfReading(unit), around: aroundValue(unit, money) };
    return { kpi, sheet: name, measure, signal: ownSignal(kpi.id, submission), ...written, lists };
  });

function formatOfReading({ short }: KpiUnit): Format {
  if (short === "%") return "reading-percent";
  return short === "$/h" ? "dollars" : "reading";
}

export function aroundValue({ short }: Pick<KpiUnit, "short">, money = "$"): Around {
  switch (short) {
    case "$/h":
      return { before: money, after: "/h" };
    case "%":
    case "":
      return { before: "", after: short };
    case "days":
    case "h":
    case "min":
    case "points":
      return { before: "", after: ` ${short}` };
  }
}

/** The lists of all KPIs together, in the order in which they are defined. */
export function trackedLists(tracked: readonly TrackedKpi[]): readonly TrackedList[] {
  const ids = (Object.keys(recordLists) as readonly ListId[]).filter((id) =>
    tracked.some(({ lists }) => lists.includes(id)),
  );
  return ids.map((id) => {
    const feeds = tracked.filter(({ lists }) => lists.includes(id));
    const { sheet, row } = recordLists[id];
    return { id, sheet, row, columns: columnsOf(id, feeds), feeds };
  });
}

/** Lists start in the second column of their sheet; the first has the labels of the rows above. */
const firstColumn = 2;

/** The columns that name the row, that a formula reads, or that hold other data the KPIs of this list need. */
function columnsOf(id: ListId, feeds: readonly TrackedKpi[]): readonly TrackedColumn[] {
  const read = new Set(feeds.flatMap(({ measure }) => [...(columnsRead(measure.value).get(id) ?? [])]));
  const needed = new Map(feeds.flatMap(({ kpi }) => kpi.data.map((element) => [element.id, element] as const)));
  const all: readonly (readonly [string, Column])[] = Object.entries(recordLists[id].columns);
  return all
    .filter(([name, { elements }], index) => index === 0 || read.has(name) || elements.some((one) => needed.has(one)))
    .map(([name, column], index) => ({
      id: name,
      column,
      sheetColumn: firstColumn + index,
      locations: column.elements.flatMap((element) => locationOf(needed, element)),
    }));
}

function locationOf(needed: ReadonlyMap<ElementId, NeededElement>, element: ElementId): TrackedColumn["locations"] {
  const location = needed.get(element)?.place ?? null;
  return location === null ? [] : [location];
}

/** Rows of a list's sheet: those above the list, and the ones that formulas count. */
export const listRows = { meaning: 3, where: 4, example: 5, heading: 6, first: 7, lastReady: 506, last: 5006 };

/** The ranges of all columns of all lists. */
export function rangesOf(lists: readonly TrackedList[]): Ranges {
  const ranges = new Map(
    lists.flatMap(({ id, sheet, columns }) =>
      columns.map((column) => [
        `${id} ${column.id}`,
        sheetRef(sheet, absoluteAreaRef(columnArea(column.sheetColumn, listRows.first, listRows.last))),
      ]),
    ),
  );
  return (list, column) => {
    const range = ranges.get(`${list} ${column}`);
    if (range === undefined) throw new Error(`The workbook has no column ${column} of ${list}`);
    return range;
  };
}
