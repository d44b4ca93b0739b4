import type { Row } from "../../measures/reading.ts";
import { stateWords } from "../knowledge/words.ts";
import { reasonReader } from "../values/read-cells.ts";
import { component, type Entry, numberIn } from "./entries.ts";
import { partsMade } from "./part-counts.ts";

/** A period in which one machine was in one state. */
interface Stretch {
  readonly machine: string;
  readonly from: number;
  readonly to: number;
  readonly state: "cutting" | "idle" | "off";
  readonly reason: string | null;
}

/** The longest that a state without an end counts, days. Own judgment. */
const longest = 1;
/** Shorter stops are not listed: five minutes, as in the list of stops. */
const shortestStop = 5 / 1440;

/** Machine days and stops from a log of states, with one entry per change, or one per period with its end or length. */
export function readMachineLog(entries: readonly Entry[]): {
  readonly machine_days: readonly Row[];
  readonly stops: readonly Row[];
} {
  const stretches = stretchesOf(entries);
  return { machine_days: withParts(machineDays(stretches), entries), stops: stopsOf(stretches) };
}

const partColumns = ["parts_made", "parts_good"] as const;

/** Parts count on the day of their row. */
function withParts(days: readonly Row[], entries: readonly Entry[]): readonly Row[] {
  const columns = partColumns.filter((column) => entries.some((entry) => numberIn(entry[column]) !== null));
  if (columns.length === 0) return days;
  const sums = new Map<string, number>();
  const machines = Map.groupBy(entries, (entry) => machineOf(entry));
  for (const [machine, own] of machines) {
    const sorted = own.toSorted((a, b) => (numberIn(a.day) ?? 0) - (numberIn(b.day) ?? 0));
    for (const column of columns)
      for (const [row, made] of partsMade(sorted.map((entry) => numberIn(entry[column]))).entries()) {
        const key = [machine, Math.floor(numberIn(sorted[row]?.day) ?? 0), column].join("\u0000");
        sums.set(key, (sums.get(key) ?? 0) + (made ?? 0));
      }
  }
  return days.map((row) => ({
    ...row,
    ...Object.fromEntries(
      columns.map((column) => [column, sums.get([row.machine, row.day, column].join("\u0000")) ?? 0]),
    ),
  }));
}

const machineOf = (entry: Entry): string => String(entry.machine ?? "Machine");

function stretchesOf(entries: readonly Entry[]): readonly Stretch[] {
  const isState = stateEvents(entries);
  const known = entries
    .flatMap((entry) => {
      const from = numberIn(entry.day);
      return from === null || !isState(entry) ? [] : [{ entry, from, machine: machineOf(entry) }];
    })
    .toSorted((a, b) => (a.machine < b.machine ? -1 : a.machine > b.machine ? 1 : a.from - b.from));
  return known.flatMap(({ entry, from, machine }, index) => {
    const next = known[index + 1];
    const to = endOf(entry, from) ?? (next?.machine === machine ? Math.min(next.from, from + longest) : from);
    const state = stateOf(String(component(entry, "state") ?? ""));
    return state === null || to <= from ? [] : [{ machine, from, to, state, reason: reasonOf(entry) }];
  });
}

/** A log may also record programs and tools, and a mode next to the state. */
function stateEvents(entries: readonly Entry[]): (entry: Entry) => boolean {
  const eventOf = (entry: Entry): string | null =>
    component(entry, "event") === null ? null : String(component(entry, "event"));
  const telling = [/exec/i, /state|status/i, /mode/i].find((words) =>
    entries.some((entry) => words.test(eventOf(entry) ?? "")),
  );
  return (entry) => {
    const event = eventOf(entry);
    return event === null || (telling?.test(event) ?? false);
  };
}

function endOf(entry: Entry, from: number): number | null {
  const ended = numberIn(component(entry, "ended"));
  if (ended !== null && ended >= from) return Math.min(ended, from + 7);
  const lasted = numberIn(component(entry, "lasted"));
  return lasted === null || lasted < 0 ? null : Math.min(from + lasted / 24, from + 7);
}

const stateByWord = new Map(
  Object.entries(stateWords).flatMap(([state, words]) =>
    words.map((word) => [word, state as Stretch["state"]] as const),
  ),
);

const plainWord = (text: string): string => text.toLowerCase().trim();

/** An unknown state is idle: it never counts as cutting. */
export function stateOf(text: string): Stretch["state"] | null {
  const word = plainWord(text);
  return word === "" ? null : (stateByWord.get(word) ?? "idle");
}

function reasonOf(entry: Entry): string | null {
  const reason = reasonReader(String(component(entry, "reason") ?? component(entry, "state") ?? ""));
  return typeof reason === "string" ? reason : null;
}

function machineDays(stretches: readonly Stretch[]): readonly Row[] {
  const cutting = hoursOfDays(stretches.filter(({ state }) => state === "cutting"));
  const on = hoursOfDays(stretches.filter(({ state }) => state !== "off"));
  // A log that never says off doesn't tell when no one was there.
  const saysOff = stretches.some(({ state }) => state === "off");
  return [...hoursOfDays(stretches)].map(([key, { machine, day }]) => ({
    machine,
    day,
    in_cycle_hours: cutting.get(key)?.hours ?? 0,
    ...(saysOff && { on_hours: on.get(key)?.hours ?? 0 }),
  }));
}

/**
 * The hours of each machine and day that these periods cover. What two cover counts once: a file may have been exported
 * before a period ended that the next file has whole.
 */
function hoursOfDays(stretches: readonly Stretch[]) {
  const days = new Map<string, { readonly machine: string; readonly day: number; hours: number }>();
  const covered = new Map<string, number>();
  for (const { machine, from, to } of stretches) {
    const begin = Math.max(from, covered.get(machine) ?? from);
    for (let day = Math.floor(begin); day < to; day += 1) {
      const key = `${machine}\u0000${day}`;
      const known = days.get(key) ?? { machine, day, hours: 0 };
      known.hours += Math.max(0, Math.min(to, day + 1) - Math.max(begin, day)) * 24;
      days.set(key, known);
    }
    covered.set(machine, Math.max(begin, to));
  }
  return days;
}

interface Stop extends Stretch {
  /** Whether no reason is known since it began. Some name it only after a while, and it holds from the beginning. */
  readonly awaitsReason: boolean;
}

/** Idle periods in a row are one stop until the reason changes. One without a reason after one with a reason is its own. */
function stopsOf(stretches: readonly Stretch[]): readonly Row[] {
  const stops: Stop[] = [];
  for (const stretch of stretches.filter(({ state }) => state === "idle")) {
    const last = stops.at(-1);
    const before = last?.machine === stretch.machine && stretch.from - last.to < 1 / 1440 ? last : undefined;
    const { reason } = stretch;
    const to = Math.max(before?.to ?? 0, stretch.to);
    if (before !== undefined && (before.awaitsReason || before.reason === reason))
      stops[stops.length - 1] = { ...before, to, reason, awaitsReason: before.awaitsReason && reason === null };
    else stops.push({ ...stretch, awaitsReason: reason === null && before === undefined });
  }
  return stops
    .filter(({ from, to }) => to - from >= shortestStop)
    .map(({ machine, from, to, reason }) => ({ machine, began: from, hours: (to - from) * 24, reason }));
}
