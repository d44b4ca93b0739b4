import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Peers } from "../diagnosis/peers.ts";
import type { Words } from "../report/words.ts";
import type { Store, StoredLead, Utf8 } from "./ports.ts";

export type ShowOutcome = StoredReport | { readonly kind: "no-report" };

/** A report as it was shown when it was made. */
export interface StoredReport {
  readonly kind: "report";
  /** When its answers came, `2026-11-21T08:30:00.000Z`. */
  readonly receivedAt: string;
  readonly shopName: string;
  /** The answers as they were accepted, perhaps under an older questionnaire. */
  readonly answers: StoredLead["answers"];
  /** What answered the call. */
  readonly answer: StoredAnswer;
}

interface StoredAnswer {
  /** The report itself: a complete HTML document. */
  readonly analysis: string;
  /** Under the rules that it names: only under those of today has it the shape that the type tells. */
  readonly diagnosis: Diagnosis;
  /** Words of a model that stand in the report. */
  readonly words?: Words;
  /** What it says of other shops. */
  readonly peers?: Peers;
}

export interface ShowPorts {
  readonly store: Pick<Store, "leadWithId">;
  readonly utf8: Utf8;
}

/** Shows a stored report again. A lead whose analysis failed has none. */
export async function showReport(id: string, { store, utf8 }: ShowPorts): Promise<ShowOutcome> {
  const lead = await store.leadWithId(id);
  if (!lead || lead.answer === null) return { kind: "no-report" };
  const { receivedAt, answers } = lead;
  const answer = readStored(utf8.decode(lead.answer));
  return { kind: "report", receivedAt, shopName: String(answers.shop_name ?? ""), answers, answer };
}

/** The JSON text that answered the call, with the name of the shop and the time added. */
export const jsonOfStored = ({ answer, shopName, receivedAt }: StoredReport): string =>
  JSON.stringify({ ...answer, shop_name: shopName, created_at: receivedAt });

// The cast is sound: only analyzeShop writes answers, and it writes what makeAnswer returns.
const readStored = (answer: string): StoredAnswer => JSON.parse(answer) as StoredAnswer;
