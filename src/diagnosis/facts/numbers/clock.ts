import { numbersIn } from "./number-in-text.ts";

export const hoursOfClock = 12;

/** A time of day as it is written, `ten`, `6` or `8:30`, in hours of a twelve-hour clock. */
export function clockOf(spelled: string): number | undefined {
  const written = spelled.replace(/[,.;]$/, "");
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)/.exec(written) ?? [];
  const clock = hours === undefined ? numbersIn(written)[0]?.low : Number(hours) + Number(minutes) / 60;
  return clock !== undefined && clock >= 1 && clock < hoursOfClock + 1 ? clock : undefined;
}
