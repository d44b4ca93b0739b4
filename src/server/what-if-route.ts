import type { WhatIfOutcome } from "../service/what-if/what-if-request.ts";
import { type ApiResponse, failed, noReport } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { respondToJson } from "./json-request.ts";
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
