import type { NeededElement } from "../../diagnosis/kpis/needed-element.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import { judgedRedLimit, lightLabels } from "../../knowledge/kpi-record/signals.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import type { SourceTables } from "../../knowledge/systems/source-tables.ts";
import { shortSystemName } from "../../knowledge/systems/systems.ts";
import { columnsRead, type Measure } from "../../measures/measure.ts";
import type { Column } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import { readinessMeaning, readinessWords } from "../../survey/shared.words.ts";
import { shownOfKpi } from "../../survey/shown-readiness.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized, inWords } from "../../survey/writing.ts";
import { goalOfTheirOwn, lightsOn } from "../brief/dashboard/tile-lights.ts";
import type { Dossier } from "../dossier.ts";
import { kpiPlanWords } from "../evidence/kpi-plan.words.ts";
import { typeset } from "../format.ts";
import { factsMarkup } from "../html/facts.ts";
import { tableMarkup } from "../html/table.ts";
import { type Markup, markup } from "../markup.ts";
import { kpiQuery, type MissingColumn } from "../queries.ts";
import { place, plain, say, strong, type Text } from "../text.ts";
import type { Fact, Table } from "../text-blocks.ts";
import { elementStatus } from "../wording.ts";
import { specSheetWords } from "./spec-sheet.words.ts";
import { listAnchor, queryMarkup } from "./spec-sheet-parts.ts";

const words = specSheetWords.kpi;

/** Everything it takes to build one KPI. */
export function kpiArticle(
  kpi: PlannedKpi,
  position: number,
  sources: readonly SourceTables[],
  { submission, report: { date } }: Pick<Dossier, "submission" | "report">,
): Markup {
  return markup`
<article class="kpi"><h3 id="${kpi.id}">${position}. ${kpi.name}</h3><p class="lead">${kpi.question}</p>${lightsMarkup(kpi, submission)}${factsMarkup(factsOf(kpi, submission))}
<h4>${words.data}</h4>${tableMarkup(dataTable(kpi))}
${sources.map((source) => sourceMarkup(kpi, source, date))}
<h4>${words.pitfalls}</h4><ul>${kpi.pitfalls.map((pitfall) => markup`<li>${typeset(pitfall)}</li>`)}</ul></article>`;
}

function factsOf(kpi: PlannedKpi, submission: Submission): readonly Fact[] {
  const { measure } = kpis[kpi.id];
  return [
    { term: words.terms.formula, lines: [[strong(typeset(kpi.formula))]] },
    { term: words.terms.number, lines: [plain(measure.shows), plain(words.reads[measure.reads])] },
    { term: words.terms.unit, lines: [plain(kpi.unit)] },
    { term: words.terms.target, lines: [targetOf(kpi, submission)] },
    { term: words.terms.who, lines: [plain(words.start(kpi.owner, kpi.cadence, kpi.phase))] },
    {
      term: words.terms.data,
      lines: [plain(readinessText(kpi))],
    },
    { term: words.terms.columns, lines: columnsOf(measure) },
  ];
}

function readinessText(kpi: PlannedKpi): string {
  const readiness = shownOfKpi(kpi);
  return `${capitalized(readinessWords[readiness])}. ${readinessMeaning[readiness]}`;
}

function targetOf(kpi: PlannedKpi, submission: Submission): Text {
  const { id, target } = kpi;
  const note = [target.note, judgedRedLimit(id)].filter((one) => one !== "").map((one) => ` ${typeset(one)}.`);
  const { typical, good, world_class } = target;
  return say`${kpiPlanWords.theirs(goalOfTheirOwn(kpi, submission))}typical ${typeset(typical)} → ${strong(`good ${typeset(good)}`)}; leading shops ${typeset(world_class)}.${note.join("")}`;
}

/** Each light as shape, word and color. */
function lightsMarkup({ id }: PlannedKpi, submission: Submission): Markup {
  const lights = lightsOn(id, submission).map(
    ([light, limit]) => markup`<span><b class="${light}">${lightLabels[light]}</b> ${limit}</span>`,
  );
  return markup`<p class="lights">${lights}</p>`;
}

function columnsOf({ value }: Measure): readonly Text[] {
  return [...columnsRead(value)].map(
    ([list, ids]) =>
      say`${[{ kind: "jump", text: recordLists[list].sheet, to: listAnchor(list) }]}: ${titlesOf(list, ids)}`,
  );
}

function titlesOf(list: ListId, ids: ReadonlySet<string>): string {
  const titles = Object.entries<Column>(recordLists[list].columns).filter(([id]) => ids.has(id));
  return titles.map(([, { title }]) => title).join(", ");
}

function dataTable({ data, name }: PlannedKpi): Omit<Table, "kind"> {
  return {
    caption: words.dataOf(name),
    columns: words.columns.map((title) => ({ title, align: "start" })),
    rows: data.map(rowOf),
  };
}

const { noSystem, held } = kpiPlanWords;

function rowOf(element: NeededElement): readonly Text[] {
  const { name, place: at } = element;
  const status = plain(elementStatus(element));
  if (at === null) return [plain(name), plain(noSystem.system), plain(noSystem.where), plain("–"), plain("–"), status];
  return [
    plain(name),
    plain(shortSystemName(at.system)),
    [place(at.where)],
    plain(at.coverage === "full" ? held.full : held.part),
    plain(specSheetWords.sure[at.confidence]),
    status,
  ];
}

/** What one of the shop's systems can provide for this KPI. */
function sourceMarkup({ id, name }: PlannedKpi, source: SourceTables, date: string): Markup {
  const query = kpiQuery(id, source);
  switch (query.kind) {
    case "number":
      return markup`<h4>${words.query(source.name)}</h4>${queryMarkup(words.queryFor(name), query.sql, source, date)}`;
    case "rows":
      return markup`<h4>${words.fetch(source.name)}</h4><p>${words.fetchBefore}${joinedLists(query.lists)}${words.fetchAfter}</p>`;
    case "missing":
      return markup`<h4>${words.notAlone(source.name)}</h4><p>${words.notInTables(missingColumns(query.columns))}${restOf(id, source)}</p>`;
  }
}

/** The KPI's lists that the system fills in part. */
function restOf(id: KpiId, source: SourceTables): Markup | null {
  const filled = [...columnsRead(kpis[id].measure.value).keys()].filter((list) => source.lists[list] !== undefined);
  return filled.length === 0 ? null : markup`${words.restBefore}${joinedLists(filled)}${words.restAfter}`;
}

function joinedLists(lists: readonly ListId[]): readonly Markup[] {
  return lists.map(
    (list, index) => markup`${index === 0 ? "" : ", "}<a href="#${listAnchor(list)}">${recordLists[list].sheet}</a>`,
  );
}

function missingColumns(missing: readonly MissingColumn[]): string {
  const lists = [...new Set(missing.map(({ list }) => list))];
  const named = lists.map((list) => {
    const columns = missing.filter((one) => one.list === list).map(({ column }) => column);
    return words.columnsOf(inWords(columns), list);
  });
  return named.join("; ");
}
