/**
 * Why the database cannot work now, though nothing is wrong with the question: its disk takes nothing more, it takes no
 * writes at all, others hold it for too long, or it cannot be reached.
 */
export type Unavailable = "full" | "read-only" | "busy" | "away";

/** `undefined`: the trouble is another one, ours or a damaged file. */
export function whyUnavailable(error: unknown): Unavailable | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("errcode" in error) return ofSqlite(Number(error.errcode));
  const code = "code" in error ? String(error.code) : "";
  return ofPostgres[code] ?? ofPostgres[code.slice(0, 2)] ?? ofWords(error);
}

/** A disk quota and the largest size of a file come as an error of writing (778), a full disk as its own. */
const writeRefused = 778;

/** The low byte is the kind: 5 busy, 6 locked, 8 read-only, 13 full. */
function ofSqlite(errcode: number): Unavailable | undefined {
  if (errcode === writeRefused) return "full";
  const kinds: Readonly<Record<number, Unavailable>> = { 5: "busy", 6: "busy", 8: "read-only", 13: "full" };
  return kinds[errcode % 256];
}

/** By the whole code, or by its class: connections (08), resources (53). */
const ofPostgres: Readonly<Record<string, Unavailable>> = {
  "25006": "read-only",
  "53100": "full",
  "55P03": "busy",
  "57014": "busy",
  "57P01": "away",
  "57P02": "away",
  "57P03": "away",
  "08": "away",
  "53": "busy",
  ECONNREFUSED: "away",
  ECONNRESET: "away",
  EPIPE: "away",
  ENOTFOUND: "away",
  EAI_AGAIN: "away",
  ENOENT: "away",
  ETIMEDOUT: "away",
  EHOSTUNREACH: "away",
  ENETUNREACH: "away",
};

/** The driver of PostgreSQL has no code for what it finds out by itself. */
const ofWords = ({ message }: Error): Unavailable | undefined =>
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/.test(
    message,
  )
    ? "away"
    : undefined;
