import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { orderLineElements, type SystemId } from "../../knowledge/systems/systems.ts";
import { type ElementId, elements } from "../../measures/elements.ts";
import { coverageOf } from "./coverage.ts";

interface ExpectedStack {
  readonly systems: readonly SystemId[];
  readonly full: number;
  readonly partial: number;
  readonly none: number;
  readonly none_ids: readonly string[];
  readonly missing_elements: readonly ElementId[];
}

const expectedStacks: readonly ExpectedStack[] = JSON.parse(
  readFileSync(new URL("../../../test/cases/stack-coverage.json", import.meta.url), "utf8"),
);

/** The KPIs that the tables count: those whose coverage was read by hand, system by system. */
const counted = Object.keys(
  JSON.parse(readFileSync(new URL("../../../test/cases/kpi-coverage.json", import.meta.url), "utf8")),
) as KpiId[];
const elementIds = Object.keys(elements) as ElementId[];

test.each(expectedStacks)("each KPI takes its data from the best of the shop's systems: $systems", (stack) => {
  const idsAt = (level: string) => counted.filter((id) => coverageOf(kpis[id].elements, stack.systems).level === level);
  expect(idsAt("full")).toHaveLength(stack.full);
  expect(idsAt("partial")).toHaveLength(stack.partial);
  expect(idsAt("none")).toHaveLength(stack.none);
  expect(idsAt("none").toSorted()).toEqual(stack.none_ids.toSorted());
  const missing = coverageOf(elementIds, stack.systems).missing;
  expect(missing.toSorted()).toEqual(stack.missing_elements.toSorted());
});

test("a full location beats a partial one, whatever the order of the systems", () => {
  for (const stack of [
    ["jobboss", "machinemetrics"],
    ["machinemetrics", "jobboss"],
  ] as const) {
    const best = coverageOf(["machine_state", "promise_date"], stack).elements.map((element) => element.best?.system);
    expect(best).toEqual(["machinemetrics", "jobboss"]);
  }
});

test("of two equal sources the more certain one wins, then the earlier system", () => {
  const systemOf = (element: ElementId, stack: readonly SystemId[]) =>
    coverageOf([element], stack).elements[0]?.best?.system;
  expect(systemOf("promise_date", ["e2", "jobboss"])).toBe("jobboss");
  expect(systemOf("promise_date", ["jobboss", "jobboss2"])).toBe("jobboss");
  expect(systemOf("promise_date", ["jobboss2", "jobboss"])).toBe("jobboss2");
});

test.for([
  [["proshop", "sage"], "proshop"],
  [["sage", "proshop"], "proshop"],
  [["excel", "e2"], "e2"],
  [["e2", "quickbooks"], "e2"],
  [["quickbooks", "excel"], "excel"],
] as const)("a KPI takes all that it reads of an order line from one system: of %j from %s", ([stack, home]) => {
  for (const id of ["kpi_otd", "kpi_lead_time", "kpi_past_due"] as const) {
    const lines = coverageOf(kpis[id].elements, stack).elements.filter(({ element }) =>
      (orderLineElements as readonly ElementId[]).includes(element),
    );
    expect(new Set(lines.map(({ best }) => best?.system))).toEqual(new Set([home]));
  }
});

test("without any system everything is missing", () => {
  expect(coverageOf(["ship_date", "promise_date"], [])).toMatchObject({
    level: "none",
    share: 0,
    partial: [],
    missing: ["ship_date", "promise_date"],
  });
});

test.for([
  [["jobboss"], "partial"],
  [["jobboss2"], "full"],
  [["jobboss", "jobboss2"], "partial"],
] as const)("paid hours, which only the second edition holds in full, are held in %j: %s", ([stack, level]) => {
  expect(coverageOf(["paid_hours"], stack).level).toBe(level);
});
