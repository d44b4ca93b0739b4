import type { SumInput } from "../../../diagnosis/letter/sum.ts";
import type { NamedFigure } from "../../../report/figures.ts";
import { lowerFirst } from "../../../survey/writing.ts";

/** The meaning of figures whose names need the report's explanation: a model sees only the name. */
const meanings: Readonly<Record<string, string>> = {
  "how-hidden-hours": "hours a year that the machines could cut and don't, all causes together",
  "how-hidden-dollars": "what those hours would sell for",
  "how-contribution": "what is left of that after costs that grow with the work",
  "how-nominal": "hours of all machines in all shifts",
  "how-staffed": "those with people there",
  "how-unstaffed": "those without",
  "how-cap": "what part of the causes' hours counts once they are capped together",
  "how-one-hour": "what one more cutting hour a week on every machine sells for in a year",
};

/** What an input of a sum is, and where it comes from. The instructions explain the names of theme losses. */
export function meaningOf({ from }: SumInput, figures: readonly NamedFigure[]): string {
  switch (from.kind) {
    case "answer":
    case "quote":
      return "told";
    case "benchmark":
      return `benchmark: ${from.basis}`;
    case "assumption":
      return `assumed: ${from.why}`;
    case "figure": {
      const named = figures.find(({ id }) => id === from.id);
      const inputs = named?.figure.derivation.inputs ?? [];
      const isMeasured = inputs.some((one) => one.kind === "parameter" && one.measured === true);
      if (from.id.includes("_")) return isMeasured ? "measured" : "estimate";
      return `${isMeasured ? "measured" : "estimate"}: ${meanings[from.id] ?? lowerFirst(named?.name ?? from.id)}`;
    }
  }
}
