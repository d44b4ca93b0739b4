import { composeDossier, type Dossier } from "../../report/dossier.ts";
import type { Brand } from "../../report/occasion.ts";
import { type ExportFormatName, exportFormats, fileNameOf } from "../../survey/export-formats.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { returnQuery } from "../../survey/wire/page-address.ts";
import type { Utf8 } from "../analyze/json-bytes.ts";
import { makeDossier } from "../analyze/make-dossier.ts";
import { documentOf, evidenceOfSample, jsonOf, responseOf } from "../analyze/render-response.ts";
import type { StoredDossier } from "../analyze/stored-dossier.ts";
import { reportLink } from "../delivery/mail-parts.ts";
import type { Admission, MadeFile, MakeFile } from "../ports.ts";
import type { Store } from "../store-port.ts";
import { dayOf } from "./day-of.ts";
import { dayIn, documentIn, dossierOf, jsonIn, shopNameOf, showReport } from "./show-report.ts";

/** A request for a file, and the network address it counts for. */
export interface ExportRequest {
  readonly format: ExportFormatName;
  readonly address: string;
  /** For an email: it counts for no address and has its own capacity. */
  readonly isForMail?: boolean;
  /** Whether the file is saved rather than shown: a page that is shown links to its evidence. */
  readonly isSaved?: boolean;
  /** Version of the stored report; the newest if absent. */
  readonly version?: number;
}

export type ExportOutcome =
  | {
      readonly kind: "file";
      readonly bytes: Uint8Array;
      /** The file name: `cedar-ridge-precision-diagnostic-2026-11-21.pdf`. */
      readonly name: string;
      readonly type: string;
    }
  | { readonly kind: "no-report" }
  | { readonly kind: "not-available"; readonly why: WhyNot }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number }
  /** Too many files are waiting already. */
  | { readonly kind: "busy" };

/**
 * no-writer: this machine lacks the module that writes such files; older-report: an older release stored the report in a
 * shape that only the web page and the JSON can be made from.
 */
export type WhyNot = "no-writer" | "older-report";

export interface ExportPorts {
  readonly store: Pick<Store, "leadWithId">;
  readonly utf8: Utf8;
  readonly brand: Brand;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly makeFile: MakeFile;
  readonly admit: (address: string) => Promise<Admission>;
  /** The server's public address; `null` if it isn't set. */
  readonly publicUrl?: string | null;
}

/**
 * One file of a stored report, rendered from its dossier.
 *
 * The file isn't stored. A report that is erased while its file is being made isn't sent.
 */
export async function exportReport(id: string, request: ExportRequest, ports: ExportPorts): Promise<ExportOutcome> {
  const { format, address } = request;
  const shown = await showReport(id, ports, request.version);
  if (shown.kind === "no-report") return shown;
  const about = { shopName: shopNameOf(shown), day: dayIn(shown) };
  if (format === "html") return fileOf(ports.utf8.encode(documentIn(shown, request.isSaved === true)), about, format);
  if (format === "json") return fileOf(ports.utf8.encode(jsonIn(shown)), about, format);

  const stored = dossierOf(shown, ports.brand);
  if (stored === undefined) return { kind: "not-available", why: "older-report" };
  const admission = await ports.admit(address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  const outcome = outcomeOf(
    await ports.makeFile(format, { ...composed(stored), ...linkOf(id, ports) }, request.isForMail ? null : address),
    about,
    format,
  );
  if (outcome.kind === "busy") await admission.giveBack?.();
  return (await ports.store.leadWithId(id)) ? outcome : { kind: "no-report" };
}

function linkOf(id: string, { publicUrl = null }: ExportPorts): Pick<Dossier, "returnLink"> {
  const link = reportLink({ id, publicUrl });
  return link === null ? {} : { returnLink: `${link}&${returnQuery}` };
}

/** One file of the fixed sample shop, dated today. */
export async function exportSample(
  { format, address, isSaved }: ExportRequest,
  ports: ExportPorts,
): Promise<ExportOutcome> {
  const admission = await ports.admit(address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  const day = dayOf(ports.now().toISOString(), ports.timeZone);
  const occasion = { date: day, brand: ports.brand };
  const about = { requester: address, evidence: isSaved ? null : evidenceOfSample };
  const made = await exportDossier(await makeDossier(sampleShop, occasion), format, ports, about);
  if (made.kind === "busy") await admission.giveBack?.();
  return outcomeOf(made, { day, shopName: sampleShop.shop_name }, format);
}

/**
 * One file of a dossier that is stored nowhere.
 *
 * @param evidence where its evidence is served; `null` where it is not
 */
export async function exportDossier(
  stored: StoredDossier,
  format: ExportFormatName,
  { makeFile, utf8 }: Pick<ExportPorts, "makeFile" | "utf8">,
  { requester, evidence = null }: { readonly requester?: string; readonly evidence?: string | null } = {},
): Promise<MadeFile> {
  if (format !== "html" && format !== "json") return makeFile(format, composed(stored), requester);
  const pieces = format === "html" ? documentOf(stored, evidence) : jsonOf(responseOf(stored, evidence));
  return { kind: "made", bytes: utf8.encode(pieces) };
}

const composed = ({ submission, diagnosis, occasion, words }: StoredDossier): Dossier =>
  composeDossier(submission, diagnosis, occasion, words);

/** What the name of a file is made of. */
interface About {
  readonly shopName: string;
  readonly day: string;
}

function outcomeOf(made: MadeFile, about: About, format: ExportFormatName): ExportOutcome {
  switch (made.kind) {
    case "made":
      return fileOf(made.bytes, about, format);
    case "not-available":
      return { kind: "not-available", why: "no-writer" };
    case "busy":
      return { kind: "busy" };
  }
}

const fileOf = (bytes: Uint8Array, { shopName, day }: About, format: ExportFormatName): ExportOutcome => ({
  kind: "file",
  bytes,
  name: fileNameOf(shopName, day, format),
  type: exportFormats[format].type,
});
