import type { Case } from "../../../diagnosis/case/case.ts";
import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { around, clauseOf } from "../../../diagnosis/reader/around.ts";
import type { Block } from "../../report.ts";
import { joined, plain, say, type Text, wordsOf } from "../../text.ts";
import type { HeadlineFigure } from "../../text-blocks.ts";
import { closed, longestShown, section } from "../quoted.ts";
import { pageOneWords as words } from "./page-one.words.ts";

/** The sums of the shop's own numbers, each sentence of theirs once; empty if there are none. What a figure works out isn't repeated. */
export function workedOut({ ownSums, proof }: Case, figures: readonly HeadlineFigure[]): readonly Block[] {
  const texts = figures.map((figure) => wordsOf(figure.words)).join(" ");
  const rest = ownSums.filter(({ lines }) => !lines.every((line) => texts.includes(line)));
  if (rest.length === 0) return [];
  const told: string[] = (proof?.quotes ?? []).map(({ text }) => text);
  return [
    section("own-numbers", words.worked),
    { kind: "list", ordered: false, items: rest.map((one) => lineOf(one, told)) },
  ];
}

/** @param told the sentences that are on the page already */
function lineOf({ quotes, lines, passes }: Case["ownSums"][number], told: string[]): Text {
  const fresh = quotes.map(({ text }) => text).filter((text) => !told.includes(text));
  told.push(...fresh);
  const sums = plain([...lines.map((line) => `${line}.`), ...(passes ? [passes.says] : [])].join(" "));
  const said = joined(
    fresh.map((text) => {
      const part = withNumbers(text, lines);
      return text.startsWith(part) ? closed(around(part)) : say`… ${closed(part)}`;
    }),
    " ",
  );
  return fresh.length === 0 ? sums : say`${said} ${sums}`;
}

/** A sentence; of one too long to be shown whole, the part with the numbers that the sum is made of. */
function withNumbers(text: string, lines: readonly string[]): string {
  const summed = new Set(lines.flatMap((line) => numbersIn(line)).map(({ low }) => low));
  const used = text.length > longestShown ? numbersIn(text).filter(({ low }) => summed.has(low)) : [];
  const [first, last] = [used[0], used.at(-1)];
  return first && last ? clauseOf(text, first.start, last.end) : text;
}
