import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import type { SourceTables } from "../../knowledge/systems/source-tables.ts";
import { readinessWords } from "../../survey/shared.words.ts";
import { shownOfKpi } from "../../survey/shown-readiness.ts";
import { inWords, shortName } from "../../survey/writing.ts";
import type { Dossier } from "../dossier.ts";
import { footerMarkup, headMarkup, letterheadMarkup } from "../html/letterhead.ts";
import { styleSheet } from "../html/style.ts";
import { tableMarkup } from "../html/table.ts";
import { typesetWords } from "../html/typeset-html.ts";
import { type Markup, markup } from "../markup.ts";
import { kpiQuery, sourceTablesOf } from "../queries.ts";
import type { Report } from "../report.ts";
import { jump, plain } from "../text.ts";
import type { Table } from "../text-blocks.ts";
import { type TrackedList, trackedKpis, trackedLists } from "../workbook/tracked.ts";
import { specSheetWords as words } from "./spec-sheet.words.ts";
import { kpiArticle } from "./spec-sheet-kpi.ts";
import { listArticle } from "./spec-sheet-lists.ts";
import { questionsFirst, systemArticle } from "./spec-sheet-systems.ts";

/**
 * The KPI plan for the person who builds it from the shop's systems: formula, fields, lights and queries of every KPI, in one
 * HTML document without scripts that loads nothing from outside.
 */
export function renderSpecSheet(dossier: Dossier): string {
  const { report } = dossier;
  return typesetWords(
    markup`<!doctype html>
<html lang="en">${headMarkup(words.title, report, styleSheet(report.brand.color) + ownStyle)}
<body><a class="skip" href="#in-short">${words.skip}</a>
${letterhead(report, dossier.diagnosis.kpis.length)}
<main>${chapters(dossier)}
</main>
${footerMarkup(report, words.caution)}</body></html>
`.source,
  );
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
    kind: words.title,
    title: words.heading(count),
    preparedFor: markup`<bdi>${report.preparedFor}</bdi>’s ERP consultant`,
  });

function chapters(dossier: Dossier): readonly Markup[] {
  const { submission, diagnosis, report } = dossier;
  const { kpis, systems } = diagnosis;
  const sources = systems.flatMap(({ id }) => sourceTablesOf(id) ?? []);
  const lists = trackedLists(trackedKpis(dossier));
  return [
    chapter("first", "in-short", words.chapters.overview, overviewTitle(kpis), [
      overview(kpis, sources),
      contents(lists),
    ]),
    chapter("flowing", "ask-first", words.chapters.askFirst.topic, words.chapters.askFirst.title, [
      questionsFirst(submission, sources),
    ]),
    chapter(
      "flowing",
      "kpis",
      words.chapters.kpis.topic,
      words.chapters.kpis.title,
      kpis.map((kpi, index) => kpiArticle(kpi, index + 1, sources, dossier)),
    ),
    chapter("chapter", "lists", words.chapters.lists.topic, words.lists(lists.length), [
      pasting(sources),
      ...lists.map((list) => listArticle(list, sources, report.date)),
    ]),
    chapter("chapter", "systems", words.chapters.systems.topic, systemsTitle(systems), systems.map(systemArticle)),
  ];
}

/** On paper, a `chapter` starts a new page and a `flowing` one continues on the page before. */
type Look = "first" | "chapter" | "flowing";

const chapter = (look: Look, id: string, topic: string, title: string, parts: readonly Markup[]): Markup => markup`
<section class="${look}" aria-labelledby="${id}"><p class="topic">${topic}</p><h2 id="${id}">${title}</h2>${parts}</section>`;

function overviewTitle(kpis: readonly PlannedKpi[]): string {
  const ready = kpis.filter(({ readiness }) => readiness === "ready-now").length;
  return words.ready(ready, kpis.length);
}

function pasting(sources: readonly SourceTables[]): Markup {
  return markup`<p>${words.paste}${sources.length === 0 ? "" : words.pasteNull}</p>`;
}

const systemsTitle = (systems: Dossier["diagnosis"]["systems"]): string =>
  systems.length === 0 ? words.noSystem : words.waysOut(inWords(systems.map(({ name }) => shortName(name))));

function overview(kpis: readonly PlannedKpi[], sources: readonly SourceTables[]): Markup {
  const known = sources.map(({ name }) => name);
  const about = known.length === 0 ? words.noTables : words.knownTables(inWords(known));
  return markup`<p>${about}</p><div class="index">${tableMarkup(indexTable(kpis, sources))}</div>`;
}

function indexTable(kpis: readonly PlannedKpi[], sources: readonly SourceTables[]): Omit<Table, "kind"> {
  const titles = [
    words.index.kpi,
    words.index.data,
    ...sources.map(({ name }) => words.index.from(name)),
    words.index.read,
  ];
  return {
    caption: "",
    columns: titles.map((title) => ({ title, align: "start" })),
    rows: kpis.map((kpi, index) => [
      [jump(`${index + 1}. ${kpi.name}`, kpi.id)],
      plain(readinessWords[shownOfKpi(kpi)]),
      ...sources.map((source) => plain(words.queryGives[kpiQuery(kpi.id, source).kind])),
      plain(`${kpi.owner}, ${kpi.cadence}`),
    ]),
  };
}

function contents(lists: readonly TrackedList[]): Markup {
  const { askFirst, kpis, lists: listed, systems } = words.chapters;
  const entries = [
    ["ask-first", askFirst.topic, askFirst.note],
    ["kpis", kpis.topic, kpis.note],
    ["lists", listed.topic, inWords(lists.map(({ sheet }) => sheet))],
    ["systems", systems.topic, systems.note],
  ] as const;
  const lines = entries.map(([id, name, note]) => markup`<li><a href="#${id}">${name}</a><small>${note}</small></li>`);
  return markup`<nav aria-label="${words.contents}"><ol class="contents">${lines}</ol></nav>`;
}
