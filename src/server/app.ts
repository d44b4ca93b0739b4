import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Config } from "../adapters/settings/config.ts";
import { funnelPath } from "../survey/funnel.ts";
import { analyzeShop, reportsPath, samplePath } from "../survey/wire.ts";
import { kpiPicturesPath, whatIfPath } from "../survey/wire-results.ts";
import { analyzeRoute } from "./analyze-route.ts";
import { failed } from "./answer.ts";
import { assetResponse } from "./asset.ts";
import { challengePath, challengeRoute } from "./challenge-route.ts";
import { funnelRoute } from "./funnel-route.ts";
import { healthRoute, readyRoute } from "./health-routes.ts";
import type { House, HouseContext, HouseEnv } from "./house.ts";
import { mailRoute } from "./mail-route.ts";
import { metricsPath, metricsRoute } from "./metrics-route.ts";
import { admitted, isCall, observed } from "./observed.ts";
import { pageResponse } from "./page-route.ts";
import { prefillRoute } from "./prefill-route.ts";
import { eraseRoute, reportRoute, sampleRoute } from "./report-routes.ts";
import { respond } from "./respond.ts";
import { kpiPictureRoute, whatIfRoute } from "./what-if-route.ts";

/** The whole server as a function from request to response. */
export function buildApp(house: House): Hono<HouseEnv> {
  const app = new Hono<HouseEnv>();
  app.use((context, next) => observed(context, next, house));
  app.use("/functions/*", crossOrigin(house.config));
  app.use("/api/*", crossOrigin(house.config));
  app.use((context, next) => admitted(context, next, house));
  app.post(analyzeShop.path, (context) => analyzeRoute(context, house));
  app.get(`${reportsPath}/:name`, (context) => reportRoute(context, house));
  app.get(`${reportsPath}/:name/:file`, (context) => reportRoute(context, house));
  app.post(`${reportsPath}/:name/mail`, (context) => mailRoute(context, house));
  app.delete(`${reportsPath}/:name`, (context) => eraseRoute(context, house));
  app.get(`${samplePath}/:file`, (context) => sampleRoute(context, house));
  app.post(whatIfPath, (context) => whatIfRoute(context, house));
  app.get(`${kpiPicturesPath}/:file`, (context) => kpiPictureRoute(context, house));
  app.post(funnelPath, (context) => funnelRoute(context, house));
  app.post("/", (context) => prefillRoute(context, house));
  app.get(challengePath, (context) => challengeRoute(context, house));
  app.get("/healthz", healthRoute);
  app.get("/readyz", (context) => readyRoute(context, house));
  app.get(metricsPath, (context) => metricsRoute(context, house));
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

/** The page and the files beside it. A path that leads nowhere gets the page too: it shows its own 404. */
async function fileRoute(context: HouseContext, house: House): Promise<Response> {
  const { page, made } = house;
  const request = context.req.raw;
  const { path } = context.req;
  const file = made.get(path) ?? page?.files.get(path) ?? (await page?.pictures.get(path)?.());
  if (file) return assetResponse(file, request);

  const isHome = path === "/" || path === "/index.html";
  const wantsPage = isHome || (request.headers.get("accept") ?? "").includes("text/html");
  if (!page && isHome) return respond(pageNotBuilt, request);
  if (!page || !wantsPage || isCall(path)) return respond(failed("not-found"), request);
  return pageResponse(context, page, house);
}

const pageNotBuilt = failed("not-found", {
  error: "The page has not been built. Run `npm start`, or `npm run build`.",
});
