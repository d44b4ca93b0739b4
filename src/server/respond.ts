import { type ApiResponse, failureInit } from "./api-response.ts";
import { compressedResponse } from "./encoding.ts";
import { eventResponse, textOf } from "./event-stream.ts";
import { personalHeaders } from "./headers.ts";

/** Whether the caller asked for a stream of events. */
export const wantsEvents = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");

/** The response in the format the caller accepts. It is about one respondent, so no cache may store it. */
export async function respond(response: ApiResponse, request: Request): Promise<Response> {
  switch (response.kind) {
    case "json":
      return compressedResponse(response.json, request, { "content-type": "application/json", ...personalHeaders });
    case "failure": {
      const { status, headers } = failureInit(response);
      const init = { status, headers: { ...headers, ...personalHeaders } };
      return wantsEvents(request) ? eventResponse(textOf(response), init) : Response.json(response.failure, init);
    }
  }
}
