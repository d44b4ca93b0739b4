import type { AskedCoworkers, StoredCoworker } from "../../service/coworkers/coworkers.ts";
import type { VisitEvent } from "../../service/delivery/deliveries.ts";
import type { CoworkerConsent, Invitation, InvitedCoworker, Store } from "../../service/store-port.ts";
import type { CoworkerAnswers } from "../../survey/coworker.ts";
import type { Write } from "./commit-group.ts";
import { holdLead, oneAtATime } from "./engine.ts";
import { withoutNul } from "./ids.ts";
import type { Access, Change, Database, Tables } from "./tables.ts";

type CoworkerPorts = Pick<
  Store,
  | "coworkersOf"
  | "isBehind"
  | "inviteCoworkers"
  | "coworkerWithToken"
  | "answerCoworker"
  | "takeBackCoworker"
  | "withdrawCoworker"
>;

/** Queues the deliveries of a later visit, in the transaction that stores it. A suspect's are withheld. */
export type QueueForVisit = (change: Change, leadId: string, event: VisitEvent, isSuspect?: boolean) => Promise<void>;

/** People that owners asked for their view, and what they answered. */
export const createCoworkers = (database: Database, write: Write, queueForVisit: QueueForVisit): CoworkerPorts => ({
  coworkersOf: (id) => coworkersOf(database, withoutNul(id)),
  isBehind: (id) => isBehind(database, withoutNul(id)),
  inviteCoworkers: (id, showsRoles, invitations, limit) =>
    write((change) => invite(change, withoutNul(id), showsRoles, invitations, limit)),
  coworkerWithToken: (token) => coworkerWithToken(database, token),
  answerCoworker: (token, answers, given) => write((change) => answer(change, token, answers, given, queueForVisit)),
  takeBackCoworker: (token, key) =>
    write(async (change) => {
      await change
        .updateTable("witnesses")
        // Not `null` as before the first answer, because the owner was notified of that one.
        .set({ answers: null, answered_at: null, may_show_role: 0, answer_key: null })
        .where("token", "=", token)
        .where("answer_key", "=", key)
        .where("counted_in", "is", null)
        .execute();
    }),
  withdrawCoworker: (id, coworker) =>
    write(async (change) => {
      // Ending the link of someone who answered would reveal, by what remains, whether they had agreed.
      const { numDeletedRows } = await change
        .deleteFrom("witnesses")
        .where("lead_id", "=", withoutNul(id))
        .where("id", "=", withoutNul(coworker))
        .where("answered_at", "is", null)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    }),
});

async function coworkersOf(access: Access, id: string): Promise<AskedCoworkers> {
  const lead = await access.selectFrom("leads").select("shows_roles").where("id", "=", id).executeTakeFirst();
  const rows = await access
    .selectFrom("witnesses")
    .selectAll()
    .where("lead_id", "=", id)
    .orderBy("invited_at")
    .orderBy("id")
    .execute();
  return { showsRoles: lead?.shows_roles === 1, coworkers: rows.map(coworkerIn) };
}

// The cast is sound: only `answer` writes the text.
const coworkerIn = (row: Omit<Tables["witnesses"], "lead_id" | "token">): StoredCoworker => ({
  id: row.id,
  role: row.role,
  invitedAt: row.invited_at,
  answeredAt: row.answered_at,
  answers: row.answers === null ? null : (JSON.parse(row.answers) as CoworkerAnswers),
  mayShowRole: row.may_show_role === 1,
  countedIn: row.counted_in,
  answerKeyDigest: row.answer_key,
});

/** Whether a version still has to be made, or an answer counted. */
async function isBehind(database: Database, id: string): Promise<boolean> {
  const pending = database
    .selectFrom("versions")
    .select("lead_id")
    .where("lead_id", "=", id)
    .where("dossier", "is", null);
  const uncounted = database
    .selectFrom("witnesses")
    .select("lead_id")
    .where("lead_id", "=", id)
    .where("answered_at", "is not", null)
    .where("counted_in", "is", null);
  return (await pending.union(uncounted).executeTakeFirst()) !== undefined;
}

/**
 * A role that is invited again gets a new link in place of one not answered. What the owner decided with the first
 * links stays, because those who read it may rely on it.
 */
async function invite(
  change: Change,
  id: string,
  showsRoles: boolean,
  invitations: readonly Invitation[],
  limit: number,
): Promise<"invited" | "no-report" | "too-many"> {
  await oneAtATime(change, `witnesses ${id}`);
  if (!(await holdLead(change, id))) return "no-report";
  const before = await change
    .selectFrom("witnesses")
    .select(["id", "role", "answered_at"])
    .where("lead_id", "=", id)
    .execute();
  const invited = new Set(invitations.map(({ role }) => role));
  const replaced = before.filter(({ role, answered_at }) => answered_at === null && invited.has(role));
  const kept = before.length - replaced.length;
  if (kept + invitations.length > limit) return "too-many";
  const ids = replaced.map((one) => one.id);
  if (ids.length > 0) {
    await change.deleteFrom("witnesses").where("id", "in", ids).where("answered_at", "is", null).execute();
  }
  if (kept === 0)
    await change
      .updateTable("leads")
      .set({ shows_roles: Number(showsRoles) })
      .where("id", "=", id)
      .execute();
  const rows = invitations.map(({ id: coworker, token, role, invitedAt }) => ({
    ...{ id: coworker, lead_id: id, token, role, invited_at: invitedAt },
    ...{ answered_at: null, answers: null, may_show_role: null, counted_in: null, answer_key: null },
  }));
  await change.insertInto("witnesses").values(rows).execute();
  return "invited";
}

async function coworkerWithToken(access: Access, token: string): Promise<InvitedCoworker | undefined> {
  const row = await access.selectFrom("witnesses").selectAll().where("token", "=", token).executeTakeFirst();
  if (row === undefined) return undefined;
  return { leadId: row.lead_id, coworker: coworkerIn(row) };
}

/** Stores a coworker's answer, unless someone else has answered or a report already counts it. */
async function answer(
  change: Change,
  token: string,
  answers: CoworkerAnswers,
  { at, mayShowRole, key }: CoworkerConsent,
  queueForVisit: QueueForVisit,
): Promise<"kept" | "answered" | "counted" | "gone"> {
  const before = await change
    .selectFrom("witnesses")
    .select(["lead_id", "may_show_role"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (before === undefined || !(await holdLead(change, before.lead_id))) return "gone";
  const { numUpdatedRows } = await change
    .updateTable("witnesses")
    .set({ answers: JSON.stringify(answers), answered_at: at, may_show_role: Number(mayShowRole), answer_key: key })
    .where("token", "=", token)
    .where((row) => row.or([row("answers", "is", null), row("answer_key", "=", key)]))
    .where("counted_in", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) {
    const now = await coworkerWithToken(change, token);
    if (now === undefined) return "gone";
    return now.coworker.countedIn === null ? "answered" : "counted";
  }
  if (before.may_show_role === null) await queueForVisit(change, before.lead_id, "coworker-answered");
  return "kept";
}
