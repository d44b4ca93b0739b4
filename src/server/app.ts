import { Hono } from "hono";
import { cors } from "hono/cors";
import { routePath } from "hono/route";
import type { Config } from "../adapters/config.ts";
import { newId } from "../adapters/ids.ts";
import { analyzeShop, reportsPath, samplePath } from "../survey/wire.ts";
import { analyzeRoute } from "./analyze-route.ts";
import { failed } from "./answer.ts";
import { assetResponse } from "./asset.ts";
import { commonHeaders, pagePolicy } from "./headers.ts";
import { healthRoute, readyRoute } from "./health-routes.ts";
import type { House, HouseContext, HouseEnv } from "./house.ts";
import { eraseRoute, reportRoute, sampleRoute } from "./report-routes.ts";
import { respond } from "./respond.ts";

/** The whole server as a function from request to response. */
export function buildApp(house: House): Hono<HouseEnv> {
  const app = new Hono<HouseEnv>();
  app.use((context, next) => observed(context, next, house));
  app.use("/functions/*", crossOrigin(house.config));
  app.use("/api/*", crossOrigin(house.config));
  app.post(analyzeShop.path, (context) => analyzeRoute(context, house));
  app.get(`${reportsPath}/:name`, (context) => reportRoute(context, house));
  app.get(`${reportsPath}/:name/:file`, (context) => reportRoute(context, house));
  app.delete(`${reportsPath}/:name`, (context) => eraseRoute(context, house));
  app.get(`${samplePath}/:file`, (context) => sampleRoute(context, house));
  app.get("/healthz", healthRoute);
  app.get("/readyz", (context) => readyRoute(context, house));
  app.get("*", (context) => fileRoute(context, house));
  app.notFound((context) => respond(failed("not-found"), context.req.raw));
  app.onError((error, context) => {
    house.log.error({ request: context.get("requestId"), err: error }, "a request failed");
    return respond(failed("internal"), context.req.raw);
  });
  return app;
}

/** What browsers of other origins may send: the headers of Supabase clients, and our own two. */
const crossOrigin = ({ corsOrigins }: Config) =>
  cors({
    origin: corsOrigins === "*" ? "*" : [...corsOrigins],
    allowMethods: ["GET", "HEAD", "POST", "DELETE", "OPTIONS"],
    allowHeaders: [
      "authorization",
      "x-client-info",
      "apikey",
      "content-type",
      "accept",
      "x-region",
      analyzeShop.idempotencyHeader,
      analyzeShop.previewHeader,
    ],
    exposeHeaders: ["retry-after", "content-disposition", "x-request-id"],
    maxAge: 86_400,
  });

/** Gives each request an id and a line in the log: the route, never the address, which may be the key to a report. */
async function observed(context: HouseContext, next: () => Promise<void>, { log }: House): Promise<void> {
  const request = newId();
  const begun = performance.now();
  context.set("requestId", request);
  await next();
  const { method } = context.req;
  const { status, headers } = context.res;
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  headers.set("x-request-id", request);
  const line = { request, method, route: routePath(context, -1), status, ms: Math.round(performance.now() - begun) };
  if (isCall(line.route)) log.info(line, "request");
  else log.debug(line, "request");
}

/** The page and the files beside it. A path that leads nowhere gets the page too: it shows its own 404. */
function fileRoute(context: HouseContext, { page, made, config }: House): Response | Promise<Response> {
  const request = context.req.raw;
  const { path } = context.req;
  const file = made.get(path) ?? page?.files.get(path);
  if (file) return assetResponse(file, request);

  const isHome = path === "/" || path === "/index.html";
  const wantsPage = isHome || (request.headers.get("accept") ?? "").includes("text/html");
  if (!page && isHome) return respond(pageNotBuilt, request);
  if (!page || !wantsPage || isCall(path)) return respond(failed("not-found"), request);
  const response = assetResponse(page.document, request, isHome ? 200 : 404);
  response.headers.set("content-security-policy", pagePolicy(config));
  return response;
}

const isCall = (path: string): boolean => path.startsWith("/api/") || path.startsWith("/functions/");

const pageNotBuilt = failed("not-found", {
  error: "The page has not been built. Run `npm start`, or `npm run build`.",
});
