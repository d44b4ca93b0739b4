import { isRecord } from "../survey/is-record.ts";
import { failed } from "./answer.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { readJson } from "./body.ts";
import { withPrefill } from "./document.ts";
import { packedResponse } from "./encoding.ts";
import { personalHeaders } from "./headers.ts";
import { documentHeaders } from "./page-route.ts";
import { respond } from "./respond.ts";

/**
 * `POST /`: the page with answers ahead, from another site's form or program. They go back with the page and are stored
 * nowhere; the page's own reader checks them.
 */
export async function prefillRoute(context: RequestContext, { page, config }: AppContext): Promise<Response> {
  const request = context.req.raw;
  if (!page) return respond(failed("not-found"), request);
  const read = isForm(request) ? await readForm(request) : await readJson(request);
  if (read.kind !== "json") return respond(read.kind === "wrong-type" ? wrongType : failed(read.kind), request);
  const given = isRecord(read.value) ? read.value : {};
  const document = page.documents[given.open === "form" ? "form" : "hero"];
  const html = withPrefill(new TextDecoder().decode(document.bytes), given);
  const headers = { "content-type": document.type, ...Object.fromEntries(documentHeaders(page, config)) };
  return packedResponse(html, request, { ...headers, ...personalHeaders });
}

const isForm = (request: Request): boolean =>
  /^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? "");

/** A name that comes several times is a list. */
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
  error: "The answers ahead have to be sent as application/json or application/x-www-form-urlencoded.",
});
