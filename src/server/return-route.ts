import { ignoreProgress } from "../service/analyze/progress.ts";
import { answersAfter } from "../service/return-visits/come-back.ts";
import { formKey, noLongerSaid, type ReturnForm, returnPage, tasksDone } from "../service/return-visits/return-page.ts";
import { tasksIn } from "../survey/request-extras.ts";
import { returnQuery } from "../survey/wire/page-address.ts";
import { failureInit, responseTo, stopping } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { addressOf } from "./caller.ts";
import { responseToError } from "./failures.ts";
import { personalHeaders } from "./headers.ts";
import { answersIn, shortFormPolicy } from "./short-form.ts";

/** Whether a URL is the short form of a later visit: `/?report={id}&return`. */
export const isReturn = (context: RequestContext): boolean =>
  context.req.query(returnQuery) !== undefined && context.req.query("report") !== undefined;

/**
 * `GET` shows the form that asks what has changed. `POST` makes the next version and redirects to it, or shows the
 * form again as it was filled in, with the reason.
 */
export async function returnRoute(context: RequestContext, app: AppContext): Promise<Response> {
  const form = await app.services.returnFormOf(context.req.query("report") ?? "");
  const { brand } = app.config;
  if (form === null) return shown(returnPage(form, brand), { status: 404 });
  if (context.req.method !== "POST") return shown(returnPage(form, brand), { status: 200 });
  const sent = await context.req.raw.text();
  const input = new URLSearchParams(sent);
  const filled = {
    given: answersIn(input),
    over: input.getAll(noLongerSaid).map(withoutReturns),
    done: tasksIn(input.getAll(tasksDone)),
    // Sent twice, the same form makes one version.
    key: input.has(formKey) ? sent : null,
  };
  const response = app.isStopping() ? stopping : await send(form, filled, context, app);
  if (response.kind === "json" || response.failure.code === "key-reused") return toReport(form.id);
  const again = { ...form, submission: answersAfter(form, filled.given, []), done: filled.done };
  return shown(returnPage(again, brand, { why: response.failure.error, over: filled.over }), failureInit(response));
}

/** The content of a submitted form. */
interface Filled {
  readonly given: Readonly<Record<string, unknown>>;
  readonly over: readonly string[];
  readonly done: readonly string[];
  readonly key: string | null;
}

const send = (form: ReturnForm, { given, over, done, key }: Filled, context: RequestContext, app: AppContext) =>
  app.services
    .analyzeShop({
      answers: answersAfter(form, given, over),
      ...{ key, report: form.id, needsProof: false, proof: null, wantsMail: false, isSuspect: false },
      onProgress: ignoreProgress,
      address: addressOf(context.req.raw, context.env, app.config),
      added: { done },
    })
    .then(responseTo, (error: unknown) => responseToError(error, {}, app));

const toReport = (id: string): Response =>
  new Response(null, { status: 303, headers: { location: `/?report=${encodeURIComponent(id)}`, ...personalHeaders } });

/** Form submissions encode every line break as CR LF. */
const withoutReturns = (text: string): string => text.replaceAll("\r\n", "\n");

type Init = Pick<ResponseInit, "headers"> & { readonly status: number };

const shown = (html: string, { status, headers }: Init): Response =>
  new Response(html, {
    status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": shortFormPolicy,
      ...personalHeaders,
    },
  });
