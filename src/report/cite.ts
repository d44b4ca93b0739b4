import { identity, memoize } from "../diagnosis/memoize.ts";
import { type BenchmarkId, benchmarks } from "../knowledge/figures/benchmarks.ts";
import type { Benchmark, Source } from "../knowledge/figures/sources.ts";
import { capitalized } from "../survey/writing.ts";
import { citeWords } from "./cite.words.ts";
import { typeset } from "./format.ts";
import { jump, plain, type Text, wordsOf } from "./text.ts";

const idInText = /\b(?:BM|AS)(?:-[A-Z0-9]+)+\b/g;

/** The row with an id, or `undefined`. */
export const rowOf = (id: string): Benchmark | undefined => (isBenchmark(id) ? benchmarks[id] : undefined);

const isBenchmark = (id: string): id is BenchmarkId => Object.hasOwn(benchmarks, id);

/** The anchor of a source's row in the report. */
export const sourceAnchor = (id: string): string => `source-${id}`;

/** A source by publisher and year: `Paperless Parts, 2019`. A row of our own says so. */
export function sourceName({ source }: Benchmark): string {
  return source.kind === "own-judgment" ? citeWords.ownEstimate : citeWords.published(publisherOf(source), source.year);
}

/** A source as a link to its row in the list of sources. */
export const citationOf = (id: BenchmarkId): Text => [jump(sourceName(benchmarks[id]), sourceAnchor(id))];

/** Several sources in a row, each name once. */
export function citations(ids: readonly string[]): Text {
  const known = ids.filter(isBenchmark);
  const once = known.filter((id, at) => known.findIndex((other) => nameOf(other) === nameOf(id)) === at);
  return once.flatMap((id, at) => [...plain(at === 0 ? "" : "; "), ...citationOf(id)]);
}

const nameOf = (id: BenchmarkId): string => sourceName(benchmarks[id]);

/** The publisher, which a title in the table has in parentheses at its end, without anything after the name. */
function publisherOf({ title }: Extract<Source, { kind: "published" }>): string {
  const bracketed = /\(([^()]+)\)[^()]*$/.exec(title)?.[1] ?? title;
  return bracketed
    .replace(/^blog on /, "")
    .replace(/,.*$/, "")
    .replace(/ (?:blog|column|article|white paper|learning center|interview.*|via .*|with .*)$/, "")
    .replace(/^MMS$/, "Modern Machine Shop");
}

/** A table's text with each source id replaced by publisher and year, linked to its row. */
export const citing = memoize(identity, (given): Text => {
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

/** The same as plain text, typeset. */
export const citedText = (given: string): string => wordsOf(citing(typeset(given)));

/** One id, or several with commas between them. */
const idRun = /\b(?:BM|AS)(?:-[A-Z0-9]+)+\b(?:, (?:BM|AS)(?:-[A-Z0-9]+)+\b)*/g;

/** The source ids in a table's text. */
export const citedIn = memoize(identity, (words): readonly string[] =>
  (words.match(idInText) ?? []).filter(isBenchmark),
);
