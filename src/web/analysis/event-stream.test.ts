import fc from "fast-check";
import { expect, test } from "vitest";
import { eventsOf, type StreamEvent } from "./event-stream.ts";

/** A body that arrives in these pieces. */
const arriving = (...pieces: readonly Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
const bytes = (text: string) => new TextEncoder().encode(text);

async function eventsIn(stream: ReadableStream<Uint8Array>): Promise<readonly StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of eventsOf(stream)) events.push(event);
  return events;
}

const twoEvents = 'event: progress\ndata: {"message":"Größe · 数"}\n\nevent: result\ndata: {}\n\n';
const read = [
  { name: "progress", data: '{"message":"Größe · 数"}' },
  { name: "result", data: "{}" },
];

test("[R86] events are the same wherever the network cuts the stream", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes(twoEvents).length)), async (cuts) => {
      const ends = [0, ...cuts.toSorted((a, b) => a - b), bytes(twoEvents).length];
      const pieces = ends.slice(1).map((end, place) => bytes(twoEvents).slice(ends[place], end));
      expect(await eventsIn(arriving(...pieces))).toEqual(read);
    }),
    { seed: 50, numRuns: 200 },
  );
});

test.for<readonly [string, readonly StreamEvent[]]>([
  [twoEvents.replaceAll("\n", "\r\n"), read],
  [": still here\n\nevent: result\ndata: {}\n\n", [{ name: "result", data: "{}" }]],
  ["data: one\ndata:two\n\n", [{ name: "message", data: "one\ntwo" }]],
  ["event: result\ndata: {}\n", []],
  ["", []],
])("[R86] the events of %j", async ([text, events]) => {
  expect(await eventsIn(arriving(bytes(text)))).toEqual(events);
});

test("[R86] what came before the connection broke is read, and the break is thrown", async () => {
  const seen: string[] = [];
  const pulls = [() => bytes('event: progress\ndata: 1\n\nevent: result\ndata: {"a'), undefined];
  const breaking = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = pulls.shift();
      if (next) controller.enqueue(next());
      else controller.error(new TypeError("network error"));
    },
  });
  const reading = async () => {
    for await (const { name } of eventsOf(breaking)) seen.push(name);
  };
  await expect(reading()).rejects.toThrow("network error");
  expect(seen).toEqual(["progress"]);
});
