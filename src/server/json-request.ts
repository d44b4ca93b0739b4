import { type ApiResponse, failed, stopping } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { readJson } from "./body.ts";
import { addressOf } from "./caller.ts";
import { respond } from "./respond.ts";

/** A request's JSON, not validated, and the address it came from. */
export interface JsonRequest {
  readonly body: unknown;
  readonly address: string;
}

/** Answers a request with a JSON body; refuses other bodies, and all requests while the server stops. */
export async function respondToJson(
  context: RequestContext,
  { config, isStopping }: AppContext,
  responseTo: (call: JsonRequest) => Promise<ApiResponse>,
): Promise<Response> {
  const request = context.req.raw;
  if (isStopping()) return respond(stopping, request);
  const read = await readJson(request);
  if (read.kind !== "json") return respond(failed(read.kind), request);
  return respond(await responseTo({ body: read.value, address: addressOf(request, context.env, config) }), request);
}
