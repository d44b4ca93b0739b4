import { expect, onTestFinished, test } from "vitest";
import { type Fault, faultNames, modelWith } from "./faults.ts";
import { startFakeModel } from "./server.ts";

async function standInWith(given: Parameters<typeof startFakeModel>[0] = {}) {
  const standIn = await startFakeModel(given);
  onTestFinished(standIn.stop);
  return standIn;
}

const readingSchema = {
  type: "object",
  properties: {
    symptoms: {
      type: "array",
      maxItems: 12,
      items: {
        type: "object",
        properties: {
          id: { type: "string", enum: ["setup.walks_for_tools", "money.invoices_late"] },
          field: { type: "string", enum: ["pain_invisible", "notes"] },
          quote: { type: "string" },
        },
      },
    },
  },
};
const letterSchema = { type: "object", properties: { finding: { type: "object" }, cause: { type: "array" } } };
const instructions = "setup.walks_for_tools: machinist walks for tools\nmoney.invoices_late: invoices leave late";
const answers = JSON.stringify({ pain_invisible: 'We walk for tools "all day". Dates slip.', notes: "Nothing else." });
const shop = {
  told: [{ field: "pain_invisible", asked: "What hurts?", answer: 'We walk for tools "all day". Dates slip.' }],
  checked: [{ field: "machine_count", asked: "How many machines?", answer: "18" }],
  themes: [{ theme: "money", name: "Money" }],
};
const facts = ["<case>", JSON.stringify(shop), "</case>"].join("\n");

const questionOf = (schema: object, data: string, model = "good", more = {}) =>
  JSON.stringify({
    model,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: [{ type: "text", text: data }] },
    ],
    response_format: { type: "json_schema", json_schema: { name: "answer", schema } },
    ...more,
  });

const ask = (baseUrl: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${baseUrl}/chat/completions`, { method: "POST", body, headers });

const contentOf = async (response: Response): Promise<string> => (await response.json()).choices[0].message.content;

test("a question for symptoms gets real quotes, word for word", async () => {
  const { baseUrl } = await standInWith();
  const content = await contentOf(await ask(baseUrl, questionOf(readingSchema, answers)));
  expect(JSON.parse(content)).toEqual({
    symptoms: [{ id: "setup.walks_for_tools", field: "pain_invisible", quote: 'We walk for tools "all day".' }],
  });
});

test("a question about a whole case gets a letter around what was given", async () => {
  const { baseUrl } = await standInWith();
  const letter = JSON.parse(await contentOf(await ask(baseUrl, questionOf(letterSchema, facts))));
  expect(letter.quotes).toEqual([{ id: "q1", field: "pain_invisible", text: 'We walk for tools "all day".' }]);
  expect(letter.finding).toMatchObject({ says: expect.stringContaining("{q1}"), grounds: ["q1"] });
  expect(letter.week).toHaveLength(3);
});

test("a question about a letter finds nothing wrong with a good one, and on request replaces every line with a bad one", async () => {
  const { baseUrl } = await standInWith();
  const data = ["<case>", JSON.stringify({ ...shop, letter: [{ line: "cause.0", text: "You wait." }] }), "</case>"];
  const cutsOf = async (model: string) =>
    JSON.parse(await contentOf(await ask(baseUrl, questionOf({ type: "object" }, data.join("\n"), model)))).cuts;
  expect(await cutsOf("good")).toEqual([]);
  expect(await cutsOf(modelWith("markup"))).toMatchObject([{ line: "cause.0", fix: expect.stringContaining("<") }]);
});

test("equal questions get equal bytes, whole or piece by piece", async () => {
  const { baseUrl } = await standInWith();
  const [once, again] = [
    await ask(baseUrl, questionOf(letterSchema, facts)),
    await ask(baseUrl, questionOf(letterSchema, facts)),
  ];
  const whole = await once.text();
  expect(await again.text()).toBe(whole);
  const streamed = await ask(baseUrl, questionOf(letterSchema, facts, "good", { stream: true }));
  expect(streamed.headers.get("content-type")).toBe("text/event-stream");
  const events = (await streamed.text())
    .trimEnd()
    .split("\n\n")
    .map((event) => event.slice("data: ".length));
  expect(events.pop()).toBe("[DONE]");
  const pieces = events.map((event) => JSON.parse(event).choices[0].delta.content ?? "");
  expect(pieces.join("")).toBe(JSON.parse(whole).choices[0].message.content);
});

test("a schema in the instructions counts as well", async () => {
  const { baseUrl } = await standInWith();
  const body = JSON.stringify({
    model: "good",
    messages: [
      { role: "system", content: `JSON schema:\n${JSON.stringify(letterSchema)}\nAnswer with JSON.` },
      { role: "user", content: facts },
    ],
    response_format: { type: "json_object" },
  });
  expect(JSON.parse(await contentOf(await ask(baseUrl, body))).quotes).toHaveLength(1);
});

test("without a schema, the form comes from the words of the instructions", async () => {
  const { baseUrl } = await standInWith();
  const described = `- ${instructions.replace("\n", "\n- ")}\n- pain_invisible: what hurts\nReturn JSON: {"symptoms":[{"id":"…","field":"…","quote":"…"}]}`;
  const messages = [
    { role: "system", content: described },
    { role: "user", content: answers },
  ];
  expect(JSON.parse(await contentOf(await ask(baseUrl, JSON.stringify({ model: "good", messages }))))).toEqual({
    symptoms: [{ id: "setup.walks_for_tools", field: "pain_invisible", quote: 'We walk for tools "all day".' }],
  });
});

test("no-json-schema refuses the schema, and answers the same question without it", async () => {
  const { baseUrl } = await standInWith({ faults: ["no-json-schema"] });
  expect((await ask(baseUrl, questionOf(letterSchema, facts))).status).toBe(400);
  const plain = questionOf(letterSchema, facts, "good", { response_format: undefined });
  expect((await ask(baseUrl, plain)).status).toBe(200);
});

/** The beginning of what a fault sends; `null` if it sends no complete answer. */
const seen: Readonly<Record<Exclude<Fault, "refused-connection" | "no-first-byte" | "stall">, RegExp>> = {
  "401": /^401 .*invalid_api_key/,
  "429": /^429 .*rate_limit_exceeded/,
  "500": /^500 .*server_error/,
  "no-json-schema": /^400 .*response_format/,
  "cut-json": /^200 .*"content":"{\\"quotes\\":(?!.*\]}").*"finish_reason/,
  "fenced-json": /^200 .*"content":"Here is the answer:\\n\\n```json\\n{/,
  "wrong-schema": /^200 .*"content":"{\\"result\\"/,
  empty: /^200 .*"content":""/,
  "error-inside": /^200 {"error":/,
  "negative-usage": /^200 .*"prompt_tokens":-/,
  "absurd-usage": /^200 .*"completion_tokens":1e\+300/,
  "no-usage": /^200 (?!.*"usage").*"content"/,
  "invented-figures": /^200 .*7391/,
  "invented-quotes": /^200 .*“Nobody here believes/,
  markup: /^200 .*<script>/,
  obeys: /^200 .*machinist walks for tools/,
  long: /^200 .{40000}/,
};

test.for(Object.entries(seen))(
  "%s does what it says, by model name, by header or for the whole server",
  async ([name, pattern]) => {
    const fault = faultNames.find((known) => known === name) ?? null;
    const { baseUrl } = await standInWith();
    const own = await standInWith({ faults: fault === null ? [] : [fault] });
    const shown = async (response: Response) => `${response.status} ${await response.text()}`;
    expect(await shown(await ask(baseUrl, questionOf(letterSchema, facts, modelWith(fault ?? "empty"))))).toMatch(
      pattern,
    );
    expect(await shown(await ask(baseUrl, questionOf(letterSchema, facts), { "x-fault": name }))).toMatch(pattern);
    expect(await shown(await ask(own.baseUrl, questionOf(letterSchema, facts)))).toMatch(pattern);
  },
);

test("a caller who asks too often is told when to come back", async () => {
  const { baseUrl } = await standInWith({ faults: ["429"] });
  expect((await ask(baseUrl, questionOf(letterSchema, facts))).headers.get("retry-after")).toBe("1");
});

test("a closed port accepts no more questions", async () => {
  const { baseUrl } = await standInWith({ faults: ["refused-connection"] });
  await expect(ask(baseUrl, questionOf(letterSchema, facts))).rejects.toThrow();
  await expect(ask(baseUrl, questionOf(letterSchema, facts))).rejects.toMatchObject({
    cause: { code: "ECONNREFUSED" },
  });
});

test("a question that is never answered, and an answer that stops in the middle, end when the caller leaves", async () => {
  const { baseUrl } = await standInWith();
  const leave = AbortSignal.timeout(50);
  const silent = fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    body: questionOf(letterSchema, facts, modelWith("no-first-byte")),
    signal: leave,
  });
  await expect(silent).rejects.toThrow();
  const stalled = await ask(baseUrl, questionOf(letterSchema, facts, modelWith("stall")));
  expect(stalled.status).toBe(200);
  const reader = stalled.body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  expect(first).toMatch(/^{"id"/);
  expect(first.length).toBe(Math.floor(Number(stalled.headers.get("content-length")) / 2));
  await reader?.cancel();
});

test("several faults alternate, and each may last for a few questions only", async () => {
  const { baseUrl } = await standInWith({ faults: ["500", "401"], times: 3 });
  const statuses: number[] = [];
  for (const _ of [1, 2, 3, 4]) statuses.push((await ask(baseUrl, questionOf(letterSchema, facts))).status);
  expect(statuses).toEqual([500, 401, 500, 200]);
});

test("every fault can be asked for as a model, and the list of models says so", async () => {
  const { baseUrl } = await standInWith();
  const { data } = await (await fetch(`${baseUrl}/models`)).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual(["good", ...faultNames.map(modelWith)]);
  expect((await fetch(`${baseUrl}/other`)).status).toBe(404);
  expect((await ask(baseUrl, "{")).status).toBe(400);
});
