import { diagnose, rulesVersion } from "../diagnosis/diagnose.ts";
import { composeDossier, type Dossier } from "../report/dossier.ts";
import type { Brand, Occasion } from "../report/occasion.ts";
import type { Paragraph } from "../report/report.ts";
import { say, strong } from "../report/text.ts";
import { type ExportFormatName, exportFormats, fileNameOf } from "../survey/export-formats.ts";
import { readAnswers } from "../survey/read-answers.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import type { Submission } from "../survey/submission.ts";
import { type Answer, jsonOf, makeAnswer } from "./make-answer.ts";
import type { Admission, MadeFile, MakeFile, Store, Utf8 } from "./ports.ts";
import { jsonOfStored, type StoredReport, showReport } from "./show-report.ts";

/** A file that is asked for, and the network address whose share of files is counted. */
export interface ExportCall {
  readonly format: ExportFormatName;
  readonly address: string;
}

export type ExportOutcome =
  | {
      readonly kind: "file";
      readonly bytes: Uint8Array;
      /** Under which it is saved: `cedar-ridge-precision-diagnostic-2026-11-21.pdf`. */
      readonly name: string;
      readonly type: string;
    }
  | { readonly kind: "no-report" }
  | { readonly kind: "not-available"; readonly why: WhyNot }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number }
  /** More files are waiting to be made than are made soon. */
  | { readonly kind: "busy" };

/** no-writer: this machine lacks what writes such files; older-questions: the answers no longer fit the questionnaire. */
export type WhyNot = "no-writer" | "older-questions";

export interface ExportPorts {
  readonly store: Pick<Store, "leadWithId">;
  readonly utf8: Utf8;
  readonly brand: Brand;
  readonly now: () => Date;
  readonly makeFile: MakeFile;
  readonly admit: (address: string) => Promise<Admission>;
}

/**
 * One file of a stored report. The web page and the JSON are those that were shown; the others are made now, of the
 * diagnosis and in the words that were shown as long as the rules are the same.
 *
 * Nothing of it is kept: what is erased while its file is made is not handed out.
 */
export async function exportReport(id: string, call: ExportCall, ports: ExportPorts): Promise<ExportOutcome> {
  const { format, address } = call;
  const shown = await showReport(id, ports);
  if (shown.kind === "no-report") return shown;
  if (format === "html") return fileOf(ports.utf8.encode([shown.answer.analysis]), shown, format);
  if (format === "json") return fileOf(ports.utf8.encode([jsonOfStored(shown)]), shown, format);

  const dossier = dossierOf(shown, ports.brand);
  if (dossier === undefined) return { kind: "not-available", why: "older-questions" };
  const admission = await ports.admit(address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  const outcome = outcomeOf(await ports.makeFile(format, dossier), shown, format);
  return (await ports.store.leadWithId(id)) ? outcome : { kind: "no-report" };
}

/** One file of the fixed sample shop, dated today. */
export async function exportSample({ format, address }: ExportCall, ports: ExportPorts): Promise<ExportOutcome> {
  const admission = await ports.admit(address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  const receivedAt = ports.now().toISOString();
  const occasion = { date: dayOf(receivedAt), brand: ports.brand };
  const made = await exportSubmission(sampleShop, format, occasion, ports);
  return outcomeOf(made, { receivedAt, shopName: sampleShop.shop_name }, format);
}

/**
 * One file about a submission that is stored nowhere.
 *
 * @param made the answer, where it was made already: several files then tell the same in the same words
 */
export async function exportSubmission(
  submission: Submission,
  format: ExportFormatName,
  occasion: Occasion,
  { makeFile, utf8 }: Pick<ExportPorts, "makeFile" | "utf8">,
  made?: Answer,
): Promise<MadeFile> {
  if (format !== "html" && format !== "json") {
    return makeFile(format, composeDossier(submission, made?.diagnosis ?? diagnose(submission), occasion, made?.words));
  }
  const answer = made ?? (await makeAnswer(submission, occasion));
  return { kind: "made", bytes: utf8.encode(format === "html" ? answer.document : jsonOf(answer)) };
}

/** `undefined` when the stored answers no longer fit the questionnaire. */
function dossierOf({ answers, answer, receivedAt }: StoredReport, brand: Brand): Dossier | undefined {
  const read = readAnswers(answers);
  if (read.kind === "problems") return undefined;
  const { diagnosis, words, peers } = answer;
  const occasion = { date: dayOf(receivedAt), brand, ...(peers && { peers }) };
  if (diagnosis.rules === rulesVersion) return composeDossier(read.submission, diagnosis, occasion, words);
  const { report, ...rest } = composeDossier(read.submission, diagnose(read.submission), occasion);
  const [heading, ...blocks] = report.blocks;
  return { ...rest, report: { ...report, blocks: heading ? [heading, newerRules, ...blocks] : [newerRules] } };
}

/** Stands under the first heading: before it would be a page of its own in print. */
const newerRules: Paragraph = {
  kind: "paragraph",
  role: "note",
  text: say`${strong("Newer rules:")} this file was made with rules ${rulesVersion}, newer than those of the report you saw first, so its figures can differ.`,
};

function outcomeOf(
  made: MadeFile,
  about: Pick<StoredReport, "shopName" | "receivedAt">,
  format: ExportFormatName,
): ExportOutcome {
  switch (made.kind) {
    case "made":
      return fileOf(made.bytes, about, format);
    case "not-available":
      return { kind: "not-available", why: "no-writer" };
    case "busy":
      return { kind: "busy" };
  }
}

const fileOf = (
  bytes: Uint8Array,
  { shopName, receivedAt }: Pick<StoredReport, "shopName" | "receivedAt">,
  format: ExportFormatName,
): ExportOutcome => ({
  kind: "file",
  bytes,
  name: fileNameOf(shopName, dayOf(receivedAt), format),
  type: exportFormats[format].type,
});

const dayOf = (time: string): string => time.slice(0, "2026-11-21".length);
