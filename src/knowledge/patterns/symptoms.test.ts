import { expect, test } from "vitest";
import { symptoms } from "./symptoms.ts";

test("[R89] no symptom says what another says, and every id is its theme and a few plain words", () => {
  const rows = Object.entries(symptoms);
  const said = Map.groupBy(rows, ([, { text }]) => text);
  expect([...said.values()].filter((same) => same.length > 1).map((same) => same.map(([id]) => id))).toEqual([]);
  expect(rows.filter(([id]) => !/^[a-z_]+\.[a-z_]+$/.test(id))).toEqual([]);
});
