import { expect, test } from "vitest";
import type { Route } from "./route.ts";
import { afterAction, type Failure, type PageAction, type PageState, pageAt, type ShownResult } from "./step.ts";

const result: ShownResult = {
  response: { analysis: "Setups overrun.", contact_name: "Ann", email: "ann@shop.example", id: "r1" },
  shopName: "Cedar",
  madeAt: "2026-11-21T12:00:00.000Z",
  from: "answers",
};
const hero = pageAt({ kind: "hero" });
const form = afterAction(hero, { kind: "got-started" });
const after = (state: PageState, ...actions: readonly PageAction[]): PageState => actions.reduce(afterAction, state);
const began = { kind: "analysis-began", isPickedUp: false } as const;
const succeeded = { kind: "analysis-succeeded", result } as const;
const failure: Failure = { message: "The server is busy.", cause: "answered", retryAfterSeconds: null };
const failed = { kind: "analysis-failed", failure } as const;

test("[R22] getting started moves from the hero to the form", () => {
  expect(hero.step).toEqual({ kind: "hero" });
  expect(form.step).toEqual({ kind: "form" });
});

test("[R24] the loading flag is set while an analysis runs and is cleared by each of its ends", () => {
  expect(after(form, began).isLoading).toBe(true);
  expect(after(form, began, succeeded).isLoading).toBe(false);
  expect(after(form, began, failed).isLoading).toBe(false);
  expect(after(form, began, { kind: "moved", route: { kind: "hero" } }).isLoading).toBe(false);
  expect(after(form, began, { kind: "started-over" }).isLoading).toBe(false);
});

const progressed = {
  kind: "analysis-progressed",
  progress: { message: "Recoverable hours estimated", done: 3, total: 5 },
} as const;

test("[R86] the latest step is there while an analysis runs, and gone at each of its ends and new beginnings", () => {
  const running = after(form, began, progressed);
  expect(running.progress).toEqual(progressed.progress);
  const ends: readonly PageAction[] = [
    succeeded,
    failed,
    began,
    { kind: "moved", route: { kind: "hero" } },
    { kind: "started-over" },
  ];
  expect(ends.map((end) => afterAction(running, end).progress)).toEqual(ends.map(() => null));
  expect(afterAction(form, progressed)).toBe(form);
});

test("[R24] a successful analysis moves on to its results", () => {
  expect(after(form, began, succeeded).step).toEqual({ kind: "results", result });
});

test("[R24] only a result just made is announced: not one that is shown again", () => {
  const shown = after(form, began, succeeded);
  const own = after(
    shown,
    began,
    { ...succeeded, result: { ...result, from: "sample" } },
    { kind: "went-back-to-own" },
  );
  expect([shown, own, after(shown, { kind: "moved", route: { kind: "results" } })].map(({ isNew }) => isNew)).toEqual([
    true,
    false,
    false,
  ]);
});

test("[R24] a failure leaves the step where it was and says why, until the next try", () => {
  expect(after(form, began, failed)).toEqual({ ...form, failure });
  expect(after(form, began, failed, began).failure).toBeNull();
});

test.for([succeeded, failed])("[R24] an outcome that no one is waiting for anymore changes nothing: %j", (outcome) => {
  const left = after(form, began, { kind: "moved", route: { kind: "hero" } });
  expect(afterAction(left, outcome)).toBe(left);
});

test("[R26] starting over leads to the hero and clears the results", () => {
  expect(after(form, began, succeeded, { kind: "started-over" })).toEqual(hero);
});

test.for<readonly [Route, PageState["step"]]>([
  [{ kind: "form" }, { kind: "form" }],
  [{ kind: "results" }, { kind: "results", result }],
  [
    { kind: "report", id: "r1" },
    { kind: "results", result },
  ],
  [
    { kind: "report", id: "r2" },
    { kind: "stored", id: "r2" },
  ],
])("[R26] with a result in memory, moving to %j shows %j", ([route, step]) => {
  expect(after(form, began, succeeded, { kind: "moved", route }).step).toEqual(step);
});

test("[R26] a page that opens at a stored report fetches it; results that were not stored lead back to the form", () => {
  expect(pageAt({ kind: "report", id: "r1" }).step).toEqual({ kind: "stored", id: "r1" });
  expect(pageAt({ kind: "results" }).step).toEqual({ kind: "form" });
});

test("[R19] an analysis that was picked up says so only while it runs", () => {
  const pickedUp = after(form, { kind: "analysis-began", isPickedUp: true });
  expect(pickedUp.isPickedUp).toBe(true);
  const ends: readonly PageAction[] = [succeeded, failed, { kind: "analysis-canceled" }, began];
  expect(ends.map((end) => afterAction(pickedUp, end).isPickedUp)).toEqual(ends.map(() => false));
});

test("[R20] a canceled analysis leaves the step where it was; what comes later of it changes nothing", () => {
  const canceled = after(form, began, progressed, { kind: "analysis-canceled" });
  expect(canceled).toEqual({ ...form, isCanceled: true });
  expect(after(canceled, progressed, succeeded)).toBe(canceled);
  expect(afterAction(canceled, began).isCanceled).toBe(false);
  expect(afterAction(form, { kind: "analysis-canceled" })).toBe(form);
});

test("[R12] only a refresh opens the page at the form: then the visitor is back where the form was left", () => {
  expect(pageAt({ kind: "form" }).isRevisited).toBe(true);
  expect([hero.isRevisited, form.isRevisited]).toEqual([false, false]);
});
