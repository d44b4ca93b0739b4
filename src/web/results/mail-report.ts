import { isRecord } from "../is-record.ts";
import { reportAddress } from "../report-address.ts";
import { resultsWords } from "../words/results.ts";

export type Mailed = { readonly kind: "mailed" } | { readonly kind: "refused"; readonly message: string };

/** Asks the server to mail a report to the address that is stored with it. Never throws. */
export async function mailReport(id: string): Promise<Mailed> {
  const { noAnswer } = resultsWords.stored;
  try {
    const response = await fetch(`${reportAddress(id)}/mail`, { method: "POST" });
    if (response.ok) return { kind: "mailed" };
    const body: unknown = await response.json().catch(() => null);
    return { kind: "refused", message: isRecord(body) && typeof body.error === "string" ? body.error : noAnswer };
  } catch {
    return { kind: "refused", message: noAnswer };
  }
}
