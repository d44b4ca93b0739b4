import type { AnalyzeOutcome } from "../service/analyze/analyze-shop.ts";
import { ignoreProgress, type OnProgress } from "../service/analyze/progress.ts";
import { isSuspect } from "../service/analyze/suspicion.ts";
import { readExtras } from "../survey/request-extras.ts";
import { analyzeEndpoint } from "../survey/wire/wire.ts";
import { failed, responseTo, stopping } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { readJson } from "./body.ts";
import { addressOf, hasAnonKey } from "./caller.ts";
import { serverHeartbeat, streamedReply } from "./event-stream.ts";
import { responseToError } from "./failures.ts";
import { respond, wantsEvents } from "./respond.ts";

/** The endpoint `analyze-shop`: takes answers, returns the report as JSON or as a stream of events. */
export async function analyzeRoute(context: RequestContext, app: AppContext): Promise<Response> {
  const request = context.req.raw;
  if (!hasAnonKey(request, app.config)) return respond(failed("wrong-key"), request);
  if (app.isStopping()) return respond(stopping, request);

  const address = addressOf(request, context.env, app.config);
  if (isPreview(request)) {
    return respondTo(request, app, (onProgress) => app.services.previewSampleShop({ address, onProgress }));
  }
  const read = await readJson(request);
  if (read.kind !== "json") return respond(failed(read.kind), request);
  const extras = readExtras(read.value);
  const { wantsMail, proof, report, done } = extras;
  const call = {
    answers: read.value,
    key: idempotencyKeyOf(request),
    address,
    report,
    added: done.length > 0 ? { done } : {},
    wantsMail,
    isSuspect: isSuspect(extras),
    needsProof: true,
    proof,
  };
  if (call.isSuspect) app.services.metrics.count("spindlewise_suspects_total", {});
  return respondTo(request, app, (onProgress) => app.services.analyzeShop({ ...call, onProgress }));
}

async function respondTo(
  request: Request,
  app: AppContext,
  analyze: (onProgress: OnProgress) => Promise<AnalyzeOutcome>,
): Promise<Response> {
  const run = async (onProgress: OnProgress) => responseTo(await analyze(onProgress));
  if (!wantsEvents(request)) return respond(await run(ignoreProgress), request);
  const explain = (error: unknown) => responseToError(error, {}, app);
  return streamedReply(request, run, { explain, heartbeat: serverHeartbeat });
}

const isPreview = (request: Request): boolean =>
  request.headers.get(analyzeEndpoint.previewHeader)?.trim().toLowerCase() === "true";

const idempotencyKeyOf = (request: Request): string | null =>
  request.headers.get(analyzeEndpoint.idempotencyHeader)?.trim() || null;
