import type { ReadingsOutcome } from "../service/read-sentences.ts";
import { failed, type Reply, stopping } from "./answer.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { readJson } from "./body.ts";
import { addressOf } from "./caller.ts";
import { respond } from "./respond.ts";

/** `POST /api/readings`: a text of the survey, and what its sentences may mean. Nothing is stored. */
export async function readingsRoute(
  context: RequestContext,
  { services, config, isStopping }: AppContext,
): Promise<Response> {
  const request = context.req.raw;
  if (isStopping()) return respond(stopping, request);
  const read = await readJson(request);
  if (read.kind !== "json") return respond(failed(read.kind), request);
  const address = addressOf(request, context.env, config);
  return respond(replyTo(await services.readSentences({ asked: read.value, address })), request);
}

function replyTo(outcome: ReadingsOutcome): Reply {
  switch (outcome.kind) {
    case "read":
      return { kind: "answer", json: Buffer.from(JSON.stringify(outcome.readings)) };
    case "unfit":
      return {
        kind: "failure",
        failure: { error: unfit, code: "invalid-answers", problems: [{ field: null, message: unfit }] },
      };
    case "too-many":
      return failed("too-many-requests", {
        error: "Too many texts from your address. Please try again later.",
        retryAfterSeconds: outcome.retryAfterSeconds,
      });
  }
}

const unfit =
  "Send one JSON object: `field` (one of pain_invisible, notes, improvement_goal, success_metric) and `text` of at most 2000 characters.";
