import { csvLine } from "../../measures/csv.ts";
import { type FloorFacts, floorFactNames } from "../../survey/floor-facts.ts";
import { type Field, fields } from "../../survey/questionnaire.ts";
import { joinChoices } from "../../survey/wire/wire.ts";
import type { ListedLead, Store } from "../store-port.ts";

export type LeadSource = Pick<Store, "leads">;

/** The stored leads as comma-separated values (RFC 4180): a header, then one piece of text per lead. */
export async function* leadsAsCsv(store: LeadSource): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const lead of store.leads()) {
    yield csvLine([lead.id, lead.receivedAt, ...listed.map((name) => cellText(lead.answers, name)), lead.visit]);
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

const listed = [...fields, ...floorFactNames] as const;
const columns = ["id", "received_at", ...listed, "visit"];

const recordOf = ({ id, receivedAt, answers, visit }: ListedLead) => ({
  id,
  received_at: receivedAt,
  ...answers,
  visit,
});

function cellText(answers: ListedLead["answers"], name: Field | keyof FloorFacts): string {
  const answer = answers[name];
  if (answer === undefined || answer === null) return "";
  if (name === "confirmed" || name === "measured") return JSON.stringify(answer);
  return Array.isArray(answer) ? joinChoices(answer.map(String)) : String(answer);
}
