import { FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from "@supabase/functions-js";
import { expect, test } from "vitest";
import { endOf, failureOf, outcomeOf } from "./api.ts";

const failed = (message: string, cause = "answered", retryAfterSeconds: number | null = null) => ({
  kind: "failed",
  failure: { message, cause, retryAfterSeconds },
  problems: [],
});
const response = { analysis: "Text", contact_name: "Ann", email: "ann@shop.example" };
const figure = { low: 1, likely: 2, high: 3 };
const diagnosis = {
  hidden_hours: figure,
  hidden_dollars: figure,
  scores: { visibility_index: 30, visibility_tier: "You can see less than half" },
};
const httpError = (status: number, body: string) => new FunctionsHttpError(new Response(body, { status }));

test.for([null, undefined, "", "text", [], {}, { analysis: "" }, { analysis: "  " }, { contact_name: "Ann" }])(
  "[R24] an empty result (%j) is a failure: Analysis failed",
  (data) => {
    expect(outcomeOf(data)).toEqual(failed("Analysis failed"));
  },
);

test("[R24] a result with an error in it is a failure with that message", () => {
  expect(outcomeOf({ ...response, error: "Out of credit" })).toEqual(failed("Out of credit"));
  expect(outcomeOf({ ...response, error: { code: 3 } })).toEqual(failed("Analysis failed"));
  expect(outcomeOf({ ...response, error: null }).kind).toBe("analyzed");
});

test("[R24] of a result the page keeps what has the right shape", () => {
  expect(outcomeOf({ ...response, id: "r1", diagnosis, extra: 1 })).toEqual({
    kind: "analyzed",
    response: { ...response, id: "r1", diagnosis },
  });
  expect(outcomeOf({ analysis: "Text", id: 7, diagnosis: { ...diagnosis, scores: null } })).toEqual({
    kind: "analyzed",
    response: { analysis: "Text", contact_name: "", email: "" },
  });
});

test("[R24] the server's own words come before the library's", async () => {
  expect(await failureOf(httpError(503, '{"error":"The server is busy.","code":"busy"}'))).toEqual(
    failed("The server is busy."),
  );
});

test("[R7] problems that the server found with single answers are kept", async () => {
  const problems = [{ field: "machine_count", message: "Machine count must be at least 1" }, 7];
  expect(await failureOf(httpError(422, JSON.stringify({ error: "Bad", problems })))).toEqual({
    ...failed("Bad"),
    problems: [problems[0]],
  });
});

test("[R86] an error that arrives as the only event of a stream is read like any other", async () => {
  const body = 'event: error\ndata: {"error":"The server is busy.","code":"busy"}\n\n';
  const response = new Response(body, { status: 503, headers: { "content-type": "text/event-stream; charset=utf-8" } });
  expect(await failureOf(new FunctionsHttpError(response))).toEqual(failed("The server is busy."));
});

const step =
  'event: progress\ndata: {"stage":"pricing-hours","message":"Recoverable hours estimated","done":3,"total":5}\n\n';
const streamed = async (text: string) => {
  const reported: unknown[] = [];
  return { end: await endOf(new Response(text), (progress) => reported.push(progress)), reported };
};

test("[R86] a stream sends its steps and ends with the result", async () => {
  expect(await streamed(`${step}event: result\ndata: ${JSON.stringify(response)}\n\n`)).toEqual({
    end: { kind: "analyzed", response },
    reported: [{ message: "Recoverable hours estimated", done: 3, total: 5 }],
  });
});

test.for([
  ['event: error\ndata: {"error":"The server failed.","code":"internal"}\n\n', failed("The server failed.")],
  ["event: error\ndata: {}\n\n", failed("Something went wrong. Please try again.")],
  ['event: result\ndata: {"analysis":""}\n\n', failed("Analysis failed")],
] as const)("[R86] a stream that ends with %j has failed", async ([text, end]) => {
  expect((await streamed(`${step}${text}`)).end).toEqual(end);
});

test.for(["", step, `${step}event: result\ndata: {"analysis":"Te`, `${step}event: result\ndata: {"anal\n\n`])(
  "[R19] a stream that breaks off has no end: %j",
  async (text) => {
    expect((await streamed(text)).end).toBeUndefined();
  },
);

test.for([
  [httpError(500, "<html>"), "Edge Function returned a non-2xx status code"],
  [httpError(500, '{"error":""}'), "Edge Function returned a non-2xx status code"],
  [new FunctionsRelayError(new Response()), "Relay Error invoking the Edge Function"],
  [new Error("Unexpected token"), "Unexpected token"],
  ["thrown text", "Something went wrong. Please try again."],
  [undefined, "Something went wrong. Please try again."],
] as const)("[R24] %o gets the message: %s", async ([error, message]) => {
  expect(await failureOf(error)).toEqual(failed(message));
});

test("[R20] a call that reached no server is distinguished from one that was answered", async () => {
  const message = "Failed to send a request to the Edge Function";
  expect(await failureOf(new FunctionsFetchError(new TypeError("net")))).toEqual(failed(message, "no-connection"));
});

test.for([
  ["40", 40],
  ["0", null],
  ["-3", null],
  ["1e9", null],
  ["Wed, 21 Oct 2026 07:28:00 GMT", null],
] as const)("[R20] the server's wish to be asked again after %s is kept as %j seconds", async ([header, seconds]) => {
  const response = new Response('{"error":"Too many."}', { status: 429, headers: { "retry-after": header } });
  expect(await failureOf(new FunctionsHttpError(response))).toEqual(failed("Too many.", "answered", seconds));
});
