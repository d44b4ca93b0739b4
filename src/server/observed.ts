import type { MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import type { Config } from "../adapters/settings/config.ts";
import { newId } from "../adapters/store/ids.ts";
import { tooManyRequests } from "./api-response.ts";
import type { AppContext, AppEnv, RequestContext } from "./app-context.ts";
import { addressOf, idOf } from "./caller.ts";
import { metricsPath } from "./metrics-route.ts";
import { respond } from "./respond.ts";
import { secure } from "./security-headers.ts";

/** Gives each request an id: a trusted proxy's, or a new one. Anyone else's header is ignored. */
export const identified = (config: Config): MiddlewareHandler<AppEnv> =>
  requestId({ headerName: "", generator: (context) => idOf(context.req.raw, config) ?? newId() });

/** Counts and logs each request: the route, never the URL, which may be the key to a report. */
export async function observed(context: RequestContext, next: () => Promise<void>, app: AppContext): Promise<void> {
  const { log, services, config, isStopping } = app;
  const startedAt = performance.now();
  const id = context.get("requestId");
  await next();
  const { method } = context.req;
  const { status, headers } = context.res;
  secure(headers, context.req.raw, config);
  headers.set("x-request-id", id);
  if (isStopping()) headers.set("connection", "close");
  const ms = performance.now() - startedAt;
  const route = routePath(context);
  services.metrics.countRequest({ route, method, status, seconds: ms / 1000 });
  const line = { request: id, method, route, status, ms: Math.round(ms) };
  if (isCall(route)) log.info(line, "request");
  else log.debug(line, "request");
}

/** Health checks are never rate-limited: a busy server gets them too. */
const alwaysAnswered: ReadonlySet<string> = new Set(["/healthz", "/readyz", metricsPath]);

/** Refuses a request if its address is over its hourly limit. */
export async function admitted(
  context: RequestContext,
  next: () => Promise<void>,
  { services, config }: AppContext,
): Promise<Response | undefined> {
  const request = context.req.raw;
  if (alwaysAnswered.has(context.req.path)) {
    await next();
    return undefined;
  }
  const admission = await services.admitRequest(addressOf(request, context.env, config));
  if (admission.kind === "refused") return respond(tooManyRequests(admission.retryAfterSeconds), request);
  await next();
  return undefined;
}

/** Whether a path belongs to the API rather than the page. */
export const isCall = (path: string): boolean => path.startsWith("/api/") || path.startsWith("/functions/");
