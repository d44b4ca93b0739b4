import { failureInit, type Reply } from "./answer.ts";
import { compressedResponse } from "./encoding.ts";
import { eventResponse, textOf } from "./event-stream.ts";
import { personalHeaders } from "./headers.ts";

/** Whether the caller asked for a stream of events. */
export const wantsEvents = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");

/** The reply in the format the caller accepts. It is about one respondent, so no cache may store it. */
export async function respond(reply: Reply, request: Request): Promise<Response> {
  switch (reply.kind) {
    case "answer":
      return compressedResponse(reply.json, request, { "content-type": "application/json", ...personalHeaders });
    case "failure": {
      const { status, headers } = failureInit(reply);
      const init = { status, headers: { ...headers, ...personalHeaders } };
      return wantsEvents(request) ? eventResponse(textOf(reply), init) : Response.json(reply.failure, init);
    }
  }
}
