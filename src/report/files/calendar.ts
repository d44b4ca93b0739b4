import ical, {
  escape as escaped,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventTransparency,
} from "ical-generator";
import { curlyApostrophes } from "../../survey/writing.ts";
import type { Dossier } from "../dossier.ts";
import type { Report } from "../report.ts";
import { calendarWords as words } from "./calendar.words.ts";
import { type Entry, entriesOf } from "./calendar-entries.ts";
import { identityOf } from "./calendar-identity.ts";
import type { Review } from "./calendar-reviews.ts";

/**
 * The KPI reviews and the plan as an RFC 5545 calendar: daily, weekly and monthly reviews until day 90, the
 * tasks of page one, the milestones at day 30, 60 and 90, the shop's own dates, and the return. Times are local and whole days have none, so no time zone can shift them.
 * The same dossier gives the same file and ids: importing it twice duplicates nothing.
 */
export function renderCalendar(dossier: Dossier): string {
  const { report } = dossier;
  const calendar = ical({
    prodId: { company: escaped(report.brand.productName, false), product: "KPI calendar", language: "EN" },
    // The library doesn't escape these names, so they are escaped here. The test reads them back.
    name: escaped(words.calendar(report.shop), false),
    method: ICalCalendarMethod.PUBLISH,
    events: entriesOf(dossier).map((entry) => eventOf(entry, report)),
  });
  return `${calendar.toString()}\r\n`;
}

function eventOf(entry: Entry, report: Report): ICalEventData {
  const { summary, description } = entry;
  const always = {
    id: identityOf(keyOf(entry), report),
    stamp: atUtc(report.date, "00:00"),
    summary: curlyApostrophes(summary),
    description: curlyApostrophes(description),
  };
  if ("from" in entry) return { ...always, ...hoursOf(entry) };
  return {
    ...always,
    start: atUtc(entry.day, "00:00"),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

/** A review moved by a holiday is a separate event. */
function keyOf(entry: Entry): string {
  if (!("from" in entry)) return entry.kind;
  return entry.repeats === null ? `${entry.kind}-${entry.from}-${entry.day}` : `${entry.kind}-${entry.from}`;
}

function hoursOf({ day, hour, minutes, repeats }: Review): ICalEventData {
  const start = atUtc(day, hour);
  return {
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    // The library writes the UTC hours and, because they float, no time zone.
    floating: true,
    repeating: repeats && repeatingOf(repeats, hour),
  };
}

function repeatingOf({ rule, lastDay, except }: NonNullable<Review["repeats"]>, hour: string): string {
  const dates = except.map((day) => `${compact(day)}T${hour.replace(":", "")}00`);
  const left = dates.length === 0 ? "" : `\nEXDATE:${dates.join(",")}`;
  return `RRULE:${rule};UNTIL=${compact(lastDay)}T235959${left}`;
}

const compact = (day: string): string => day.replaceAll("-", "");

const atUtc = (day: string, hour: string): Date => new Date(`${day}T${hour}:00Z`);
