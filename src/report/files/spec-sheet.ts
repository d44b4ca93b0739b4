import type { PlannedKpi } from "../../diagnosis/diagnosis.ts";
import type { SourceTables } from "../../knowledge/source-tables.ts";
import { shortName } from "../chapters/kpi-plan.ts";
import type { Dossier } from "../dossier.ts";
import { inWords } from "../format.ts";
import { footerMarkup, headMarkup, letterheadMarkup } from "../html/letterhead.ts";
import { styleSheet } from "../html/style.ts";
import { tableMarkup } from "../html/table.ts";
import { type Markup, markup } from "../markup.ts";
import { kpiQuery, sourceTablesOf } from "../queries.ts";
import type { Report, Table } from "../report.ts";
import { jump, plain } from "../text.ts";
import { readinessWords } from "../wording.ts";
import { type TrackedList, trackedKpis, trackedLists } from "../workbook/tracked.ts";
import { kpiArticle } from "./spec-sheet-kpi.ts";
import { listArticle } from "./spec-sheet-lists.ts";
import { questionsFirst, systemArticle } from "./spec-sheet-systems.ts";

/**
 * The KPI plan for whoever builds it from the shop's systems: formula, fields, lights and queries of every KPI, in one
 * HTML document without script that asks nothing of the outside.
 */
export function renderSpecSheet(dossier: Dossier): string {
  const { report } = dossier;
  return markup`<!doctype html>
<html lang="en">${headMarkup("KPI specification", report, styleSheet(report.brand.color) + ownStyle)}
<body><a class="skip" href="#in-short">Skip to the overview</a>
${letterhead(report, dossier.diagnosis.kpis.length)}
<main>${chapters(dossier)}
</main>
${footerMarkup(report, caution)}</body></html>
`.source;
}

const ownStyle = `
.query{margin:10px 0 20px}.query figcaption{color:var(--muted);font-size:14px;margin-bottom:6px}
pre{margin:0;padding:12px 14px;font-size:13px;line-height:1.45;border:1px solid var(--rule);background:var(--raised);white-space:pre-wrap;overflow-wrap:anywhere;tab-size:2}
pre code{font-size:13px;overflow-wrap:anywhere}
.kpi h4{margin-top:18px}.kpi>p{font-size:15px;max-width:72ch}.kpi .facts{grid-template-columns:140px minmax(0,1fr)}
.lights{display:flex;flex-wrap:wrap;gap:4px 26px;margin-bottom:10px}.lights b{font-weight:650;margin-right:5px}.lights .green{color:var(--good)}.lights .amber{color:var(--watch)}.lights .red{color:var(--loss)}
.list p{max-width:68ch}.list tbody th{font-weight:400}.list th strong{font-weight:650}.index td:nth-child(2){white-space:nowrap}
@media screen and (max-width:620px){.kpi .facts{grid-template-columns:minmax(0,1fr)}}
@media print{.kpi,.facts>dd{break-inside:auto}.query{break-inside:auto}.list>p{break-after:avoid}.query figcaption{break-after:avoid}pre code{font-size:11px}}`;

const letterhead = (report: Report, count: number): Markup =>
  letterheadMarkup(report, {
    kind: "KPI specification",
    title: `How to build ${kpisInWords(count)} from the systems in the shop`,
    preparedFor: markup`the ERP consultant of <bdi>${report.preparedFor}</bdi>`,
  });

const kpisInWords = (count: number): string => (count === 1 ? "this KPI" : `these ${count} KPIs`);

const caution = "Tables and fields come from public documents, not from this installation.";

function chapters({ submission, diagnosis, report }: Dossier): readonly Markup[] {
  const { kpis, systems } = diagnosis;
  const sources = systems.flatMap(({ id }) => sourceTablesOf(id) ?? []);
  const lists = trackedLists(trackedKpis(diagnosis));
  return [
    chapter("first", "in-short", "Overview", overviewTitle(kpis), [overview(kpis, sources), contents(lists)]),
    chapter("flowing", "ask-first", "Before you connect", "Ask this first", [questionsFirst(submission, sources)]),
    chapter(
      "flowing",
      "kpis",
      "The KPIs",
      "What each KPI counts and where its data lies",
      kpis.map((kpi, index) => kpiArticle(kpi, index + 1, sources, report.date)),
    ),
    chapter("chapter", "lists", "The lists", listsTitle(lists.length), [
      pasting(sources),
      ...lists.map((list) => listArticle(list, sources, report.date)),
    ]),
    chapter("chapter", "systems", "The systems", systemsTitle(systems), systems.map(systemArticle)),
  ];
}

/** On paper a chapter begins a page; what flows stays on the page of the one before. */
type Look = "first" | "chapter" | "flowing";

const chapter = (look: Look, id: string, topic: string, title: string, parts: readonly Markup[]): Markup => markup`
<section class="${look}" aria-labelledby="${id}"><p class="topic">${topic}</p><h2 id="${id}">${title}</h2>${parts}</section>`;

function overviewTitle(kpis: readonly PlannedKpi[]): string {
  const ready = kpis.filter(({ readiness }) => readiness === "ready-now").length;
  return `${ready === 0 ? "None" : ready} of ${kpis.length} can be built from data that is there now`;
}

function pasting(sources: readonly SourceTables[]): Markup {
  const fetched =
    sources.length === 0
      ? ""
      : " Where a query brings the word NULL, or nothing, fill the cell by hand or leave it: the tracker takes both as blank.";
  return markup`<p>Each list is a sheet of the KPI tracker, its columns in this order.${fetched}</p>`;
}

const listsTitle = (count: number): string =>
  count === 1 ? "One list holds all that these KPIs count" : `${count} lists hold all that these KPIs count`;

const systemsTitle = (systems: Dossier["diagnosis"]["systems"]): string =>
  systems.length === 0
    ? "No system was named"
    : `Ways to get data out of ${inWords(systems.map(({ name }) => shortName(name)))}`;

function overview(kpis: readonly PlannedKpi[], sources: readonly SourceTables[]): Markup {
  const known = sources.map(({ name }) => name);
  const about =
    known.length === 0
      ? "We know no tables of these systems by name, so there are no queries here. The lists say what to fetch."
      : `We know the tables of ${inWords(known)} by name. Its queries are plain SQL that SQL Server takes; they only read. They run on a test database with those tables and fields; on an installation they have not run yet.`;
  return markup`<p>${about}</p><div class="index">${tableMarkup(indexTable(kpis, sources))}</div>`;
}

function indexTable(kpis: readonly PlannedKpi[], sources: readonly SourceTables[]): Omit<Table, "kind"> {
  const titles = ["KPI", "Data", ...sources.map(({ name }) => `From ${name}`), "Read"];
  return {
    caption: "",
    columns: titles.map((title) => ({ title, align: "start" })),
    rows: kpis.map((kpi, index) => [
      [jump(`${index + 1}. ${kpi.name}`, kpi.id)],
      plain(readinessWords[kpi.readiness]),
      ...sources.map((source) => plain(givenWords[kpiQuery(kpi.id, source).kind])),
      plain(`${kpi.cadence}, ${kpi.owner}`),
    ]),
  };
}

const givenWords = {
  number: "the number, by query",
  rows: "its rows, by query",
  missing: "not all of it",
} as const;

function contents(lists: readonly TrackedList[]): Markup {
  const places = [
    ["ask-first", "Before you connect"],
    ["kpis", "The KPIs"],
    ["lists", "The lists"],
    ["systems", "The systems"],
  ] as const;
  const notes = {
    "ask-first": "questions",
    kpis: "formula, lights, data, query",
    lists: inWords(lists.map(({ sheet }) => sheet)),
    systems: "ways out",
  };
  const lines = places.map(([id, name]) => markup`<li><a href="#${id}">${name}</a><small>${notes[id]}</small></li>`);
  return markup`<nav aria-label="In this document"><ol class="contents">${lines}</ol></nav>`;
}
