/**
 * Why the database can't work now although the query is fine: its disk is full, it is read-only, it is locked for too
 * long, or it can't be reached.
 */
export type Unavailable = "full" | "read-only" | "busy" | "away";

/** `undefined`: another kind of error, such as a bug or a damaged file. */
export function whyUnavailable(error: unknown): Unavailable | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("errcode" in error) return ofSqlite(Number(error.errcode));
  const code = "code" in error ? String(error.code) : "";
  return ofPostgres[code] ?? ofPostgres[code.slice(0, 2)] ?? ofMessage(error);
}

/** SQLite reports a disk quota or file-size limit as a write error (778), a full disk with its own code. */
const writeRefused = 778;

/** A trigger refused it: only a store that was moved has any (move.ts). */
const triggerRefused = 1811;

/** The low byte is the error class: 5 busy, 6 locked, 8 read-only, 13 full. */
function ofSqlite(errcode: number): Unavailable | undefined {
  if (errcode === writeRefused) return "full";
  if (errcode === triggerRefused) return "read-only";
  const kinds: Readonly<Record<number, Unavailable>> = { 5: "busy", 6: "busy", 8: "read-only", 13: "full" };
  return kinds[errcode % 256];
}

/** By the full code, or by its class: connections (08), resources (53). 40P01 and 40001: another transaction was in the way. */
const ofPostgres: Readonly<Record<string, Unavailable>> = {
  "25006": "read-only",
  "40001": "busy",
  "40P01": "busy",
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

/** The PostgreSQL driver has no codes for problems it detects itself. */
const ofMessage = ({ message }: Error): Unavailable | undefined =>
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/.test(
    message,
  )
    ? "away"
    : undefined;
