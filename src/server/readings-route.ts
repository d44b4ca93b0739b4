import type { ReadingsOutcome } from "../service/read-sentences.ts";
import { type ApiResponse, failed } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { respondToJson } from "./json-request.ts";
import { failureWords } from "./server.words.ts";

/** `POST /api/readings`: what the sentences of a survey text may mean. Nothing is stored. */
export const readingsRoute = (context: RequestContext, app: AppContext): Promise<Response> =>
  respondToJson(context, app, async (call) => responseTo(await app.services.readSentences(call)));

function responseTo(outcome: ReadingsOutcome): ApiResponse {
  switch (outcome.kind) {
    case "read":
      return { kind: "json", json: Buffer.from(JSON.stringify(outcome.readings)) };
    case "invalid":
      return {
        kind: "failure",
        failure: {
          error: failureWords.unfitText,
          code: "invalid-answers",
          problems: [{ field: null, message: failureWords.unfitText }],
        },
      };
    case "too-many":
      return failed("too-many-requests", {
        error: failureWords.tooManyTexts,
        retryAfterSeconds: outcome.retryAfterSeconds,
      });
  }
}
