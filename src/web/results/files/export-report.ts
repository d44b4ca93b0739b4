import { fileNameOf } from "../../../survey/export-formats.ts";
import { isRecord } from "../../../survey/is-record.ts";
import { errorMessageIn } from "../../analysis/error-message.ts";
import { dayOnDevice } from "../../day-on-device.ts";
import { saveFile } from "../../save-file.ts";
import type { ShownResult } from "../../steps/step.ts";
import { resultsWords } from "../../words/results.ts";
import { isHtmlDocument } from "../report/is-html-document.ts";

/** How an export ended. */
export type Exported =
  | { readonly kind: "saved" }
  /** `message` is for the visitor. */
  | { readonly kind: "failed"; readonly message: string; readonly isNotAvailable: boolean };

/** Fetches a file and saves it through the browser, so that a refusal can be shown. Never throws. */
export async function saveFromServer(address: string): Promise<Exported> {
  try {
    const response = await fetch(address);
    if (!response.ok) return failureOf(await response.json().catch(() => null));
    saveFile(await response.blob(), nameIn(response.headers.get("content-disposition")));
    return { kind: "saved" };
  } catch {
    return failureOf(null);
  }
}

function failureOf(body: unknown): Exported {
  const { offline, noAnswer } = resultsWords.files;
  const message = errorMessageIn(body) ?? (navigator.onLine ? noAnswer : offline);
  return { kind: "failed", message, isNotAvailable: isRecord(body) && body.code === "not-available" };
}

/** The file name from the server; empty if there is none, and the browser picks one. */
export function nameIn(disposition: string | null): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? "") ?? [];
  return name === undefined ? "" : decodeURIComponent(name);
}

/** Saves the report shown on the page: as a web page, or as text if it isn't an HTML document. */
export function saveFromMemory({ response, shopName, madeAt }: ShownResult): void {
  const isDocument = isHtmlDocument(response.analysis);
  const file = new Blob([response.analysis], { type: isDocument ? "text/html" : "text/plain" });
  saveFile(file, fileNameOf(shopName ?? "", dayOnDevice(new Date(madeAt)), "html", isDocument ? "html" : "txt"));
}
