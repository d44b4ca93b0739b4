import { useState } from "react";
import { deviceStorage } from "../draft/draft-device.ts";
import { parseOrNull } from "../parse-or-null.ts";
import { read, write } from "./remembered.ts";
import { agreement } from "./ten-changeovers.ts";

/** Minutes as typed. */
export interface Entry {
  readonly planned: string;
  readonly taken: string;
}

const storageKey = "own-numbers-changeovers";
const emptyEntries: readonly Entry[] = Array.from({ length: agreement.changeovers }, () => ({
  planned: "",
  taken: "",
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
    change: (line: number, changed: Partial<Entry>): void => {
      setCleared(null);
      keep(entries.map((entry, index) => (index === line ? { ...entry, ...changed } : entry)));
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

function readEntries(kept: unknown): readonly Entry[] {
  if (!Array.isArray(kept)) return emptyEntries;
  return emptyEntries.map((empty, line) => {
    const { planned, taken } = kept[line] ?? empty;
    return { planned: String(planned ?? ""), taken: String(taken ?? "") };
  });
}
