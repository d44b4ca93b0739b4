import type { MailOutcome } from "../service/delivery/mail-report.ts";
import type { RemindOutcome } from "../service/delivery/remind-of-return.ts";
import { failed, noReport, stopping } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { personalHeaders } from "./headers.ts";
import { respond } from "./respond.ts";
import { failureWords } from "./server.words.ts";

/** `POST /api/reports/{id}/mail`: queues the report for the address it was requested with. */
export const mailRoute = (context: RequestContext, app: AppContext): Promise<Response> =>
  accept(context, app, app.services.mailReport, failureWords.noMail);

/** `POST /api/reports/{id}/reminder`: queues one email to the same address for the return day. */
export const reminderRoute = (context: RequestContext, app: AppContext): Promise<Response> =>
  accept(context, app, app.services.remindOfReturn, failureWords.noReminders);

async function accept(
  context: RequestContext,
  { isStopping }: AppContext,
  ask: (id: string) => Promise<MailOutcome | RemindOutcome>,
  sendsNone: string,
): Promise<Response> {
  const request = context.req.raw;
  if (isStopping()) return respond(stopping, request);
  const outcome = await ask(context.req.param("id") ?? "");
  switch (outcome.kind) {
    case "queued":
    case "noted":
      return new Response(null, { status: 202, headers: personalHeaders });
    case "no-report":
      return respond(noReport, request);
    case "not-available":
      return respond(failed("not-available", { error: sendsNone }), request);
    case "too-many": {
      const { retryAfterSeconds } = outcome;
      return respond(failed("too-many-requests", { error: failureWords.tooManyMails, retryAfterSeconds }), request);
    }
  }
}
