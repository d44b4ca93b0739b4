import { type ExportFormatName, exportFormats } from "../../../survey/export-formats.ts";
import { versionQuery } from "../../../survey/wire/page-address.ts";
import { type PageSettings, samplePath } from "../../../survey/wire/wire.ts";
import { reportAddress } from "../../report-address.ts";
import { functionsAddress } from "../../settings.ts";
import type { ShownResult } from "../../steps/step.ts";

/** Where a result's files come from. */
export type FileSource =
  | { readonly kind: "server"; readonly addressOf: (format: ExportFormatName) => string }
  /** Only this page has the result, so there are no other files. */
  | { readonly kind: "memory" };

/**
 * A stored result's files come from its own URL; the sample shop's from our server.
 *
 * @param page the page's URL
 */
export function fileSourceOf(
  { response, from, version }: ShownResult,
  settings: PageSettings,
  page: string,
): FileSource {
  if (response.id !== undefined) return filesBelow(reportAddress(response.id), version);
  return from === "sample" && isSameOrigin(settings, page) ? filesBelow(samplePath) : { kind: "memory" };
}

/** Whether the functions the page calls are on the server that served it. */
export const isSameOrigin = (settings: PageSettings, page: string): boolean =>
  new URL(functionsAddress(settings, page)).origin === new URL(page).origin;

const filesBelow = (base: string, version?: number): FileSource => ({
  kind: "server",
  addressOf: (format) =>
    `${base}/${exportFormats[format].path}?download${version === undefined ? "" : `&${versionQuery}=${version}`}`,
});
