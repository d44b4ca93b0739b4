import { completionOf, errorBody, eventsOf } from "./completion.ts";
import { contentFor } from "./content.ts";
import { type Fault, faultNames, goodModel, modelWith } from "./faults.ts";
import { type ModelRequest, type Question, readQuestion } from "./question.ts";

type Headers = Readonly<Record<string, string>>;

/** What the caller gets. */
export type Reply =
  | {
      readonly kind: "whole";
      readonly status: number;
      readonly headers: Headers;
      /** Sent one after the other. */
      readonly parts: readonly string[];
    }
  /** Half of the body; the connection stays open. */
  | { readonly kind: "half"; readonly headers: Headers; readonly body: string }
  /** Nothing; the connection stays open. */
  | { readonly kind: "nothing" }
  /** The connection is cut, and no other is accepted. */
  | { readonly kind: "closed-port" };

const json: Headers = { "content-type": "application/json" };

const whole = (status: number, body: string, headers: Headers = json): Reply => ({
  kind: "whole",
  status,
  headers,
  parts: [body],
});

/** Seconds, as a header value. */
const retryAfter = "1";

/** @param nextFault gives the server's fault for the next question */
export function replyTo(request: ModelRequest & { readonly path: string }, nextFault: () => Fault | null): Reply {
  if (request.path !== "/v1/chat/completions") return notFound(request.path);
  const question = readQuestion(request, nextFault());
  if (question === undefined)
    return whole(400, errorBody("The body is not JSON.", "invalid_request_error", "not_json"));
  return serverFaultReply(question.fault) ?? schemaFaultReply(question) ?? answerTo(question);
}

const notFound = (path: string): Reply =>
  whole(404, errorBody(`There is nothing at ${path}.`, "invalid_request_error", "unknown_url"));

/** The list of models. Fails only if the whole server is set to fail. */
export function modelList({ path }: { readonly path: string }, fault: Fault | null): Reply {
  if (path !== "/v1/models") return notFound(path);
  const names = [goodModel, ...faultNames.map(modelWith)];
  const data = names.map((id) => ({ id, object: "model", created: 1_700_000_000, owned_by: "spindlewise" }));
  return serverFaultReply(fault) ?? whole(200, JSON.stringify({ object: "list", data }));
}

/** Faults that show before the question is read. */
const serverFaultReplies: Readonly<Partial<Record<Fault, Reply>>> = {
  "401": whole(401, errorBody("Incorrect API key provided.", "invalid_request_error", "invalid_api_key")),
  "429": whole(429, errorBody("Rate limit reached.", "requests", "rate_limit_exceeded"), {
    ...json,
    "retry-after": retryAfter,
  }),
  "500": whole(500, errorBody("The server had an error.", "server_error", "server_error")),
  "error-inside": whole(200, errorBody("The model is overloaded.", "server_error", "overloaded")),
  "refused-connection": { kind: "closed-port" },
  "no-first-byte": { kind: "nothing" },
};

const serverFaultReply = (fault: Fault | null): Reply | undefined =>
  fault === null ? undefined : serverFaultReplies[fault];

/** The error of a server without schema support. */
const schemaFaultReply = ({ fault, hasSchema }: Question): Reply | undefined =>
  fault === "no-json-schema" && hasSchema
    ? whole(400, errorBody(noForm, "invalid_request_error", "invalid"))
    : undefined;

const noForm = "This response_format type is unavailable now";

function answerTo(question: Question): Reply {
  const content = contentFor(question);
  const parts = question.isStreamed ? eventsOf(question, content) : [completionOf(question, content)];
  const headers = question.isStreamed ? { "content-type": "text/event-stream" } : json;
  if (question.fault === "stall") return { kind: "half", headers, body: parts.join("") };
  return { kind: "whole", status: 200, headers, parts };
}
