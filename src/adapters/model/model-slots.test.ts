import { expect, test } from "vitest";
import { type Admission, createModelSlots } from "./model-slots.ts";

const staying = new AbortController().signal;

const leave = (admission: Admission) => admission.kind === "admitted" && admission.release();

test("for each slot three may wait, and they come in the order in which they came", async () => {
  const slots = createModelSlots(1);
  const first = await slots.take(staying);
  const order: number[] = [];
  const waiting = [1, 2, 3].map(async (number) => {
    const admission = await slots.take(staying);
    order.push(number);
    leave(admission);
  });
  expect((await slots.take(staying)).kind).toBe("busy");
  leave(first);
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
  expect((await slots.take(staying)).kind).toBe("admitted");
});

test("whoever leaves the queue makes room, and holds no slot", async () => {
  const slots = createModelSlots(1);
  const first = await slots.take(staying);
  const leaving = new AbortController();
  const gone = [1, 2, 3].map(() => slots.take(leaving.signal));
  leaving.abort();
  expect((await Promise.all(gone)).map(({ kind }) => kind)).toEqual(["gone", "gone", "gone"]);
  const next = slots.take(staying);
  leave(first);
  expect((await next).kind).toBe("admitted");
  expect((await slots.take(leaving.signal)).kind).toBe("gone");
});
