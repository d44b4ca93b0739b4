import { isRecord } from "../survey/is-record.ts";
import { failed } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { readJson } from "./body.ts";
import { withPrefill } from "./document.ts";
import { compressedResponse } from "./encoding.ts";
import { personalHeaders } from "./headers.ts";
import { documentHeaders } from "./page-route.ts";
import { respond } from "./respond.ts";
import { failureWords } from "./server.words.ts";

/**
 * `POST /`: the page with prefilled answers from another site's form or program. They are sent back with the page and
 * not stored; the page validates them.
 */
export async function prefillRoute(context: RequestContext, { page, config }: AppContext): Promise<Response> {
  const request = context.req.raw;
  if (!page) return respond(failed("not-found"), request);
  const read = isForm(request) ? await readForm(request) : await readJson(request);
  if (read.kind !== "json") return respond(read.kind === "wrong-type" ? wrongType : failed(read.kind), request);
  const prefill = isRecord(read.value) ? read.value : {};
  const document = page.documents[prefill.open === "form" ? "form" : "hero"];
  const html = withPrefill(new TextDecoder().decode(document.bytes), prefill);
  const headers = { "content-type": document.type, ...Object.fromEntries(documentHeaders(page, config)) };
  return compressedResponse(html, request, { ...headers, ...personalHeaders });
}

const isForm = (request: Request): boolean =>
  /^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? "");

/** A name that occurs several times is a list. */
async function readForm(request: Request) {
  const form = new URLSearchParams(await request.text());
  const value = Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
  return { kind: "json", value } as const;
}

const wrongType = failed("wrong-type", {
  error: failureWords.prefillType,
});
