import { type ExportFormatName, exportFormats } from "../../survey/export-formats.ts";
import { versionQuery } from "../../survey/prerendered.ts";
import { type PageSettings, samplePath } from "../../survey/wire.ts";
import { reportAddress } from "../report-address.ts";
import { functionsAddress } from "../settings.ts";
import type { ShownResult } from "../step.ts";

/** Where the files of a result come from. */
export type FileSource =
  | { readonly kind: "server"; readonly addressOf: (format: ExportFormatName) => string }
  /** Only this page has the result: there is no other file of it. */
  | { readonly kind: "memory" };

/**
 * Where the files of a result come from: its own address where it is stored; our server makes those of the sample shop.
 *
 * @param page address of the page
 */
export function fileSourceOf({ answer, from, version }: ShownResult, settings: PageSettings, page: string): FileSource {
  if (answer.id !== undefined) return filesBelow(reportAddress(answer.id), version);
  return from === "sample" && isOurs(settings, page) ? filesBelow(samplePath) : { kind: "memory" };
}

/** Whether the functions that the page calls are those of the server that it came from. */
export const isOurs = (settings: PageSettings, page: string): boolean =>
  new URL(functionsAddress(settings, page)).origin === new URL(page).origin;

const filesBelow = (base: string, version?: number): FileSource => ({
  kind: "server",
  addressOf: (format) =>
    `${base}/${exportFormats[format].path}?download${version === undefined ? "" : `&${versionQuery}=${version}`}`,
});
