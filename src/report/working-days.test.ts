import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { occasion, sparseShop } from "../../test/shops.ts";
import { caseOf } from "../diagnosis/case/case-of.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { closedFor } from "../knowledge/page-one/closed-days.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import type { Submission } from "../survey/submission.ts";
import { inShort } from "./brief/page-one/in-short.ts";
import { composeDossier } from "./dossier.ts";
import { renderCalendar } from "./files/calendar.ts";
import { daysAfter, weekdayOf } from "./files/calendar-days.ts";
import { renderTvPage } from "./files/tv.ts";
import { wordsOf } from "./text.ts";
import { countedOn, dayOfTask, type ShopCalendar, taskDayName, workingDayFrom } from "./working-days.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;
const inUs = (date: string): ShopCalendar => ({ date, keepsHolidays: true });
const abroad = (date: string): ShopCalendar => ({ date, keepsHolidays: false });
const anyDay = fc.integer({ min: 0, max: 80 * 365 }).map((days) => daysAfter("2020-01-01", days));

test("[R258] in any year, no task of the week is due on a weekend or a holiday, and the order of the tasks stays", () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const due = weekdays.map((weekday) => dayOfTask(weekday, inUs(date)));
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
      const moved = workingDayFrom(day, inUs(day));
      expect(moved >= day && moved <= daysAfter(day, 5)).toBe(true);
      expect(workingDayFrom(moved, inUs(day))).toBe(moved);
    }),
    { seed: 259, numRuns: 300 },
  );
});

const dossierOn = (date: string, shop: Submission = sampleShop) =>
  composeDossier(shop, diagnose(shop), { ...occasion, date });

test("[R258] ten working days end on the same day, whichever days of the week have tasks", () => {
  const week = weekdays.map((day) => ({ day, isFromToday: true }) as const);
  for (const some of [week, week.slice(1, 3), week.slice(2)])
    expect(countedOn(some, inUs("2026-11-23"))).toBe("2026-12-08");
  expect(countedOn(["Tue", "Wed"], inUs("2026-11-14"))).toBe("2026-12-01");
  expect(countedOn(["Tue", "Wed"], abroad("2026-11-14"))).toBe("2026-11-27");
});

/** Every day with an event in a calendar. */
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
  ["2026-11-21", ["November\u00a023", "November\u00a024", "November\u00a025", "November\u00a030", "December\u00a01"]],
  ["2026-11-14", ["November\u00a016", "November\u00a017", "November\u00a018", "November\u00a019", "November\u00a020"]],
  ["2027-05-29", ["June\u00a01", "June\u00a02", "June\u00a03", "June\u00a04", "June\u00a07"]],
] as const)("[R258] the week after %s has its tasks on the days that shops work", ([date, days]) => {
  const named = weekdays.map((weekday) => taskDayName(weekday, inUs(date)));
  expect(named.map((name) => name.split(", ")[1])).toEqual(days);
  const isWeekday = /^(?:Mon|Tues|Wednes|Thurs|Fri)day, /;
  expect(named.filter((name) => !isWeekday.test(name))).toEqual([]);
});

/** The days of the week on page one. */
function pageOneOn(date: string, shop: Submission = sampleShop) {
  const { blocks } = dossierOn(date, shop).report;
  const [table] = blocks.flatMap((block) => (block.kind === "table" ? [block] : []));
  const notes = blocks.flatMap((block) =>
    block.kind === "paragraph" && block.role === "note" ? [wordsOf(block.text)] : [],
  );
  return { days: table?.rows.map(([day]) => wordsOf(day ?? [])), note: notes[0] };
}

test("[R258] page one says why a week has a gap, and nothing of it in another week", () => {
  expect(pageOneOn("2026-11-21")).toEqual({
    days: ["Mon, Nov\u00a023", "Tue, Nov\u00a024", "Wed, Nov\u00a025", "Wed, Dec\u00a02", "Thu, Dec\u00a03"],
    note: "No tasks on Thursday and Friday (Thanksgiving). Keep counting, from November\u00a023 on: setups more than 25% over plan. Change nothing before December\u00a02. On December\u00a08, compare the week before the change with the week since. The limits in the table below are our own judgment.",
  });
  expect(pageOneOn("2026-11-14")).toEqual({
    days: ["Mon, Nov\u00a016", "Tue, Nov\u00a017", "Wed, Nov\u00a018", "Mon, Nov\u00a023", "Tue, Nov\u00a024"],
    note: "Keep counting, from November\u00a016 on: setups more than 25% over plan. Change nothing before November\u00a023. On December\u00a01, compare the week before the change with the week since. The limits in the table below are our own judgment.",
  });
});

test("[R258] a letter's week begins with the report, and each of its days has a date", () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const due = weekdays.map((day) => dayOfTask({ day, isFromToday: true }, inUs(date)));
      expect(due[0]).toBe(workingDayFrom(date, inUs(date)));
      expect([...new Set(due)].toSorted()).toEqual(due);
      for (const day of due) expect(closedFor(day)).toBeUndefined();
    }),
    { seed: 260, numRuns: 300 },
  );
  expect(taskDayName({ day: "Thu", isFromToday: true }, inUs("2026-11-23"))).toBe("Monday, November\u00a030");
});

const britishShop: Submission = { ...sampleShop, owner_phone: "+44 1384 555 0146" };

test("[R258] in any year, a shop abroad has a task on each weekday of a week and none on a weekend", () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const due = weekdays.map((weekday) => weekdayOf(dayOfTask(weekday, abroad(date))));
      expect(due).toEqual(["MO", "TU", "WE", "TH", "FR"]);
      const moved = workingDayFrom(date, abroad(date));
      expect(moved).toBe({ SA: daysAfter(date, 2), SU: daysAfter(date, 1) }[String(weekdayOf(date))] ?? date);
    }),
    { seed: 261, numRuns: 300 },
  );
});

test("[R258] page one of a shop abroad has no gap in the week of Thanksgiving and doesn't name it", () => {
  expect(pageOneOn("2026-11-21", britishShop)).toEqual({
    days: ["Mon, Nov\u00a023", "Tue, Nov\u00a024", "Wed, Nov\u00a025", "Mon, Nov\u00a030", "Tue, Dec\u00a01"],
    note: "Keep counting, from November\u00a023 on: setups more than 25% over plan. Change nothing before November\u00a030. On December\u00a04, compare the week before the change with the week since. The limits in the table below are our own judgment.",
  });
});

test("[R258] the calendar of a shop abroad has reviews on US holidays and none on a weekend", () => {
  const days = daysIn(renderCalendar(dossierOn("2027-05-05", britishShop)));
  expect(days).toContain("2027-05-31");
  expect(days.filter((day) => ["SA", "SU"].includes(weekdayOf(day)))).toEqual([]);
});

test("[R258] the dates of the plan and of first readings go by the holidays that the shop keeps", () => {
  for (const [shop, day, first] of [
    [sampleShop, "January\u00a04", "December\u00a031"],
    [britishShop, "January\u00a01", "January\u00a01"],
  ] as const) {
    const { blocks } = dossierOn("2026-11-02", shop).report;
    const [timeline] = blocks.flatMap((block) => (block.kind === "timeline" ? [block] : []));
    expect(timeline?.phases[1]?.title).toBe(`Days\u00a031\u00a0to\u00a060, by\u00a0${day}`);
    const tiles = blocks.flatMap((block) => (block.kind === "dashboard" ? [...block.tiles, ...block.later] : []));
    expect(tiles.map(({ note }) => note)).toContain(`first number by ${first}`);
  }
});

test("[R258] the TV page and the page around the report go by the holidays that the shop keeps", () => {
  const tv = (shop: Submission) => renderTvPage(dossierOn("2027-03-02", shop));
  expect(tv(sampleShop)).toContain("June 1, 2027");
  expect(tv(britishShop)).toContain("May 31, 2027");
  const firstTask = (shop: Submission) => {
    const found = diagnose(shop);
    return inShort(caseOf(shop, found), shop, found, { ...occasion, date: "2027-05-29" }).week?.task;
  };
  expect(firstTask(sampleShop)).toMatch(/When: Tuesday, June\s1\./);
  expect(firstTask(britishShop)).toMatch(/When: Monday, May\s31\./);
});
