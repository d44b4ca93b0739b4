import { metricsType } from "../adapters/monitoring/metrics.ts";
import type { Config } from "../adapters/settings/config.ts";
import { failed } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { callerOf, hasBearer, isForwarded, isOwnHost } from "./caller.ts";
import { respond } from "./respond.ts";
import { failureWords } from "./server.words.ts";

export const metricsPath = "/metrics";

/** The process's metrics for Prometheus. They contain no answer, name or address, but access is still restricted. */
export async function metricsRoute(context: RequestContext, { config, services }: AppContext): Promise<Response> {
  const request = context.req.raw;
  switch (accessOf(context, config)) {
    case "yes":
      return new Response(await services.metrics.text(), {
        headers: { "content-type": metricsType, "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" },
      });
    case "no":
      return respond(failed("not-found"), request);
    case "not-with-this-token":
      return respond(failed("wrong-key", { error: failureWords.metricsToken }), request);
  }
}

/**
 * Without a token, only this machine and private networks have access, and only directly: behind an unknown proxy on
 * this machine, every caller would look local. The Host header must be ours, because another site's page in an internal
 * browser may point its own name at us (DNS rebinding).
 */
function accessOf(context: RequestContext, config: Config): "yes" | "no" | "not-with-this-token" {
  const { metrics } = config;
  switch (metrics.kind) {
    case "nobody":
      return "no";
    case "token":
      return hasBearer(context.req.raw, metrics.token) ? "yes" : "not-with-this-token";
    case "private-networks": {
      if (config.trustedProxies === null && isForwarded(context.req.raw)) return "no";
      if (!isOwnHost(context.req.raw, config)) return "no";
      return callerOf(context.req.raw, context.env, config).isPrivate ? "yes" : "no";
    }
  }
}
