import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { occasion, sparseShop } from "../../test/shops.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { closedFor } from "../knowledge/closed-days.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import type { Submission } from "../survey/submission.ts";
import { composeDossier } from "./dossier.ts";
import { renderCalendar } from "./files/calendar.ts";
import { daysAfter, weekdayOf } from "./files/calendar-days.ts";
import { wordsOf } from "./text.ts";
import { dayOfTask, taskDayName, workingDayFrom } from "./working-days.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;
const anyDay = fc.integer({ min: 0, max: 80 * 365 }).map((days) => daysAfter("2020-01-01", days));

test("[R258] in any year, no task of the week is due on a weekend or a holiday, and the order of the tasks stays", () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const due = weekdays.map((weekday) => dayOfTask(weekday, date));
      for (const day of due) {
        expect(closedFor(day)).toBeUndefined();
        expect(["SA", "SU"]).not.toContain(weekdayOf(day));
        expect(day > date).toBe(true);
      }
      expect([...new Set(due)].toSorted()).toEqual(due);
    }),
    { seed: 258, numRuns: 500 },
  );
});

test("[R258] a working day stays; any other moves to the next working day", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const moved = workingDayFrom(day);
      expect(moved >= day && moved <= daysAfter(day, 5)).toBe(true);
      expect(workingDayFrom(moved)).toBe(moved);
    }),
    { seed: 259, numRuns: 300 },
  );
});

const dossierOn = (date: string, shop: Submission = sampleShop) =>
  composeDossier(shop, diagnose(shop), { ...occasion, date });

/** Every day on which something of a calendar takes place. */
function daysIn(file: string): readonly string[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").flatMap((component) => {
    const iterator = new ICAL.Event(component).iterator();
    const days: string[] = [];
    for (let next = iterator.next(); next && days.length < 100; next = iterator.next())
      days.push(next.toString().slice(0, 10));
    return days;
  });
}

test("[R258] in any year, nothing in the calendar of a plan is on a day when shops are closed", () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(sampleShop, sparseShop), (date, shop) => {
      const days = daysIn(renderCalendar(dossierOn(date, shop)));
      expect(days.length).toBeGreaterThan(5);
      expect(days.filter((day) => closedFor(day) !== undefined)).toEqual([]);
    }),
    {
      seed: 260,
      numRuns: 12,
      examples: [
        ["2026-11-21", sampleShop],
        ["2027-05-05", sampleShop],
      ],
    },
  );
});

test("[R258] a weekly review on a holiday is on the next working day", () => {
  const days = daysIn(renderCalendar(dossierOn("2027-05-05")));
  expect(days).toContain("2027-06-01");
  expect(days).not.toContain("2027-05-31");
});

test.for([
  ["2026-11-21", ["Monday", "Tuesday", "Wednesday", "Monday, November\u00a030", "Tuesday, December\u00a01"]],
  ["2026-11-14", ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]],
  ["2027-05-29", ["Tuesday", "Wednesday", "Thursday", "Friday", "Monday, June\u00a07"]],
] as const)("[R258] the week after %s has its tasks on the days that shops work", ([date, days]) => {
  expect(weekdays.map((weekday) => taskDayName(weekday, date))).toEqual(days);
});

/** What page one says of the days of its week. */
function pageOneOn(date: string) {
  const { blocks } = dossierOn(date).report;
  const [table] = blocks.flatMap((block) => (block.kind === "table" ? [block] : []));
  const notes = blocks.flatMap((block) =>
    block.kind === "paragraph" && block.role === "note" ? [wordsOf(block.text)] : [],
  );
  return { days: table?.rows.map(([day]) => wordsOf(day ?? [])), note: notes[0] };
}

test("[R258] page one says why a week has a gap, and nothing of it in another week", () => {
  expect(pageOneOn("2026-11-21")).toEqual({
    days: ["Mon", "Tue", "Wed", "Mon, Nov\u00a030", "Tue, Dec\u00a01"],
    note: "No tasks on Thursday and Friday (Thanksgiving). After that: keep counting, and keep the change going.",
  });
  expect(pageOneOn("2026-11-14")).toEqual({
    days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
    note: "Next week: keep counting, and keep Thursday's change going.",
  });
});

test("[R258] a letter's week begins with the report, and each of its days has a date", () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const due = weekdays.map((day) => dayOfTask({ day, isFromToday: true }, date));
      expect(due[0]).toBe(workingDayFrom(date));
      expect([...new Set(due)].toSorted()).toEqual(due);
      for (const day of due) expect(closedFor(day)).toBeUndefined();
    }),
    { seed: 260, numRuns: 300 },
  );
  expect(taskDayName({ day: "Thu", isFromToday: true }, "2026-11-23")).toBe("Monday, November\u00a030");
});
