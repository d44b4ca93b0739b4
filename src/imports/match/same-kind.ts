import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

/** Pairs of planned and actual hours. */
const partners: Readonly<Record<string, string>> = {
  est_run: "act_run",
  act_run: "est_run",
  est_setup: "act_setup",
  act_setup: "est_setup",
  quoted_hours: "run_hours",
};

const planOrDone: readonly string[] = ["estimate", "plan", "quote", "actual"];

/**
 * Of two candidates such as "Est. labor hours" and "Est. machine hours", takes the one that shares its words with the
 * actual hours.
 */
export const withSameKind = (matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] =>
  matches.map((match) => {
    const partner = matches.find(({ target }) => target === partners[match.target]);
    if (match.sureness === "sure" || partner?.sureness !== "sure") return match;
    const kind = kindOf(columns[partner.column]);
    const { tied, ...settled } = match;
    const same = [match.column, tied].find((column) => column !== undefined && kindOf(columns[column]) === kind);
    const reason = reasonWords.sameKind;
    return same === undefined ? match : { ...settled, column: same, sureness: "sure", reason };
  });

/** The words of a heading without those for planned and actual. */
const kindOf = (column: FileColumn | undefined): string =>
  (column?.heading.words ?? [])
    .filter((word) => !planOrDone.includes(word))
    .toSorted()
    .join(" ");
