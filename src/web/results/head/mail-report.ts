import { errorMessageIn } from "../../analysis/error-message.ts";
import { reportAddress } from "../../report-address.ts";
import { resultsWords } from "../../words/results.ts";

export type Mailed = { readonly kind: "mailed" } | { readonly kind: "refused"; readonly message: string };

/** Asks the server to email a report to its stored address. Never throws. */
export const mailReport = (id: string): Promise<Mailed> => ask(`${reportAddress(id)}/mail`);

/** Asks the server to email a reminder to that address on the return day. Never throws. */
export const mailReminder = (id: string): Promise<Mailed> => ask(`${reportAddress(id)}/reminder`);

async function ask(address: string): Promise<Mailed> {
  const { noAnswer } = resultsWords.stored;
  try {
    const response = await fetch(address, { method: "POST" });
    if (response.ok) return { kind: "mailed" };
    const body: unknown = await response.json().catch(() => null);
    return { kind: "refused", message: errorMessageIn(body) ?? noAnswer };
  } catch {
    return { kind: "refused", message: noAnswer };
  }
}
