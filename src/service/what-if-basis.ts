import type { Derivation, FigureUnit, Input } from "../diagnosis/figure.ts";
import type { Range } from "../knowledge/units.ts";
import { citing, rowOf, sourceName } from "../report/cite.ts";
import { citeWords } from "../report/cite.words.ts";
import { explainedBy, withThemesNamed } from "../report/figures.ts";
import { estimate, exact, isExact, plainNumber, typeset } from "../report/format.ts";
import { wordsOf } from "../report/text.ts";
import { questionOf } from "../survey/questionnaire.ts";
import type { WireBasis } from "../survey/wire-results.ts";
import { capitalized } from "../survey/writing.ts";

/** The basis of a figure: its formula, and each input with its value and source. */
export function basisOf({ formula, inputs }: Derivation): WireBasis {
  return { formula: withThemesNamed(formula), rests_on: inputs.map(lineOf) };
}

function lineOf(input: Input): WireBasis["rests_on"][number] {
  switch (input.kind) {
    case "answer":
      return { name: questionOf(input.field).label, value: input.answer, source: "Your answer" };
    case "benchmark":
      return { name: capitalized(input.name), value: benchmarkValue(input), source: sourceOf(input.id) };
    case "parameter":
      return {
        name: capitalized(input.name),
        value: written(input.value),
        source: wordsOf(citing(typeset(input.basis))),
      };
    case "figure": {
      const { name, value, unit } = input;
      return { name: capitalized(withThemesNamed(name)), value: rangeText(value, unit), source: explainedBy(name) };
    }
  }
}

const benchmarkValue = ({ id, value }: Input & { readonly kind: "benchmark" }): string =>
  rowOf(id)?.unit.startsWith("%") === true ? rangeText(value, "share") : written(value);

/** Assumptions are shown with all digits, so that the arithmetic can be checked. */
const written = (value: (Input & { readonly kind: "parameter" })["value"]): string =>
  isExact(value) ? plainNumber(value.likely) : around(plainNumber(value.likely), value, plainNumber);

/** What is likely, and its range after it: `28% (18% to 40%)`. */
const rangeText = (value: Range, unit: FigureUnit): string =>
  isExact(value)
    ? exact(value.likely, unit)
    : around(estimate(value.likely, unit), value, (end) => estimate(end, unit));

const around = (likely: string, { low, high }: Range, write: (value: number) => string): string =>
  `${likely} (${write(low)} to ${write(high)})`;

function sourceOf(id: string): string {
  const row = rowOf(id);
  return capitalized(row === undefined ? citeWords.ownEstimate : sourceName(row));
}
