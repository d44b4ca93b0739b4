import { type BenchmarkId, benchmarks } from "../knowledge/benchmarks.ts";
import type { Benchmark } from "../knowledge/sources.ts";
import { itself, remember } from "./remember.ts";
import { jump, plain, type Text } from "./text.ts";

const idInText = /\b(?:BM|AS)(?:-[A-Z0-9]+)+\b/g;

/** The row behind an id, or `undefined` where there is none. */
export const rowOf = (id: string): Benchmark | undefined => (isBenchmark(id) ? benchmarks[id] : undefined);

const isBenchmark = (id: string): id is BenchmarkId => Object.hasOwn(benchmarks, id);

/** Where the row of a source stands in the report. */
export const sourceAnchor = (id: string): string => `source-${id}`;

/** Words of the tables in which ids of sources are made links to their rows. */
export const citing = remember(itself, (words): Text => {
  const ids = [...words.matchAll(idInText)].filter(([id]) => isBenchmark(id));
  const ends = [0, ...ids.map(({ 0: id, index }) => index + id.length)];
  const pieces = ids.flatMap(({ 0: id, index }, place) => [
    ...plain(words.slice(ends[place], index)),
    jump(id, sourceAnchor(id)),
  ]);
  return [...pieces, ...plain(words.slice(ends.at(-1)))];
});

/** The ids of sources that words of the tables name. */
export const citedIn = remember(itself, (words): readonly string[] =>
  (words.match(idInText) ?? []).filter(isBenchmark),
);
