import type { ShowOutcome } from "../service/show-report.ts";
import { noReport, stopping } from "./answer.ts";
import { packedResponse } from "./encoding.ts";
import { personalHeaders, reportPolicy } from "./headers.ts";
import type { House, HouseContext } from "./house.ts";
import { respond } from "./respond.ts";

type StoredReport = ShowOutcome & { readonly kind: "report" };

/** The forms in which a stored report can be had. */
const formats = {
  json: { type: "application/json", textOf: (report: StoredReport) => report.answer },
  html: { type: "text/html; charset=utf-8", textOf: (report: StoredReport) => report.analysis },
} as const;
type Format = keyof typeof formats;
const isFormat = (name: string): name is Format => Object.hasOwn(formats, name);

/** `/api/reports/{id}`, `{id}.html`, `{id}.json`, `{id}/report.html`, `{id}/report.json`. With `?download`, as a file. */
export async function showRoute(context: HouseContext, { services }: House): Promise<Response> {
  const request = context.req.raw;
  const asked = askedFor(context.req.param("name") ?? "", context.req.param("file"));
  const outcome: ShowOutcome = asked ? await services.showReport(asked.id) : { kind: "no-report" };
  switch (outcome.kind) {
    case "no-report":
      return respond(noReport, request);
    case "report":
      return reportResponse(outcome, asked?.format ?? "json", context);
  }
}

export async function eraseRoute(context: HouseContext, { services, isStopping }: House): Promise<Response> {
  const request = context.req.raw;
  if (isStopping()) return respond(stopping, request);
  const outcome = await services.eraseReport(context.req.param("name") ?? "");
  switch (outcome.kind) {
    case "no-report":
      return respond(noReport, request);
    case "erased":
      return new Response(null, { status: 204, headers: personalHeaders });
  }
}

function askedFor(
  name: string,
  file: string | undefined,
): { readonly id: string; readonly format: Format } | undefined {
  const [id = "", extension = "json", ...more] =
    file === undefined ? name.split(".") : [name, ...file.split(".").slice(1)];
  if (file !== undefined && !file.startsWith("report.")) return undefined;
  return more.length === 0 && isFormat(extension) ? { id, format: extension } : undefined;
}

function reportResponse(report: StoredReport, format: Format, context: HouseContext): Promise<Response> {
  const { type, textOf } = formats[format];
  const isDownload = context.req.query("download") !== undefined;
  return packedResponse(textOf(report), context.req.raw, {
    "content-type": type,
    ...personalHeaders,
    ...(format === "html" ? { "content-security-policy": reportPolicy } : {}),
    ...(isDownload ? { "content-disposition": attachment(report, format) } : {}),
  });
}

/** A file name with shop and date; letters that a header cannot hold travel beside it (RFC 6266). */
function attachment({ shopName, date }: StoredReport, format: Format): string {
  const full = `${fileWords(shopName)}-${date}.${format}`;
  const plain = full
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/^-+/, "report-");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(full)}`;
}

const fileWords = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "report";
