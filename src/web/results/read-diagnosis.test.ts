import fc from "fast-check";
import { expect, test } from "vitest";
import { submissions } from "../../../test/submissions.ts";
import { whatIfOf } from "../../../test/what-if-of.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { twoFigures } from "../../report/format.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { estimateText } from "../number-text.ts";
import { readKpis, readThemes } from "./read-diagnosis.ts";
import { readWhatIf } from "./what-if/read-what-if.ts";

test("[R29] the page reads every theme and every KPI of every diagnosis", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const { themes, kpis: planned } = JSON.parse(JSON.stringify(diagnose(submission)));
      expect(readThemes(themes).map(({ id }) => id)).toEqual(themes.map(({ id }: { id: string }) => id));
      expect(readKpis(planned).map(({ id }) => id)).toEqual(planned.map(({ id }: { id: string }) => id));
    }),
    { seed: 60, numRuns: 60 },
  );
});

const [theme] = diagnose(sampleShop).themes;
const [kpi] = diagnose(sampleShop).kpis;

test.for([
  ["no list", "themes"],
  ["nothing", undefined],
  ["a theme without evidence", [{ ...theme, evidence: undefined }]],
  ["a theme of another grade", [{ ...theme, confidence: "sure" }]],
  ["a loss without a range", [{ ...theme, losses: [{ currency: "machine_hours", amount: 7 }] }]],
] as const)("of an older diagnosis with %s no theme is shown, and nothing breaks", ([, themes], { expect }) => {
  expect(readThemes(themes)).toEqual([]);
});

test("of an older plan the KPIs are shown that have today's shape", () => {
  expect(readKpis([{ ...kpi, target: "95%" }, kpi, null, { ...kpi, readiness: "soon" }])).toHaveLength(1);
});

test("[R29] estimates are written as in the report", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e7, noNaN: true, noDefaultInfinity: true }), (value) => {
      if (value === 0 || value >= 0.1) expect(estimateText(value)).toBe(twoFigures(value));
    }),
    { seed: 62, numRuns: 500 },
  );
});

test("[R57] the page reads what the server calculates, and accepts nothing else", () => {
  const reckoned = JSON.parse(JSON.stringify(whatIfOf(sampleShop, { shift_machines: 2 })));
  expect(readWhatIf(reckoned)).toEqual(reckoned);
  for (const other of [null, [], {}, { ...reckoned, levers: [{}] }, { ...reckoned, won_back: { hours: 7 } }]) {
    expect(readWhatIf(other)).toBeUndefined();
  }
});
