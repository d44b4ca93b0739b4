import { type DraftStorage, read, write } from "../draft/draft-device.ts";

const storageKey = "own-numbers-staffed-hours";

/** The hours per workday that the machines are staffed, as entered last. */
export function readStaffedHours(storage: DraftStorage | null): number | null {
  const hours = Number(read(storage, storageKey) ?? Number.NaN);
  return hours > 0 && hours <= 24 ? hours : null;
}

export const keepStaffedHours = (storage: DraftStorage | null, hours: number | null): void =>
  void write(storage, storageKey, hours === null ? null : String(hours));
