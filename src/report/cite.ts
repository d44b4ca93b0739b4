import { itself, memoize } from "../diagnosis/memoize.ts";
import { type BenchmarkId, benchmarks } from "../knowledge/benchmarks.ts";
import type { Benchmark, Source } from "../knowledge/sources.ts";
import { capitalized } from "../survey/writing.ts";
import { citeWords } from "./cite.words.ts";
import { jump, plain, type Text } from "./text.ts";

const idInText = /\b(?:BM|AS)(?:-[A-Z0-9]+)+\b/g;

/** The row behind an id, or `undefined` where there is none. */
export const rowOf = (id: string): Benchmark | undefined => (isBenchmark(id) ? benchmarks[id] : undefined);

const isBenchmark = (id: string): id is BenchmarkId => Object.hasOwn(benchmarks, id);

/** Where the row of a source stands in the report. */
export const sourceAnchor = (id: string): string => `source-${id}`;

/** A source as a reader knows it: `Paperless Parts, 2019`. Our own rows are called what they are. */
export function sourceName({ source }: Benchmark): string {
  return source.kind === "own-judgment" ? citeWords.ownEstimate : citeWords.published(publisherOf(source), source.year);
}

/** A source as a link to its row in the list of sources. */
export const citationOf = (id: BenchmarkId): Text => [jump(sourceName(benchmarks[id]), sourceAnchor(id))];

/** Several sources after each other, each name once. */
export function citations(ids: readonly string[]): Text {
  const known = ids.filter(isBenchmark);
  const once = known.filter((id, at) => known.findIndex((other) => nameOf(other) === nameOf(id)) === at);
  return once.flatMap((id, at) => [...plain(at === 0 ? "" : "; "), ...citationOf(id)]);
}

const nameOf = (id: BenchmarkId): string => sourceName(benchmarks[id]);

/** Titles of the table end with their publisher in brackets; what follows the name there is left out. */
function publisherOf({ title }: Extract<Source, { kind: "published" }>): string {
  const bracketed = /\(([^()]+)\)[^()]*$/.exec(title)?.[1] ?? title;
  return bracketed
    .replace(/^blog on /, "")
    .replace(/,.*$/, "")
    .replace(/ (?:blog|column|article|white paper|learning center|interview.*|via .*|with .*)$/, "")
    .replace(/^MMS$/, "Modern Machine Shop");
}

/** Words of the tables in which ids of sources become publisher and year, linked to their rows. */
export const citing = memoize(itself, (given): Text => {
  const words = given.replace(/\bown judge?ment\b/gi, (found) =>
    found.startsWith("O") ? capitalized(citeWords.ownEstimate) : citeWords.ownEstimate,
  );
  const runs = [...words.matchAll(idRun)];
  const ends = [0, ...runs.map(({ 0: run, index }) => index + run.length)];
  const pieces = runs.flatMap(({ 0: run, index }, at) => [
    ...plain(words.slice(ends[at], index)),
    ...citations(run.match(idInText) ?? []),
  ]);
  return [...pieces, ...plain(words.slice(ends.at(-1)))];
});

/** One id, or several with commas between them. */
const idRun = /\b(?:BM|AS)(?:-[A-Z0-9]+)+\b(?:, (?:BM|AS)(?:-[A-Z0-9]+)+\b)*/g;

/** The ids of sources that words of the tables name. */
export const citedIn = memoize(itself, (words): readonly string[] => (words.match(idInText) ?? []).filter(isBenchmark));
