import type { CoworkerRole } from "../survey/coworker.ts";
import { type WireCoworkers, type WireLinks, wireCoworkers, wireLinks } from "../survey/wire/coworkers.ts";
import { errorMessageIn } from "./analysis/error-message.ts";
import { reportAddress } from "./report-address.ts";

const address = (report: string): string => `${reportAddress(report)}/witnesses`;

/** The people the owner has asked; `null` if the server doesn't say. */
export async function fetchCoworkers(report: string, signal?: AbortSignal): Promise<WireCoworkers | null> {
  const response = await fetch(address(report), { headers: { accept: "application/json" }, ...(signal && { signal }) });
  return response.ok ? (wireCoworkers.safeParse(await response.json()).data ?? null) : null;
}

/**
 * Makes a private link for each role.
 *
 * @throws Error with a message for the visitor
 */
export async function invite(report: string, roles: readonly CoworkerRole[], showsRoles: boolean): Promise<WireLinks> {
  const response = await fetch(address(report), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ roles, shows_roles: showsRoles }),
  });
  return wireLinks.parse(await bodyOf(response));
}

/**
 * Ends a link. One that is already gone counts as ended.
 *
 * @throws Error with a message for the visitor
 */
export async function withdraw(report: string, coworker: string): Promise<void> {
  const response = await fetch(`${address(report)}/${encodeURIComponent(coworker)}`, { method: "DELETE" });
  if (response.status !== 404 && response.status !== 204) await bodyOf(response);
}

async function bodyOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  throw new Error(errorMessageIn(body) ?? `Status ${response.status}`);
}
