import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import {
  answers,
  type Behavior,
  cutsOff,
  named,
  scriptedModel,
  sendJson,
  sends,
  stalls,
  stallsInTheMiddle,
  writes,
} from "../../../test/model/scripted-model.ts";
import type { ModelQuestion } from "../../service/model/narrator.ts";
import { createLog } from "../monitoring/log.ts";
import type { OpenNarrator } from "./create-narrator.ts";
import { openNarrator } from "./open-narrator.ts";

const question: ModelQuestion = {
  purpose: "summary",
  instructions: "Word it.",
  data: "<<<Our shop is called Secret & Sons>>>",
  schema: { type: "object", properties: { text: { type: "string" } }, required: ["text"], additionalProperties: false },
  maxOutputTokens: 200,
};

const wait = new AbortController().signal;

const { calls, lines, baseUrl, narratorTo } = scriptedModel();

const ask = (narrator: OpenNarrator) => narrator.ask(question, "192.0.2.1", wait);

test("a question goes out as instructions, data and form, with the key, and no tool", async () => {
  const narrator = narratorTo([writes('{"text":"Yes."}')], { key: "sk-secret" });
  expect(await ask(narrator)).toEqual({
    kind: "answered",
    value: { text: "Yes." },
    usage: { input: 80, output: 9, isEstimated: false },
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.authorization).toBe("Bearer sk-secret");
  expect(calls[0]?.body).toEqual({
    model: "tiny",
    max_tokens: 200,
    messages: [
      { role: "system", content: "Word it." },
      { role: "user", content: question.data },
    ],
    response_format: { type: "json_schema", json_schema: { name: "response", strict: true, schema: question.schema } },
  });
});

test("without a provider there is no narrator", () => {
  expect(openNarrator(null, { log: createLog("silent") })).toBeUndefined();
});

test("a server that sends us elsewhere is not followed", async () => {
  const elsewhere: Behavior = (response) => response.writeHead(307, { location: `${baseUrl()}/elsewhere` }).end();
  expect(await ask(narratorTo([elsewhere]))).toMatchObject({ kind: "failed", why: "unreachable" });
  expect(calls.map(({ body }) => body.model)).toEqual(["tiny", "tiny"]);
});

test.for([
  ["in a code fence", '```json\n{"text":"Yes."}\n```'],
  ["between other words", 'Here it is: {"text":"Yes."} I hope it helps.'],
  ["after what it thought", '<think>{"text":"No."} Or {yes}?</think>\n{"text":"Yes."}'],
  ["in a fence between words with braces", 'As {asked}:\n```json\n{"text":"Yes."}\n```\nDone {so}.'],
  ["after blank lines", '\n\n {"text":"Yes."}\n'],
] as const)("JSON %s is read", async ([, text]) => {
  expect(await ask(narratorTo([writes(text)]))).toMatchObject({ kind: "answered", value: { text: "Yes." } });
});

test.for<[string, string, Behavior]>([
  ["prose", "not-json", writes("I would rather not.")],
  ["two objects", "not-json", writes('{"text":"Yes."} {"text":"No."}')],
  ["cut JSON", "not-json", writes('{"text":"Ye')],
  ["a list", "wrong-form", writes('["Yes."]')],
  ["an object without what was asked for", "wrong-form", writes('{"result":"Yes."}')],
  ["an object with something else in its place", "wrong-form", writes('{"text":["Yes."]}')],
  ["an empty text", "empty", writes("")],
  ["no text", "empty", writes(null)],
  ["text cut off at the most tokens", "too-long", writes('{"text":"Yes."}', { finish: "length" })],
  ["40 kB", "too-long", writes(JSON.stringify({ text: "x".repeat(40_000) }))],
  ["two million bytes", "too-long", writes("x".repeat(2_000_000))],
  ["HTML instead of its protocol", "not-json", sends("<html>no</html>")],
  ["another protocol", "wrong-form", sends('{"ok":true}')],
  ["an empty body", "empty", sends("")],
])("%s is refused: %s", async ([, why, behavior]) => {
  expect(await ask(narratorTo([behavior]))).toMatchObject({ kind: "failed", why });
  expect(calls).toHaveLength(1);
});

test.for<[string, string, number, Behavior]>([
  ["401", "refused-key", 1, answers(401)],
  ["403", "refused-key", 1, answers(403)],
  ["400", "server-error", 1, answers(400)],
  ["404", "server-error", 1, answers(404)],
  ["429", "too-many-requests", 2, answers(429)],
  ["500", "server-error", 2, answers(500)],
  ["503", "server-error", 2, answers(503)],
  ["200 with an error inside", "server-error", 2, sends('{"error":{"message":"no"}}')],
  ["a connection that ends", "unreachable", 2, cutsOff],
])("[R87] %s is %s, calls: %i", async ([, why, times, behavior]) => {
  expect(await ask(narratorTo([behavior]))).toEqual({ kind: "failed", why, usage: null });
  expect(calls).toHaveLength(times);
});

const refusesForm: Behavior = (response, call) => {
  const message = "'response_format.type' must be 'text'";
  if (call.body.response_format === undefined) writes('{"text":"Plain."}')(response, call);
  else sendJson(response, 400, { error: { message } });
};

test("a server that refuses the schema is asked once more without it; the later questions go without", async () => {
  const narrator = narratorTo([refusesForm]);
  for (const _ of [1, 2]) expect(await ask(narrator)).toMatchObject({ kind: "answered", value: { text: "Plain." } });
  expect(calls.map(({ body }) => "response_format" in body)).toEqual([true, false, false]);
  const { response_format: _, ...asked } = calls[0]?.body ?? {};
  expect(calls[1]?.body).toEqual(asked);
  expect(lines).toMatchObject([{ model: "tiny", msg: expect.stringContaining("accept a JSON schema") }]);
});

test("what comes without a schema is checked all the same", async () => {
  const wrong: Behavior = (response, call) =>
    (call.body.response_format === undefined ? writes('{"texts":1}') : refusesForm)(response, call);
  expect(await ask(narratorTo([wrong]))).toMatchObject({ kind: "failed", why: "wrong-form" });
});

test.for<[string, number, Behavior]>([
  ["a 400 for another reason is not asked again", 1, answers(400)],
  ["a server that refuses with and without is asked twice", 2, named(400)],
  ["422 counts as well", 2, named(422)],
  ["a key that is refused is no refused form", 1, named(401)],
])("%s, calls: %i", async ([, times, behavior]) => {
  expect(await ask(narratorTo([behavior]))).toMatchObject({ kind: "failed" });
  expect(calls).toHaveLength(times);
});

test("a refusal is kept in mind only when the question without a schema was answered", async () => {
  const narrator = narratorTo([named(400), answers(401), writes('{"text":"Yes."}')]);
  expect(await ask(narrator)).toMatchObject({ why: "refused-key" });
  expect(await ask(narrator)).toMatchObject({ kind: "answered" });
  expect("response_format" in (calls[2]?.body ?? {})).toBe(true);
});

test("[R87] a server that is not there is unreachable", async () => {
  expect(await ask(narratorTo([], { baseUrl: "http://127.0.0.1:1/v1" }))).toMatchObject({ why: "unreachable" });
});

test.for([
  ["before the first byte", stalls],
  ["in the middle", stallsInTheMiddle],
] as const)("[R87] a server that stalls %s has timed out, and is not asked again", async ([, behavior]) => {
  expect(await ask(narratorTo([behavior], { questionTimeoutSeconds: 0.2 }))).toMatchObject({ why: "timed-out" });
  expect(calls).toHaveLength(1);
});

test("[R87] a caller may leave at any time", async () => {
  const leaving = new AbortController();
  const reply = narratorTo([() => leaving.abort()]).ask(question, "192.0.2.1", leaving.signal);
  expect(await reply).toMatchObject({ why: "timed-out" });
});

test("[R87] when the server closes, nothing waits any longer", async () => {
  const narrator = narratorTo([() => void narrator.close()]);
  expect(await ask(narrator)).toMatchObject({ why: "timed-out" });
  expect(await ask(narrator)).toMatchObject({ why: "timed-out" });
  expect(calls).toHaveLength(1);
});

test("[R87] what may pass is tried a second time", async () => {
  const narrator = narratorTo([answers(503), writes('{"text":"Yes."}')]);
  expect(await ask(narrator)).toMatchObject({ kind: "answered", value: { text: "Yes." } });
});

test.for([
  ["seconds", "60"],
  ["a date", "Fri, 31 Dec 2100 23:59:59 GMT"],
] as const)("[R87] a pause longer than the time that is left is not waited for: %s", async ([, retryAfter]) => {
  const narrator = narratorTo([answers(429, { "retry-after": retryAfter })]);
  expect(await ask(narrator)).toMatchObject({ why: "too-many-requests" });
  expect(calls).toHaveLength(1);
});

test("[R87] after five failures in a row the model is not asked", async () => {
  const narrator = narratorTo([writes("no")]);
  const reasons: unknown[] = [];
  for (let time = 0; time < 7; time += 1) reasons.push(await ask(narrator));
  expect(reasons.map((reply) => (reply as { why: string }).why)).toEqual([
    ...Array(5).fill("not-json"),
    "resting",
    "resting",
  ]);
  expect(calls).toHaveLength(5);
});

test("an answer in a wrong form counts as a failure", async () => {
  const narrator = narratorTo([writes('{"other":1}')]);
  const reasons: string[] = [];
  for (let time = 0; time < 6; time += 1) {
    const reply = await ask(narrator);
    reasons.push(reply.kind === "failed" ? reply.why : reply.kind);
  }
  expect(reasons).toEqual([...Array(5).fill("wrong-form"), "resting"]);
});

test("one question runs, three wait, and the next learns that all are busy", async () => {
  const held: ServerResponse[] = [];
  const holds: Behavior = (response, call) => {
    held.push(response);
    if (held.length > 1) writes('{"text":"Yes."}')(response, call);
  };
  const narrator = narratorTo([holds], { parallel: 1 });
  const asked = [1, 2, 3, 4].map(() => ask(narrator));
  expect(await ask(narrator)).toMatchObject({ why: "busy" });
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toHaveLength(1);
  for (const first of held) sendJson(first, 401, {});
  expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(["failed", "answered", "answered", "answered"]);
});

test.for([
  ["negative", { prompt_tokens: -5, completion_tokens: -1 }],
  ["absurd", { prompt_tokens: 1e12, completion_tokens: 1e12 }],
  ["nothing", undefined],
  ["zero", { prompt_tokens: 0, completion_tokens: 0 }],
  ["parts of a token", { prompt_tokens: 80.5, completion_tokens: 0.1 }],
] as const)("[R92] usage that cannot be true is estimated from the texts: %s", async ([, usage]) => {
  const reply = await ask(narratorTo([writes('{"text":"Yes."}', { usage })]));
  // 152 bytes of question and form, 15 of answer, four to a token.
  expect(reply.usage).toEqual({ input: 38, output: 4, isEstimated: true });
});

test("[R88] the log says why the model wrote nothing, without the questions, the answers or the key", async () => {
  await ask(narratorTo([answers(401)], { key: "sk-secret" }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ purpose: "summary", why: "refused-key", status: 401, model: "tiny" });
  expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual(
    ["level", "model", "ms", "msg", "purpose", "status", "time", "why"].toSorted(),
  );
});

test("[R88] whether the model answers is known from the last question", async () => {
  const narrator = narratorTo([writes('{"text":"Yes."}'), writes("no")]);
  await ask(narrator);
  expect(narrator.checkHealth()).toBe("answering");
  await ask(narrator);
  expect(narrator.checkHealth()).toBe("failing");
  expect(calls).toHaveLength(2);
});

test("[R88] before any question, one small one is put in the background", async () => {
  const narrator = narratorTo([writes('{"ready":true}')]);
  expect(narrator.checkHealth()).toBe("not-known-yet");
  while (narrator.checkHealth() === "not-known-yet") await new Promise((resolve) => setImmediate(resolve));
  expect(narrator.checkHealth()).toBe("answering");
  expect(calls).toHaveLength(1);
});
