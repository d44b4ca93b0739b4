import type { Replies } from "../../imports/session/messages.ts";
import { type Choices, type FileShown, type NumbersShown, noChoices } from "../../imports/session/shown.ts";
import { numbersWords } from "../words/numbers.ts";
import { isWorthKeeping, type Matches, withoutCells } from "./remembered.ts";
import type { SessionClient } from "./session-client.ts";

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
  readonly past: readonly (readonly OwnFile[])[];
  readonly matches: Matches;
}

/** What the keeper needs of the world. */
export interface KeeperPorts {
  readonly startSession: () => SessionClient;
  readonly matches: () => Matches;
  readonly keepMatches: (matches: Matches) => void;
  readonly onNumbers: (numbers: NumbersShown) => void;
}

export interface NumbersKeeper {
  readonly state: () => NumbersState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (sources: readonly Source[]) => Promise<void>;
  readonly choose: (id: string, choices: Choices) => Promise<void>;
  readonly use: (ids: readonly string[], isUsed: boolean) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly cancel: () => void;
  readonly rows: () => Promise<Replies["rows"]>;
  readonly setMatches: (matches: Matches) => void;
  readonly close: () => void;
}

const { busy: words } = numbersWords;

/** Keeps the files of a visit and asks the session about them. The session starts with the first file. */
export function keepNumbers(ports: KeeperPorts): NumbersKeeper {
  let state: NumbersState = {
    files: [],
    numbers: null,
    busy: null,
    progress: null,
    notice: null,
    past: [],
    matches: ports.matches(),
  };
  const listeners = new Set<() => void>();
  let session: SessionClient | null = null;
  /** Goes up when what runs is stopped: what comes back later is dropped. */
  let round = 0;
  /** One piece of work after the other: a later one counts on what an earlier one read. */
  let last: Promise<void> = Promise.resolve();
  let names = 0;
  /** Ids of the files that the running session has read. */
  const held = new Set<string>();

  const set = (change: Partial<NumbersState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const client = (): SessionClient => {
    session ??= ports.startSession();
    return session;
  };
  const change = (id: string, changed: Partial<OwnFile>): void =>
    set({ files: state.files.map((file) => (file.id === id ? { ...file, ...changed } : file)) });
  const remembering = (): Pick<NumbersState, "past"> => ({ past: [...state.past, state.files].slice(-50) });

  /** Runs something that can be stopped; a failure becomes a notice. */
  const run = (work: (isStopped: () => boolean) => Promise<void>): Promise<void> => {
    const own = round;
    const isStopped = (): boolean => own !== round;
    set({ notice: null });
    last = last.then(async () => {
      if (isStopped()) return;
      await work(isStopped).catch(() => {
        if (!isStopped()) set({ notice: words.failed });
      });
      if (!isStopped()) set({ busy: null, progress: null });
    });
    return last;
  };

  const read = async ({ id, input, choices }: OwnFile): Promise<FileShown> => {
    const given = typeof input === "string" ? input : await bytesOf(input);
    if (given === null) return { kind: "refused", reason: words.unreadable, lists: [] };
    const transfer = typeof given === "string" ? [] : [given];
    held.add(id);
    return client().ask({ kind: "read", id, input: given, choices }, transfer);
  };

  /** A session that was stopped took its files along. */
  const hold = async (file: OwnFile): Promise<void> => {
    if (!held.has(file.id)) await read(file);
  };
  const endSession = (): void => {
    round += 1;
    session?.end();
    session = null;
    held.clear();
    // What was asked of it never comes back.
    last = Promise.resolve();
  };

  /** Reads a file; one with known headings is matched as it was the last time. */
  const readAnew = async (file: OwnFile): Promise<void> => {
    const shown = await read(file);
    const known = shown.kind === "read" && !isWorthKeeping(file.choices) ? state.matches[shown.fingerprint] : undefined;
    if (known === undefined) return change(file.id, { shown });
    const { choices } = known;
    change(file.id, {
      shown: await client().ask({ kind: "choose", id: file.id, choices }),
      choices,
      isRemembered: true,
    });
  };

  const count = async (isStopped: () => boolean): Promise<void> => {
    const read = state.files.filter(({ shown }) => shown?.kind === "read");
    const used = read.filter(({ isUsed }) => isUsed).map(({ id }) => id);
    if (read.length === 0) return set({ numbers: null });
    for (const file of read) await hold(file);
    set({ busy: words.counting, progress: null });
    const numbers = await client().ask({ kind: "numbers", used, looked: read.map(({ id }) => id) });
    if (isStopped()) return;
    set({ numbers });
    if (used.length > 0) ports.onNumbers(numbers);
  };

  const readAll = async (files: readonly OwnFile[], isStopped: () => boolean): Promise<void> => {
    for (const [done, file] of files.entries()) {
      set({ busy: words.reading(file.name, done, files.length), progress: { done, total: files.length } });
      await readAnew(file);
      if (isStopped()) return;
    }
    await count(isStopped);
  };

  const remember = (ids: readonly string[]): void => {
    const kept = state.files.flatMap(({ id, shown, choices }) =>
      ids.includes(id) && shown?.kind === "read" && isWorthKeeping(choices)
        ? [[shown.fingerprint, { label: shown.looksLike, choices: withoutCells(choices) }] as const]
        : [],
    );
    if (kept.length === 0) return;
    set({ matches: { ...state.matches, ...Object.fromEntries(kept) } });
    ports.keepMatches(state.matches);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (sources) => {
      const files = sources.map((source): OwnFile => {
        names += 1;
        return { ...source, ...notYetRead, id: `file-${names}` };
      });
      if (files.length === 0) return Promise.resolve();
      set({ ...remembering(), files: [...state.files, ...files] });
      return run((isStopped) => readAll(files, isStopped));
    },
    choose: (id, choices) => {
      const file = state.files.find((one) => one.id === id);
      if (file === undefined) return Promise.resolve();
      set({ ...remembering(), busy: words.reading(file.name, 0, 1) });
      change(id, { choices, isRemembered: false });
      return run(async (isStopped) => {
        await hold(file);
        const shown = await client().ask({ kind: "choose", id, choices });
        if (isStopped()) return;
        change(id, { shown });
        if (file.isUsed) remember([id]);
        await count(isStopped);
      });
    },
    use: (ids, isUsed) => {
      set({
        ...remembering(),
        files: state.files.map((file) => (ids.includes(file.id) ? { ...file, isUsed } : file)),
      });
      if (isUsed) remember(ids);
      return run(count);
    },
    remove: (id) => {
      set({ ...remembering(), files: state.files.filter((file) => file.id !== id) });
      return run(count);
    },
    undo: () => {
      const before = state.past.at(-1);
      if (before === undefined) return Promise.resolve();
      const now = new Map(state.files.map((file) => [file.id, file]));
      set({ files: before, past: state.past.slice(0, -1) });
      return run(async (isStopped) => {
        for (const file of before) {
          const { id, choices, shown } = file;
          if (shown === null) await readAnew(file);
          else if (held.has(id) && now.get(id)?.choices !== choices)
            await client().ask({ kind: "choose", id, choices });
        }
        await count(isStopped);
      });
    },
    cancel: () => {
      endSession();
      set({
        files: state.files.filter(({ shown }) => shown !== null),
        busy: null,
        progress: null,
        notice: words.cancelled,
      });
    },
    rows: () => client().ask({ kind: "rows", used: state.files.filter(({ isUsed }) => isUsed).map(({ id }) => id) }),
    setMatches: (matches) => {
      set({ matches });
      ports.keepMatches(matches);
    },
    close: endSession,
  };
}

const notYetRead = { choices: noChoices, isUsed: false, isRemembered: false, shown: null } as const;

/** `null` when the file has been moved or changed since it was chosen. */
const bytesOf = (blob: Blob): Promise<ArrayBuffer | null> => blob.arrayBuffer().catch(() => null);
