import type { ShownResult } from "../step.ts";
import { reportDocumentAddress } from "../stored-report.ts";
import { isHtmlDocument } from "./is-html-document.ts";

/** Downloads the report: from the server where it is stored, else from this page's memory. */
export function exportReport(result: ShownResult): void {
  const { id } = result.answer;
  if (id === undefined) saveFromMemory(result);
  else download(`${reportDocumentAddress(id)}?download`, "");
}

function saveFromMemory({ answer, shopName, madeAt }: ShownResult): void {
  const isDocument = isHtmlDocument(answer.analysis);
  const file = new Blob([answer.analysis], { type: isDocument ? "text/html" : "text/plain" });
  const address = URL.createObjectURL(file);
  download(address, fileName(shopName, madeAt, isDocument ? "html" : "txt"));
  // The browser reads the address when the download starts, which is after this task.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function download(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

/** A file name with shop and day: `cedar-ridge-precision-diagnostic-2026-11-21.html`. */
export function fileName(shopName: string | null, madeAt: string, ending: "html" | "txt"): string {
  const shop = (shopName ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const name = [shop, "diagnostic", madeAt.slice(0, 10)].filter((part) => part !== "").join("-");
  return `${name}.${ending}`;
}
