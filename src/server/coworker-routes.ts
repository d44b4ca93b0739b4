import type { CoworkerLink, CoworkerOutcome } from "../service/coworkers/ask-coworker.ts";
import {
  type CoworkerPage,
  coworkerPage,
  mayShowRole,
  otherStatements,
  statementPrefix,
  takeBack,
} from "../service/coworkers/coworker-page.ts";
import type { InviteOutcome } from "../service/coworkers/invite-coworkers.ts";
import { coworkerKeyQuery, coworkerQuery } from "../survey/coworker.ts";
import { type ApiResponse, noReport, stopping, tooManyRequests } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { addressOf } from "./caller.ts";
import { personalHeaders } from "./headers.ts";
import { respondToJson } from "./json-request.ts";
import { respond } from "./respond.ts";
import { failureWords } from "./server.words.ts";
import { answersIn, shortFormPolicy } from "./short-form.ts";

/** `GET /api/reports/{id}/witnesses`: the people the owner has asked. */
export async function listCoworkersRoute(context: RequestContext, { services }: AppContext): Promise<Response> {
  const outcome = await services.listCoworkers(context.req.param("id") ?? "");
  switch (outcome.kind) {
    case "no-report":
      return respond(noReport, context.req.raw);
    case "coworkers":
      return respond(asJson(outcome.coworkers), context.req.raw);
  }
}

/** `POST /api/reports/{id}/witnesses`: private links for people in the shop. */
export const inviteRoute = (context: RequestContext, app: AppContext): Promise<Response> =>
  respondToJson(context, app, async (call) =>
    responseTo(await app.services.inviteCoworkers({ id: context.req.param("id") ?? "", ...call })),
  );

/** `DELETE /api/reports/{id}/witnesses/{witness}`: ends a link, unless it was answered. */
export async function withdrawRoute(context: RequestContext, { services, isStopping }: AppContext): Promise<Response> {
  const request = context.req.raw;
  if (isStopping()) return respond(stopping, request);
  const withdrawn = await services.store.withdrawCoworker(
    context.req.param("id") ?? "",
    context.req.param("witness") ?? "",
  );
  return withdrawn > 0 ? new Response(null, { status: 204, headers: personalHeaders }) : respond(noReport, request);
}

const asJson = (value: unknown): ApiResponse => ({ kind: "json", json: Buffer.from(JSON.stringify(value)) });

function responseTo(outcome: InviteOutcome): ApiResponse {
  switch (outcome.kind) {
    case "invited":
      return asJson(outcome.links);
    case "invalid":
      return unfit(failureWords.unfitInvitation);
    case "too-many-people":
      return unfit(failureWords.tooManyPeople);
    case "no-report":
      return noReport;
    case "too-many":
      return tooManyRequests(outcome.retryAfterSeconds);
  }
}

const unfit = (error: string): ApiResponse => ({
  kind: "failure",
  failure: { error, code: "invalid-answers", problems: [{ field: null, message: error }] },
});

/** The secret of a coworker in a URL; `undefined` if there is none. */
export const secretIn = (context: RequestContext): string | undefined => context.req.query(coworkerQuery);

/**
 * `/?witness={secret}`: one person's questions. `GET` shows the form, `POST` submits it and redirects to the link,
 * and a key with which whoever answered can change it.
 */
export async function coworkerRoute(context: RequestContext, app: AppContext): Promise<Response> {
  const link = { secret: secretIn(context) ?? "", key: context.req.query(coworkerKeyQuery) };
  if (context.req.method === "POST") return answerRoute(context, link, app);
  const opened = await app.services.openCoworkerForm(link);
  if (opened.kind !== "open") return shown(opened, app);
  const { form } = opened;
  const isThanks = form.hasAnswered && context.req.query("change") === undefined;
  return shown(
    isThanks ? { kind: "thanks", form, link: addressOfAnswer(link) } : { kind: "form", form, problem: null },
    app,
  );
}

/** The address at which whoever answered reads and changes it. */
const addressOfAnswer = ({ secret, key = "" }: CoworkerLink): string =>
  `/?${new URLSearchParams({ [coworkerQuery]: secret, [coworkerKeyQuery]: key })}`;

async function answerRoute(context: RequestContext, link: CoworkerLink, app: AppContext): Promise<Response> {
  const form = new URLSearchParams(await context.req.raw.text());
  if (form.has(takeBack)) {
    const opened = await app.services.takeBackAsCoworker(link);
    return shown(opened.kind === "open" ? { kind: "taken-back", secret: link.secret } : opened, app);
  }
  const outcome = await app.services.answerAsCoworker({
    ...link,
    rawAnswers: coworkerAnswersIn(form),
    mayShowRole: form.get(mayShowRole) === "yes",
    address: addressOf(context.req.raw, context.env, app.config),
  });
  switch (outcome.kind) {
    case "kept":
      // Redirects, so that a reload doesn't submit twice.
      return new Response(null, {
        status: 303,
        headers: { location: addressOfAnswer({ ...link, key: outcome.key }), ...personalHeaders },
      });
    case "nothing-said":
      return shown({ kind: "form", form: outcome.form, problem: "empty" }, app);
    case "too-many":
      return tooMany(outcome, app);
    case "answered":
    case "counted":
    case "gone":
      return shown(outcome, app);
  }
}

/** The form as it was sent, so that no one has to fill it in twice. */
function tooMany(
  { form, retryAfterSeconds }: Extract<CoworkerOutcome, { readonly kind: "too-many" }>,
  app: AppContext,
): Response {
  const page: CoworkerPage = form === null ? { kind: "too-many" } : { kind: "form", form, problem: "too-many" };
  return shown(page, app, 429, { "retry-after": String(retryAfterSeconds) });
}

/**
 * Converts a submitted form to answers: statements sorted into those that happen and those that don't, the rest
 * unchanged.
 */
function coworkerAnswersIn(form: URLSearchParams): Readonly<Record<string, unknown>> {
  const happens = [...form]
    .filter(([name, value]) => name.startsWith(statementPrefix) && value === "yes")
    .map(([name]) => name.slice(statementPrefix.length));
  const others = form.getAll(otherStatements).flatMap((ids) => ids.split(" "));
  return {
    ...answersIn(form),
    happens_weekly: happens,
    does_not_happen: others.filter((id) => !happens.includes(id)),
  };
}

const statuses = {
  form: 200,
  thanks: 200,
  "taken-back": 200,
  answered: 200,
  counted: 200,
  gone: 404,
  "too-many": 429,
} as const satisfies Record<CoworkerPage["kind"], number>;

const shown = (
  page: CoworkerPage,
  { config }: AppContext,
  status: number = statuses[page.kind],
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(coworkerPage(page, config.brand), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": shortFormPolicy,
      ...personalHeaders,
      ...headers,
    },
  });
