import { inject } from "vitest";
import type { Kind } from "./databases.ts";

/**
 * Address of a new database without rows on a real PostgreSQL server: `DATABASE_URL` for one test. All test files share
 * the server; it starts with the first that asks and stops after the last.
 */
export const freshDatabase = (): Promise<string> => database("migrated");

/** The same without tables. */
export const emptyDatabase = (): Promise<string> => database("empty");

async function database(kind: Kind): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${inject("postgresDesk")}/${kind}`, { method: "POST" });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
