import { type DecimalMark, numberInEither } from "./numbers.ts";

/** The unit that a column of hours is written in. */
export type TimeUnit = "hours" | "minutes" | "seconds" | "milliseconds" | "days";

/** How many hours one unit is. */
export const hoursOf: Readonly<Record<TimeUnit, number>> = {
  hours: 1,
  minutes: 1 / 60,
  seconds: 1 / 3600,
  milliseconds: 1 / 3_600_000,
  days: 24,
};

const unitWords: readonly (readonly [RegExp, TimeUnit])[] = [
  [/^(?:milliseconds?|msecs?|ms|millis)$/, "milliseconds"],
  [/^(?:seconds?|secs?|s|sekunden?|segundos?|secondes?)$/, "seconds"],
  [/^(?:minutes?|mins?|m|minuten|minutos?)$/, "minutes"],
  [/^(?:hours?|hrs?|h|hr|std|stunden|horas?|heures?)$/, "hours"],
  [/^(?:days?|d)$/, "days"],
];

/** The unit that a word of a heading or a cell names. */
export const unitNamed = (word: string): TimeUnit | null => unitWords.find(([words]) => words.test(word))?.[1] ?? null;

/** Hours of "7:30", "128:15:00", "2h 30m", "1d 4h", "PT1H30M", "1,500 min"; `null` for a bare number. */
export function clockHours(text: string, mark: DecimalMark = "."): number | null {
  const clock = /^(-)?(\d{1,5}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?$/.exec(text);
  if (clock) {
    const hours = Number(clock[2]) + Number(clock[3]) / 60 + Number(clock[4] ?? 0) / 3600;
    return clock[1] ? -hours : hours;
  }
  const dotted = /^(\d+)\.(\d{1,2}):(\d{2}):(\d{2})(?:\.\d+)?$/.exec(text);
  if (dotted) return Number(dotted[1]) * 24 + Number(dotted[2]) + Number(dotted[3]) / 60 + Number(dotted[4]) / 3600;
  return spelledHours(
    text.toLowerCase().replace(/^p(?:(\d+)d)?t/, (_, days) => (days ? `${days}d` : "")),
    mark,
  );
}

/** Hours since midnight of "7:02", "15:31:00", "3:31 PM", "0702"; 24 of "24:00", the end of a day; `null` for anything else. */
export function timeOfDay(text: string): number | null {
  const clock =
    /^(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m?\.?)?$/i.exec(text) ??
    /^([0-2]\d)([0-5]\d)$/.exec(text);
  if (!clock) return null;
  const [, hour, minute, second = "0", half] = clock;
  const late = half?.toLowerCase() === "p" ? 12 : 0;
  const hours = (half === undefined ? Number(hour) : (Number(hour) % 12) + late) + Number(minute) / 60;
  const time = hours + Number(second) / 3600;
  return hours < 24 || time === 24 ? time : null;
}

/** A time of day in a workbook arrives as a date before 1900. */
export function timeOfWorkbookDate(date: Date): number | null {
  const hours = hoursOfWorkbookDate(date);
  return hours !== null && hours < 24 ? hours : null;
}

/** Numbers and their units from the first letter to the last: a text with anything else isn't a duration. */
function spelledHours(text: string, mark: DecimalMark): number | null {
  const part = /\s*(\d[\d.,'’]*)\s*(\p{L}+)\.?,?\s*/uy;
  let hours = 0;
  do {
    const [, written = "", word = ""] = part.exec(text) ?? [];
    const [number, unit] = [numberInEither(written, mark), unitNamed(word)];
    if (number === null || unit === null) return null;
    hours += number * hoursOf[unit];
  } while (part.lastIndex < text.length);
  return hours;
}

/**
 * A duration that a workbook shows as [h]:mm arrives as a date in 1900 or before. Spreadsheets count from the last day
 * of 1899 and treat 1900 as a leap year, so days from the 60th on are off by one.
 */
export function hoursOfWorkbookDate(date: Date): number | null {
  const days = date.getTime() / 86_400_000 + 25_568;
  if (days < 0 || days >= 3660) return null;
  return (days < 60 ? days : days + 1) * 24;
}
