import { type Field, fields } from "../survey/questionnaire.ts";
import { joinTicks } from "../survey/wire.ts";
import type { Store, StoredLead } from "./ports.ts";

type ListedLead = Omit<StoredLead, "answer">;
export type LeadSource = Pick<Store, "leads">;

/** The stored leads as comma-separated values (RFC 4180), one piece of text a lead, a header first. */
export async function* leadsAsCsv(store: LeadSource): AsyncGenerator<string> {
  yield lineOf(columns);
  for await (const lead of store.leads()) {
    yield lineOf([lead.id, lead.receivedAt, ...fields.map((field) => cellText(lead.answers, field))]);
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

const lineOf = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** A cell that a spreadsheet would run as a formula gets an apostrophe before it. */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
