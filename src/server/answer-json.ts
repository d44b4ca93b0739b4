import { failed, type Reply, stopping } from "./answer.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { readJson } from "./body.ts";
import { addressOf } from "./caller.ts";
import { respond } from "./respond.ts";

/** A call's JSON, not validated, and the address it came from. */
export interface JsonCall {
  readonly body: unknown;
  readonly address: string;
}

/** Answers a call with a JSON body; refuses other bodies, and all calls while the server stops. */
export async function answerJson(
  context: RequestContext,
  { config, isStopping }: AppContext,
  replyTo: (call: JsonCall) => Promise<Reply>,
): Promise<Response> {
  const request = context.req.raw;
  if (isStopping()) return respond(stopping, request);
  const read = await readJson(request);
  if (read.kind !== "json") return respond(failed(read.kind), request);
  return respond(await replyTo({ body: read.value, address: addressOf(request, context.env, config) }), request);
}
