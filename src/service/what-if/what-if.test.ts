import fc from "fast-check";
import { HyperFormula } from "hyperformula";
import { expect, test } from "vitest";
import { holdsForEveryShop } from "../../../test/every-shop.ts";
import { submissions } from "../../../test/submissions.ts";
import { whatIfOf } from "../../../test/what-if-of.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { atHigh, shownPicks } from "../../diagnosis/losses/points-of-range.ts";
import { likelihoodsOf } from "../../diagnosis/losses/price-themes.ts";
import { rangeOf, type Term } from "../../diagnosis/losses/term.ts";
import type { Range } from "../../knowledge/figures/units.ts";
import { type CellReferences, formulaOf, type Point } from "../../report/workbook/term-formula.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { addedShift, cutThemes, type LeverPositions, leversOf, together, wonBackBy } from "./what-if-levers.ts";

const law = { seed: 620, numRuns: 40 } as const;
const columns = ["low", "likely", "high"] as const;

function expectClose(found: Range, expected: Range, factor = 1): void {
  for (const column of columns) {
    const wanted = expected[column] * factor;
    expect(Math.abs(found[column] - wanted)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(wanted)));
  }
}

const machineHoursOf = (submission: Submission, theme: string): Range => {
  const found = diagnose(submission).themes.find(({ id }) => id === theme);
  const loss = found?.losses.find(({ currency }) => currency === "machine_hours");
  if (loss === undefined) throw new Error(`${theme} has no machine hours`);
  return loss.amount;
};

test("[R57] with every lever at today's value nothing is won, and the whole is that of the diagnosis", () => {
  holdsForEveryShop((submission, diagnosis) => {
    const { won_back, added, whole, levers } = whatIfOf(submission, {});
    const { hidden_hours, hidden_dollars } = diagnosis;
    for (const figure of [won_back.hours, won_back.sales, added.hours, added.labor_dollars]) {
      expect(figure).toMatchObject({ low: 0, likely: 0, high: 0 });
    }
    expectClose(whole.hours, hidden_hours);
    if (submission.shop_rate_value) expectClose(whole.sales, hidden_dollars);
    expect(levers.map(({ at, today }) => at === today)).not.toContain(false);
  }, 40);
});

test("[R57] a shop that gave no rate is tried at a round one, which is not called its own", () => {
  const { shop_rate_known, shop_rate_value, ...unrated } = sampleShop;
  const atHundred: Submission = { ...unrated, shop_rate_known: "Yes – accurate", shop_rate_value: 100 };
  const rateOf = (shop: Submission) => leversOf(shop).find(({ id }) => id === "shop_rate");
  expect(rateOf(unrated)).toMatchObject({ today: 100, is_assumed: true });
  expect(rateOf(sampleShop)).not.toHaveProperty("is_assumed");
  expect(whatIfOf(unrated, {}).whole.sales.likely).toBe(whatIfOf(atHundred, {}).whole.sales.likely);
});

test.for([23, 97, 100, 412])("[R57] the steps of the rate meet the shop's own, $%i", (rate) => {
  const lever = leversOf({ ...sampleShop, shop_rate_value: rate }).find(({ id }) => id === "shop_rate");
  if (lever === undefined) throw new Error("Every shop can try another rate");
  expect([lever.today, (rate - lever.min) % lever.step, rate <= lever.max]).toEqual([rate, 0, true]);
});

test("[R57] a theme cut to nothing brings the hours that the report counts for it, cut by a third a third of them", () => {
  fc.assert(
    fc.property(submissions, fc.constantFrom(...cutThemes), (submission, theme) => {
      const counted = machineHoursOf(submission, theme);
      expectClose(whatIfOf(submission, { [`cut_${theme}`]: 1 }).won_back.hours, counted);
      expectClose(whatIfOf(submission, { [`cut_${theme}`]: 1 / 3 }).won_back.hours, counted, 1 / 3);
    }),
    law,
  );
});

test("[R57] the sample shop wins 930 hours a year with its setup overruns cut by a third", () => {
  const { hours, sales } = whatIfOf(sampleShop, { cut_setup_changeover: 1 / 3 }).won_back;
  expect([hours.low, hours.likely, hours.high].map(Math.round)).toEqual([581, 930, 1312]);
  // 868 h × $175 × 0.6 of them sold
  expect(Math.round(sales.likely)).toBe(Math.round(hours.likely * 175 * 0.6));
});

test("[R57] another rate gives what a diagnosis with that rate, known exactly, gives", () => {
  fc.assert(
    fc.property(submissions, fc.integer({ min: 40, max: 400 }), (shop, rate) => {
      const submission: Submission = { ...shop, shop_rate_known: "Yes – accurate", shop_rate_value: 100 };
      const { whole } = whatIfOf(submission, { shop_rate: rate });
      const again = diagnose({ ...submission, shop_rate_value: rate });
      expectClose(whole.hours, again.hidden_hours);
      expectClose(whole.sales, again.hidden_dollars);
    }),
    law,
  );
});

test("to measure all machines brings the step of the engine's own table from this answer to telemetry", () => {
  const { hours } = whatIfOf(sampleShop, { measured_machines: 18 }).won_back;
  const counts = diagnose(sampleShop).cap_share.likely;
  // 36,000 staffed hours × (7% − 1.5%) × 1.1 × 0.35 × 0.4, 0.15 of it for a cause that is unlikely, and what the cap leaves
  expect(hours.likely).toBeCloseTo(36_000 * (0.07 - 0.015) * 1.1 * 0.35 * 0.4 * 0.15 * counts, 6);
  expectClose(whatIfOf(sampleShop, { measured_machines: 9 }).won_back.hours, hours, 0.5);
});

test("[R57] one more shift adds the cycle hours that the same machines have with one more shift", () => {
  fc.assert(
    fc.property(submissions, fc.constantFrom("1", "2"), fc.nat(5), (shop, shifts, machines) => {
      const submission: Submission = { ...shop, shift_count: shifts, machine_count: 6 };
      const { machinist_count: _, ...rest } = { ...submission, machine_count: Math.max(1, machines) };
      const more = shifts === "1" ? "2" : "3";
      const staffed = (count: "1" | "2" | "3") =>
        diagnose({ ...rest, shift_count: count }).capacity.staffed_hours.likely;
      const { likely } = diagnose(submission).capacity.utilization;
      const expected = machines === 0 ? 0 : (staffed(more) - staffed(shifts)) * likely;
      expect(whatIfOf(submission, { shift_machines: machines }).added.hours.likely).toBeCloseTo(expected, 6);
    }),
    law,
  );
});

test("[R57] the sample shop's second shift on two machines: 2 × 40 h × 50 weeks × 0.7 staffed × 32% in cycle", () => {
  const { added, won_back } = whatIfOf(sampleShop, { shift_machines: 2 });
  expect(added.hours.likely).toBeCloseTo(2 * 40 * 50 * 0.7 * 0.32, 9);
  expect(won_back.hours.likely).toBe(0);
  expect(added.labor_dollars.likely).toBeCloseTo(added.labor_hours.likely * 40, 6);
});

test("[R57] more of a lever never brings less, at the low, the likely and the high end, and ranges stay in order", () => {
  const anyPositions = fc.dictionary(
    fc.constantFrom(...leversOf(sampleShop).map(({ id }) => id)),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  fc.assert(
    fc.property(submissions, anyPositions, fc.nat(20), (submission, parts, which) => {
      const levers = leversOf(submission);
      const lever = levers[which % levers.length];
      const at = (part: number, { min, max, step }: (typeof levers)[number]) =>
        step === 1 ? Math.round(min + part * (max - min)) : min + part * (max - min);
      const positions: LeverPositions = Object.fromEntries(
        levers.flatMap((one) => (parts[one.id] === undefined ? [] : [[one.id, at(parts[one.id] ?? 0, one)]])),
      );
      if (lever === undefined) throw new Error("Every shop has levers");
      const less = whatIfOf(submission, { ...positions, [lever.id]: at(0.25, lever) });
      const more = whatIfOf(submission, { ...positions, [lever.id]: at(0.75, lever) });
      for (const [a, b] of figuresOf(less).map((figure, index) => [figure, figuresOf(more)[index]] as const)) {
        expect(a.low <= a.likely && a.likely <= a.high).toBe(true);
        for (const column of columns) expect(a[column]).toBeLessThanOrEqual((b?.[column] ?? 0) * (1 + 1e-9));
      }
    }),
    law,
  );
});

const figuresOf = ({ won_back, added, whole }: ReturnType<typeof whatIfOf>): readonly Range[] => [
  ...Object.values(won_back),
  ...Object.values(added),
  ...Object.values(whole),
];

test("[R57] all levers together win no more than the recoverable hours, and earn no more than they do", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const all = Object.fromEntries(
        leversOf(submission).map(({ id, max, today }) => [id, id === "shop_rate" ? today : max]),
      );
      const { won_back, whole } = whatIfOf(submission, all);
      for (const column of columns) {
        expect(won_back.hours[column]).toBeLessThanOrEqual(whole.hours[column] * (1 + 1e-9));
        expect(won_back.sales[column]).toBeLessThanOrEqual(whole.sales[column] * (1 + 1e-9));
      }
    }),
    law,
  );
});

test("[R57] the workbook's way of writing the arithmetic, computed by another engine, gives the same figures", () => {
  const engine = HyperFormula.buildFromArray([[]], { licenseKey: "gpl-v3" });
  fc.assert(
    fc.property(submissions, (submission) => {
      const { cycle, labor } = addedShift(submission, 2);
      const likelihoods = likelihoodsOf(diagnose(submission).themes);
      const positions = { cut_setup_changeover: 0.4, measured_machines: 1 };
      const won = together(Object.values(wonBackBy(submission, likelihoods, positions)));
      for (const term of [won, cycle, labor]) {
        const { likely } = rangeOf(term);
        expect(computedBy(engine, term, submission) / likely).toBeCloseTo(1, 9);
      }
    }),
    { ...law, numRuns: 20 },
  );
});

function computedBy(engine: HyperFormula, term: Term, submission: Submission): number {
  engine.setCellContents({ sheet: 0, row: 0, col: 0 }, `=${formulaOf(term, "likely", written(submission))}`);
  return Number(engine.getCellValue({ sheet: 0, row: 0, col: 0 }));
}

/** Every leaf as its number, in place of the cell in which the workbook has it. */
const written = (submission: Submission): CellReferences => ({
  number: () => null,
  answer: (field) => String(submission[field]),
  range: ({ range, id }, point) => String(pickAt(point)(range, id)),
  figure: () => null,
});

const pickAt = (point: Point) => (point === "high-end" ? atHigh : (shownPicks[columns.indexOf(point)] ?? atHigh));

test("a shop that measures already has no lever to measure, and one with three shifts none for a further one", () => {
  const idsOf = (submission: Submission) => leversOf(submission).map(({ id }) => id);
  expect(idsOf(sampleShop)).toEqual([
    "cut_maintenance_downtime",
    "cut_material_supply",
    "cut_programming_readiness",
    "cut_quality_inspection",
    "cut_staffing_skills",
    "cut_setup_changeover",
    "cut_scheduling_priority",
    "measured_machines",
    "shift_machines",
    "shop_rate",
  ]);
  expect(idsOf({ ...sampleShop, machine_utilization_known: "Yes (telemetry)" })).not.toContain("measured_machines");
  expect(idsOf({ ...sampleShop, shift_count: "3" })).not.toContain("shift_machines");
});

test("every lever and figure says its formula, and of each thing in it the value and where that comes from", () => {
  const { levers, won_back, added } = whatIfOf(sampleShop, { cut_setup_changeover: 0.5, shift_machines: 2 });
  const figures = [...levers.flatMap(({ hours }) => hours ?? []), ...Object.values(won_back), ...Object.values(added)];
  for (const { basis } of figures) {
    expect(basis.formula.length).toBeGreaterThan(10);
    expect(basis.rests_on.length).toBeGreaterThan(0);
    for (const { name, value, source } of basis.rests_on) expect([name, value, source]).not.toContain("");
  }
  expect(added.hours.basis.formula).toBe(
    "machines of the new shift × 40 h × working weeks × part of the second shift that is staffed × utilization",
  );
  expect(added.hours.basis.rests_on).toContainEqual({
    name: "Part of the second shift that is staffed",
    value: "70% (40% to 100%)",
    source: "Our estimate",
  });
  const [sales, hours, lost] = won_back.sales.basis.formula.split("\n");
  expect(sales).toContain("hours recovered × shop rate");
  expect(hours).toBe("hours recovered = 50% × hours lost to setups that run over");
  expect(lost).toMatch(/^hours lost to setups that run over = .*staffed hours × setup share/);
});
