import { type LaborType, laborTypeOf } from "../knowledge/labor-types.ts";
import type { Derived } from "./derived-column.ts";
import { component, type Entry } from "./entries.ts";
import { kindOf } from "./entry-hours.ts";

const notRun: readonly (LaborType | null)[] = ["setup", "indirect"];

/** If tickets say their type of labor, setup and indirect hours aren't run hours. */
export const runOfLaborType: Derived = {
  column: "act_run",
  needs: ["+booking", "act_run"],
  from: (entry) => (notRun.includes(kindOf(entry)) ? 0 : (entry.act_run ?? null)),
};

/**
 * If setup and run of an operation are two rows, the hours of each row, planned and actual, are of one of them. A setup has
 * made no parts.
 */
export const ofStages: readonly Derived[] = ["est", "act"].flatMap((when): readonly Derived[] => {
  const [run, needs] = [`${when}_run`, ["+stage", `${when}_run`]];
  const hoursOf = (stage: LaborType) => (entry: Entry) =>
    laborTypeOf(String(component(entry, "stage") ?? "")) === stage ? (entry[run] ?? null) : null;
  return [
    { column: `${when}_setup`, needs, from: hoursOf("setup") },
    { column: run, needs, from: hoursOf("run") },
  ];
});

export const partsOfStages: Derived = {
  column: "good_qty",
  needs: ["+stage", "good_qty"],
  from: (entry) => (laborTypeOf(String(component(entry, "stage") ?? "")) === "setup" ? null : (entry.good_qty ?? null)),
};
