import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { shops as published } from "../../../bench/load.ts";
import { fullShop, hostileShop, occasion, silentShop, sparseShop, tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { noLetter } from "../../diagnosis/letter/whole-letter.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { curlyApostrophes } from "../../survey/writing.ts";
import { composeDossier, type Dossier } from "../dossier.ts";
import { noWords } from "../words.ts";
import { dayOfTask, shopCalendar } from "../working-days.ts";
import { renderCalendar } from "./calendar.ts";
import { daysAfter } from "./calendar-days.ts";

const shops = { sampleShop, silentShop, tidyShop, sparseShop, hostileShop, fullShop };

const dossierOf = (shop: Submission, date = occasion.date): Dossier =>
  composeDossier(shop, diagnose(shop), { ...occasion, date });

/** The file as another program reads it. */
const read = (file: string): ICAL.Component => new ICAL.Component(ICAL.parse(file));

/** The reader doesn't know NAME (RFC 7986), so the test passes it as a COMMENT, which is text too. */
const nameOf = (file: string): unknown =>
  read(file.replace("\r\nNAME:", "\r\nCOMMENT:")).getFirstPropertyValue("comment");

const eventsOf = (file: string): readonly ICAL.Event[] =>
  read(file)
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

const eventOf = (file: string, kind: string): ICAL.Event => {
  const event = eventsOf(file).find(({ uid }) => uid.includes(`-${kind}-`));
  if (event === undefined) throw new Error(`The calendar has no event of kind ${kind}`);
  return event;
};

/** Every time of a review, whatever KPIs it covers. */
const timesOfReview = (file: string, kind: string): readonly string[] =>
  eventsOf(file)
    .filter(({ uid }) => uid.includes(`-${kind}-`))
    .flatMap(timesOf);

/** Every time at which an event takes place, `2026-11-23T07:30:00`; of an event without end, the first thousand. */
function timesOf(event: ICAL.Event): readonly string[] {
  const times: string[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && times.length < 1000; next = iterator.next()) times.push(next.toString());
  return times;
}

const sample = renderCalendar(dossierOf(sampleShop));

/** The numbers that a review goes over, in its order. */
const namesIn = ({ description }: ICAL.Event): readonly string[] =>
  [...description.matchAll(/^\d+\. (.+)$/gm)].map(([, name = ""]) => name);

const reviewsIn = (file: string): readonly ICAL.Event[] =>
  eventsOf(file).filter(({ uid }) => /-(?:daily|weekly|monthly)-/.test(uid));

/** The tiles on the wall, and those for later. */
const boardIn = ({ report }: Dossier) =>
  report.blocks.flatMap((block) => (block.kind === "dashboard" ? [block] : []))[0] ?? { tiles: [], later: [] };

test("[R77] a daily review is on weekdays, and every review ends on day 90, or on the working day after it, unless a first number comes that late", () => {
  const days = (kind: string) => timesOfReview(sample, kind).map((time) => new Date(time).getDay());
  expect(days("daily").filter((day) => day === 0 || day === 6)).toEqual([]);
  expect(days("weekly").filter((day) => day !== 1)).toEqual([]);
  expect(timesOf(eventOf(sample, "daily-0")).at(-1)).toBe("2027-02-19T07:30:00");
  const dossier = dossierOf(sampleShop, "2026-11-30");
  const file = renderCalendar(dossier);
  expect(eventOf(file, "day-90").startDate.toString()).toBe("2027-03-01");
  expect(eventOf(file, "weekly").description).toMatch(/Repeats until (?:January 2\d|March 1), 2027/);
  expect(timesOfReview(file, "weekly").at(-1)).toBe("2027-03-01T08:00:00");
});

test.for(published)(
  "[R77] the reviews of shop %$ go over the numbers of the wall, in its order, and none before it has a number",
  (shop) => {
    const dossier = dossierOf(shop);
    const { tiles, later } = boardIn(dossier);
    const order = [...tiles, ...later].map(({ name }) => curlyApostrophes(name));
    const reviews = reviewsIn(renderCalendar(dossier));
    const named = new Set(reviews.flatMap(namesIn));
    const monday = dayOfTask("Mon", shopCalendar(shop, occasion.date));
    for (const { id, name } of tiles) if (id === null) expect(named).toContain(curlyApostrophes(name));
    for (const review of reviews) {
      const names = namesIn(review);
      const [day = ""] = timesOf(review);
      expect(names).toEqual(order.filter((name) => names.includes(name)));
      expect(day > monday).toBe(true);
      for (const tile of [...tiles, ...later].filter(({ name }) => names.includes(name)))
        expect(day.slice(0, 10) > (tile.firstNumber ?? monday)).toBe(true);
      for (const tile of later.filter(({ name, firstNumber }) => names.includes(name) && firstNumber === undefined))
        expect([tile.name, day > daysAfter(occasion.date, 30)]).toEqual([tile.name, true]);
    }
  },
);

test("[R77] a review before the change of the test changes nothing", () => {
  const week = timesOfReview(sample, "weekly")[0]?.slice(0, 10);
  expect(week).toBe("2026-11-30");
  expect(eventOf(sample, "weekly-0").description).toContain("Before December\u00a02, only write the numbers down");
});

test("[R77] the monthly reading is on the first Tuesday of each month", () => {
  const dossier = dossierOf(sampleShop);
  const kpis = dossier.diagnosis.kpis.map((kpi) => ({ ...kpi, cadence: "monthly" as const }));
  const file = renderCalendar({ ...dossier, diagnosis: { ...dossier.diagnosis, kpis } });
  expect(timesOfReview(file, "monthly")).toEqual([
    "2026-12-01T09:00:00",
    "2027-01-05T09:00:00",
    "2027-02-02T09:00:00",
    "2027-03-02T09:00:00",
  ]);
  expect(timesOf(eventOf(file, "monthly-0")).at(-1)).toBe("2027-01-05T09:00:00");
});

test("[R77] a review interval without a KPI is left out, and each KPI is reviewed in its own, with owner, lights and what to do", () => {
  const dossier = dossierOf(sampleShop);
  const kpis = dossier.diagnosis.kpis.filter(({ cadence }) => cadence !== "monthly");
  const file = renderCalendar({ ...dossier, diagnosis: { ...dossier.diagnosis, kpis } });
  expect(eventsOf(file).filter(({ uid }) => uid.includes("-monthly-"))).toEqual([]);
  const { description } = eventOf(sample, "weekly");
  expect(description).toContain(
    "1. On-time delivery\nDo we ship when we said we would?\nWho: Planner.\nGreen: 95% or more. Yellow: 85% to 95%. Red: under 85%.\nWhen red: Go through the orders due",
  );
});

test("[R77] day 30, 60 and 90 and the return are whole days, counted from the report", () => {
  const wholeDays = eventsOf(sample).filter(({ startDate }) => startDate.isDate);
  expect(wholeDays.map(({ startDate, summary }) => `${startDate.toString()} ${summary}`)).toEqual([
    "2026-11-23 Do this first: In JobBOSS, pull the last 50 closed jobs and put estimated …",
    "2026-11-24 Take the last 40 jobs shipped and mark the late ones",
    "2026-11-25 Time two setups on your two 5-axis machines …",
    "2026-12-02 The change: Make one rule: each afternoon …",
    "2026-12-03 Stage tomorrow’s frozen jobs: material, program, tools …",
    "2026-12-21 Day 30 of your KPI plan",
    "2027-01-20 Day 60 of your KPI plan",
    "2027-02-19 Day 90 of your KPI plan",
    "2027-02-19 Day 90: what has changed since your Spindlewise report?",
  ]);
});

test("[R77] the day of a decision that the answers name, and the one of the goal, are in the calendar", () => {
  const dated = {
    ...sampleShop,
    improvement_goal: "Get on-time delivery from 78% to 92% by the end of June.",
    success_metric: "",
    notes: "We are about to order a second CMM, a Hexagon, about $145,000, decision in February.",
  };
  const file = renderCalendar(dossierOf(dated));
  expect(eventOf(file, "decision").startDate.toString()).toBe("2027-02-26");
  expect(eventOf(file, "decision").summary).toBe("Decide on a second CMM");
  expect(eventOf(file, "goal").startDate.toString()).toBe("2027-06-30");
  expect(eventOf(file, "goal").summary).toBe("Your goal: On-time delivery, 92%");
});

test("[R77] no hour has a zone, no one is invited, and nothing repeats forever", () => {
  for (const shop of Object.values(shops)) {
    const file = renderCalendar(dossierOf(shop));
    expect(file).not.toMatch(/^(?:TZID|ATTENDEE|ORGANIZER|BEGIN:VTIMEZONE|BEGIN:VALARM)/m);
    expect(file).not.toMatch(/^DT(?:START|END)[^\n]*Z\r$/m);
    for (const event of eventsOf(file)) expect(timesOf(event).length).toBeLessThan(70);
  }
});

test("[R77] the same report gives the same file, and every event an identity that no other shop or day has", () => {
  expect(renderCalendar(dossierOf(sampleShop))).toBe(sample);
  const files = [dossierOf(sampleShop), dossierOf(tidyShop), dossierOf(sampleShop, "2026-11-22")].map(renderCalendar);
  const identities = files.flatMap((file) => eventsOf(file).map(({ uid }) => uid));
  expect(new Set(identities).size).toBe(identities.length);
});

test("[R77] a line has at most 75 octets and ends as RFC 5545 requires", () => {
  for (const shop of Object.values(shops)) {
    const lines = renderCalendar(dossierOf(shop)).split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  }
});

test("[R77] the program that wrote the file has the operator's name for it", () => {
  const dossier = dossierOf(sampleShop);
  const brand = { ...dossier.report.brand, productName: 'Chip, "Swarf"; & Co' };
  const file = renderCalendar({ ...dossier, report: { ...dossier.report, brand } });
  expect(read(file).getFirstPropertyValue("prodid")).toBe('-//Chip, "Swarf"; & Co//KPI calendar//EN');
  expect(file).not.toContain("Spindlewise");
});

test("[R64] whatever a shop is called, it is read back character for character and adds no line", () => {
  const lineCount = (file: string) => read(file).getAllSubcomponents().length + read(file).getAllProperties().length;
  const line = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 100 })
    .map((text) => text.replace(/\p{Cc}/gu, "x"));
  fc.assert(
    fc.property(line, (name) => {
      const dossier = dossierOf(sampleShop);
      const file = renderCalendar({ ...dossier, report: { ...dossier.report, shop: name } });
      expect(nameOf(file)).toBe(`KPI review, ${name}`);
      expect(eventOf(file, "return").description).toContain(`Made for ${name} by Spindlewise`);
      expect(lineCount(file)).toBe(lineCount(sample));
    }),
    {
      seed: 5545,
      numRuns: 60,
      examples: [['a\\nb;c,d:"e"'], ["=SUM(A1)\\"], ["END:VEVENT"], ["\u202eمرحبا 😀🔩 五轴"], ["😀".repeat(50)]],
    },
  );
});

test("[R69] a goal of the shop's own has its lights in the calendar too", () => {
  const weekly = eventOf(sample, "weekly-0").description;
  expect(weekly).toContain("Write down on how many of the last four Saturdays people worked.");
  expect(weekly).toContain("Green: none in four weeks. Yellow: one. Red: two or more.");
  expect(weekly).not.toContain("7% or less");
  const easier = renderCalendar(dossierOf({ ...sampleShop, success_metric: "On-time delivery above 80%." }));
  expect(eventOf(easier, "weekly-0").description).toContain("Green: 80% or more. Red: under 80%.");
});

/** A shop whose material comes late, which it can do something about at once. */
const lateMaterial = {
  ...sparseShop,
  pain_invisible: "On 14 October the truck brings 61 forgings of 400, the other come 9 November.",
} as const;

test("[R77] what can be done at once is on the first working day from that of the report, before the first task of the week", () => {
  const [today, first] = eventsOf(renderCalendar(dossierOf(lateMaterial))).filter(({ startDate }) => startDate.isDate);
  expect(occasion.date, "a Saturday").toBe("2026-11-21");
  expect(today?.startDate.toString()).toBe("2026-11-23");
  expect(today?.summary).toMatch(/^Do this today: For each job that waits for material/);
  expect(today?.description).toMatch(/^Who: .+\.$/m);
  expect(first?.summary).toMatch(/^Do this first: /);
});

test("[R77] a KPI with a number on its tile isn't started again, and one that the week counts starts in the first month", () => {
  const dossier = dossierOf(sampleShop);
  const days = ["day-30", "day-60", "day-90"].map((day) => eventOf(sample, day).description);
  const starts = days.map((text) => [...text.matchAll(/\[ \] Start tracking (.+) \(/g)].map(([, name]) => name));
  expect(dossier.diagnosis.kpis.map(({ name }) => name)).toContain("On-time delivery");
  expect(starts.flat()).not.toContain("On-time delivery");
  expect(starts.flat()).not.toContain("Setup vs estimate");
  expect(starts[0]?.join()).toContain("Overtime: count it by hand from");
  expect(starts[2]?.join()).toContain("Spindle utilization: first number by February\u00a019");
});

test("[R77] a month of a model's plan without a step of its own keeps the milestones of the others on their days", () => {
  const step = (by: 30 | 90, text: string) => ({ by, who: "Dana", hours: 2, what: [{ kind: "words" as const, text }] });
  const letter = { ...noLetter, plan: [step(30, "Count the setups."), step(90, "Hang the chart.")] };
  const file = renderCalendar(composeDossier(sampleShop, diagnose(sampleShop), occasion, { ...noWords, letter }));
  expect(eventOf(file, "day-30").description).toContain("Count the setups");
  expect(eventOf(file, "day-90").description).toContain("Hang the chart");
  expect(eventOf(file, "day-60").description).not.toContain("Hang the chart");
});
