import { type ManualFacts, noManualFacts } from "../../imports/rows/machines.ts";
import { type Choices, type FileShown, type NumbersShown, noChoices } from "../../imports/session/shown.ts";
import { hasChoices, type RememberedMatches, withoutCells } from "./remembered.ts";

/** A dropped file, or pasted cells. */
export interface Source {
  readonly name: string;
  readonly input: Blob | string;
}

export interface OwnFile extends Source {
  readonly id: string;
  /** A sheet of the workbook with another list than its best one; `null` for that. */
  readonly sheet: string | null;
  readonly choices: Choices;
  readonly isUsed: boolean;
  /** Whether it was matched with a remembered match. */
  readonly isRemembered: boolean;
  /** `null` until it has been read. */
  readonly shown: FileShown | null;
  /** Whether only its first rows have been read so far. */
  readonly isPartial: boolean;
}

export interface NumbersState {
  readonly files: readonly OwnFile[];
  readonly numbers: NumbersShown | null;
  /** What is running, as text; `null` if nothing is. */
  readonly busy: string | null;
  /** Progress through several files. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** What failed or was stopped, until the next action. */
  readonly notice: string | null;
  /** The files before each change, oldest first, for undo. */
  readonly past: readonly (readonly OwnFile[])[];
  readonly matches: RememberedMatches;
  /** What no export contains. */
  readonly manual: ManualFacts;
}

export const emptyState = (matches: RememberedMatches, staffedHours: number | null): NumbersState => ({
  files: [],
  numbers: null,
  busy: null,
  progress: null,
  notice: null,
  past: [],
  matches,
  manual: { ...noManualFacts, staffedHours },
});

export const newFile = (source: Source, id: string, sheet: string | null = null): OwnFile => ({
  ...source,
  id,
  sheet,
  choices: noChoices,
  isUsed: false,
  isRemembered: false,
  shown: null,
  isPartial: false,
});

/** Size in characters (pasted) or bytes (dropped) from which a file takes seconds to read. */
const largeFrom = 1_000_000;

export const isLarge = ({ input }: Source): boolean =>
  (typeof input === "string" ? input.length : input.size) > largeFrom;

const maxUndoSteps = 50;

/** Replaces the files, so that it can be undone. */
export const withFiles = (state: NumbersState, files: readonly OwnFile[]): Pick<NumbersState, "files" | "past"> => ({
  files,
  past: [...state.past, state.files].slice(-maxUndoSteps),
});

/** Changes one file. */
export const withChanged = (files: readonly OwnFile[], id: string, changed: Partial<OwnFile>): readonly OwnFile[] =>
  files.map((file) => (file.id === id ? { ...file, ...changed } : file));

/** The files that could be read, and the ids of those in use, oldest first. */
export function readAndUsed(files: readonly OwnFile[]) {
  const read = files.filter(({ shown }) => shown?.kind === "read");
  return { read, used: read.filter(({ isUsed }) => isUsed).map(({ id }) => id) };
}

/** The matches worth remembering from these files. */
export const matchesOf = (files: readonly OwnFile[]): RememberedMatches =>
  Object.fromEntries(
    files.flatMap(({ shown, choices }) =>
      shown?.kind === "read" && hasChoices(choices)
        ? [[shown.fingerprint, { label: shown.looksLike, choices: withoutCells(choices) }] as const]
        : [],
    ),
  );
