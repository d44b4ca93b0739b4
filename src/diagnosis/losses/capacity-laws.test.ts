import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsForEveryShop } from "../../../test/every-shop.ts";
import { submissions } from "../../../test/submissions.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { diagnose } from "../diagnose.ts";
import type { Figure } from "./figure.ts";

const { shop_name, owner_name, owner_email } = sampleShop;
const law = { seed: 26, numRuns: 100 } as const;

/** Every figure of a diagnosis, with the path that leads to it. */
function figuresOf(value: unknown, path = "diagnosis"): readonly (readonly [string, Figure])[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "derivation" in value ? [[path, value as Figure] as const] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => figuresOf(inner, `${path}.${key}`))];
}

test("[R53] each loss has one currency, and only machine hours make up the recoverable hours", () => {
  holdsForEveryShop((_, diagnosis) => {
    const { themes: ranked, hidden_hours } = diagnosis;
    const machineHours = ranked.flatMap(({ losses }) => losses).filter(({ currency }) => currency === "machine_hours");
    for (const column of ["low", "likely", "high"] as const) {
      const sum = machineHours.reduce((hours, { amount }) => hours + amount[column], 0);
      expect(sum / hidden_hours[column]).toBeCloseTo(1, 9);
    }
  });
});

test("few hours are lost where hardly any job is late and overtime is rare", () => {
  const { hidden_hours, capacity } = diagnose({
    ...{ shop_name, owner_name, owner_email, machine_count: 40, shift_count: "2", machinist_count: 46 },
    ...{ shop_type: "Low-mix production", primary_bottleneck: "Other", schedule_tool: "ERP native" },
    ...{ late_job_ratio: "0–5%", overtime_dependency: "Rarely", setup_time_variability: "Very consistent" },
    ...{ operator_specialization: "No", machine_utilization_known: "Yes (telemetry)" },
    downtime_tracking: "Yes, via telemetry (Datanomix, Amper, MachineMetrics)",
  });
  expect(hidden_hours.likely / capacity.staffed_hours.likely).toBeLessThan(0.04);
});

test("[R53] all machine hours together stay under a quarter of the staffed hours", () => {
  holdsForEveryShop((_, diagnosis) => {
    const { hidden_hours, capacity } = diagnosis;
    expect(hidden_hours.likely).toBeLessThanOrEqual(0.15 * capacity.staffed_hours.likely);
    expect(hidden_hours.high).toBeLessThanOrEqual(0.25 * capacity.staffed_hours.high);
  });
});

test("[R52] [R51] every figure is a finite, ordered range with a formula and the inputs it was computed from", () => {
  holdsForEveryShop((_, diagnosis) => {
    for (const [path, { low, likely, high, derivation }] of figuresOf(diagnosis)) {
      expect([path, Number.isFinite(low + likely + high)]).toEqual([path, true]);
      expect([path, low <= likely && likely <= high]).toEqual([path, true]);
      expect([path, derivation.formula === "", derivation.inputs.length > 0]).toEqual([path, false, true]);
    }
  });
});

test("[R53] hours never drop when machines and machinists increase together", () => {
  fc.assert(
    fc.property(submissions, fc.integer({ min: 2, max: 5 }), (submission, times) => {
      const { machine_count, machinist_count } = submission;
      const larger = {
        ...submission,
        machine_count: machine_count * times,
        ...(machinist_count === undefined ? {} : { machinist_count: machinist_count * times }),
      };
      const grown = diagnose(larger).hidden_hours;
      const before = diagnose(submission).hidden_hours;
      for (const column of ["low", "likely", "high"] as const) {
        expect(grown[column]).toBeGreaterThanOrEqual(before[column] * (1 - 1e-9));
      }
    }),
    law,
  );
});

test("[R53] hours without people are shown, and no loss is computed from them", () => {
  const { capacity, themes: ranked } = diagnose({
    ...{ shop_name, owner_name, owner_email, machine_count: 10, primary_bottleneck: "Other", schedule_tool: "Other" },
    shift_count: "3",
    machinist_count: 4,
  });
  expect(capacity.unstaffed_hours.likely).toBeGreaterThan(capacity.staffed_hours.likely);
  const named = ranked.flatMap(({ losses }) => losses).flatMap(({ amount }) => amount.derivation.inputs);
  expect(named.filter((input) => input.kind === "figure" && input.name === "nominal hours")).toEqual([]);
});

test("[R52] a sales value above 30% of the implied sales is held back, and the report says so", () => {
  const eager = {
    ...sampleShop,
    overtime_dependency: "Every week",
    setup_time_variability: "Highly variable",
    happens_weekly: ["list_changes", "program_not_ready"],
  } as const;
  const { hidden_dollars, capacity, held_back } = diagnose(eager);
  expect(hidden_dollars.likely).toBeCloseTo(0.3 * capacity.implied_sales.likely, 6);
  expect(held_back).toHaveLength(1);
  const measured = diagnose({ ...eager, machine_utilization_known: "Yes (telemetry)" });
  expect(measured.held_back).toEqual([]);
});

test("[R52] the sample shop needs no holding back", () => {
  expect(diagnose(sampleShop).held_back).toEqual([]);
});
