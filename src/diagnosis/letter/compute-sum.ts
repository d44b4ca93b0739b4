import { calendarSteps } from "./calendar.ts";
import { Refusal, TermReader } from "./read-term.ts";
import type { Computed, Sign, SumInput, TermPart, WhyRefused } from "./sum.ts";
import { unitIn } from "./unit.ts";
import { type Counts, fits, isUnnamed } from "./unit-fit.ts";

/**
 * Computes a term such as `(took - planned) * setups * machines` over named inputs. The ends of the range take every
 * input at its worst, because nothing is assumed about how inputs vary together. If a sum is wanted per year and
 * computed per week, it is multiplied by the weeks, which every sum has as an input.
 *
 * The only number allowed in a term is 1, to subtract a share from the whole.
 */
export function computed(term: string, unit: string, inputs: ReadonlyMap<string, SumInput>): Computed {
  const tokens = tokensIn(term);
  if (tokens === undefined) return refused("not a term");
  if (tokens.length > maxTokens) return refused("too long a term");
  const wanted = unitIn(unit);
  if (wanted === undefined) return refused("unknown unit");
  const named = tokens.flatMap((name) => inputs.get(name) ?? []);
  if (!takesClocksApart(tokens, inputs)) return refused("a time of day that is not taken from another");
  try {
    const reader = new TermReader(tokens, inputs, countsIn(named));
    const value = reader.whole();
    if (reader.used.size === 0 || tokens.length < 3) return refused("nothing computed");
    const steps = calendarSteps(value.unit, wanted.unit);
    if (steps.length === 0 && !fits(value.unit, wanted.unit, countsIn(named))) return refused("wrong unit");
    if (steps.length > 0) return computed(withSteps(tokens, steps), unit, inputs);
    if (value.range.low < 0) return refused("may be below zero");
    return { kind: "computed", value: value.range, term: tokens.map(partOf), inputs: [...reader.used.values()] };
  } catch (refusal) {
    if (refusal instanceof Refusal) return refused(refusal.why);
    throw refusal;
  }
}

/** Whether times of day are only used in differences, because a single one isn't a duration. */
function takesClocksApart(tokens: readonly string[], inputs: ReadonlyMap<string, SumInput>): boolean {
  const isClock = (at: number): boolean => {
    const from = inputs.get(tokens[at] ?? "")?.from;
    return from?.kind === "quote" && from.clock !== undefined;
  };
  return tokens.every(
    (_, at) =>
      !isClock(at) ||
      (tokens[at + 1] === "−" && isClock(at + 2)) ||
      (tokens[at - 1] === "−" && isClock(at - 2) && tokens[at - 3] !== "−"),
  );
}

function withSteps(tokens: readonly string[], steps: ReturnType<typeof calendarSteps>): string {
  const isSum = tokens.some((one) => one === "+" || one === "−");
  const term = (isSum ? ["(", ...tokens, ")"] : tokens).join(" ").replaceAll("−", "-");
  return [term, ...steps.flatMap(({ sign, name }) => [sign, name])].join(" ");
}

/** What the inputs count. A total of ours, or of several people or machines together, isn't per machine or job. */
function countsIn(inputs: readonly SumInput[]): Counts {
  const isTotal = ({ unit, from }: SumInput): boolean =>
    (from.kind === "figure" && Object.keys(unit).length > 0) || (from.kind === "quote" && together.test(from.text));
  const counts = ({ value, unit, from }: SumInput): boolean =>
    from.kind !== "figure" && from.kind !== "benchmark" && value.likely > 1 && isUnnamed(unit);
  return { mayBeEach: !inputs.some(isTotal), hasUnnamed: inputs.some(counts) };
}

const together =
  /\b(?:together|between them|combined|in all|in total|total|altogether|whole shop|all (?:of )?(?:the|our))\b/i;

const maxTokens = 41;
const refused = (why: WhyRefused): Computed => ({ kind: "refused", why });

const token = /\s*([a-z][a-z0-9_.]*|1(?![\d.])|[-−+*×/÷()])/giy;

function tokensIn(term: string): readonly string[] | undefined {
  const tokens = [...term.matchAll(token)];
  const read = tokens.reduce((length, [all]) => length + all.length, 0);
  return read === term.trimEnd().length && tokens.length > 0
    ? tokens.map(([, one = ""]) => plainSign[one] ?? one)
    : undefined;
}

const plainSign: Readonly<Record<string, Sign>> = { "-": "−", "*": "×", "/": "÷" };
const isSign = (one: string): one is Sign => /^[+−×÷()1]$/.test(one);
const partOf = (one: string): TermPart => (isSign(one) ? { kind: "sign", sign: one } : { kind: "input", name: one });
