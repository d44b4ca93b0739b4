import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { asideOnEstimate } from "./number-origins.ts";

/**
 * Sums of a line whose result is next to them, as a sentence would show them: of the row `(14 − 10) × 65 min | 260`, and of
 * `about 28 hours a month (663 ÷ 24)`.
 */
export const impliedSums = (line: string): readonly string[] =>
  line.includes(" | ")
    ? inCells(line.split(" | ").map((cell) => cell.replaceAll(asideOnEstimate, "")))
    : inBrackets(line);

const inCells = (cells: readonly string[]): readonly string[] =>
  cells.flatMap((sum, at) =>
    operator.test(sum)
      ? cells.flatMap((other, place) => (place === at || operator.test(other) ? [] : resultsOf(sum, other)))
      : [],
  );

/** What stands after the last equals sign goes on. */
const resultsOf = (sum: string, other: string): readonly string[] =>
  numbersIn(other)
    .slice(0, 1)
    .map(
      ({ start, end }) =>
        `${bare(sum)} = ${currencyBefore(other, start)}${digits(other.slice(start, end))}${percentAfter(other, end)}.`,
    );

const inBrackets = (line: string): readonly string[] =>
  [...line.matchAll(/\(([^()]*[×÷+−][^()]*)\)/gu)].flatMap(({ index, 1: sum = "" }) => {
    const before = line.slice(Math.max(0, index - farthest), index);
    const number = numbersIn(before).at(-1);
    if (number === undefined) return [];
    return `${bare(sum)} = ${currencyBefore(before, number.start)}${digits(before.slice(number.start, number.end))}${percentAfter(before, number.end)}.`;
  });

/** Characters between a number and the bracket that works it out. */
const farthest = 60;

const operator = /\d[^|=]*[×÷+−]|[×÷+−] ?[$€£]?\d/u;
const bare = (sum: string): string =>
  (sum.split("=").at(-1) ?? "").replace(/^[^\d($€£]*/u, "").replace(/[\s.,;]+$/u, "");
/** `About 28` without its word. */
const digits = (written: string): string => written.replace(/^[^\d$]*/u, "");
const currencyBefore = (text: string, start: number): string => /[€£]$/u.exec(text.slice(0, start))?.[0] ?? "";
const percentAfter = (text: string, end: number): string => /^ ?%/u.exec(text.slice(end))?.[0] ?? "";
