import { countedIds } from "../../diagnosis/losses/losses.ts";
import type { GivenNumber } from "../../diagnosis/losses/term.ts";
import { capacityParameters } from "../../knowledge/figures/capacity-arithmetic.ts";
import type { LossParameter } from "../../knowledge/figures/parameters.ts";
import { measuredParameters } from "../../knowledge/odds/measured-kpis.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import { capitalized } from "../../survey/writing.ts";
import { citedIn, citedText, rowOf } from "../cite.ts";
import { factorNames, numberUnits, assumptionsWords as words } from "./assumptions.words.ts";
import type { Leaf } from "./ledger.ts";
import type { Format } from "./style.ts";

/** The texts next to a number that can be changed. */
export interface LeafWords {
  readonly name: string;
  readonly unit: string;
  readonly format: Format;
  readonly source: { readonly text: string; readonly address: string | null };
  readonly year: string;
  /** Benchmark rows that the source names. */
  readonly cites: readonly string[];
}

export function wordsOfLeaf({ text, expression }: Leaf): LeafWords {
  switch (expression.kind) {
    case "answer": {
      const { label, ...question } = questionOf(expression.field);
      const isRate = question.kind === "amount";
      return {
        name: label,
        unit: isRate ? words.rateUnit : "",
        format: isRate ? "rate" : "plain",
        ...own(words.yourAnswer),
      };
    }
    case "number":
      return wordsOfNumber(expression.given ?? { name: text, unit: null });
    case "range":
      return expression.input.kind === "benchmark"
        ? wordsOfBenchmark(expression.input.id, expression.input.name)
        : wordsOfParameter(expression.id, expression.input);
  }
}

const own = (text: string, cites: readonly string[] = []): Pick<LeafWords, "source" | "year" | "cites"> => ({
  source: { text, address: null },
  year: "",
  cites,
});

function wordsOfNumber({ name, unit, reason }: GivenNumber): LeafWords {
  const source = own(reason === undefined ? words.ownEstimate : words.ownBecause(reason));
  return { name: capitalized(name), ...(unit === null ? { unit: "", format: "plain" } : numberUnits[unit]), ...source };
}

function wordsOfBenchmark(id: string, name: string): LeafWords {
  const row = rowOf(id);
  if (row === undefined) throw new Error(`An assumption rests on ${id}, which is not a row of the benchmarks`);
  const { unit, ...shown } = unitAndFormat(row.unit);
  // What is published of US shops stays in US dollars.
  const format = shown.format === "rate" ? "us-rate" : shown.format;
  const cites = [id, ...citedIn(row.note)];
  if (row.source.kind === "own-judgment") {
    return {
      name: capitalized(name),
      unit,
      format,
      ...own(row.note === "" ? words.ownEstimate : words.ownBecause(citedText(row.note)), cites),
    };
  }
  const { title, url, year } = row.source;
  return {
    name: capitalized(name),
    unit,
    format,
    source: { text: title, address: url },
    year: year === null ? words.noDate : String(year),
    cites,
  };
}

function wordsOfParameter(id: string, input: Exclude<Leaf["expression"], { kind: "number" | "answer" }>["input"]) {
  if (input.kind !== "parameter") throw new Error(`The assumption ${id} comes from ${input.kind}`);
  const { unit, format } = unitAndFormat(input.measured ? unitMeasured(id) : unitOf(id));
  return {
    name: factorNames[id] ?? capitalized(input.name),
    unit,
    format,
    ...own(capitalized(citedText(input.basis)), citedIn(input.basis)),
  };
}

const isCounted = (id: string): boolean => Object.values(countedIds).some((one) => one === id);

const unitMeasured = (id: string): string =>
  measuredParameters[id]?.unit ?? (isCounted(id) ? numberUnits.hours.unit : "factor");

const ofCapacity: Readonly<Record<string, LossParameter>> = capacityParameters;

function unitOf(id: string): string {
  if (id === "estimateSpread") return "$/hour";
  const [table = "", name = ""] = id.split(".");
  const parameter: LossParameter | undefined = ofCapacity[id] ?? figuresOf(table)?.[name];
  if (parameter !== undefined && "unit" in parameter) return parameter.unit;
  return rowOf(id.split(",")[0] ?? "")?.unit ?? "factor";
}

const figuresOf = (theme: string): Theme["loss"]["parameters"] | undefined =>
  Object.hasOwn(themes, theme) ? themes[theme as ThemeId].loss.parameters : undefined;

/** The unit, without what the cell format already shows. */
function unitAndFormat(unit: string): { readonly unit: string; readonly format: Format } {
  if (unit.startsWith("%/year")) return { unit: "a year", format: "percent" };
  if (unit.startsWith("%")) return { unit: unit.slice(1).trim(), format: "percent" };
  if (unit.startsWith("share ")) return { unit: unit.slice("share ".length), format: "percent" };
  if (unit === "$/hour") return { unit: words.rateUnit, format: "rate" };
  if (unit === "factor" || unit === "ratio") return { unit: "factor", format: "factor" };
  return { unit: unit.replaceAll("/", " per "), format: "plain" };
}
