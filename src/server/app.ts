import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Config } from "../adapters/settings/config.ts";
import { confirmPath } from "../service/delivery/deliver-ports.ts";
import { funnelPath } from "../survey/funnel.ts";
import { kpiPicturesPath } from "../survey/samples.ts";
import { readingsPath } from "../survey/wire/readings.ts";
import { whatIfPath } from "../survey/wire/results.ts";
import { analyzeEndpoint, reportsPath, samplePath } from "../survey/wire/wire.ts";
import { analyzeRoute } from "./analyze-route.ts";
import { failed } from "./api-response.ts";
import type { AppContext, AppEnv, RequestContext } from "./app-context.ts";
import { assetResponse, unchanged } from "./asset.ts";
import { limited } from "./body.ts";
import { challengePath, challengeRoute } from "./challenge-route.ts";
import { confirmRoute } from "./confirm-route.ts";
import { coworkerRoute, inviteRoute, listCoworkersRoute, secretIn, withdrawRoute } from "./coworker-routes.ts";
import { abortedResponse, isAborted, responseToError } from "./failures.ts";
import { funnelRoute, unknownStage } from "./funnel-route.ts";
import { healthRoute, readyRoute } from "./health-routes.ts";
import { historyRoute } from "./history-route.ts";
import { kpiPictureRoute } from "./kpi-picture-route.ts";
import { mailRoute, reminderRoute } from "./mail-route.ts";
import { metricsPath, metricsRoute } from "./metrics-route.ts";
import { admitted, identified, isCall, observed } from "./observed.ts";
import { pageResponse } from "./page-route.ts";
import { prefillRoute } from "./prefill-route.ts";
import { readingsRoute } from "./readings-route.ts";
import { eraseRoute, reportRoute, sampleRoute } from "./report-routes.ts";
import { respond } from "./respond.ts";
import { isReturn, returnRoute } from "./return-route.ts";
import { secured } from "./security-headers.ts";
import { failureWords } from "./server.words.ts";
import { whatIfRoute } from "./what-if-route.ts";

/** The whole server as a function from request to response. */
export function buildApp(app: AppContext): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(identified(app.config), (context, next) => observed(context, next, app), secured);
  routes.use("/functions/*", crossOrigin(app.config));
  routes.use("/api/*", crossOrigin(app.config));
  routes.use((context, next) => admitted(context, next, app));
  routes.post(analyzeEndpoint.path, limited(), (context) => analyzeRoute(context, app));
  routes.get(`${reportsPath}/:name`, (context) => reportRoute(context, app));
  routes.get(`${reportsPath}/:id/witnesses`, (context) => listCoworkersRoute(context, app));
  routes.post(`${reportsPath}/:id/witnesses`, limited(), (context) => inviteRoute(context, app));
  routes.delete(`${reportsPath}/:id/witnesses/:witness`, (context) => withdrawRoute(context, app));
  routes.get(`${reportsPath}/:id/history`, (context) => historyRoute(context, app));
  routes.get(`${reportsPath}/:name/:file`, (context) => reportRoute(context, app));
  routes.post(`${reportsPath}/:id/mail`, (context) => mailRoute(context, app));
  routes.post(`${reportsPath}/:id/reminder`, (context) => reminderRoute(context, app));
  routes.delete(`${reportsPath}/:id`, (context) => eraseRoute(context, app));
  routes.get(`${samplePath}/:file`, (context) => sampleRoute(context, app));
  routes.post(whatIfPath, limited(), (context) => whatIfRoute(context, app));
  routes.post(readingsPath, limited(), (context) => readingsRoute(context, app));
  routes.get(`${kpiPicturesPath}/:file`, unchanged, kpiPictureRoute(app));
  routes.post(funnelPath, limited(unknownStage), (context) => funnelRoute(context, app));
  routes.get("/", async (context, next) => {
    if (isReturn(context)) return returnRoute(context, app);
    return secretIn(context) === undefined ? next() : coworkerRoute(context, app);
  });
  routes.post("/", limited(), (context) => {
    if (isReturn(context)) return returnRoute(context, app);
    return secretIn(context) === undefined ? prefillRoute(context, app) : coworkerRoute(context, app);
  });
  routes.get(`${confirmPath}/:token`, (context) => confirmRoute(context, app));
  routes.post(`${confirmPath}/:token`, (context) => confirmRoute(context, app));
  routes.get(challengePath, (context) => challengeRoute(context, app));
  routes.get("/healthz", healthRoute);
  routes.get("/readyz", (context) => readyRoute(context, app));
  routes.get(metricsPath, (context) => metricsRoute(context, app));
  routes.get("*", unchanged, (context) => fileRoute(context, app));
  routes.notFound((context) => respond(failed("not-found"), context.req.raw));
  routes.onError((error, context) => {
    const request = context.req.raw;
    if (isAborted(error, request)) return abortedResponse();
    return respond(responseToError(error, { request: context.get("requestId") }, app), request);
  });
  return routes;
}

/** What browsers on other origins may send: the headers of Supabase clients, and our own two. */
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
      analyzeEndpoint.idempotencyHeader,
      analyzeEndpoint.previewHeader,
    ],
    exposeHeaders: ["retry-after", "content-disposition", "x-request-id"],
    maxAge: 86_400,
  });

/** The page and its files. An unknown path gets the page too, which shows its own 404. */
async function fileRoute(context: RequestContext, app: AppContext): Promise<Response> {
  const { page, generatedFiles } = app;
  const request = context.req.raw;
  const { path } = context.req;
  const made = generatedFiles.get(path) ?? page?.pictures.get(path);
  const file = page?.files.get(path) ?? (await made?.());
  if (file) return assetResponse(file, request);

  const isHome = path === "/" || path === "/index.html";
  const wantsPage = isHome || (request.headers.get("accept") ?? "").includes("text/html");
  if (!page && isHome) return respond(pageNotBuilt, request);
  if (!page || !wantsPage || isCall(path)) return respond(failed("not-found"), request);
  return pageResponse(context, page, app);
}

const pageNotBuilt = failed("not-found", { error: failureWords.pageNotBuilt });
