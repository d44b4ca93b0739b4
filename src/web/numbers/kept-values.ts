import type { TileShown } from "../../imports/session/shown.ts";
import { isRecord } from "../../survey/is-record.ts";
import type { DraftStorage } from "../draft.ts";
import { parsedOrNull, read, write } from "./remembered.ts";

/** The values that one day showed, no rows. */
export interface KeptDay {
  /** 2026-11-16, by the clock of the device. */
  readonly day: string;
  readonly values: Readonly<Record<string, KeptValue>>;
}

export interface KeptValue {
  readonly name: string;
  readonly text: string;
}

const storageKey = "own-numbers-values";
const daysKept = 12;

/** The days that are kept, the newest first. */
export function readDays(storage: DraftStorage | null): readonly KeptDay[] {
  const parsed = parsedOrNull(read(storage, storageKey));
  return Array.isArray(parsed) ? parsed.filter(isKeptDay) : [];
}

/** Keeps what a day showed, in place of what the same day showed before. */
export function keepDay(storage: DraftStorage | null, day: string, tiles: readonly TileShown[]): void {
  const values = Object.fromEntries(tiles.map(({ id, name, text }) => [id, { name, text }]));
  const others = readDays(storage).filter((kept) => kept.day !== day);
  const days = [{ day, values }, ...others].toSorted((a, b) => b.day.localeCompare(a.day));
  write(storage, storageKey, JSON.stringify(days.slice(0, daysKept)));
}

export const forgetDays = (storage: DraftStorage | null): void => write(storage, storageKey, null);

/** The newest day before this one. */
export const dayBefore = (days: readonly KeptDay[], day: string): KeptDay | null =>
  days.find((kept) => kept.day < day) ?? null;

const isKeptDay = (one: unknown): one is KeptDay =>
  isRecord(one) &&
  typeof one.day === "string" &&
  isRecord(one.values) &&
  Object.values(one.values).every(
    (value) => isRecord(value) && typeof value.name === "string" && typeof value.text === "string",
  );
