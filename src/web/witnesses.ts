import { type WireLinks, type WireWitnesses, wireLinks, wireWitnesses } from "../survey/wire-witnesses.ts";
import type { WitnessRole } from "../survey/witness.ts";
import { errorMessageIn } from "./error-message.ts";
import { reportAddress } from "./report-address.ts";

const address = (report: string): string => `${reportAddress(report)}/witnesses`;

/** The people the owner has asked; `null` if the server doesn't say. */
export async function fetchWitnesses(report: string, signal?: AbortSignal): Promise<WireWitnesses | null> {
  const response = await fetch(address(report), { headers: { accept: "application/json" }, ...(signal && { signal }) });
  return response.ok ? (wireWitnesses.safeParse(await response.json()).data ?? null) : null;
}

/**
 * Makes a private link for each role.
 *
 * @throws Error with a message for the visitor
 */
export async function invite(report: string, roles: readonly WitnessRole[], showsRoles: boolean): Promise<WireLinks> {
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
export async function withdraw(report: string, witness: string): Promise<void> {
  const response = await fetch(`${address(report)}/${encodeURIComponent(witness)}`, { method: "DELETE" });
  if (response.status !== 404 && response.status !== 204) await bodyOf(response);
}

async function bodyOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  throw new Error(errorMessageIn(body) ?? `Status ${response.status}`);
}
