import fc from "fast-check";
import { expect, test } from "vitest";
import { type Frame, label, type Mark } from "./drawing.ts";
import { heightOfRows } from "./labeled-rows.ts";
import { boxOf, doOverlap, isLabel, isWithin, spread, withoutClashes } from "./placing.ts";
import { drawPlot, type Plot } from "./plot.ts";
import { cutText, textWidth, wrapText } from "./text-width.ts";

const name = fc.string({ unit: "grapheme", maxLength: 40 });
const amount = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 120 }));
const signed = fc.oneof(
  amount,
  amount.map((value) => -value),
);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const some = <T>(item: fc.Arbitrary<T>, most = 7): fc.Arbitrary<readonly T[]> => fc.array(item, { maxLength: most });
const range = fc.tuple(amount, amount, amount).map((values) => {
  const [low = 0, likely = 0, high = 0] = values.toSorted((a, b) => a - b);
  return { low, likely, high };
});
const target = fc
  .tuple(amount, amount, name)
  .map(([a, b, text]) => ({ low: Math.min(a, b), high: Math.max(a, b), text }));
const named = <T>(more: { readonly [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record({ name, ...more });

/** Random data for every chart type. A new type fails to compile here until it has random data too. */
const plots = {
  against: fc.record({
    rows: some(
      named({
        end: amount,
        endText: name,
        published: target,
        own: fc.record({ band: fc.option(target, { nil: null }), text: name }),
      }),
      11,
    ),
  }),
  ageing: fc.record({
    buckets: some(fc.record({ age: name, amount, text: name })),
    lateFrom: fc.integer({ min: 0, max: 7 }),
  }),
  board: fc.record({ columns: some(name), rows: some(named({ ready: some(fc.boolean()) })) }),
  bullet: fc.record({ rows: some(named({ value: amount })), target, suffix: fc.constant("%") }),
  "coverage-map": fc.record({ columns: some(name, 14), rows: some(named({ shares: some(share, 14), text: name }), 9) }),
  "dot-strip": fc.record({ groups: some(named({ values: some(signed) })), target, suffix: fc.constant("%") }),
  funnel: fc.record({ steps: some(fc.record({ name, count: amount, text: name })) }),
  gauge: fc.record({ value: amount, target, listTitle: name, items: some(name) }),
  "heat-map": fc.record({ columns: some(name), rows: some(named({ values: some(amount) })), alarm: amount }),
  histogram: fc.record({ counts: some(amount, 12), binWidth: amount, median: amount, p90: amount, unit: name }),
  "load-bars": fc.record({ weeks: some(named({ load: amount })), target }),
  pareto: fc.record({ causes: some(named({ share, unexplained: fc.boolean() })) }),
  "part-bar": fc.record({
    end: amount,
    endText: name,
    parts: some(fc.record({ to: amount, tone: fc.constantFrom("loss" as const, "accent" as const), name })),
  }),
  "range-bars": fc.record({ bars: some(fc.record({ name, range, text: name }), 11) }),
  "range-scale": fc.record({
    range,
    end: amount,
    low: name,
    high: name,
    tone: fc.constantFrom("loss" as const, "accent" as const),
  }),
  "ranked-bars": fc.record({ rows: some(named({ value: signed, text: name })) }),
  scatter: fc.record({ jobs: some(fc.tuple(amount, amount), 30), tolerance: share, unit: name }),
  "stacked-bars": fc.record({
    parts: some(name, 3),
    rows: some(named({ values: some(amount, 3) })),
    values: some(name),
    first: fc.constantFrom("loss" as const, "gain" as const),
  }),
  trend: fc.record({ series: some(named({ values: some(signed, 14) }), 3), target, ends: fc.tuple(name, name) }),
  waterfall: fc.record({
    steps: some(
      fc.record({
        name,
        text: name,
        role: fc.constantFrom("total" as const, "result" as const, "loss" as const, "rest" as const, "option" as const),
        from: amount,
        to: amount,
        range: fc.option(range, { nil: null }),
      }),
    ),
  }),
} as const satisfies Record<Plot["kind"], fc.Arbitrary<unknown>>;

const frames: readonly Frame[] = [
  { x: 14, y: 82, width: 292, height: 98 },
  { x: 0, y: 0, width: 328, height: heightOfRows(11, 328) },
  { x: 0, y: 0, width: 720, height: heightOfRows(11, 720) },
];

test.for(Object.keys(plots) as (keyof typeof plots)[])(
  "[R65] whatever the data, no two labels of a %s overlap, none leaves its frame, and every mark has its position",
  (kind) => {
    const cases = fc.tuple(plots[kind] as fc.Arbitrary<object>, fc.constantFrom(...frames));
    fc.assert(
      fc.property(cases, ([data, frame]) => {
        const marks = drawPlot({ ...data, kind } as Plot, frame);
        const boxes = marks.filter(isLabel).map(boxOf);
        expect(boxes.filter((box) => !isWithin(box, frame))).toEqual([]);
        expect(boxes.filter((box, index) => boxes.slice(0, index).some((other) => doOverlap(box, other)))).toEqual([]);
        expect(marks.filter((mark) => !hasPlace(mark))).toEqual([]);
      }),
      { seed: 7, numRuns: 120 },
    );
  },
);

test("[R65] of two labels that touch, the one drawn first stays", () => {
  const frame = { x: 0, y: 0, width: 100, height: 40 };
  const [first, second, apart] = [label("good 95%", 2, 12), label("now", 20, 16), label("now", 20, 34)];
  expect(withoutClashes([first, second, apart], frame)).toEqual([first, apart]);
  expect(withoutClashes([label("over the edge", 80, 12)], frame)).toEqual([]);
});

test("[R65] labels pushed apart keep their order, their distance and their limits", () => {
  expect(spread([10, 11, 40], 12, 0, 50)).toEqual([10, 22, 40]);
  expect(spread([48, 47], 12, 0, 50)).toEqual([50, 38]);
});

/** Whether all numbers of a mark are finite; browsers don't draw others. */
const hasPlace = (mark: Mark): boolean =>
  mark.kind === "path"
    ? !/NaN|Infinity/.test(mark.d)
    : Object.values(mark).every((value) => typeof value !== "number" || Number.isFinite(value));

test("[R65] a text wider than its space is cut, and wraps at blanks", () => {
  expect(cutText("Setup", 100, 12)).toBe("Setup");
  expect(cutText("Setup and changeover loss", 60, 12)).toBe("Setup a…");
  expect(cutText("Setup", 1, 12)).toBe("");
  expect(wrapText("Setup, loading and other stops that stay", 120, 12, 2)).toEqual([
    "Setup, loading and",
    "other stops that stay",
  ]);
});

test("[R65] wide scripts take a full em, others what Helvetica needs, with an allowance", () => {
  expect(textWidth("五", 10)).toBeCloseTo(10.8, 9);
  expect(textWidth("il", 10)).toBeCloseTo(4.7952, 9);
});
