import { noReport } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { respond } from "./respond.ts";

/** `GET /api/reports/{id}/history`: the versions of a report, and the answers to continue from. */
export async function historyRoute(context: RequestContext, { services }: AppContext): Promise<Response> {
  const outcome = await services.reportHistory(context.req.param("id") ?? "");
  switch (outcome.kind) {
    case "no-report":
      return respond(noReport, context.req.raw);
    case "history":
      return respond({ kind: "json", json: Buffer.from(JSON.stringify(outcome.history)) }, context.req.raw);
  }
}
