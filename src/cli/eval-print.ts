import { type Judged, reliabilityOf, type Summary } from "../service/evaluate.ts";
import type { ModelReading } from "../service/model/reading/read-with-model.ts";
import { commandWords } from "./cli.words.ts";
import { isCounted, type JudgedCase, judgeWithCoworkers } from "./eval-cases.ts";

export const lineOf = (judged: JudgedCase): string =>
  `${judged.score.hit1 ? "hit " : "miss"} ${judged.shop.id}: ` +
  `expected ${judged.shop.expected.root_themes.join(", ")}; said ${topThreeOf(judged)}; ` +
  `kpis ${Math.round(judged.score.kpiRecall8 * 100)}%`;

export const topThreeOf = ({ themes }: JudgedCase): string =>
  themes
    .slice(0, 3)
    .map(({ id }) => id)
    .join(", ");

/** A case with a low-confidence label is shown but doesn't count. */
export const notCounted = (judged: JudgedCase): string => (isCounted(judged) ? "" : " (low confidence, not counted)");

export function readingWords({ observations, calls }: ModelReading): string {
  const [call] = calls;
  if (call === undefined) return commandWords.nothingToRead;
  const dropped = call.dropped?.length ?? 0;
  const quotes = `${observations.length} ${observations.length === 1 ? "quote" : "quotes"}, ${dropped} dropped`;
  return call.dropped === undefined ? call.outcome : quotes;
}

/** The probability of each theme of a shop, and whether it was a root cause. */
function judgedIn({ shop, themes }: JudgedCase): readonly Judged[] {
  const roots: readonly string[] = shop.expected.root_themes;
  return themes.map(({ id, probability }) => ({ probability, wasRoot: roots.includes(id) }));
}

export function printReliability(cases: readonly JudgedCase[]): void {
  console.log("probability  themes  mean  were roots");
  for (const { from, upTo, n, mean, wereRoots } of reliabilityOf(cases.flatMap(judgedIn))) {
    const band = `${from.toFixed(2)}–${upTo.toFixed(2)}`;
    console.log(
      `${band.padEnd(11)}  ${String(n).padStart(6)}  ${(mean ?? 0).toFixed(2)}  ${(wereRoots ?? 0).toFixed(2)}`,
    );
  }
}

/** How much coworkers' answers help where the owner named the wrong cause. Prints nothing if the file has none. */
export function printCoworkerGain(cases: readonly JudgedCase[]): void {
  const gaps = cases.filter((one) => isCounted(one) && one.shop.perception_gap && one.shop.witnesses !== undefined);
  if (gaps.length === 0) return;
  const rightIn = (judged: readonly JudgedCase[]): number => judged.filter(({ score }) => score.hit1 === 1).length;
  const inPercent = (count: number): number => Math.round((100 * count) / gaps.length);
  const [one, all] = [rightIn(gaps), rightIn(gaps.map(judgeWithCoworkers))];
  console.log(
    `${gaps.length} shops that named something else: first cause right in ${inPercent(one)}% by one view, ${inPercent(all)}% with coworkers (${inPercent(all - one)} points more)`,
  );
}

export function printSideBySide(without: Summary, withModel: Summary): void {
  console.log("\nmeasure      without    with");
  const shown = (value: number | null): string => (value === null ? "–" : String(value)).padStart(7);
  for (const measure of Object.keys(without) as (keyof Summary)[]) {
    console.log(`${measure.padEnd(11)}  ${shown(without[measure])} ${shown(withModel[measure])}`);
  }
}
