import type { DraftStorage } from "../draft.ts";
import { read, write } from "./remembered.ts";

const place = "own-numbers-staffed-hours";

/** Hours of a working day in which the machines are staffed, as said last. */
export function readStaffedHours(storage: DraftStorage | null): number | null {
  const hours = Number(read(storage, place) ?? Number.NaN);
  return hours > 0 && hours <= 24 ? hours : null;
}

export const keepStaffedHours = (storage: DraftStorage | null, hours: number | null): void =>
  write(storage, place, hours === null ? null : String(hours));
