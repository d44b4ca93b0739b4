import { answersAfter } from "../service/come-back.ts";
import { ignoreProgress } from "../service/progress.ts";
import { noLongerSaid, returnPage, tasksDone } from "../service/return-page.ts";
import { returnQuery } from "../survey/prerendered.ts";
import { tasksIn } from "../survey/request-extras.ts";
import { replyTo, stopping } from "./answer.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { addressOf } from "./caller.ts";
import { personalHeaders } from "./headers.ts";
import { respond } from "./respond.ts";
import { answersIn, shortFormPolicy } from "./short-form.ts";

/** Whether a URL is the short form of a later visit: `/?report={id}&return`. */
export const isReturn = (context: RequestContext): boolean =>
  context.req.query(returnQuery) !== undefined && context.req.query("report") !== undefined;

/** `GET` shows the form of what may have changed; `POST` makes the next version and redirects to it. */
export async function returnRoute(context: RequestContext, app: AppContext): Promise<Response> {
  const id = context.req.query("report") ?? "";
  const request = context.req.raw;
  const form = await app.services.returnFormOf(id);
  if (form === null || context.req.method !== "POST") return shown(returnPage(form, app.config.brand), form === null);
  if (app.isStopping()) return respond(stopping, request);
  const input = new URLSearchParams(await request.text());
  const outcome = await app.services.analyzeShop({
    answers: answersAfter(form, answersIn(input), input.getAll(noLongerSaid).map(withoutReturns)),
    ...{ key: null, report: id, proof: null, wantsMail: false, isSuspect: false, onProgress: ignoreProgress },
    address: addressOf(request, context.env, app.config),
    added: { done: tasksIn(input.getAll(tasksDone)) },
  });
  if (outcome.kind !== "analyzed") return respond(replyTo(outcome), request);
  return new Response(null, {
    status: 303,
    headers: { location: `/?report=${encodeURIComponent(id)}`, ...personalHeaders },
  });
}

/** A browser sends every line break as two characters. */
const withoutReturns = (text: string): string => text.replaceAll("\r\n", "\n");

const shown = (html: string, isGone: boolean): Response =>
  new Response(html, {
    status: isGone ? 404 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": shortFormPolicy,
      ...personalHeaders,
    },
  });
