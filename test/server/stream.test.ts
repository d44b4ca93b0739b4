import { expect, test } from "vitest";
import { stages } from "../../src/service/progress.ts";
import { openHouse, wireAnswers } from "./house-under-test.ts";

const asStream = { accept: "text/event-stream" };

/** The events of a stream, as `[name, data]`. */
const eventsIn = (text: string) =>
  text
    .trimEnd()
    .split("\n\n")
    .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event)?.slice(1) ?? ["malformed", event]);

test("[C3] every step is told after it was done, then comes the result", async () => {
  const house = await openHouse();
  const response = await house.analyze(wireAnswers, { ...asStream, "idempotency-key": "one" });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const events = eventsIn(await response.text());
  expect(events.map(([name]) => name)).toEqual([...stages.map(() => "progress"), "result"]);
  expect(events.slice(0, 5).map(([, data]) => JSON.parse(data ?? ""))).toMatchObject(
    stages.map((stage, place) => ({ stage, done: place + 1, total: 5 })),
  );
  const plain = await house.analyze(wireAnswers, { "idempotency-key": "one" });
  expect(events.at(-1)?.[1]).toBe(await plain.text());
});

test("[C3] a preview streams as well", async () => {
  const response = await (await openHouse()).analyze({}, { ...asStream, "x-preview": "true" });
  expect(eventsIn(await response.text()).at(-1)?.[0]).toBe("result");
});

test("[C3] what fails before the first step keeps its status; its error is the only event", async () => {
  const response = await (await openHouse()).analyze({ ...wireAnswers, shop_name: "" }, asStream);
  const [[name, data] = [], ...others] = eventsIn(await response.text());
  expect([response.status, name, others]).toEqual([422, "error", []]);
  expect(JSON.parse(data ?? "")).toMatchObject({ error: "Shop name is required", code: "invalid-answers" });
});

test("[C3] an analysis that fails on the way ends the stream with one error", async () => {
  const house = await openHouse({
    world: {
      makeAnswer: async (_submission, _occasion, tell) => {
        await tell({ stage: "reading-answers", message: "Your answers are read", done: 1, total: 5 });
        throw new Error("inner detail");
      },
    },
  });
  const text = await (await house.analyze(wireAnswers, asStream)).text();
  expect(eventsIn(text).map(([name]) => name)).toEqual(["progress", "error"]);
  expect(text).not.toContain("inner detail");
});

test("[C3] the work goes on when the caller leaves the stream", async () => {
  const house = await openHouse();
  const response = await house.analyze(wireAnswers, { ...asStream, "idempotency-key": "left" });
  await response.body?.cancel();
  const again = await house.analyze(wireAnswers, { "idempotency-key": "left" });
  expect(again.status).toBe(200);
});
