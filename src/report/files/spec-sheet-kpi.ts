import type { KpiId, NeededElement, PlannedKpi } from "../../diagnosis/diagnosis.ts";
import { measures } from "../../knowledge/measures.ts";
import type { SourceTables } from "../../knowledge/source-tables.ts";
import { columnsRead, type Measure } from "../../measures/measure.ts";
import type { Column } from "../../measures/record.ts";
import { type RecordId, records } from "../../measures/records.ts";
import { shortName } from "../chapters/kpi-plan.ts";
import { capitalized } from "../figures.ts";
import { inWords, typeset } from "../format.ts";
import { factsMarkup } from "../html/facts.ts";
import { tableMarkup } from "../html/table.ts";
import { type Markup, markup } from "../markup.ts";
import { kpiQuery, type MissingColumn } from "../queries.ts";
import type { Fact, Table } from "../report.ts";
import { lightSigns, lightWords, signals } from "../signals.ts";
import { place, plain, say, strong, type Text } from "../text.ts";
import { readinessMeaning, readinessWords } from "../wording.ts";
import { listAnchor, queryMarkup } from "./spec-sheet-parts.ts";

/** All that is needed to build one KPI. */
export function kpiArticle(kpi: PlannedKpi, position: number, sources: readonly SourceTables[], date: string): Markup {
  return markup`
<article class="kpi"><h3 id="${kpi.id}">${position}. ${kpi.name}</h3><p class="lead">${kpi.question}</p>${lightsMarkup(kpi)}${factsMarkup(factsOf(kpi))}
<h4>Where its data lies</h4>${tableMarkup(dataTable(kpi))}
${sources.map((source) => sourceMarkup(kpi, source, date))}
<h4>What goes wrong</h4><ul>${kpi.pitfalls.map((pitfall) => markup`<li>${typeset(pitfall)}</li>`)}</ul></article>`;
}

function factsOf(kpi: PlannedKpi): readonly Fact[] {
  const measure = measures[kpi.id];
  return [
    { term: "Formula", lines: [[strong(typeset(kpi.formula))]] },
    { term: "The one number", lines: [plain(measure.shows), plain(readsWords[measure.reads])] },
    { term: "Unit", lines: [plain(signals[kpi.id].unit)] },
    { term: "Target", lines: [targetOf(kpi)] },
    { term: "Who and when", lines: [say`${kpi.owner}, ${kpi.cadence}. Switch it on within ${kpi.phase} days.`] },
    { term: "Data", lines: [say`${capitalized(readinessWords[kpi.readiness])}. ${readinessMeaning[kpi.readiness]}`] },
    { term: "Columns it reads", lines: columnsOf(measure) },
  ];
}

const readsWords = {
  period: "It counts what happened in the period: a day, a week or a month.",
  state: "It shows how things stand at the end of the period.",
} as const satisfies Record<Measure["reads"], string>;

function targetOf({ id, target }: PlannedKpi): Text {
  const { ours } = signals[id];
  const note = [target.note, ours].filter((words) => words !== "").map((words) => ` ${typeset(words)}.`);
  const { typical, good, world_class } = target;
  return say`typical ${typeset(typical)} → ${strong(`good ${typeset(good)}`)}; leading shops ${typeset(world_class)}.${note.join("")}`;
}

/** Each light by shape, word and colour. */
function lightsMarkup({ id }: PlannedKpi): Markup {
  const words = lightWords(id);
  const lights = (["green", "amber", "red"] as const).map(
    (light) => markup`<span><b class="${light}">${lightSigns[light]}</b> ${words[light]}</span>`,
  );
  return markup`<p class="lights">${lights}</p>`;
}

function columnsOf({ value }: Measure): readonly Text[] {
  return [...columnsRead(value)].map(
    ([list, ids]) =>
      say`${[{ kind: "jump", text: records[list].sheet, to: listAnchor(list) }]}: ${titlesOf(list, ids)}`,
  );
}

function titlesOf(list: RecordId, ids: ReadonlySet<string>): string {
  const titles = Object.entries<Column>(records[list].columns).filter(([id]) => ids.has(id));
  return titles.map(([, { title }]) => title).join(", ");
}

function dataTable({ data, name }: PlannedKpi): Omit<Table, "kind"> {
  const titles = ["Data element", "System", "Table, field or habit", "Held", "How sure", "Status"];
  return {
    caption: `Data elements of “${name}”`,
    columns: titles.map((title) => ({ title, align: "start" })),
    rows: data.map(rowOf),
  };
}

function rowOf({ name, readiness, place: at }: NeededElement): readonly Text[] {
  const status = plain(readinessWords[readiness]);
  if (at === null)
    return [
      plain(name),
      plain("none yet"),
      plain("no system of yours, as far as we know"),
      plain("–"),
      plain("–"),
      status,
    ];
  return [
    plain(name),
    plain(shortName(at.system_name)),
    [place(at.where)],
    plain(at.coverage === "full" ? "full" : "part"),
    plain(sureWords[at.confidence]),
    status,
  ];
}

/** What we rest on when we say that a field is there. */
export const sureWords = {
  high: "seen in its tables or interface",
  medium: "likely: read about it",
  low: "not seen: check",
} as const;

/** What one of the shop's systems gives for this KPI. */
function sourceMarkup({ id, name }: PlannedKpi, source: SourceTables, date: string): Markup {
  const query = kpiQuery(id, source);
  switch (query.kind) {
    case "number":
      return markup`<h4>Query it from ${source.name}</h4>${queryMarkup(`The number for a period of “${name}”`, query.sql, source, date)}`;
    case "rows":
      return markup`<h4>Fetch its rows from ${source.name}</h4><p>It takes a median or counts days, which every database says in its own words. Fetch the rows with the query for ${joinedLists(query.lists)} and let the tracker compute it.</p>`;
    case "missing":
      return markup`<h4>${source.name} alone does not give it</h4><p>Not in the tables we read: ${missingWords(query.columns)}. Keep these by hand or take them from another system.${restWords(id, source)}</p>`;
  }
}

/** Which of the KPI's lists the system fills in part. */
function restWords(id: KpiId, source: SourceTables): Markup | null {
  const filled = [...columnsRead(measures[id].value).keys()].filter((list) => source.lists[list] !== undefined);
  return filled.length === 0 ? null : markup` The query for ${joinedLists(filled)} brings the rest.`;
}

function joinedLists(lists: readonly RecordId[]): readonly Markup[] {
  return lists.map(
    (list, index) => markup`${index === 0 ? "" : ", "}<a href="#${listAnchor(list)}">${records[list].sheet}</a>`,
  );
}

function missingWords(missing: readonly MissingColumn[]): string {
  const lists = [...new Set(missing.map(({ list }) => list))];
  const named = lists.map((list) => {
    const columns = missing.filter((one) => one.list === list).map(({ column }) => column);
    return `${inWords(columns)} of ${list}`;
  });
  return named.join("; ");
}
