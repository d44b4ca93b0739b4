import { nothingSaid, type ShopSaid } from "../../imports/rows/machines.ts";
import { type Choices, type FileShown, type NumbersShown, noChoices } from "../../imports/session/shown.ts";
import { isWorthKeeping, type Matches, withoutCells } from "./remembered.ts";

/** A dropped file, or cells that were pasted. */
export interface Source {
  readonly name: string;
  readonly input: Blob | string;
}

export interface OwnFile extends Source {
  readonly id: string;
  readonly choices: Choices;
  readonly isUsed: boolean;
  /** Whether it was matched as it was matched last time. */
  readonly isRemembered: boolean;
  /** `null` until it has been read. */
  readonly shown: FileShown | null;
  /** Whether only its first rows have been read so far. */
  readonly isPart: boolean;
}

export interface NumbersState {
  readonly files: readonly OwnFile[];
  readonly numbers: NumbersShown | null;
  /** What runs, in words; `null` when nothing does. */
  readonly busy: string | null;
  /** How far a series of files is. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** What went wrong or was stopped, until the next thing begins. */
  readonly notice: string | null;
  /** The files as they were before each change, the latest last. */
  readonly past: readonly (readonly OwnFile[])[];
  readonly matches: Matches;
  /** What no export holds. */
  readonly said: ShopSaid;
}

export const emptyState = (matches: Matches, staffedHours: number | null): NumbersState => ({
  files: [],
  numbers: null,
  busy: null,
  progress: null,
  notice: null,
  past: [],
  matches,
  said: { ...nothingSaid, staffedHours },
});

export const newFile = (source: Source, id: string): OwnFile => ({
  ...source,
  id,
  choices: noChoices,
  isUsed: false,
  isRemembered: false,
  shown: null,
  isPart: false,
});

const stepsBack = 50;

/** The files changed, in a way that can be undone. */
export const withFiles = (state: NumbersState, files: readonly OwnFile[]): Pick<NumbersState, "files" | "past"> => ({
  files,
  past: [...state.past, state.files].slice(-stepsBack),
});

/** One file changed. */
export const withChanged = (files: readonly OwnFile[], id: string, changed: Partial<OwnFile>): readonly OwnFile[] =>
  files.map((file) => (file.id === id ? { ...file, ...changed } : file));

/** The files that could be read, and those of them in use, by their ids and the oldest first. */
export function readAndUsed(files: readonly OwnFile[]) {
  const read = files.filter(({ shown }) => shown?.kind === "read");
  return { read, used: read.filter(({ isUsed }) => isUsed).map(({ id }) => id) };
}

/** What is worth remembering of how these files were matched. */
export const matchesOf = (files: readonly OwnFile[]): Matches =>
  Object.fromEntries(
    files.flatMap(({ shown, choices }) =>
      shown?.kind === "read" && isWorthKeeping(choices)
        ? [[shown.fingerprint, { label: shown.looksLike, choices: withoutCells(choices) }] as const]
        : [],
    ),
  );
