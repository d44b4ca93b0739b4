import type { WrittenNumber } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { computed } from "../../../diagnosis/letter/compute-sum.ts";
import type { SumInput } from "../../../diagnosis/letter/sum.ts";
import type { Range } from "../../../knowledge/figures/units.ts";

/**
 * The one sign of arithmetic between two numbers: `5 of 7` is a division, `60% of 20` a product. `undefined` if there is
 * none, or anything but words next to it.
 */
export function signIn(between: string): string | undefined {
  const signs = [...between.matchAll(/[×÷*+−–]|(?<=\s)[-/x](?=\s)/gu)].map(([sign]) => sign);
  if (signs.length === 0 && /^\s[a-z]+(?: [a-z]+)? at $/u.test(between)) return "*";
  if (signs.length === 0) return /^\s+of\s+$/u.test(between) ? "/" : /^\s?%\s+of\s+$/u.test(between) ? "*" : undefined;
  return signs.length === 1 && /^[\p{L}\s%$€£()'’/.×÷*+−–-]*$/u.test(between) ? plainSigns[signs[0] ?? ""] : undefined;
}

const plainSigns: Readonly<Record<string, string>> = {
  "×": "*",
  "*": "*",
  x: "*",
  "÷": "/",
  "/": "/",
  "+": "+",
  "−": "-",
  "–": "-",
  "-": "-",
};

/** @param pieces the text after each number, up to the next */
export function resultOf(
  opening: string,
  operands: readonly WrittenNumber[],
  pieces: readonly string[],
): Range | undefined {
  const term = operands.map((_, at) => {
    const piece = pieces[at] ?? "";
    const sign = at === operands.length - 1 ? "" : (signIn(piece) ?? "");
    return `n${at} ${piece.replaceAll(/[^)]/gu, "")} ${sign} ${piece.replaceAll(/[^(]/gu, "")}`;
  });
  const inputs = new Map(operands.map((one, at) => [`n${at}`, inputOf(`n${at}`, one, pieces[at] ?? "")]));
  const result = computed(`${opening.replaceAll(/[^(]/gu, "")} ${term.join(" ")}`, "1", inputs);
  return result.kind === "computed" ? result.value : undefined;
}

function inputOf(name: string, { low, high }: WrittenNumber, after: string): SumInput {
  const part = /^\s?(?:%|percent\b)/iu.test(after) ? 0.01 : 1;
  const value = { low: low * part, likely: ((low + high) / 2) * part, high: high * part };
  return { name, value, unit: {}, from: { kind: "benchmark", id: "", basis: "" } };
}

/** Whether a result is right: as exact as it is written, and at most one in twenty off. */
export const isResult = ({ low, high, bound }: WrittenNumber, value: Range, factor: number): boolean =>
  [
    [low, value.low * factor],
    [high, value.high * factor],
  ].every(([said = 0, is = 0]) =>
    bound === "exact" ? Math.abs(said - is) <= rounding(said, is) + 1e-9 : Math.abs(said - is) <= 0.05 * is,
  );

/** Half of the last digit that is written: 50 of `2,800`, 0.05 of `4.7`. More than one in twenty isn't rounding; one in two hundred always is. */
function rounding(said: number, is: number): number {
  const digits = Number.isInteger(said) ? (/0*$/.exec(String(said))?.[0].length ?? 0) : -1;
  return digits > 0 ? Math.min(10 ** digits / 2, 0.05 * is) : Math.max(10 ** digits / 2, 0.005 * is);
}
