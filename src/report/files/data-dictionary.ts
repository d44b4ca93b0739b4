import type { NeededElement } from "../../diagnosis/kpis/needed-element.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { systems } from "../../knowledge/systems/systems.ts";
import { csvLine } from "../../measures/csv.ts";
import type { ElementId } from "../../measures/elements.ts";
import { columnsRead } from "../../measures/measure.ts";
import type { Column } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import type { Submission } from "../../survey/submission.ts";
import { goalInShort } from "../brief/dashboard/tile-lights.ts";
import type { Dossier } from "../dossier.ts";
import { typeset } from "../format.ts";
import { elementStatus } from "../wording.ts";

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

const columns = [
  "kpi_id",
  "kpi",
  "formula",
  "unit",
  "target",
  "cadence",
  "owner",
  "element_id",
  "element",
  "readiness",
  "system",
  "where",
  "coverage",
  "confidence",
  "record",
  "column",
] as const;

/** Every data element of every planned KPI and where it is, one per line; comma-separated (RFC 4180). */
export function renderDataDictionary({ diagnosis, submission }: Dossier): string {
  const lines = diagnosis.kpis.flatMap((kpi) => kpi.data.map((element) => csvLine(cellsOf(kpi, element, submission))));
  return [byteOrderMark, csvLine(columns), ...lines].join("");
}

function cellsOf(kpi: PlannedKpi, element: NeededElement, submission: Submission): readonly string[] {
  const { place } = element;
  const held = columnsHolding(element.id, kpi.id);
  return [
    kpi.id,
    kpi.name,
    typeset(kpi.formula),
    kpi.unit,
    targetWords(kpi, submission),
    kpi.cadence,
    kpi.owner,
    element.id,
    element.name,
    elementStatus(element),
    place === null ? "" : systems[place.system].name,
    place?.where ?? "",
    place?.coverage ?? "",
    place?.confidence ?? "",
    held.map(({ sheet }) => sheet).join("; "),
    held.map(({ title }) => title).join("; "),
  ];
}

/** The goal, and the published values: `goal 92%, typical 85%, good 95%`. */
const targetWords = (kpi: PlannedKpi, submission: Submission): string =>
  `goal ${typeset(goalInShort(kpi, submission))}, typical ${typeset(kpi.target.typical)}, good ${typeset(kpi.target.good)}`;

interface Held {
  readonly sheet: string;
  readonly id: string;
  readonly title: string;
}

/** The tracker columns that hold an element: those the KPI reads, else one in its lists, else the first in any list. */
export function columnsHolding(element: ElementId, kpi: KpiId): readonly Held[] {
  const read = columnsRead(kpis[kpi].measure.value);
  const inItsLists = [...read.keys()].flatMap((list) => holdersIn(list, element).map((held) => ({ list, ...held })));
  const counted = inItsLists.filter(({ list, id }) => read.get(list)?.has(id) === true);
  if (counted.length > 0) return counted;
  return [...inItsLists, ...everyList.flatMap((list) => holdersIn(list, element))].slice(0, 1);
}

const everyList = Object.keys(recordLists) as readonly ListId[];

function holdersIn(list: ListId, element: ElementId): readonly Held[] {
  const { sheet, columns: listed } = recordLists[list];
  const holding = Object.entries<Column>(listed).filter(([, { elements }]) => elements.includes(element));
  return holding.map(([id, { title }]) => ({ sheet, id, title }));
}
