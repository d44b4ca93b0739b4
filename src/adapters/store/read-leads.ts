import { sql } from "kysely";
import { withheldWords } from "../../service/delivery/deliver-problems.words.ts";
import type { ListedLead, StoredAnalysis, StoredLead, Visit } from "../../service/store-port.ts";
import { decompress } from "./compress.ts";
import type { Access, Database, Tables } from "./tables.ts";
import { laterVersion } from "./versions.ts";

/** Leads read per query. */
const pageSize = 500;

/** Whether the report was or will be emailed to the respondent. A withheld email counts only while the address has to confirm. */
export async function isMailed(database: Database, id: string): Promise<boolean> {
  const mail = await database
    .selectFrom("deliveries")
    .select("id")
    .where("lead_id", "=", id)
    .where("kind", "=", "mail-respondent")
    .where((either) =>
      either.or([
        either("state", "in", ["waiting", "delivered"]),
        either.and({ state: "withheld", problem: withheldWords.unconfirmed }),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/** One version of a lead; without a number, the newest that has a report. */
export async function leadIn(access: Access, id: string, version: number | undefined): Promise<StoredLead | undefined> {
  const later = version === 1 ? undefined : await laterVersion(access, id, version);
  if (later !== undefined || (version !== undefined && version !== 1)) return later;
  return leadWhere(access, "id", id);
}

export async function leadWhere(
  access: Access,
  column: "id" | "idempotency_key",
  value: string,
): Promise<StoredLead | undefined> {
  const row = await access
    .selectFrom("leads")
    .leftJoin("dossiers", "dossiers.lead_id", "leads.id")
    .leftJoin("results", "results.lead_id", "leads.id")
    .select(["leads.id", "leads.received_at", "leads.fingerprint", "leads.answers", "dossier", "results.answer"])
    .where(`leads.${column}`, "=", value)
    .executeTakeFirst();
  return row && { ...leadOf(row), analysis: analysisOf(row) };
}

/** A lead has one of the two, unless an old and a new server ran side by side; then the dossier counts. */
function analysisOf({
  dossier,
  answer,
}: {
  dossier: Uint8Array | null;
  answer: Uint8Array | null;
}): StoredAnalysis | null {
  if (dossier !== null) return { kind: "dossier", json: decompress(dossier) };
  return answer === null ? null : { kind: "older-response", json: decompress(answer) };
}

type LeadRow = Pick<Tables["leads"], "id" | "received_at" | "fingerprint" | "answers">;

// The cast is sound: insertLead writes the JSON of a Submission, which is an object.
const leadOf = ({ id, received_at, fingerprint, answers }: LeadRow): Omit<StoredLead, "analysis"> => ({
  id,
  version: 1,
  receivedAt: received_at,
  fingerprint,
  answers: JSON.parse(answers) as StoredLead["answers"],
});

/** The shop's latest answers: those of the newest version, if there is one. */
const newestAnswers = sql<string>`coalesce(
  (select answers from versions where lead_id = leads.id order by number desc limit 1), leads.answers)`.as("answers");

/** The lead's latest visit. Coworkers' answers are for the owner alone, so they don't appear in the list. */
const lastVisit = sql<Visit>`case
  when exists (select 1 from versions where lead_id = leads.id and kind = 'return') then 'return'
  when exists (select 1 from witnesses where lead_id = leads.id and answered_at is not null) then 'second'
  else 'first' end`.as("visit");

// The cast is sound, as in leadOf.
const listedOf = (row: { id: string; received_at: string; answers: string; visit: Visit }): ListedLead => ({
  id: row.id,
  receivedAt: row.received_at,
  visit: row.visit,
  answers: JSON.parse(row.answers) as ListedLead["answers"],
});

export async function* allLeads(database: Database): AsyncGenerator<ListedLead> {
  let last = { received_at: "", id: "" };
  for (;;) {
    const page = await database
      .selectFrom("leads")
      .select(["id", "received_at", newestAnswers, lastVisit])
      .where(({ eb, refTuple, tuple }) => eb(refTuple("received_at", "id"), ">", tuple(last.received_at, last.id)))
      .orderBy("received_at")
      .orderBy("id")
      .limit(pageSize)
      .execute();
    yield* page.map(listedOf);
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = end;
  }
}
