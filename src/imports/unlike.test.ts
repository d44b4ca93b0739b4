import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { imported } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record-list.ts";

/** An invented export in a system's style, and which of its headings may hold each of our columns. */
interface Unlike {
  readonly name: string;
  readonly list: string;
  readonly holds: Readonly<Record<string, readonly string[]>>;
  /** Matches that are equally right. */
  readonly mayHold: Readonly<Record<string, readonly string[]>>;
  readonly lines: readonly string[];
}

/** Written without knowledge of the matcher's words. Its rules were later extended for these kinds of headings. */
const exports: readonly Unlike[] = JSON.parse(
  readFileSync(new URL("../../test/exports/unlike.json", import.meta.url), "utf8"),
);

test.for(exports)("[R126] $name is recognized, and every column matched without a question is right", async (one) => {
  const { list, mapping } = await imported(one.lines.join("\r\n"), { today: serialOf("2026-11-22") });
  const wrong = mapping.filter(
    ({ column, heading, sureness }) =>
      sureness === "sure" && ![...(one.holds[column] ?? []), ...(one.mayHold[column] ?? [])].includes(heading ?? ""),
  );
  expect([list, wrong]).toEqual([one.list, []]);
});

test("[R126] of the columns of exports no one listed nearly all are found", async () => {
  const found = await Promise.all(
    exports.map(async ({ lines, holds }) => {
      const { mapping } = await imported(lines.join("\r\n"), { takeLikely: true, today: serialOf("2026-11-22") });
      return Object.entries(holds).map(([id, headings]) =>
        headings.includes(mapping.find(({ column }) => column === id)?.heading ?? ""),
      );
    }),
  );
  expect(found.flat().filter(Boolean).length / found.flat().length).toBeGreaterThan(0.95);
});
