import { inject } from "vitest";

/**
 * Address of a new, empty database on a real PostgreSQL server: `DATABASE_URL` for one test. The server is shared by
 * all test files, starts with the first of them that asks, and goes with the last.
 */
export async function freshDatabase(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${inject("postgresDesk")}/`, { method: "POST" });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
