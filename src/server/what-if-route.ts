import { kpiIds } from "../knowledge/kpis/kpis.ts";
import { drawKpiSample } from "../report/pictures/kpi-picture.ts";
import type { WhatIfOutcome } from "../service/what-if/what-if-request.ts";
import { type ApiResponse, failed, noReport } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { type Asset, assetOf, assetResponse } from "./asset.ts";
import { respondToJson } from "./json-request.ts";
import { respond } from "./respond.ts";
import { failureWords } from "./server.words.ts";

/** `POST /api/what-if`: the gain for given lever positions. Nothing is stored. */
export const whatIfRoute = (context: RequestContext, app: AppContext): Promise<Response> =>
  respondToJson(context, app, async (call) => responseTo(await app.services.askWhatIf(call)));

function responseTo(outcome: WhatIfOutcome): ApiResponse {
  switch (outcome.kind) {
    case "calculated":
      return { kind: "json", json: Buffer.from(JSON.stringify(outcome.whatIf)) };
    case "invalid-answers": {
      const { problems } = outcome;
      return { kind: "failure", failure: { error: problems[0].message, code: "invalid-answers", problems } };
    }
    case "no-report":
      return noReport;
    case "too-many": {
      const { retryAfterSeconds } = outcome;
      return failed("too-many-requests", { error: failureWords.tooManyWhatIfs, retryAfterSeconds });
    }
  }
}

const drawn = new Map<string, Asset>();

/** `/api/kpis/kpi_otd.svg`: a KPI's sample picture, rendered on first request. */
export async function kpiPictureRoute(context: RequestContext, { config }: AppContext): Promise<Response> {
  const request = context.req.raw;
  const id = kpiIds.find((kpi) => `${kpi}.svg` === context.req.param("file"));
  if (id === undefined) return respond(failed("not-found"), request);
  const key = `${config.brand.color} ${id}`;
  const picture =
    drawn.get(key) ?? assetOf({ type: "image/svg+xml", bytes: Buffer.from(drawKpiSample(id, config.brand)) });
  drawn.set(key, picture);
  return assetResponse(picture, request);
}
