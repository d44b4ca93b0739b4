import { type WireCoworkers, type WireLinks, wireInvite } from "../../survey/wire/coworkers.ts";
import type { Admission } from "../ports.ts";
import type { Store } from "../store-port.ts";
import { askedNow, byRole, lastDay, lastMoment, type StoredCoworker } from "./coworkers.ts";

/** The most people who can be asked about one report: links that are replaced or withdrawn don't count. */
const maxCoworkers = 12;

export interface InviteRequest {
  /** Id of the report. */
  readonly id: string;
  readonly body: unknown;
  readonly address: string;
}

export type InviteOutcome =
  | { readonly kind: "invited"; readonly links: WireLinks }
  | { readonly kind: "invalid" }
  | { readonly kind: "no-report" }
  | { readonly kind: "too-many-people" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number };

export interface InvitePorts {
  readonly store: Pick<Store, "inviteCoworkers">;
  readonly admit: (address: string) => Promise<Admission>;
  readonly newId: () => string;
  readonly hash: (text: string) => string;
  readonly now: () => Date;
}

/** Creates a private link for each person the owner of a report asks. */
export async function inviteCoworkers(
  { id, body, address }: InviteRequest,
  ports: InvitePorts,
): Promise<InviteOutcome> {
  const { data } = wireInvite.safeParse(body);
  if (data === undefined) return { kind: "invalid" };
  const admission = await ports.admit(address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  const links = [...new Set(data.roles)].map((role) => ({ id: ports.newId(), role, secret: ports.newId() }));
  const invitedAt = ports.now().toISOString();
  const invitations = links.map(({ id, role, secret }) => ({ id, role, token: ports.hash(secret), invitedAt }));
  const outcome = await ports.store.inviteCoworkers(id, data.shows_roles, invitations, maxCoworkers);
  switch (outcome) {
    case "invited":
      return { kind: "invited", links: { links } };
    case "no-report":
      return { kind: "no-report" };
    case "too-many":
      return { kind: "too-many-people" };
  }
}

export type CoworkersOutcome =
  | { readonly kind: "coworkers"; readonly coworkers: WireCoworkers }
  | { readonly kind: "no-report" };

/** The people the owner has asked so far, with their status but not their answers. */
export async function listCoworkers(
  id: string,
  { store, now }: { readonly store: Pick<Store, "coworkersOf" | "leadWithId">; readonly now: () => Date },
): Promise<CoworkersOutcome> {
  if ((await store.leadWithId(id)) === undefined) return { kind: "no-report" };
  const asked = await store.coworkersOf(id);
  const invited = askedNow(asked)
    .toSorted(byRole)
    .map((one) => ({
      id: one.id,
      role: one.role,
      open_until: lastDay(one),
      state: stateOf(one, now()),
    }));
  return { kind: "coworkers", coworkers: { shows_roles: asked.showsRoles, invited } };
}

function stateOf(coworker: StoredCoworker, now: Date): WireCoworkers["invited"][number]["state"] {
  if (coworker.countedIn !== null) return "counted";
  if (coworker.answeredAt !== null) return "answered";
  return now > lastMoment(coworker) ? "ended" : "open";
}
