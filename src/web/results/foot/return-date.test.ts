import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { returnEvent } from "./return-date.ts";

const entry = {
  product: "Spindlewise",
  shop: "Cedar Ridge",
  visit: { day: "2027-02-19", entry: "2026-11-21-return-a1@kpi-calendar" },
  madeAt: "2026-11-21T23:30:00.000Z",
  address: "https://shop.example/?report=a1&return",
};

const eventIn = (text: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent") ?? undefined);

test("[R32] the return is one whole day, the one that the report gives, with the way back to it", () => {
  const { startDate, endDate, summary, description, uid } = eventIn(returnEvent(entry));
  expect([startDate.toString(), endDate.toString(), startDate.isDate]).toEqual(["2027-02-19", "2027-02-20", true]);
  expect([summary, uid]).toEqual(["Day 90: what has changed since your Spindlewise report?", entry.visit.entry]);
  expect(description).toContain("https://shop.example/?report=a1&return");
});

test("[R32] whatever a shop is called, another program reads it back, and it adds no line", () => {
  const anyName = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 100 }),
    fc.constantFrom("A;B,C\\N", "مصنع", "工場".repeat(50), "x\r\nBEGIN:VEVENT"),
  );
  fc.assert(
    fc.property(anyName, (shop) => {
      const text = returnEvent({ ...entry, shop });
      const kept = shop.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");
      const { description } = eventIn(text);
      expect(description).toContain(kept);
      const lines = text.split("\r\n");
      expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
      expect(lines.filter((line) => line.startsWith("BEGIN:VEVENT"))).toHaveLength(1);
    }),
    { seed: 70, numRuns: 300 },
  );
});
