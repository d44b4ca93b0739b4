import { type DestinationStream, destination, type Logger, pino } from "pino";

/** Writes JSON lines to standard error; standard output is for what a command prints. */
export function createLog(level: string, stream: DestinationStream = destination({ dest: 2, sync: true })): Logger {
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"`, serializers: { err: errorOrigin } },
    stream,
  );
}

export type { Logger };

/**
 * What is logged of an error: its type, its code and its stack, never its message.
 *
 * The message of a bug may quote an answer, which may be a name or an address, and the stack is enough to find it.
 * SQLite has one code for everything, so its own text for the kind of error, such as a full disk, is logged too; it
 * quotes nothing.
 */
function errorOrigin(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = (error.stack ?? "")
    .replace(error.message, "")
    .split("\n")
    .filter((line) => frame.test(line));
  const kind = code === "ERR_SQLITE_ERROR" && "errstr" in error ? error.errstr : undefined;
  return { type: error.name, code, kind, stack: frames.map((frame) => frame.trim()) };
}

/** A line of a stack that names a place in code; the message before it may have lines of any kind. */
const frame = /^\s+at .*(?::\d+:\d+|\bnative|<anonymous>|\bindex \d+)\)?$/;

/** Field names that are safe to log. A sender chooses the name of an unknown field, so it could be an address. */
export function loggableNames(names: readonly string[]): readonly string[] {
  const plain = names.filter((name) => /^[a-z][a-z0-9_]{0,39}$/.test(name)).slice(0, 20);
  return plain.length === names.length ? plain : [...plain, `and ${names.length - plain.length} more`];
}
