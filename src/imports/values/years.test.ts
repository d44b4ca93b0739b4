import { expect, test } from "vitest";
import { serialOf } from "../../measures/record-list.ts";
import { columnCells } from "./column-cells.ts";
import { openYear, yearsUntil } from "./years.ts";

test("[R127] any number of different planned times without a year is read", () => {
  const two = (part: number) => String(part).padStart(2, "0");
  const times = Array.from({ length: 130_000 }, (_, minute) => {
    const at = new Date(Date.UTC(2026, 6, 1) + minute * 60_000);
    return [`${at.getUTCMonth() + 1}/${at.getUTCDate()} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`];
  });
  expect(openYear(columnCells(times, 0), "month-first", yearsUntil(true, serialOf("2026-11-30")))).toBeNull();
});
