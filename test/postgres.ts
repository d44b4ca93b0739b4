import { inject } from "vitest";

/**
 * Address of a new, empty database on a real PostgreSQL server: `DATABASE_URL` for one test. All test files share the
 * server; it starts with the first that asks and stops after the last.
 */
export async function freshDatabase(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${inject("postgresDesk")}/`, { method: "POST" });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
