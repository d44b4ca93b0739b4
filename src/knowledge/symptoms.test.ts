import { expect, test } from "vitest";
import { symptoms } from "./symptoms.ts";

test("[R89] no symptom says what another says, and every id is its theme and a few plain words", () => {
  const rows = Object.entries(symptoms);
  expect(new Set(rows.map(([, { text }]) => text)).size).toBe(rows.length);
  expect(rows.filter(([id]) => !/^[a-z_]+\.[a-z_]+$/.test(id))).toEqual([]);
});
