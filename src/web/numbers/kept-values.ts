import type { TileShown } from "../../imports/session/shown.ts";
import { isRecord } from "../../survey/is-record.ts";
import { type DraftStorage, read, write } from "../draft/draft-device.ts";
import { parseOrNull } from "../parse-or-null.ts";

/** The values shown on one day, without rows. */
export interface KeptDay {
  /** Such as 2026-11-16, by the device's clock. */
  readonly day: string;
  readonly values: Readonly<Record<string, KeptValue>>;
}

export interface KeptValue {
  readonly name: string;
  readonly text: string;
}

const storageKey = "own-numbers-values";
const daysKept = 12;

/** The stored days, newest first. */
export function readDays(storage: DraftStorage | null): readonly KeptDay[] {
  const parsed = parseOrNull(read(storage, storageKey));
  return Array.isArray(parsed) ? parsed.filter(isKeptDay) : [];
}

/** Stores a day's values, replacing those stored for the same day. */
export function keepDay(storage: DraftStorage | null, day: string, tiles: readonly TileShown[]): void {
  const known = tiles.filter(({ value }) => value !== null);
  const values = Object.fromEntries(known.map(({ id, name, text }) => [id, { name, text }]));
  const others = readDays(storage).filter((kept) => kept.day !== day);
  const days = [{ day, values }, ...others].toSorted((a, b) => b.day.localeCompare(a.day));
  write(storage, storageKey, JSON.stringify(days.slice(0, daysKept)));
}

export const forgetDays = (storage: DraftStorage | null): void => void write(storage, storageKey, null);

/** The newest day before this one. */
export const dayBefore = (days: readonly KeptDay[], day: string): KeptDay | null =>
  days.find((kept) => kept.day < day) ?? null;

const isKeptDay = (value: unknown): value is KeptDay =>
  isRecord(value) &&
  typeof value.day === "string" &&
  isRecord(value.values) &&
  Object.values(value.values).every(
    (kept) => isRecord(kept) && typeof kept.name === "string" && typeof kept.text === "string",
  );
