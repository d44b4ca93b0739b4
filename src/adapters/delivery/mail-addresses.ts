import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { withheldWords } from "../../service/delivery/deliver-problems.words.ts";
import { domainLimit, recipientLimit } from "../../service/delivery/deliveries.ts";
import type { AddressStanding, MailAddresses } from "../../service/delivery/mail-confirmation.ts";
import { mailboxOf, ownDomainOf } from "../../service/peers/same-shop.ts";
import { dayMs } from "../../survey/day-ms.ts";
import { createCommitGroup } from "../store/commit-group.ts";
import { oneAtATime } from "../store/engine.ts";
import { secretOf } from "../store/secrets.ts";
import type { Change, Database, Tables } from "../store/tables.ts";

/** Addresses are stored as keyed digests, so the row can outlive an erasure without identifying anyone. */
const digestOf = async (access: Kysely<Tables>, email: string): Promise<string> =>
  hmacOf(await secretOf(access, "mail-addresses"), mailboxOf(email));

const hmacOf = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("base64url");

/** How long an address is not asked again to confirm, milliseconds. */
const askAgainAfterMs = dayMs;

/** @param now the server's clock */
export function createMailAddresses(database: Database, now: () => Date) {
  const write = createCommitGroup(database);
  return {
    standing: (email: string, deliveryId: string) =>
      write((change) => standing(change, email, deliveryId, now().getTime())),
    countMail: (email: string, deliveryId: string) =>
      write(async (change) => countMail(change, await digestOf(change, email), deliveryId, now().getTime())),
    confirmToken: async (email: string) => tokenOf(database, await digestOf(database, email)),
    /** The address digest in a token; `undefined` if we didn't issue the token. */
    addressOf: (token: string) => addressOf(database, token),
    /** Allows reports to this address and makes those waiting for it due. Returns how many were waiting. */
    confirm: (address: string) => write((change) => confirm(change, address, now().getTime())),
    /** Deletes what no limit still needs: emails of past days, and addresses that nobody confirmed. */
    erasePast: () => write((change) => erasePast(change, now().getTime())),
  } satisfies MailAddresses & Record<string, unknown>;
}

async function standing(change: Change, email: string, deliveryId: string, now: number): Promise<AddressStanding> {
  const address = await digestOf(change, email);
  await oneAtATime(change, `asking ${address}`);
  const row = await change.selectFrom("mail_addresses").selectAll().where("address", "=", address).executeTakeFirst();
  if (row?.confirmed_at) return "confirmed";
  if (row && row.asked_by !== deliveryId && row.asked_at > now - askAgainAfterMs) return "asked";
  if (await isFlooded(change, email, deliveryId, now)) return "asked";
  const request = { asked_by: deliveryId, asked_at: now };
  await change
    .insertInto("mail_addresses")
    .values({ address, ...request, confirmed_at: null })
    .onConflict((conflict) => conflict.column("address").doUpdateSet(request))
    .execute();
  return "ask";
}

/** Whether enough addresses of one domain were asked today; else this one counts. */
async function isFlooded(change: Change, email: string, deliveryId: string, now: number): Promise<boolean> {
  const domain = ownDomainOf(email);
  if (domain === undefined) return false;
  const digest = hmacOf(await secretOf(change, "mail-addresses"), `@${domain}`);
  return (await countMail(change, digest, `${deliveryId}-confirm`, now, domainLimit)) === "too-many";
}

/** Counts one more email to an address, unless it already got the day's maximum. A repeated attempt counts once. */
async function countMail(
  change: Change,
  address: string,
  deliveryId: string,
  now: number,
  max: number = recipientLimit.max,
): Promise<"counted" | "too-many"> {
  await oneAtATime(change, `mails to ${address}`);
  const counted = await change
    .selectFrom("mail_counts")
    .select("delivery_id")
    .where("address", "=", address)
    .where("created_at", ">", now - recipientLimit.windowMs)
    .execute();
  if (counted.some(({ delivery_id }) => delivery_id === deliveryId)) return "counted";
  if (counted.length >= max) return "too-many";
  const count = { address, created_at: now };
  await change
    .insertInto("mail_counts")
    .values({ delivery_id: deliveryId, ...count })
    // The owner may have corrected the address since the delivery was counted for another one.
    .onConflict((conflict) => conflict.column("delivery_id").doUpdateSet(count))
    .execute();
  return "counted";
}

async function erasePast(change: Change, now: number): Promise<void> {
  await change
    .deleteFrom("mail_counts")
    .where("created_at", "<=", now - recipientLimit.windowMs)
    .execute();
  await change
    .deleteFrom("mail_addresses")
    .where("confirmed_at", "is", null)
    .where("asked_at", "<=", now - askAgainAfterMs)
    .execute();
}

/** The digest says which address; the signature proves we issued the token. */
async function tokenOf(access: Kysely<Tables>, address: string): Promise<string> {
  return `${address}.${hmacOf(await secretOf(access, "mail-confirmations"), address)}`;
}

async function addressOf(access: Kysely<Tables>, token: string): Promise<string | undefined> {
  const [address = ""] = token.split(".", 1);
  const [actual, expected] = [Buffer.from(token), Buffer.from(await tokenOf(access, address))];
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? address : undefined;
}

async function confirm(change: Change, address: string, now: number): Promise<number> {
  await change
    .insertInto("mail_addresses")
    .values({ address, asked_by: "", asked_at: now, confirmed_at: now })
    .onConflict((conflict) => conflict.column("address").doUpdateSet({ confirmed_at: now }))
    .execute();
  const waiting = await change
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .select((of) => [
      "deliveries.id",
      // A delivery goes to the address of the newest answers that have a report.
      of.fn
        .coalesce(
          of
            .selectFrom("versions")
            .select("versions.email")
            .whereRef("versions.lead_id", "=", "leads.id")
            .where("versions.dossier", "is not", null)
            .orderBy("versions.number", "desc")
            .limit(1),
          "leads.email",
        )
        .as("email"),
    ])
    .where("deliveries.state", "=", "withheld")
    .where("deliveries.problem", "=", withheldWords.unconfirmed)
    .execute();
  const key = await secretOf(change, "mail-addresses");
  const ids = waiting.filter(({ email }) => hmacOf(key, mailboxOf(email)) === address).map(({ id }) => id);
  if (ids.length > 0) {
    await change
      .updateTable("deliveries")
      .set({ state: "waiting", due_at: now, attempts: 0, tried_since: null, claim: null, problem: null })
      .where("id", "in", ids)
      .execute();
  }
  return ids.length;
}
