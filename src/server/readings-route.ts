import type { ReadingsOutcome } from "../service/read-sentences.ts";
import { failed, type Reply } from "./answer.ts";
import { failureWords } from "./answer.words.ts";
import { answerJson } from "./answer-json.ts";
import type { AppContext, RequestContext } from "./app-context.ts";

/** `POST /api/readings`: what the sentences of a survey text may mean. Nothing is stored. */
export const readingsRoute = (context: RequestContext, app: AppContext): Promise<Response> =>
  answerJson(context, app, async (call) => replyTo(await app.services.readSentences(call)));

function replyTo(outcome: ReadingsOutcome): Reply {
  switch (outcome.kind) {
    case "read":
      return { kind: "answer", json: Buffer.from(JSON.stringify(outcome.readings)) };
    case "unfit":
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
