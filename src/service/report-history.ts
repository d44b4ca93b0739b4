import { toWire } from "../survey/wire.ts";
import type { WireHistory } from "../survey/wire-history.ts";
import type { Store } from "./ports.ts";
import { submissionIn } from "./stored-dossier.ts";

export type HistoryOutcome =
  | { readonly kind: "history"; readonly history: WireHistory }
  | { readonly kind: "no-report" };

/** The versions of a report, and its newest answers as today's questionnaire takes them: for whoever holds its link. */
export async function reportHistory(
  id: string,
  store: Pick<Store, "leadWithId" | "versionsOf">,
): Promise<HistoryOutcome> {
  const lead = await store.leadWithId(id);
  if (!lead || lead.analysis === null) return { kind: "no-report" };
  const { version, answers } = lead;
  return {
    kind: "history",
    history: { version, versions: await store.versionsOf(id), answers: toWire(submissionIn(answers)) },
  };
}
