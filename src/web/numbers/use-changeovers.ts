import { useState } from "react";
import { today } from "../day-on-device.ts";
import { deviceStorage, read, write } from "../draft/draft-device.ts";
import { parseOrNull } from "../parse-or-null.ts";
import { agreement } from "./ten-changeovers.ts";

/** Minutes as typed. */
export interface Entry {
  readonly planned: string;
  readonly taken: string;
  readonly waited: string;
  /** The day it was typed, `2026-11-22`; empty while nothing is. */
  readonly day: string;
}

/** The first and the last day, as `2026-11-22`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const storageKey = "own-numbers-changeovers";
const emptyEntries: readonly Entry[] = Array.from({ length: agreement.changeovers }, () => ({
  planned: "",
  taken: "",
  waited: "",
  day: "",
}));

/** The lines of the form, kept on the device because a shift may pass between two changeovers. */
export function useChangeovers() {
  const [storage] = useState(deviceStorage);
  const [entries, setEntries] = useState<readonly Entry[]>(() => readEntries(parseOrNull(read(storage, storageKey))));
  const [cleared, setCleared] = useState<readonly Entry[] | null>(null);
  const keep = (next: readonly Entry[]): void => {
    setEntries(next);
    write(storage, storageKey, next === emptyEntries ? null : JSON.stringify(next));
  };
  return {
    entries,
    days: daysOf(entries),
    change: (line: number, changed: Partial<Entry>): void => {
      setCleared(null);
      keep(entries.map((entry, index) => (index === line ? { ...entry, day: today(), ...changed } : entry)));
    },
    clear: (): void => {
      setCleared(entries);
      keep(emptyEntries);
    },
    /** Restores what was cleared, until something is typed; `null` if nothing was cleared. */
    undoClear:
      cleared &&
      ((): void => {
        keep(cleared);
        setCleared(null);
      }),
  };
}

/** Entries that an older release kept have no day: they count as today's. */
function daysOf(entries: readonly Entry[]): Days {
  const days = entries.map(({ day }) => day || today()).sort();
  return { from: days.at(0) ?? today(), to: days.at(-1) ?? today() };
}

function readEntries(kept: unknown): readonly Entry[] {
  if (!Array.isArray(kept)) return emptyEntries;
  return emptyEntries.map((empty, line) => {
    const { planned, taken, waited, day } = kept[line] ?? empty;
    const [first, second, third] = [planned, taken, waited].map((minutes) => String(minutes ?? ""));
    return { planned: first ?? "", taken: second ?? "", waited: third ?? "", day: isDay(day) ? day : "" };
  });
}

const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
