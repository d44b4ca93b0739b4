import type { FigureUnit, Input } from "../../diagnosis/losses/figure.ts";
import { type NamedStep, type Step, stepName } from "../../diagnosis/losses/step.ts";
import type { Expression, Term } from "../../diagnosis/losses/term.ts";
import type { Range } from "../../knowledge/figures/units.ts";
import { citing, rowOf, sourceName } from "../../report/cite.ts";
import { citeWords } from "../../report/cite.words.ts";
import { explainedBy, withThemesNamed } from "../../report/figures.ts";
import { estimate, exact, isExact, plainNumber, typeset } from "../../report/format.ts";
import { wordsOf } from "../../report/text.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { WireBasis } from "../../survey/wire/results.ts";
import { capitalized } from "../../survey/writing.ts";
import { leverTerms } from "./what-if.words.ts";

/**
 * The basis of a figure: its formula, a line for each step that belongs to this figure alone, and each input with its value
 * and source.
 */
export function basisOf(term: Term): WireBasis {
  const steps = [...new Map(stepsIn(term).map((step) => [step.name, step])).values()];
  const lines = [term.text, ...steps.map(({ name, of }) => `${name} = ${of.text}`)];
  const inputs = [term, ...steps.map(({ of }) => of)].flatMap((each) => each.inputs).map(lineOf);
  return {
    formula: lines.map(withThemesNamed).join("\n"),
    rests_on: [...new Map(inputs.map((line) => [`${line.name} ${line.value}`, line])).values()],
  };
}

interface OwnStep {
  readonly name: string;
  readonly of: Term;
}

/** The steps that belong to a figure alone. The report derives the shared ones. */
function stepsIn({ expression }: Term): readonly OwnStep[] {
  if (expression.kind === "named") {
    const { step, of } = expression;
    return isOwn(step) ? [{ name: stepName(step), of }, ...stepsIn(of)] : [];
  }
  return partsOf(expression).flatMap(stepsIn);
}

const isOwn = (step: Step): boolean => (typeof step === "object" ? step.kind === "loss" : ofWhatIf.has(step));

const ofWhatIf: ReadonlySet<NamedStep> = new Set(["hours-recovered", "hours-of-new-shift", "hours-of-people"]);

const partsOf = (expression: Expression): readonly Term[] =>
  "of" in expression && expression.kind !== "named" ? expression.of : [];

function lineOf(input: Input): WireBasis["rests_on"][number] {
  switch (input.kind) {
    case "answer":
      return { name: questionOf(input.field).label, value: input.answer, source: leverTerms.yourAnswer };
    case "benchmark":
      return { name: capitalized(input.name), value: benchmarkValue(input), source: sourceOf(input.id) };
    case "parameter":
      return {
        name: capitalized(input.name),
        value: exactRange(input.value, input.share),
        source: wordsOf(citing(typeset(input.basis))),
      };
    case "figure": {
      const { name, value, unit } = input;
      return { name: capitalized(withThemesNamed(name)), value: rangeText(value, unit), source: explainedBy(name) };
    }
  }
}

const benchmarkValue = ({ id, value }: Input & { readonly kind: "benchmark" }): string =>
  exactRange(value, rowOf(id)?.unit.startsWith("%"));

/** Assumptions are shown with all digits, so that the arithmetic can be checked. */
function exactRange(value: Range, isShare = false): string {
  const write = isShare ? (share: number) => exact(share, "share") : plainNumber;
  return isExact(value) ? write(value.likely) : around(write(value.likely), value, write);
}

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
