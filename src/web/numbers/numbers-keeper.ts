import type { ShopSaid } from "../../imports/rows/machines.ts";
import type { Replies } from "../../imports/session/messages.ts";
import type { Choices, FileShown, NumbersShown } from "../../imports/session/shown.ts";
import { numbersWords } from "../words/numbers.ts";
import {
  emptyState,
  matchesOf,
  type NumbersState,
  newFile,
  type OwnFile,
  readAndUsed,
  type Source,
  withChanged,
  withFiles,
} from "./numbers-state.ts";
import { isWorthKeeping, type Matches } from "./remembered.ts";
import type { SessionClient } from "./session-client.ts";

/** What the keeper needs of the world. */
export interface KeeperPorts {
  readonly startSession: () => SessionClient;
  readonly matches: () => Matches;
  readonly keepMatches: (matches: Matches) => void;
  readonly staffedHours: () => number | null;
  readonly keepStaffedHours: (hours: number | null) => void;
  readonly onNumbers: (numbers: NumbersShown) => void;
}

/** Tells whether the work it was given to has been stopped. */
type IsStopped = () => boolean;

const { busy: words } = numbersWords;

/** Keeps the files of a visit and asks the session about them. The session starts with the first file. */
export class NumbersKeeper {
  readonly #ports: KeeperPorts;
  readonly #listeners = new Set<() => void>();
  /** Ids of the files that the running session has read. */
  readonly #held = new Set<string>();
  #state: NumbersState;
  #session: SessionClient | null = null;
  /** Goes up when what runs is stopped: what comes back later is dropped. */
  #round = 0;
  /** One piece of work after the other: a later one counts on what an earlier one read. */
  #last: Promise<void> = Promise.resolve();
  #count = 0;

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
    this.#state = emptyState(ports.matches(), ports.staffedHours());
  }

  readonly state = (): NumbersState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async add(sources: readonly Source[]): Promise<void> {
    if (sources.length === 0) return;
    const files = sources.map((source) => {
      this.#count += 1;
      return newFile(source, `file-${this.#count}`);
    });
    this.#set(withFiles(this.#state, [...this.#state.files, ...files]));
    await this.#run((isStopped) => this.#readAll(files, isStopped));
  }

  async choose(file: OwnFile, choices: Choices): Promise<void> {
    const { id, name, isUsed } = file;
    const changed = withChanged(this.#state.files, id, { choices, isRemembered: false });
    this.#set({ ...withFiles(this.#state, changed), busy: words.reading(name, 0, 1) });
    await this.#run(async (isStopped) => {
      await this.#hold(file);
      const shown = await this.#client().ask({ kind: "choose", id, choices });
      if (isStopped()) return;
      this.#set({ files: withChanged(this.#state.files, id, { shown }) });
      if (isUsed) this.#memoize([id]);
      await this.#showNumbers(isStopped);
    });
  }

  async use(ids: readonly string[], isUsed: boolean): Promise<void> {
    const changed = this.#state.files.map((file) => (ids.includes(file.id) ? { ...file, isUsed } : file));
    this.#set(withFiles(this.#state, changed));
    if (isUsed) this.#memoize(ids);
    await this.#run((isStopped) => this.#showNumbers(isStopped));
  }

  async remove(id: string): Promise<void> {
    const left = this.#state.files.filter((file) => file.id !== id);
    this.#set(withFiles(this.#state, left));
    await this.#run((isStopped) => this.#showNumbers(isStopped));
  }

  async undo(): Promise<void> {
    const before = this.#state.past.at(-1);
    if (before === undefined) return;
    const now = new Map(this.#state.files.map(({ id, choices }) => [id, choices]));
    this.#set({ files: before, past: this.#state.past.slice(0, -1) });
    await this.#run(async (isStopped) => {
      for (const file of before) {
        const { id, choices, shown } = file;
        if (shown === null) await this.#readAnew(file);
        else if (this.#held.has(id) && now.get(id) !== choices)
          await this.#client().ask({ kind: "choose", id, choices });
      }
      await this.#showNumbers(isStopped);
    });
  }

  /** What no export holds; the numbers are worked out again with it. */
  async say(said: ShopSaid): Promise<void> {
    this.#set({ said });
    this.#ports.keepStaffedHours(said.staffedHours);
    await this.#run((isStopped) => this.#showNumbers(isStopped));
  }

  /** Stops what runs. Files that were read stay; the next session reads them when it needs them. */
  readonly cancel = (): void => {
    this.close();
    const files = this.#state.files.filter(({ shown, isPart }) => shown !== null && !isPart);
    this.#set({ files, busy: null, progress: null, notice: words.canceled });
  };

  readonly rows = (): Promise<Replies["rows"]> =>
    this.#client().ask({ kind: "rows", used: readAndUsed(this.#state.files).used });

  readonly newest = (): Promise<Replies["newest"]> => {
    const { files, said } = this.#state;
    return this.#client().ask({ kind: "newest", used: readAndUsed(files).used, said });
  };

  setMatches(matches: Matches): void {
    this.#set({ matches });
    this.#ports.keepMatches(matches);
  }

  /** Ends the session. What was asked of it never comes back. */
  readonly close = (): void => {
    this.#round += 1;
    this.#session?.end();
    this.#session = null;
    this.#held.clear();
    this.#last = Promise.resolve();
  };

  #set(change: Partial<NumbersState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #client(): SessionClient {
    this.#session ??= this.#ports.startSession();
    return this.#session;
  }

  /** Runs something that can be stopped; a failure becomes a notice. */
  #run(work: (isStopped: IsStopped) => Promise<void>): Promise<void> {
    const round = this.#round;
    const isStopped: IsStopped = () => round !== this.#round;
    this.#set({ notice: null });
    this.#last = this.#last.then(async () => {
      if (isStopped()) return;
      await work(isStopped).catch(() => {
        if (!isStopped()) this.#set({ notice: words.failed });
      });
      if (!isStopped()) this.#set({ busy: null, progress: null });
    });
    return this.#last;
  }

  async #readAll(files: readonly OwnFile[], isStopped: IsStopped): Promise<void> {
    for (const [done, file] of files.entries()) {
      this.#set({ busy: words.reading(file.name, done, files.length), progress: { done, total: files.length } });
      await this.#readAnew(file);
      if (isStopped()) return;
    }
    await this.#showNumbers(isStopped);
  }

  /** Reads a file; one with known headings is matched as it was the last time. */
  async #readAnew(file: OwnFile): Promise<void> {
    const { id } = file;
    const isPart = sizeOf(file) > largeFrom;
    const shown = await this.#read(file, isPart);
    const known =
      shown.kind === "read" && !isWorthKeeping(file.choices) ? this.#state.matches[shown.fingerprint] : undefined;
    const remembered = known === undefined ? {} : { choices: known.choices, isRemembered: true };
    // The first rows show what it is, while all are read.
    if (isPart && shown.kind === "read")
      this.#set({ files: withChanged(this.#state.files, id, { ...remembered, shown, isPart }) });
    const whole =
      known === undefined && !isPart
        ? shown
        : await this.#client().ask({ kind: "choose", id, choices: known?.choices ?? file.choices });
    this.#set({ files: withChanged(this.#state.files, id, { ...remembered, shown: whole, isPart: false }) });
  }

  async #read({ id, input, choices }: OwnFile, isPart = false): Promise<FileShown> {
    const given = typeof input === "string" ? input : await bytesOf(input);
    if (given === null) return { kind: "refused", reason: words.unreadable, lists: [] };
    this.#held.add(id);
    return this.#client().ask(
      { kind: "read", id, input: given, choices, isPart },
      typeof given === "string" ? [] : [given],
    );
  }

  /** A session that was stopped took its files along. */
  async #hold(file: OwnFile): Promise<void> {
    if (!this.#held.has(file.id)) await this.#read(file);
  }

  async #showNumbers(isStopped: IsStopped): Promise<void> {
    const { read, used } = readAndUsed(this.#state.files);
    if (read.length === 0) return this.#set({ numbers: null });
    for (const file of read) await this.#hold(file);
    this.#set({ busy: words.counting, progress: null });
    const numbers = await this.#client().ask({
      kind: "numbers",
      used,
      looked: read.map(({ id }) => id),
      said: this.#state.said,
    });
    if (isStopped()) return;
    this.#set({ numbers });
    if (used.length > 0) this.#ports.onNumbers(numbers);
  }

  #memoize(ids: readonly string[]): void {
    const kept = matchesOf(this.#state.files.filter(({ id }) => ids.includes(id)));
    if (Object.keys(kept).length > 0) this.setMatches({ ...this.#state.matches, ...kept });
  }
}

/** Characters or bytes of a file that takes seconds to read. */
const largeFrom = 1_000_000;
const sizeOf = ({ input }: OwnFile): number => (typeof input === "string" ? input.length : input.size);

/** `null` when the file has been moved or changed since it was chosen. */
const bytesOf = (blob: Blob): Promise<ArrayBuffer | null> => blob.arrayBuffer().catch(() => null);
