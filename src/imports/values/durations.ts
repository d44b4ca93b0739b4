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

const ofHours = String.raw`(?:\s*(?:h|hrs?|hours?)\.?)?`;
/** "7:30", "128:15:00", "2:30 hrs". */
const colons = new RegExp(String.raw`^(\d{1,5}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?${ofHours}$`, "i");
/** "1h30", "1 h 05". */
const shortForm = /^(\d{1,3})\s?h\s?([0-5]?\d)$/i;
/** "1.04:00:00", a day and four hours. */
const withDays = /^(\d+)\.(\d{1,2}):(\d{2}):(\d{2})(?:\.\d+)?$/;
/** "1 1/2", "3/4", "1½ hrs". */
const fraction = new RegExp(String.raw`^(\d{1,3}(?=[\s¼½¾]))?\s*(?:([1-9])/(2|3|4|8|10|16)|([¼½¾]))${ofHours}$`, "i");
const quarters: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

/** Hours of "7:30", "1h30", "2h 30m", "1d 4h", "PT1H30M", "1,500 min", "-45 min", "1 1/2"; `null` for a bare number. */
export function clockHours(text: string, mark: DecimalMark = "."): number | null {
  if (!/[^\d.,]/.test(text)) return null;
  const size = text.replace(/^[-\u2212](?=\d)/, "");
  const hours = clockedHours(size) ?? fractionOfHours(size) ?? spelledHours(size, mark);
  return hours === null || size === text ? hours : -hours;
}

function clockedHours(text: string): number | null {
  const [, hours, minutes, seconds = 0] = colons.exec(text) ?? shortForm.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600;
  const [, days, ...rest] = withDays.exec(text) ?? [];
  const [ofDay = 0, minute = 0, second = 0] = rest.map(Number);
  return days === undefined ? null : Number(days) * 24 + ofDay + minute / 60 + second / 3600;
}

function fractionOfHours(text: string): number | null {
  const found = fraction.exec(text);
  if (!found) return null;
  const [, whole = 0, over = 0, under = 1, quarter = ""] = found;
  const part = quarters[quarter] ?? Number(over) / Number(under);
  return part < 1 ? Number(whole) + part : null;
}

/** Hours since midnight of "7:02", "15:31:00", "3:31 PM", "3 pm", "0702"; 24 of "24:00", the end of a day; `null` for anything else. */
export function timeOfDay(text: string): number | null {
  const clock =
    /^(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m?\.?)?$/i.exec(text) ??
    /^([0-2]\d)([0-5]\d)$/.exec(text) ??
    /^(\d{1,2})()()\s?([ap])\.?m\.?$/i.exec(text);
  if (!clock) return null;
  const [, hour, minute, second = "0", half] = clock;
  const late = half?.toLowerCase() === "p" ? 12 : 0;
  const hours = (half === undefined ? Number(hour) : (Number(hour) % 12) + late) + Number(minute) / 60;
  const time = hours + Number(second) / 3600;
  return hours < 24 || time === 24 ? time : null;
}

/** A time of day in a workbook arrives as a date before 1900, or on the first day of 1904. */
export function timeOfWorkbookDate(date: Date): number | null {
  const hours = hoursOfWorkbookDate(date);
  return hours !== null && hours >= 0 && hours < 24 ? hours : null;
}

/** Numbers and their units from the first letter to the last: a text with anything else isn't a duration. */
function spelledHours(written: string, mark: DecimalMark): number | null {
  const text = written.toLowerCase().replace(/^p(?:(\d+)d)?t/, (_, days) => (days ? `${days}d` : ""));
  const part = /\s*(\d+(?:\s\d{3})*[\d.,'’]*)\s*(\p{L}+)\.?,?\s*/uy;
  let hours = 0;
  do {
    const [, number = "", word = ""] = part.exec(text) ?? [];
    const [size, unit] = [numberInEither(number, mark), unitNamed(word)];
    if (size === null || unit === null) return null;
    hours += size * hoursOf[unit];
  } while (part.lastIndex < text.length);
  return hours;
}

/**
 * A duration that a workbook shows as [h]:mm arrives as a date in 1900 or before. Spreadsheets count from the last day
 * of 1899 and treat 1900 as a leap year, so days from the 60th on are off by one. A workbook that counts from 1904, as
 * old Macs did, has durations from there, and may have negative ones.
 */
export function hoursOfWorkbookDate(date: Date): number | null {
  const since1904 = date.getTime() / 86_400_000 + 24_107;
  if (since1904 < -1461 || since1904 >= 2200) return null;
  if (since1904 > -31) return since1904 * 24;
  const days = since1904 + 1461;
  return (days < 60 ? days : days + 1) * 24;
}
