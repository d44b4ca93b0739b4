import { withheldWords } from "../../service/delivery/deliver-problems.words.ts";
import type { NewDelivery } from "../../service/delivery/deliveries.ts";
import type { MailQueue } from "../../service/delivery/mail-report.ts";
import { createCommitGroup } from "../store/commit-group.ts";
import { holdLead, oneAtATime } from "../store/engine.ts";
import { hasReport } from "../store/has-report.ts";
import { withoutNul } from "../store/ids.ts";
import type { Change, Database } from "../store/tables.ts";
import { insertDeliveries } from "./insert-deliveries.ts";

/**
 * Checks the limit and queues the email in one transaction, serialized per report, so that two clicks at once can't
 * both pass.
 */
export function createMailQueue(database: Database): MailQueue {
  const write = createCommitGroup(database);
  const queue = <Refusal>(
    reportId: string,
    delivery: NewDelivery,
    refuse: (change: Change, leadId: string) => Promise<Refusal | undefined>,
  ) =>
    write(async (change) => {
      const leadId = withoutNul(reportId);
      await oneAtATime(change, `mail ${leadId}`);
      const lead = (await holdLead(change, leadId)) ? await leadWithReport(change, leadId) : undefined;
      if (!lead) return { kind: "no-report" } as const;
      const refusal = await refuse(change, leadId);
      if (refusal !== undefined) return refusal;
      const withheld = lead.is_suspect === 1 ? "suspect" : null;
      await insertDeliveries(change, leadId, [{ ...delivery, withheld }]);
      return { kind: "queued" } as const;
    });
  return {
    queueMail: (id, delivery, limit) =>
      queue(id, delivery, (change, leadId) => tooMany(change, leadId, delivery, limit)),
    queueReminder: (id, delivery) =>
      queue(
        id,
        delivery,
        async (change, leadId) =>
          (await alreadyAsked(change, leadId, delivery)) ?? eraseStuck(change, leadId, delivery),
      ),
  };
}

async function tooMany(
  change: Change,
  leadId: string,
  delivery: NewDelivery,
  { most: limit, windowMs }: Parameters<MailQueue["queueMail"]>[2],
) {
  const recent = await timesSince(change, leadId, delivery, windowMs);
  const [oldest] = recent.slice(-limit);
  if (oldest === undefined || recent.length < limit) return undefined;
  return { kind: "too-many", freeAt: new Date(oldest + windowMs) } as const;
}

/**
 * A reminder that is still waiting moves with the report, and a suspect's stays withheld. After one was sent, another
 * needs a newer report.
 */
async function alreadyAsked(change: Change, leadId: string, { kind }: NewDelivery) {
  const madeAt = await newestMadeAt(change, leadId);
  const asked = await change
    .selectFrom("deliveries")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("kind", "=", kind)
    .where(({ eb, and, or }) =>
      or([
        eb("state", "=", "waiting"),
        and({ state: "withheld", problem: withheldWords.suspect }),
        and([eb("state", "=", "delivered"), eb("tried_since", ">", madeAt)]),
      ]),
    )
    .executeTakeFirst();
  return asked && ({ kind: "already-asked" } as const);
}

/**
 * Makes way for the next reminder. One with an id of its own asks for a confirmation again, but no more than once a day.
 */
async function eraseStuck(change: Change, leadId: string, { kind }: NewDelivery): Promise<undefined> {
  await change
    .deleteFrom("deliveries")
    .where("lead_id", "=", leadId)
    .where("kind", "=", kind)
    .where("state", "in", ["parked", "withheld"])
    .execute();
}

async function newestMadeAt(change: Change, leadId: string): Promise<number> {
  const { received_at: first } = await change
    .selectFrom("leads")
    .select("received_at")
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  const later = await change
    .selectFrom("versions")
    .select(({ fn }) => fn.max("made_at").as("made_at"))
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  return Date.parse(later?.made_at ?? first);
}

const leadWithReport = (change: Change, leadId: string) =>
  change
    .selectFrom("leads")
    .select("leads.is_suspect")
    .where("leads.id", "=", leadId)
    .where(hasReport)
    .executeTakeFirst();

async function timesSince(
  change: Change,
  leadId: string,
  { kind, createdAt }: NewDelivery,
  windowMs: number,
): Promise<readonly number[]> {
  const rows = await change
    .selectFrom("deliveries")
    .select("created_at")
    .where("lead_id", "=", leadId)
    .where("kind", "=", kind)
    .where("created_at", ">", createdAt.getTime() - windowMs)
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at }) => created_at);
}
