import type { ManualFacts } from "../../imports/rows/machines.ts";
import type { Replies } from "../../imports/session/messages.ts";
import type { Choices, FileShown, NumbersShown } from "../../imports/session/shown.ts";
import { numbersWords } from "../words/numbers.ts";
import {
  emptyState,
  isLarge,
  matchesOf,
  type NumbersState,
  newFile,
  type OwnFile,
  readAndUsed,
  type Source,
  withChanged,
  withFiles,
} from "./numbers-state.ts";
import { hasChoices, type RememberedMatches } from "./remembered.ts";
import type { StartSession } from "./session-client.ts";
import { SessionFiles } from "./session-files.ts";
import { type IsStopped, WorkQueue } from "./work-queue.ts";

/** External dependencies of the keeper. */
export interface KeeperPorts {
  readonly startSession: StartSession;
  readonly matches: () => RememberedMatches;
  readonly keepMatches: (matches: RememberedMatches) => void;
  readonly staffedHours: () => number | null;
  readonly keepStaffedHours: (hours: number | null) => void;
  readonly onNumbers: (numbers: NumbersShown) => void;
}

const { busy: words } = numbersWords;

/**
 * Holds a visitor's own files, has the import session read them, and computes the numbers again after each change. Remembers how
 * files were matched.
 */
export class NumbersKeeper {
  readonly #ports: KeeperPorts;
  readonly #listeners = new Set<() => void>();
  readonly #session: SessionFiles;
  readonly #queue = new WorkQueue();
  #state: NumbersState;
  #lastFileNumber = 0;
  /** What the numbers shown were computed from. */
  #computedFrom: readonly unknown[] = [];

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
    this.#session = new SessionFiles(ports.startSession);
    this.#state = emptyState(ports.matches(), ports.staffedHours());
  }

  readonly state = (): NumbersState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts the session before there is a file. */
  readonly prepare = (): void => {
    this.#session.start();
  };

  async add(sources: readonly Source[]): Promise<void> {
    if (sources.length === 0) return;
    const files = sources.map((source) => this.#newFile(source));
    this.#set(withFiles(this.#state, [...this.#state.files, ...files]));
    await this.#run((isStopped) => this.#readAll(files, isStopped));
  }

  /** Reads a file again with what a person chose for it. */
  async choose(file: OwnFile, choices: Choices): Promise<void> {
    const { id, name, isUsed } = file;
    const changed = withChanged(this.#state.files, id, { choices, isRemembered: false });
    this.#set({ ...withFiles(this.#state, changed), busy: words.reading(name, 0, 1) });
    await this.#run(async (isStopped) => {
      await this.#session.ensureRead([file]);
      const shown = await this.#session.ask({ kind: "choose", id, choices });
      if (isStopped()) return;
      this.#set({ files: withChanged(this.#state.files, id, { shown }) });
      if (isUsed) this.#rememberMatches([id]);
      await this.#recompute(isStopped);
    });
  }

  /** Puts files into use, or takes them out of it. */
  async setUsed(ids: readonly string[], isUsed: boolean): Promise<void> {
    const changed = this.#state.files.map((file) => (ids.includes(file.id) ? { ...file, isUsed } : file));
    this.#set(withFiles(this.#state, changed));
    if (isUsed) this.#rememberMatches(ids);
    await this.#run((isStopped) => this.#recompute(isStopped));
  }

  async remove(id: string): Promise<void> {
    const left = this.#state.files.filter((file) => file.id !== id);
    this.#set(withFiles(this.#state, left));
    await this.#run((isStopped) => this.#recompute(isStopped));
  }

  async undo(): Promise<void> {
    const before = this.#state.past.at(-1);
    if (before === undefined) return;
    const now = new Map(this.#state.files.map(({ id, choices }) => [id, choices]));
    this.#set({ files: before, past: this.#state.past.slice(0, -1) });
    await this.#run(async (isStopped) => {
      for (const file of before) {
        const { id, choices, shown, isPartial } = file;
        if (shown === null || isPartial) await this.#readFile(file);
        else if (this.#session.has(id) && now.get(id) !== choices)
          await this.#session.ask({ kind: "choose", id, choices });
        if (isStopped()) return;
      }
      await this.#recompute(isStopped);
    });
  }

  /** Stores facts that no export contains, and recomputes the numbers with them. */
  async enter(manual: ManualFacts): Promise<void> {
    this.#set({ manual });
    this.#ports.keepStaffedHours(manual.staffedHours);
    await this.#run((isStopped) => this.#recompute(isStopped));
  }

  /**
   * Stops running work, and drops the files that aren't completely read, without a step to undo. Files already read stay; the next
   * session reads them when it needs them.
   */
  readonly cancel = (): void => {
    this.close();
    const files = this.#state.files.filter(({ shown, isPartial }) => shown !== null && !isPartial);
    this.#set({ files, busy: null, progress: null, notice: words.canceled });
  };

  /** @throws Error if the files in use can't be read anymore */
  readonly rows = async (): Promise<Replies["rows"]> =>
    this.#session.ask({ kind: "rows", used: await this.#ensureUsedRead() });

  /** @throws Error if the files in use can't be read anymore */
  readonly newestRows = async (): Promise<Replies["newest"]> =>
    this.#session.ask({ kind: "newest", used: await this.#ensureUsedRead(), manual: this.#state.manual });

  setMatches(matches: RememberedMatches): void {
    this.#set({ matches });
    this.#ports.keepMatches(matches);
  }

  /** Ends the session. Its pending requests never resolve, so work that awaits one stops there. */
  readonly close = (): void => {
    this.#queue.stop();
    this.#session.end();
  };

  #set(change: Partial<NumbersState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** The ids of the files in use, after the session has read them again if it was stopped. */
  async #ensureUsedRead(): Promise<readonly string[]> {
    const { read, used } = readAndUsed(this.#state.files);
    await this.#session.ensureRead(read.filter(({ id }) => used.includes(id)));
    return used;
  }

  /** Runs work that can be stopped; a failure becomes a notice. */
  #run(work: (isStopped: IsStopped) => Promise<void>): Promise<void> {
    this.#set({ notice: null });
    return this.#queue.run(work, (isFailed) =>
      this.#set({ busy: null, progress: null, ...(isFailed && { notice: words.failed }) }),
    );
  }

  async #readAll(files: readonly OwnFile[], isStopped: IsStopped): Promise<void> {
    for (const [done, file] of files.entries()) {
      this.#set({ busy: words.reading(file.name, done, files.length), progress: { done, total: files.length } });
      await this.#readFile(file);
      if (isStopped()) return;
      for (const sheet of this.#addSheetsOf(file)) await this.#readFile(sheet);
      if (isStopped()) return;
    }
    await this.#recompute(isStopped);
  }

  #newFile(source: Source, sheet?: string): OwnFile {
    this.#lastFileNumber += 1;
    return newFile(source, `file-${this.#lastFileNumber}`, sheet);
  }

  /** Adds the other lists of a workbook, each like a file of its own. */
  #addSheetsOf(file: OwnFile): readonly OwnFile[] {
    const { files } = this.#state;
    const shown = files.find(({ id }) => id === file.id)?.shown;
    const sheets = shown?.kind === "read" ? shown.otherSheets : [];
    const added = sheets.map((sheet) => this.#newFile(file, sheet));
    this.#set({ files: [...files, ...added] });
    return added;
  }

  /** Reads a file. If nothing was chosen for it and its headings are known, it is matched as files like it were last time. */
  async #readFile(file: OwnFile): Promise<void> {
    const { id } = file;
    const isPartial = isLarge(file);
    const shown = await this.#session.read(file, isPartial);
    if (shown === null)
      return this.#set({ files: withChanged(this.#state.files, id, { shown: unreadable, isPartial: false }) });
    const match =
      shown.kind === "read" && !hasChoices(file.choices) ? this.#state.matches[shown.fingerprint] : undefined;
    const remembered = match === undefined ? {} : { choices: match.choices, isRemembered: true };
    // The first rows already show what it is while the rest are read.
    if (isPartial && shown.kind === "read")
      this.#set({ files: withChanged(this.#state.files, id, { ...remembered, shown, isPartial }) });
    const complete =
      match === undefined && !isPartial
        ? shown
        : await this.#session.ask({ kind: "choose", id, choices: match?.choices ?? file.choices });
    this.#set({ files: withChanged(this.#state.files, id, { ...remembered, shown: complete, isPartial: false }) });
  }

  async #recompute(isStopped: IsStopped): Promise<void> {
    const { read, used } = readAndUsed(this.#state.files);
    const from = [this.#state.manual, ...used, ...read.map(({ shown }) => shown)];
    // If a file is put into use while it is still being read, the numbers are computed once, not twice.
    if (this.#state.numbers !== null && isSame(from, this.#computedFrom)) return;
    if (read.length === 0) return this.#set({ numbers: null });
    await this.#session.ensureRead(read);
    this.#set({ busy: words.counting, progress: null });
    const numbers = await this.#session.ask({
      kind: "numbers",
      used,
      allRead: read.map(({ id }) => id),
      manual: this.#state.manual,
    });
    if (isStopped()) return;
    this.#computedFrom = from;
    this.#set({ numbers });
    if (used.length > 0) this.#ports.onNumbers(numbers);
  }

  #rememberMatches(ids: readonly string[]): void {
    const kept = matchesOf(this.#state.files.filter(({ id }) => ids.includes(id)));
    if (Object.keys(kept).length > 0) this.setMatches({ ...this.#state.matches, ...kept });
  }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index]);

const unreadable: FileShown = { kind: "refused", reason: words.unreadable, lists: [] };
