import fc from "fast-check";
import { expect, test } from "vitest";
import {
  assume,
  calculation,
  computedFigure,
  dossierOf,
  expectAllFigures,
  shops,
  workbookOf,
} from "../../../test/composed-workbooks.ts";
import { silentShop } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import { engineOf, sheetOf } from "../../../test/workbook-engine.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Field } from "../../survey/questionnaire.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { leafColumns } from "./calculation.ts";
import { composeWorkbook } from "./compose-workbook.ts";
import { sheetNames } from "./workbook.words.ts";

test.for(Object.entries(shops))("[R69] every figure of the report starts as the diagnosis has it: %s", ([, shop]) => {
  const workbook = workbookOf(shop);
  expectAllFigures(engineOf(workbook, calculation), workbook, diagnose(shop));
});

test("[R69] every figure starts as the diagnosis has it, whatever was answered", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const workbook = composeWorkbook(dossierOf(submission));
      expectAllFigures(engineOf(workbook, calculation), workbook, diagnose(submission));
    }),
    { seed: 31, numRuns: 5 },
  );
});

// None of these changes how likely a cause is: a workbook doesn't calculate that.
test.for<readonly [Field, string, number]>([
  ["machine_count", "How many CNC machines do you run?", 16],
  ["machinist_count", "How many machinists, all shifts combined?", 16],
  ["shop_rate_value", "Shop rate", 92.5],
  ["erp_user_count", "How many people use the ERP?", 3],
])("[R57] another %s gives the figures of the diagnosis with that answer", ([field, label, value]) => {
  const workbook = workbookOf(sampleShop);
  const engine = engineOf(workbook, calculation);
  assume(engine, workbook, label, value);
  expectAllFigures(engine, workbook, diagnose({ ...sampleShop, [field]: value }));
});

test("[R57] 10 machines, one shift, 40 hours: 50 weeks are 20,000 nominal hours, 45 weeks are 18,000", () => {
  const workbook = workbookOf(silentShop);
  const engine = engineOf(workbook, calculation);
  expect(computedFigure(engine, workbook, "Machine hours a year if every shift were staffed")[1]).toBe(20_000);
  assume(engine, workbook, "Working weeks", 45);
  expect(computedFigure(engine, workbook, "Machine hours a year if every shift were staffed")[1]).toBe(18_000);
});

test("[R57] the more setups could be avoided, the more hours are hidden, and never more than the cap", () => {
  const workbook = workbookOf(sampleShop);
  const engine = engineOf(workbook, calculation);
  const hidden = [0.2, 0.35, 0.5, 0.65].map((avoidable) => {
    assume(engine, workbook, "Avoidable share", avoidable, leafColumns.high);
    assume(engine, workbook, "Avoidable share", avoidable);
    return computedFigure(engine, workbook, "Recoverable machine hours a year")[1] ?? Number.NaN;
  });
  expect(hidden).toEqual(hidden.toSorted((a, b) => a - b));
  const [staffed = 0] = computedFigure(engine, workbook, "Staffed machine hours a year").slice(1);
  expect(hidden.at(-1)).toBeLessThan(staffed * 0.15);
});

test("[R57] a number is on the sheet of assumptions once, and no formula of the hours has one of its own", () => {
  const workbook = workbookOf(sampleShop);
  const names = sheetOf(workbook, sheetNames.hours).cells.flatMap(({ content }) =>
    content.kind === "formula" ? (content.formula.match(/(?<![A-Z$!\d.])\d+(?:\.\d+)?(?![\d.]*[A-Z!])/g) ?? []) : [],
  );
  expect(new Set(names)).toEqual(new Set(["0", "1", "60", "365"]));
});
