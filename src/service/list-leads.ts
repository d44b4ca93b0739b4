import { csvLine } from "../report/csv.ts";
import { type Field, fields } from "../survey/questionnaire.ts";
import { joinTicks } from "../survey/wire.ts";
import type { Store, StoredLead } from "./ports.ts";

type ListedLead = Omit<StoredLead, "analysis">;
export type LeadSource = Pick<Store, "leads">;

/** The stored leads as comma-separated values (RFC 4180), one piece of text a lead, a header first. */
export async function* leadsAsCsv(store: LeadSource): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const lead of store.leads()) {
    yield csvLine([lead.id, lead.receivedAt, ...fields.map((field) => cellText(lead.answers, field))]);
  }
}

/** The stored leads as one JSON array, in pieces. */
export async function* leadsAsJson(store: LeadSource): AsyncGenerator<string> {
  let before = "[\n";
  for await (const lead of store.leads()) {
    yield before + JSON.stringify(recordOf(lead));
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const columns = ["id", "received_at", ...fields];

const recordOf = ({ id, receivedAt, answers }: ListedLead) => ({ id, received_at: receivedAt, ...answers });

function cellText(answers: ListedLead["answers"], field: Field): string {
  const answer = answers[field];
  if (answer === undefined || answer === null) return "";
  return Array.isArray(answer) ? joinTicks(answer.map(String)) : String(answer);
}
