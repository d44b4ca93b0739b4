import { capitalized } from "../../survey/writing.ts";
import { amountOf, number, type OwnMeasure } from "./own-measure.ts";

/** `back to the machine in under 90 minutes`. */
const inUnder = new RegExp(
  String.raw`^(?<what>[^,.;]{8,60}?) (?:in|within|to)? ?(?:under|less than|below|within|inside) (?<goal>${number}) (?<unit>minutes?|min|hours?|hrs?)\b(?: (?:and )?(?<more>[1-5]?\d) (?:minutes?|min)\b)?`,
  "i",
);
const duration = new RegExp(
  String.raw`\b(?:(?<hours>${number}) (?:hours?|hrs?|h))?(?: (?:and )?(?<minutes>${number}) (?:minutes?|min))?(?=\W|$)`,
  "gi",
);

/** A time limit in a goal, with how long the same thing takes today if another sentence says so. */
export function timeLimitIn(goal: string, reports: readonly (readonly string[])[]): OwnMeasure | undefined {
  const { what = "", goal: limit, unit = "", more = "0" } = inUnder.exec(goal)?.groups ?? {};
  const value = amountOf(limit);
  if (value === undefined) return undefined;
  const target = /^h/i.test(unit) ? value * 60 + Number(more) : value;
  const nouns = [...what.toLowerCase().matchAll(/[a-z]{5,}/g)].map(([noun]) => noun);
  const today = reports
    .flatMap((sentences) =>
      sentences.flatMap((text, at) => (speaksOf(nouns, sentences[at - 1], text) ? minutesIn(text) : [])),
    )
    .find((minutes) => minutes > target);
  return {
    name: capitalized(what.trim().replace(shareOf, "$<all> ($<share>)")),
    unit: "",
    today: today === undefined ? null : { value: today, text: clock(today) },
    target: { value: target, text: clock(target) },
    isLower: true,
    kpi: /\b(?:first (?:article|piece)|inspect|qc)/i.test(what)
      ? "kpi_insp_queue"
      : /\b(?:set-?up|change-?over)/i.test(what)
        ? "kpi_changeover"
        : null,
  };
}

/** `95% of setups`: the limit is for most of them. */
const shareOf = /^(?<share>\d{1,3} ?%) of (?:the |our |all |my )?(?<all>.+)/i;

const speaksOf = (nouns: readonly string[], before: string | undefined, text: string): boolean =>
  /\b(?:average|logged|takes?|took|waits?|until|hold)\b/i.test(text) &&
  nouns.some((noun) => `${before ?? ""} ${text}`.toLowerCase().includes(noun));

/** The durations in a text, in minutes. */
export const minutesIn = (text: string): readonly number[] =>
  [...text.matchAll(duration)].flatMap(({ groups }) => {
    const [hours, minutes] = [amountOf(groups?.hours), amountOf(groups?.minutes)];
    return hours === undefined && minutes === undefined ? [] : [(hours ?? 0) * 60 + (minutes ?? 0)];
  });

/** `5:20 h`, `45 min`. */
export const clock = (minutes: number): string =>
  minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`} h`;
