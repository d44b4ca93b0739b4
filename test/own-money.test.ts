import { expect, test } from "vitest";
import { cellFormatsFor } from "../src/adapters/files/xlsx/cell-formats.ts";
import { caseOf } from "../src/diagnosis/case/case-of.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { kpis } from "../src/knowledge/kpis/kpis.ts";
import { inShort } from "../src/report/brief/page-one/in-short.ts";
import { composeDossier, evidenceOf } from "../src/report/dossier.ts";
import { inMoney } from "../src/report/own-money.ts";
import { assumptionsWords } from "../src/report/workbook/assumptions.words.ts";
import { composeWorkbook } from "../src/report/workbook/compose-workbook.ts";
import { workbookWords } from "../src/report/workbook/workbook.words.ts";
import { figuresInMail } from "../src/service/delivery/mail-parts.ts";
import { rateMark } from "../src/survey/currency.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { Submission } from "../src/survey/submission.ts";
import { occasion, tidyShop } from "./shops.ts";
import { whatIfOf } from "./what-if-of.ts";

const inPounds: Submission = { ...sampleShop, owner_phone: "+44 1384 555 0146" };
/** A shop whose dashboard counts amounts: its late backlog and what its jobs earn. */
const withMoneyKpis: Submission = {
  ...inPounds,
  current_kpi_tracking: ["Backlog $", "Revenue $"],
  improvement_goal: "Reduce the past due backlog, and know the margin of each job.",
};
const dossierOf = (submission: Submission) => composeDossier(submission, diagnose(submission), occasion);

/** All strings in a value, without the ids of units. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const dollarsIn = (value: unknown): readonly string[] =>
  stringsIn(value).filter((text) => /(?<!US)\$(?=\d| per\b|\))|, \$$| in \$,/.test(text));

test.for([
  ["$72,000 a year", "£", "£72,000 a year"],
  ["−$400", "CHF ", "−CHF 400"],
  ["Line value ($)", "€", "Line value (€)"],
  ["Line value ($)", "", "Line value"],
  ["$ per machine hour", "€", "€ per machine hour"],
  ["27.94 $/hour", "€", "27.94 $/hour"],
  ["US$40 an hour", "€", "US$40 an hour"],
  ["MX$40 an hour", "US$", "MX$40 an hour"],
  ["C$40 an hour", "C$", "C$40 an hour"],
  ["Quoted price, $", "€", "Quoted price, €"],
  ["Quoted price, $", "", "Quoted price"],
  ["Value: a number in $, 0 or more.", "MX$", "Value: a number in MX$, 0 or more."],
  ["Value: a number in $, 0 or more.", "", "Value: a number, 0 or more."],
  ["$72,000", "US$", "US$72,000"],
  ["$72,000", "$", "$72,000"],
] as const)("%j with the mark %j is written %j", ([text, mark, written]) => {
  expect(inMoney(text, mark)).toBe(written);
});

test("a shop that counts in pounds reads no amount in dollars, except what rests on US wages", () => {
  const dossier = dossierOf(inPounds);
  const evidence = evidenceOf(dossier);
  expect(dollarsIn([dossier.report.blocks, evidence.blocks])).toEqual([]);
  expect(stringsIn(evidence.blocks).filter((text) => /^£[\d,]+ – £[\d,]+ – £[\d,]+$/.test(text))).not.toEqual([]);
  expect(stringsIn(evidence.blocks).filter((text) => text.startsWith("US$"))).not.toEqual([]);
});

test.for([
  ["+52 442 555 0146", "", "MX$"],
  ["613 555 0146", "We pay C$90,000 for a saw.", "C$"],
] as const)("amounts of a shop at %s carry its mark once", ([owner_phone, notes, mark]) => {
  const dossier = dossierOf({ ...sampleShop, owner_phone, notes });
  const texts = stringsIn([dossier.report.blocks, evidenceOf(dossier).blocks]);
  expect(texts.some((text) => text.includes(`${mark}2`))).toBe(true);
  expect(texts.filter((text) => /[A-Z](?:US|MX|C)\$/.test(text))).toEqual([]);
});

test("no words of ours about a KPI say dollars, whatever the shop counts in", () => {
  const said = Object.values(kpis).map(({ trackedAs: _, words: __, ...kpi }) => kpi);
  expect(stringsIn([said, workbookWords, assumptionsWords]).filter((text) => /\bdollars?\b/i.test(text))).toEqual([]);
});

test("the words of its workbook and the formats of its amounts are in pounds", () => {
  const { sheets, money } = composeWorkbook(dossierOf(withMoneyKpis));
  const read = sheets.flatMap(({ cells }) =>
    cells.flatMap(({ content }) => (content.kind === "text" || content.kind === "jump" ? [content.text] : [])),
  );
  expect(money).toBe("£");
  expect(dollarsIn([read, sheets.flatMap(({ checks }) => checks)])).toEqual([]);
  expect(read).toContain("Quoted price, £");
});

test("what its workbook takes from US wages, in each row that says so, is marked as US dollars", () => {
  const { sheets, money } = composeWorkbook(dossierOf(inPounds));
  const rowsOf = (name: RegExp, text: RegExp) => {
    const [{ cells } = { cells: [] }] = sheets.filter((sheet) => name.test(sheet.name));
    const rows = cells
      .filter(({ content }) => content.kind === "text" && text.test(content.text))
      .map(({ row }) => row);
    return cells.filter(({ row }) => rows.includes(row));
  };
  const { cellStyleOf } = cellFormatsFor("#0b6470", money);
  const amounts = (cells: ReturnType<typeof rowsOf>) =>
    cells.flatMap(({ style, content }) => (content.kind === "text" ? [] : [cellStyleOf(style).numFmt ?? ""]));
  const labor = amounts(rowsOf(/Assumptions/, /^Loaded labor cost$/));
  const costs = amounts(rowsOf(/^Hours$/, /labor cost, a year$/));
  for (const formats of [labor, costs]) {
    expect(formats).not.toEqual([]);
    expect(formats.filter((format) => !format.startsWith('"US$"'))).toEqual([]);
  }
  const sales = amounts(rowsOf(/^Hours$/, /^Sales value of those hours a year$/));
  expect(new Set(sales)).toEqual(new Set(['"£"#,##0']));
});

test("its emails and the page around the report say the mark", () => {
  const diagnosis = diagnose(inPounds);
  const [, worth] = figuresInMail(diagnosis, rateMark(inPounds));
  expect(worth?.value).toMatch(/^£[\d,]+$/);
  expect(inShort(caseOf(inPounds, diagnosis), inPounds, diagnosis, occasion).money).toBe("£");
  expect(inShort(caseOf(sampleShop, diagnosis), sampleShop, diagnosis, occasion).money).toBeUndefined();
});

test("[R57] what if counts in pounds, and wages in US dollars", () => {
  const { money, won_back, added } = whatIfOf(inPounds, { cut_setup_changeover: 0.5, shift_machines: 2 });
  expect(money).toBe("£");
  expect(stringsIn(won_back.sales.basis).some((text) => text.includes("£"))).toBe(true);
  expect(dollarsIn([won_back, added])).toEqual([]);
  expect(stringsIn(added.labor_dollars.basis).some((text) => text.includes("£"))).toBe(false);
  expect(whatIfOf(sampleShop, {}).money).toBeUndefined();
});

test("a rate in pounds isn't compared with published rates in US dollars", () => {
  const cheap: Submission = { ...tidyShop, owner_phone: "+44 1384 555 0146", shop_rate_value: 30 };
  const rated = (shop: Submission) => diagnose(shop).findings.filter(({ id }) => id.includes("rate"));
  expect(rated({ ...cheap, owner_phone: "864-555-0175" })).not.toEqual([]);
  expect(rated(cheap)).toEqual([]);
});
