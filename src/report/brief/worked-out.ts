import type { Case } from "../../diagnosis/case/case.ts";
import type { Block } from "../report.ts";
import { joined, plain, say } from "../text.ts";
import { pageOneWords as words } from "./page-one.words.ts";
import { closed, section } from "./quoted.ts";

/** Sums over what they wrote, each next to their words, so that anyone can check it; empty if there are none. */
export function workedOut({ worked }: Case): readonly Block[] {
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
