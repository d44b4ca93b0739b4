import { capacityParameters } from "../../knowledge/capacity-arithmetic.ts";
import type { LossParameter } from "../../knowledge/parameters.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import { rowOf } from "../cite.ts";
import { capitalized } from "../figures.ts";
import { typeset } from "../format.ts";
import type { Leaf } from "./ledger.ts";
import type { Format } from "./style.ts";

/** What is to be said about a number that can be changed. */
export interface LeafWords {
  readonly name: string;
  readonly unit: string;
  readonly format: Format;
  readonly source: { readonly text: string; readonly address: string | null };
  readonly year: string;
}

export function wordsOfLeaf({ text, expression }: Leaf): LeafWords {
  switch (expression.kind) {
    case "answer": {
      const { label, ...question } = questionOf(expression.field);
      const isRate = question.kind === "amount";
      return { name: label, unit: isRate ? "$ an hour" : "", format: isRate ? "rate" : "plain", ...own("Your answer") };
    }
    case "number":
      return wordsOfNumber(text);
    case "range":
      return expression.input.kind === "benchmark"
        ? wordsOfBenchmark(expression.input.id, expression.input.name)
        : wordsOfParameter(expression.id, expression.input);
  }
}

const own = (text: string): Pick<LeafWords, "source" | "year"> => ({ source: { text, address: null }, year: "" });

/** Numbers that formulas take as given, by their words in the formula. */
const numbers: Readonly<Record<string, Pick<LeafWords, "name" | "unit" | "format">>> = {
  "40 h": { name: "Hours of one shift in a week", unit: "hours", format: "plain" },
  "30%": {
    name: "Most that a claim may be without machine data",
    unit: "of the implied sales",
    format: "percent",
  },
};

/** A number that says in brackets, or behind a comma, why it is what it is. */
function wordsOfNumber(text: string): LeafWords {
  const known = numbers[text];
  if (known !== undefined) return { ...known, ...own("Own judgment") };
  const [, name = text, bracketed, said] = /^([^,(]*?)(?: \((?:[\d.]+: )?(.*)\)|, (.*))$/.exec(text) ?? [];
  const isShare = bracketed !== undefined;
  const reason = bracketed ?? said;
  return {
    name: capitalized(name),
    unit: isShare ? "of the recovered hours" : "",
    format: isShare ? "percent" : "plain",
    ...own(reason === undefined ? "Own judgment" : `Own judgment: ${reason}`),
  };
}

function wordsOfBenchmark(id: string, name: string): LeafWords {
  const row = rowOf(id);
  if (row === undefined) throw new Error(`An assumption rests on ${id}, which is no row of the benchmarks`);
  const { unit, format } = unitAndFormat(row.unit);
  const note = row.note === "" ? "" : `: ${typeset(row.note)}`;
  if (row.source.kind === "own-judgment") {
    return { name: capitalized(name), unit, format, ...own(`Own judgment (${id})${note}`) };
  }
  const { title, url, year } = row.source;
  return {
    name: capitalized(name),
    unit,
    format,
    source: { text: `${title} (${id})`, address: url },
    year: year === null ? "no date" : String(year),
  };
}

function wordsOfParameter(id: string, input: Exclude<Leaf["expression"], { kind: "number" | "answer" }>["input"]) {
  if (input.kind !== "parameter") throw new Error(`The assumption ${id} comes from ${input.kind}`);
  const { unit, format } = unitAndFormat(unitOf(id));
  return { name: namesOfFactors[id] ?? capitalized(input.name), unit, format, ...own(typeset(input.basis)) };
}

/** Constants whose words in a formula are their own value. */
const namesOfFactors: Readonly<Record<string, string>> = {
  "setup_changeover.avoidable_cap": "Most of the setup hours that can be avoided",
  "scheduling_priority.expedite_ceiling": "Most expedites that count for each job",
  "scheduling_priority.break_in_factor": "Part of an extra setup that is lost",
  "named cause": "Factor: you named setups as a cause of delay",
  "named bottleneck": "Factor: you named setup as the bottleneck",
  "nobody owns the plan": "Factor: nobody owns the plan",
  "the plan changes": "Factor: the plan changes",
  "stops not tracked": "Factor: stops are not tracked",
  weeks: "Weeks a year in which data is keyed again",
  "work days": "Working days a year",
};

const { parameters: waiting } = themes.flow_wip_dwell.loss;
const { parameters: keying } = themes.data_silos.loss;

/** Assumptions whose id in formulas is not that of their table and row. */
const elsewhere: Readonly<Record<string, LossParameter>> = {
  ...capacityParameters,
  "flow.recoverable": waiting.recoverable,
  "silos.recoverable": keying.recoverable,
  search: waiting.search_minutes,
  "work days": waiting.work_days_per_year,
  weeks: keying.weeks_per_year,
};

function unitOf(id: string): string {
  if (id === "estimateSpread") return "$/hour";
  const [table = "", name = ""] = id.split(".");
  const parameter = elsewhere[id] ?? figuresOf(table)?.[name];
  if (parameter !== undefined && "unit" in parameter) return parameter.unit;
  return rowOf(id.split(",")[0] ?? "")?.unit ?? "factor";
}

const figuresOf = (theme: string): Theme["loss"]["parameters"] | undefined =>
  Object.hasOwn(themes, theme) ? themes[theme as ThemeId].loss.parameters : undefined;

/** The unit without what the format of the cell says already. */
function unitAndFormat(unit: string): { readonly unit: string; readonly format: Format } {
  if (unit.startsWith("%/year")) return { unit: "a year", format: "percent" };
  if (unit.startsWith("%")) return { unit: unit.slice(1).trim(), format: "percent" };
  if (unit === "fraction") return { unit: "", format: "percent" };
  if (unit.startsWith("share ")) return { unit: unit.slice("share ".length), format: "percent" };
  if (unit === "$/hour") return { unit: "$ an hour", format: "rate" };
  if (unit === "factor" || unit === "ratio") return { unit: "factor", format: "factor" };
  return { unit: unit.replaceAll("/", " per "), format: "plain" };
}
