import type { Replies, SessionRequest } from "../../imports/session/messages.ts";
import type { FileShown } from "../../imports/session/shown.ts";
import type { OwnFile } from "./numbers-state.ts";
import type { SessionClient, StartSession } from "./session-client.ts";

/**
 * The import session and the files it has read. If it has ended, the next request starts a new one, which reads a file
 * again when needed.
 */
export class SessionFiles {
  readonly #startSession: StartSession;
  readonly #ids = new Set<string>();
  #session: SessionClient | null = null;
  /** How often the session was ended. */
  #endings = 0;

  constructor(startSession: StartSession) {
    this.#startSession = startSession;
  }

  /** Starts the session before there is a file, because its script takes as long to load as the first rows to read. */
  start(): SessionClient {
    this.#session ??= this.#startSession(() => this.#forget());
    return this.#session;
  }

  /** Ends the session. Its pending requests never resolve. */
  end(): void {
    this.#endings += 1;
    this.#session?.end();
    this.#forget();
  }

  ask<R extends SessionRequest>(request: R): Promise<Replies[R["kind"]]> {
    return this.start().ask(request);
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /**
   * Reads a file; `null` if the browser can't open it: it has been moved or changed since it was chosen. Never resolves if
   * the session ends meanwhile.
   *
   * @param isPartial reads only its first rows
   */
  async read({ id, name, input, choices, sheet }: OwnFile, isPartial = false): Promise<FileShown | null> {
    const endings = this.#endings;
    const content = typeof input === "string" ? input : await bytesOf(input);
    if (endings !== this.#endings) return new Promise(() => {});
    if (content === null) return null;
    const session = this.start();
    const read = session.ask(
      { kind: "read", id, input: content, choices, excerpt: { fileName: name, sheet, isPartial } },
      typeof content === "string" ? [] : [content],
    );
    this.#ids.add(id);
    return read;
  }

  /**
   * Reads the files that the current session hasn't read yet, because an earlier one has ended.
   *
   * @throws Error if the browser can't open one of them anymore
   */
  async ensureRead(files: readonly OwnFile[]): Promise<void> {
    for (const file of files)
      if (!this.has(file.id) && (await this.read(file)) === null) throw new Error("A file can't be opened anymore");
  }

  #forget(): void {
    this.#session = null;
    this.#ids.clear();
  }
}

const bytesOf = (blob: Blob): Promise<ArrayBuffer | null> => blob.arrayBuffer().catch(() => null);
