import { whyAnotherHeadline } from "../../report/changes/changed-headline.ts";
import type { Brand } from "../../report/occasion.ts";
import type { WireHistory, WireVersion } from "../../survey/wire/history.ts";
import { toWire } from "../../survey/wire/wire.ts";
import type { Utf8 } from "../analyze/json-bytes.ts";
import { storedSummary } from "../analyze/report-summary.ts";
import { type StoredDossier, submissionIn } from "../analyze/stored-dossier.ts";
import type { Store } from "../store-port.ts";
import { dossierOf, showReport } from "./show-report.ts";

export type HistoryOutcome =
  | { readonly kind: "history"; readonly history: WireHistory }
  | { readonly kind: "no-report" };

export interface HistoryPorts {
  readonly store: Pick<Store, "leadWithId" | "versionsOf" | "isMailed">;
  readonly utf8: Utf8;
  readonly brand: Brand;
}

/** The versions of a report, and its newest answers as read by today's questionnaire, for anyone with its link. */
export async function reportHistory(id: string, ports: HistoryPorts): Promise<HistoryOutcome> {
  const { store } = ports;
  const lead = await store.leadWithId(id);
  if (!lead || lead.analysis === null) return { kind: "no-report" };
  const { version, answers } = lead;
  return {
    kind: "history",
    history: {
      version,
      versions: await withHeadlines(id, await store.versionsOf(id), ports),
      is_mailed: await store.isMailed(id),
      answers: toWire(submissionIn(answers)),
    },
  };
}

/** The newest versions that are listed with their headline; older ones only have their day. */
const maxHeadlines = 8;

/** Adds headlines to the newest versions, and why one differs from the one before. A single version gets none. */
async function withHeadlines(
  id: string,
  versions: readonly WireVersion[],
  ports: HistoryPorts,
): Promise<readonly WireVersion[]> {
  if (versions.length < 2) return versions;
  const plain = versions.slice(0, -maxHeadlines);
  const said: WireVersion[] = [];
  let before: Headline | null = null;
  for (const version of versions.slice(-maxHeadlines)) {
    const now = await headlineOf(id, version.number, ports);
    const why = before && now && before.finding !== now.finding ? whyAnotherHeadline(before.made, now.made) : [];
    said.push({ ...version, ...(now && { finding: now.finding }), ...(why.length > 0 && { why }) });
    before = now;
  }
  return [...plain, ...said];
}

interface Headline {
  readonly made: StoredDossier;
  readonly finding: string;
}

async function headlineOf(id: string, version: number, ports: HistoryPorts): Promise<Headline | null> {
  const shown = await showReport(id, ports, version);
  const made = shown.kind === "report" ? dossierOf(shown, ports.brand) : undefined;
  if (made === undefined) return null;
  return { made, finding: storedSummary(made).finding };
}
