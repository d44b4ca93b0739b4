import { expect, test } from "vitest";
import { type Symptom, symptoms } from "./symptoms.ts";
import type { Theme } from "./theme.ts";
import { themes } from "./themes.ts";

const rows = Object.entries<Symptom>(symptoms);

test.each(Object.entries<Theme>(themes))(
  "[M10] the symptoms of %s are those of the themes table in its order, and then ours",
  (id, theme) => {
    const own = rows.filter(([, symptom]) => symptom.theme === id);
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own.filter(([, { source }]) => source === "themes").map(([, { text }]) => text)).toEqual(theme.symptoms);
    expect(own.filter(([symptom]) => !symptom.startsWith(`${id}.`))).toEqual([]);
  },
);

test("[M10] no symptom says what another says, and every id is its theme and a few plain words", () => {
  expect(new Set(rows.map(([, { text }]) => text)).size).toBe(rows.length);
  expect(rows.filter(([id]) => !/^[a-z_]+\.[a-z_]+$/.test(id))).toEqual([]);
});
