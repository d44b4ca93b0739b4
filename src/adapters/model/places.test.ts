import { expect, test } from "vitest";
import { createPlaces, type Place } from "./places.ts";

const staying = new AbortController().signal;

const leave = (place: Place) => place.kind === "place" && place.leave();

test("for each place three may wait, and they come in the order in which they came", async () => {
  const places = createPlaces(1);
  const first = await places.take(staying);
  const order: number[] = [];
  const waiting = [1, 2, 3].map(async (number) => {
    const place = await places.take(staying);
    order.push(number);
    leave(place);
  });
  expect((await places.take(staying)).kind).toBe("busy");
  leave(first);
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
  expect((await places.take(staying)).kind).toBe("place");
});

test("whoever leaves the queue makes room, and holds no place", async () => {
  const places = createPlaces(1);
  const first = await places.take(staying);
  const leaving = new AbortController();
  const gone = [1, 2, 3].map(() => places.take(leaving.signal));
  leaving.abort();
  expect((await Promise.all(gone)).map(({ kind }) => kind)).toEqual(["gone", "gone", "gone"]);
  const next = places.take(staying);
  leave(first);
  expect((await next).kind).toBe("place");
  expect((await places.take(leaving.signal)).kind).toBe("gone");
});
