import { failed, noReport, stopping } from "./answer.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { personalHeaders } from "./headers.ts";
import { respond } from "./respond.ts";

/** `POST /api/reports/{id}/mail`: queues the report for the address that it was asked for with. */
export async function mailRoute(context: RequestContext, { services, isStopping }: AppContext): Promise<Response> {
  const request = context.req.raw;
  if (isStopping()) return respond(stopping, request);
  const outcome = await services.mailReport(context.req.param("id") ?? "");
  switch (outcome.kind) {
    case "queued":
      return new Response(null, { status: 202, headers: personalHeaders });
    case "no-report":
      return respond(noReport, request);
    case "not-available":
      return respond(failed("not-available", { error: "This server sends no mail." }), request);
    case "too-many": {
      const { retryAfterSeconds } = outcome;
      return respond(failed("too-many-requests", { error: tooManyMails, retryAfterSeconds }), request);
    }
  }
}

/** `POST /api/reports/{id}/reminder`: one mail to the same address, on the day of the return. */
export async function reminderRoute(context: RequestContext, { services, isStopping }: AppContext): Promise<Response> {
  const request = context.req.raw;
  if (isStopping()) return respond(stopping, request);
  const outcome = await services.remindOfReturn(context.req.param("id") ?? "");
  switch (outcome.kind) {
    case "noted":
      return new Response(null, { status: 202, headers: personalHeaders });
    case "no-report":
      return respond(noReport, request);
    case "not-available":
      return respond(failed("not-available", { error: "This server sends no reminders." }), request);
  }
}

const tooManyMails = "This report was mailed several times within the hour. Please try again later.";
