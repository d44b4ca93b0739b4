import { type DestinationStream, destination, type Logger, pino } from "pino";

/** JSON lines on the error stream: standard output is left to what a person asked for. */
export function createLog(level: string, stream: DestinationStream = destination({ dest: 2, sync: true })): Logger {
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"`, serializers: { err: errorOrigin } },
    stream,
  );
}

export type { Logger };

/**
 * What is logged of an error: its type, its code and where it happened, never its message.
 *
 * The message of a bug may quote an answer, and an answer may be a name or an address. The place names the message.
 * SQLite has one code for everything; its own words for the kind of trouble, as of a full disk, quote nothing.
 */
function errorOrigin(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const kind = code === "ERR_SQLITE_ERROR" && "errstr" in error ? error.errstr : undefined;
  return { type: error.name, code, kind, stack: frames.map((frame) => frame.trim()) };
}

/** Names of unknown fields that are safe to log: a field name is the sender's own text, and could be an address. */
export function loggableNames(names: readonly string[]): readonly string[] {
  const plain = names.filter((name) => /^[a-z][a-z0-9_]{0,39}$/.test(name)).slice(0, 20);
  return plain.length === names.length ? plain : [...plain, `and ${names.length - plain.length} more`];
}
