import { expect, test } from "vitest";
import { fullShop, hostileShop, occasion, silentShop, sparseShop, tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { jobboss } from "../../knowledge/systems/jobboss.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { curlyApostrophes } from "../../survey/writing.ts";
import { lightsOn } from "../brief/dashboard/tile-lights.ts";
import { composeDossier } from "../dossier.ts";
import { typeset } from "../format.ts";
import { escapeText } from "../markup.ts";
import { kpiQuery, listQuery } from "../queries.ts";
import { trackedKpis, trackedLists } from "../workbook/tracked.ts";
import { renderSpecSheet } from "./spec-sheet.ts";

const sheetOf = (submission: Submission): string =>
  renderSpecSheet(composeDossier(submission, diagnose(submission), occasion));

const shops = { silentShop, sparseShop, tidyShop, fullShop, hostileShop, sampleShop } as const;

test.for(Object.entries(shops))("the sheet of %s has all that it takes to build each planned KPI", ([, shop]) => {
  const sheet = sheetOf(shop);
  const wanted = diagnose(shop).kpis.flatMap(({ id, name, question, formula, owner, pitfalls, data }) => [
    name,
    question,
    typeset(formula),
    owner,
    ...lightsOn(id, shop).map(([, limit]) => limit),
    ...pitfalls.map(typeset),
    ...data.map((element) => element.name),
    ...data.flatMap(({ place }) => (place === null ? [] : [place.where])),
  ]);
  expect(wanted.filter((words) => !sheet.includes(escapeText(curlyApostrophes(words))))).toEqual([]);
});

test.for(Object.entries(shops))("every link of the sheet of %s has one target in it", ([, shop]) => {
  const sheet = sheetOf(shop);
  const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const links = [...sheet.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a shop on JobBOSS gets the query of each KPI that its tables can give, ready to paste", () => {
  const sheet = sheetOf(sampleShop);
  const queries = diagnose(sampleShop).kpis.flatMap(({ id }) => {
    const query = kpiQuery(id, jobboss);
    return query.kind === "number" ? [query.sql] : [];
  });
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.filter((sql) => !sheet.includes(escapeText(sql)))).toEqual([]);
  const lists = trackedLists(trackedKpis({ submission: sampleShop, diagnosis: diagnose(sampleShop) }));
  const fills = lists.flatMap(
    ({ id, columns }) =>
      listQuery(
        id,
        columns.map((column) => column.id),
        jobboss,
      ) ?? [],
  );
  expect(fills.length).toBeGreaterThan(0);
  expect(fills.filter((sql) => !sheet.includes(escapeText(sql)))).toEqual([]);
});

test("a shop whose systems' tables are unknown gets no query", () => {
  expect(sheetOf(tidyShop)).not.toContain("<pre>");
});

test("an answer never becomes markup in the specification sheet", () => {
  const sheet = sheetOf(hostileShop);
  expect(sheet).not.toMatch(/<script|<img/);
  expect(sheet).toContain(`<bdi>${escapeText(hostileShop.shop_name)}</bdi>`);
  expect(sheet).toContain(`<bdi>${escapeText(hostileShop.owner_name)}</bdi>`);
});

test.for(Object.entries(shops))("the sheet of %s holds no script and asks nothing of the outside", ([, shop]) => {
  expect(sheetOf(shop)).not.toMatch(/<script|<link|<iframe|(?:src|href)="(?!#|data:image\/)|url\(|@import/);
});

test("the same dossier gives the same sheet", () => {
  expect(sheetOf(sampleShop)).toBe(sheetOf(sampleShop));
});

test("data that no one has seen in a system is asked for, never called ready", () => {
  const sheet = sheetOf({ ...sampleShop, tech_stack: ["E2"] });
  const rows = [...sheet.matchAll(/<tr>.*?<\/tr>/gs)]
    .map(([row]) => row)
    .filter((row) => row.includes("not seen: check"));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => row.includes("ready now"))).toEqual([]);
  expect(sheet).toContain("check first");
});

test("a question that a sentence answers isn't asked: how many machines a monitor is on", () => {
  const notes = "Amper is only on 5 of the 12 machines.";
  const shop: Submission = { ...tidyShop, tech_stack: ["Amper"] };
  expect(sheetOf(shop)).toContain("How many machines are connected?");
  expect(sheetOf({ ...shop, notes })).not.toContain("How many machines are connected?");
  expect(sheetOf({ ...shop, notes })).toContain("Do stops get a reason?");
});
