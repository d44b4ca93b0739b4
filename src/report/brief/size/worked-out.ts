import type { Case } from "../../../diagnosis/case/case.ts";
import type { Block } from "../../report.ts";
import { joined, plain, say, wordsOf } from "../../text.ts";
import type { HeadlineFigure } from "../../text-blocks.ts";
import { pageOneWords as words } from "../page-one/page-one.words.ts";
import { closed, section } from "../quoted.ts";

/**
 * Sums over what they wrote, each next to their words, so that anyone can check it; empty if there are none. What a figure
 * works out isn't repeated.
 */
export function workedOut({ worked: all }: Case, figures: readonly HeadlineFigure[]): readonly Block[] {
  const shown = figures.map((figure) => wordsOf(figure.words)).join(" ");
  const worked = all.filter(({ sums }) => !sums.every((sum) => shown.includes(sum)));
  if (worked.length === 0) return [];
  return [
    section("own-numbers", words.worked.title),
    {
      kind: "list",
      ordered: false,
      items: worked.map(({ said, sums }) => {
        const quotes = joined(
          said.map(({ text }) => closed(text)),
          " ",
        );
        return say`${quotes} ${plain(sums.map((sum) => `${sum}.`).join(" "))}`;
      }),
    },
  ];
}
