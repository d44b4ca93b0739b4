import type { ImportResult } from "../imports/imported.ts";
import { kpis } from "../knowledge/kpis/kpis.ts";

/** A file and its import result. */
export interface Read {
  readonly file: string;
  readonly imported: ImportResult;
}

export const unitOf = (id: string): string => (Object.hasOwn(kpis, id) ? kpis[id as keyof typeof kpis].unit.long : "");
export const nameOf = (id: string): string => (Object.hasOwn(kpis, id) ? kpis[id as keyof typeof kpis].name : id);
