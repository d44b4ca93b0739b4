import type { Store, Utf8 } from "./ports.ts";

export type ShowOutcome =
  | {
      readonly kind: "report";
      /** The day it was made, `2026-11-21`. */
      readonly date: string;
      readonly shopName: string;
      /** The JSON text that answered the call, with `shop_name` and `created_at` added. */
      readonly answer: string;
      /** The report itself: a complete HTML document. */
      readonly analysis: string;
    }
  | { readonly kind: "no-report" };

export interface ShowPorts {
  readonly store: Pick<Store, "leadWithId">;
  readonly decode: Utf8["decode"];
}

/** Shows a stored report again. A lead whose analysis failed has none. */
export async function showReport(id: string, { store, decode }: ShowPorts): Promise<ShowOutcome> {
  const lead = await store.leadWithId(id);
  if (!lead || lead.answer === null) return { kind: "no-report" };
  const answer = readStored(decode(lead.answer));
  const shopName = String(lead.answers.shop_name ?? "");
  return {
    kind: "report",
    date: lead.receivedAt.slice(0, 10),
    shopName,
    answer: JSON.stringify({ ...answer, shop_name: shopName, created_at: lead.receivedAt }),
    analysis: answer.analysis,
  };
}

// The cast is sound: only analyzeShop writes answers, and it writes what makeAnswer returns.
const readStored = (answer: string): { readonly analysis: string } => JSON.parse(answer) as { analysis: string };
