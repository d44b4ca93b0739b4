import type { ExportOutcome, ExportRequest } from "../service/reports/export-report.ts";
import { messagePage } from "../service/short-form/message-page.ts";
import { type ExportFormatName, formatAt, isText } from "../survey/export-formats.ts";
import { versionQuery } from "../survey/wire/page-address.ts";
import {
  type Failure,
  failureInit,
  filesAreWaiting,
  noReport,
  notAvailable,
  stopping,
  tooManyFiles,
} from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { addressOf } from "./caller.ts";
import { body, compressedResponse } from "./encoding.ts";
import { personalHeaders, reportPolicy } from "./headers.ts";
import { respond } from "./respond.ts";
import { shortFormPolicy } from "./short-form.ts";

/** `/api/reports/{id}` and `{id}.json`, `{id}.html`, `{id}/report.pdf` and its like. With `?download`, as a file. */
export async function reportRoute(context: RequestContext, app: AppContext): Promise<Response> {
  const route = askedFor(context.req.param("name") ?? "", context.req.param("file"));
  if (!route) return refused(noReport, context, app);
  const { id, format } = route;
  const version = versionOf(context);
  if (version === "none") return refused(noReport, context, app);
  const call = { ...callFor(format, context, app), ...(version !== "newest" && { version }) };
  return answered(context, app, await app.services.exportReport(id, call));
}

/** The version in the URL, a number from 1. */
function versionOf(context: RequestContext): number | "newest" | "none" {
  const version = context.req.query(versionQuery);
  if (version === undefined) return "newest";
  return /^[1-9]\d{0,5}$/.test(version) ? Number(version) : "none";
}

/** `/api/sample/report.pdf` and its like: the files of the fixed sample shop. */
export async function sampleRoute(context: RequestContext, app: AppContext): Promise<Response> {
  const format = formatAt(context.req.param("file") ?? "");
  if (!format) return refused(noReport, context, app);
  return answered(context, app, await app.services.exportSample(callFor(format, context, app)));
}

export async function eraseRoute(context: RequestContext, { services, isStopping }: AppContext): Promise<Response> {
  const request = context.req.raw;
  if (isStopping()) return respond(stopping, request);
  const outcome = await services.eraseReport(context.req.param("id") ?? "");
  switch (outcome.kind) {
    case "no-report":
      return respond(noReport, request);
    case "erased":
      return new Response(null, { status: 204, headers: personalHeaders });
  }
}

const callFor = (format: ExportFormatName, context: RequestContext, app: AppContext): ExportRequest => ({
  format,
  address: callerOf(context, app),
  isSaved: isSaved(context),
});

const isSaved = (context: RequestContext): boolean => context.req.query("download") !== undefined;

const callerOf = (context: RequestContext, { config }: AppContext): string =>
  addressOf(context.req.raw, context.env, config);

function askedFor(
  name: string,
  file: string | undefined,
): { readonly id: string; readonly format: ExportFormatName } | undefined {
  if (file !== undefined) return asking(name, formatAt(file));
  const [id = "", extension = "json", ...more] = name.split(".");
  const isShown = extension === "json" || extension === "html";
  return more.length === 0 && isShown ? { id, format: extension } : undefined;
}

const asking = (id: string, format: ExportFormatName | undefined) =>
  format === undefined ? undefined : { id, format };

async function answered(context: RequestContext, app: AppContext, outcome: ExportOutcome): Promise<Response> {
  switch (outcome.kind) {
    case "file":
      return fileResponse(outcome, context);
    case "no-report":
      return refused(noReport, context, app);
    case "not-available":
      return refused(notAvailable(outcome.why), context, app);
    case "too-many":
      return refused(tooManyFiles(outcome.retryAfterSeconds), context, app);
    case "busy":
      return refused(filesAreWaiting, context, app);
  }
}

/**
 * A program gets JSON. Someone who opens the address in a browser gets a page with the same message and a link to
 * continue.
 */
async function refused(response: Failure, { req: { raw } }: RequestContext, { config }: AppContext): Promise<Response> {
  const wantsPage = (raw.headers.get("accept") ?? "").includes("text/html");
  if (!wantsPage) return respond(response, raw);
  const [title = "", text = ""] = response.failure.error.split(/(?<=^[^.]*)\. /);
  const { status, headers } = failureInit(response);
  return new Response(messagePage({ title, text }, config.brand), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": shortFormPolicy,
      ...headers,
      ...personalHeaders,
    },
  });
}

type File = ExportOutcome & { readonly kind: "file" };

async function fileResponse(file: File, context: RequestContext): Promise<Response> {
  const headers = {
    "content-type": file.type,
    ...personalHeaders,
    ...policyFor(file),
    ...dispositionOf(file, context),
  };
  return isText(file)
    ? compressedResponse(file.bytes, context.req.raw, headers)
    : new Response(body(file.bytes), { headers });
}

const policyFor = ({ type }: File): Record<string, string> =>
  type.startsWith("text/html") ? { "content-security-policy": reportPolicy } : {};

/** Files that a browser can display are shown, unless a download is requested; others are saved. */
function dispositionOf({ name, type }: File, context: RequestContext): Record<string, string> {
  const isAttached = isSaved(context) || !/^(text\/html|application\/(pdf|json))/.test(type);
  return { "content-disposition": `${isAttached ? "attachment" : "inline"}; ${named(name)}` };
}

/** The file name for the header, with non-ASCII characters encoded alongside (RFC 6266). */
function named(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/^-+/, "");
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
