import { isFunnelStage } from "../survey/funnel.ts";
import { failed } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { respond } from "./respond.ts";
import { failureWords } from "./server.words.ts";

/**
 * `POST /api/funnel`: a visitor reached a stage, whose name is the whole body. Only a count is kept: no cookie, no
 * address, nothing that links two stages.
 */
export async function funnelRoute(context: RequestContext, { services }: AppContext): Promise<Response> {
  const request = context.req.raw;
  if (isForeign(request)) return respond(failed("not-found"), request);
  const stage = await request.text();
  if (!isFunnelStage(stage)) return respond(unknownStage, request);
  services.metrics.countFunnel(stage);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** Whether another site's page sent this. Browsers say so in a header; a program could send anything anyway. */
const isForeign = ({ headers }: Request): boolean =>
  !["same-origin", "none"].includes(headers.get("sec-fetch-site") ?? "same-origin");

export const unknownStage = failed("not-json", { error: failureWords.unknownStage });
