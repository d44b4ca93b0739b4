import { expect, test } from "vitest";
import { posterData } from "../src/adapters/files/pdf/poster-data.ts";
import { kpis } from "../src/knowledge/kpis/kpis.ts";
import { boardOf } from "../src/report/brief/dashboard/board.ts";
import { tilesInOrder } from "../src/report/brief/dashboard/board-order.ts";
import { composeDossier, type Dossier, evidenceOf } from "../src/report/dossier.ts";
import { renderDataDictionary } from "../src/report/files/data-dictionary.ts";
import { renderGrafana } from "../src/report/files/grafana.ts";
import { planPhases } from "../src/report/files/plan-phases.ts";
import { renderSpecSheet } from "../src/report/files/spec-sheet.ts";
import { renderTvPage } from "../src/report/files/tv.ts";
import { drawDashboardPlan } from "../src/report/pictures/dashboard-picture.ts";
import { wordsOf } from "../src/report/text.ts";
import { composeWorkbook } from "../src/report/workbook/compose-workbook.ts";
import { sheetNames } from "../src/report/workbook/workbook.words.ts";
import { unlikeShops } from "./briefs.ts";
import { dossierOf } from "./printing.ts";
import { occasion } from "./shops.ts";

const names: readonly string[] = Object.values(kpis).map(({ name }) => name);

/** The KPIs that some texts start with, in the order of the texts. */
const kpisIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => {
    const name = text.replace(/^\d+\. /, "").replaceAll("&amp;", "&");
    return names.includes(name) ? [name] : [];
  });

const headingsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<h[23][^>]*>([^<]*)/g)].map(([, text = ""]) => text);

const textsOf = ({ sheets }: ReturnType<typeof composeWorkbook>, sheet: string): readonly string[] =>
  sheets
    .filter(({ name }) => name === sheet)
    .flatMap(({ cells }) => cells.flatMap(({ content }) => ("text" in content ? [content.text] : [])));

/** Where a file lists all KPIs, which ones it lists. */
const filesOf = (dossier: Dossier): readonly (readonly [file: string, kpis: readonly string[]])[] => {
  const { blocks } = evidenceOf(dossier);
  const workbook = composeWorkbook(dossier);
  const dictionary = renderDataDictionary(dossier).split("\n");
  return [
    ["TV page", kpisIn(headingsOf(renderTvPage(dossier)))],
    ["specification", kpisIn(headingsOf(renderSpecSheet(dossier)))],
    ["evidence", blocks.flatMap((block) => (block.kind === "kpi-sheet" ? [block.widget.name] : []))],
    ["workbook: this week", kpisIn(textsOf(workbook, sheetNames.thisWeek))],
    ["workbook: sheets", kpisIn(workbook.sheets.map(({ name }) => name))],
    ["data dictionary", [...new Set(kpisIn(dictionary.map((line) => line.split(",")[1] ?? "")))]],
  ];
};

/** Where a file lists the KPIs of a month or a picture of the first ones, which ones it lists. */
const partsOf = (dossier: Dossier): readonly (readonly [part: string, kpis: readonly string[]])[] => {
  const { panels }: { readonly panels: readonly { readonly type: string; readonly title: string }[] } = JSON.parse(
    renderGrafana(dossier),
  );
  const rows = panels.flatMap(({ type }, at) => (type === "row" ? [at] : []));
  const picture = drawDashboardPlan(dossier);
  return [
    ...planPhases(dossier).map(({ title, steps }) => [title, kpisIn(steps.map(({ what }) => wordsOf(what)))] as const),
    ...rows.map((from, at) => {
      const panelsOfRow = panels.slice(from + 1, rows[at + 1]);
      return [`Grafana row ${at + 1}`, [...new Set(kpisIn(panelsOfRow.map(({ title }) => title)))]] as const;
    }),
    ["picture", kpisIn([...picture.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = ""]) => text))],
  ];
};

test.for(unlikeShops)("[R69] the KPIs of the %s have one order in every file and on the page", ([, shop]) => {
  const dossier = dossierOf(shop);
  const onPage = boardOf(dossier.report).flatMap(({ kpi }) => (kpi in kpis ? [kpi] : []));
  expect(dossier.diagnosis.kpis.map(({ id }) => id)).toEqual(onPage);
  const order = dossier.diagnosis.kpis.map(({ name }) => name);
  for (const [file, listed] of filesOf(dossier)) expect([file, ...listed]).toEqual([file, ...order]);
  for (const [part, listed] of partsOf(dossier))
    expect([part, ...listed]).toEqual([part, ...order.filter((name) => listed.includes(name))]);
});

test.for(unlikeShops)("[R69] the poster of the %s has the dashboard's tiles, in their order", ([, shop]) => {
  const dossier = dossierOf(shop);
  expect(posterData(dossier).kpis.map(({ name }) => name)).toEqual(
    tilesInOrder(dossier.report).map(({ name }) => name),
  );
});

test.for(unlikeShops)("[R69] the order of the %s stays the same when the dossier is composed again", ([, shop]) => {
  const { diagnosis } = dossierOf(shop);
  expect(composeDossier(shop, diagnosis, occasion).diagnosis.kpis).toEqual(diagnosis.kpis);
});
