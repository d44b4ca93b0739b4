import ICAL from "ical.js";
import { expect, test } from "vitest";
import { occasion } from "../../test/shops.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { longestClosure, returnDays } from "../survey/return-day.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import { composeDossier } from "./dossier.ts";
import { renderCalendar } from "./files/calendar.ts";
import { daysAfter } from "./files/calendar-days.ts";
import { returnVisitOf } from "./return-visit.ts";
import { returnDayOf } from "./working-days.ts";

const abroad = { ...sampleShop, owner_phone: "+49 711 123456" };

test.for([
  ["2026-11-21", sampleShop, "2027-02-19"],
  ["2026-11-23", sampleShop, "2027-02-22"],
  ["2026-08-28", sampleShop, "2026-11-30"],
  ["2026-08-28", abroad, "2026-11-26"],
] as const)(
  "[R77] a report of %s asks its shop to come back on a working day, the same one in calendar and page",
  ([date, shop, day]) => {
    const file = renderCalendar(composeDossier(shop, diagnose(shop), { ...occasion, date }));
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    const [entry] = events.filter(({ uid }) => uid.includes("-return-"));
    expect(returnVisitOf(shop, date)).toEqual({ day, entry: entry?.uid });
    expect(entry?.startDate.toString()).toBe(day);
  },
);

test("no visit is later than the closure that keeping a report allows for", () => {
  const days = Array.from({ length: 366 * 28 }, (_, at) => daysAfter("2026-01-01", at));
  const delays = days.map(
    (date) => Date.parse(returnDayOf(sampleShop, date)) - Date.parse(daysAfter(date, returnDays)),
  );
  expect(Math.max(...delays) / 86_400_000).toBe(longestClosure);
});
