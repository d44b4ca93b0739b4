import type { Constant } from "../../knowledge/figures/parameters.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { assumption, constantTerm } from "./assumptions.ts";
import type { CapacityTerms } from "./capacity.ts";
import { terms } from "./formula.words.ts";
import { becauseOf, type Term } from "./term.ts";

/** What loss formulas compute from. */
export interface Shop extends CapacityTerms {
  readonly submission: Submission;
}

type LossParametersOf<T extends ThemeId> = (typeof themes)[T]["loss"]["parameters"];
type NameIn<T extends ThemeId> = string & keyof LossParametersOf<T>;

/** The names of the constants of a theme. */
type ConstantIn<T extends ThemeId> = {
  [N in NameIn<T>]: LossParametersOf<T>[N] extends Constant ? N : never;
}[NameIn<T>];

/** A parameter of a theme as a term, named `<theme>.<name>` wherever it is used. */
export const parameter = <T extends ThemeId>(shop: Shop, theme: T, name: NameIn<T>, text: string): Term =>
  parameterNamed(shop, theme, name, text);

export const recoverable = (shop: Shop, theme: ThemeId): Term =>
  parameterNamed(shop, theme, "recoverable", terms.recoverable);

export function parameterNamed({ submission }: Shop, theme: ThemeId, name: string, text: string): Term {
  const parameters: Theme["loss"]["parameters"] = themes[theme].loss.parameters;
  const figure = parameters[name];
  if (figure === undefined) throw new Error(`The theme ${theme} has no loss parameter "${name}"`);
  return assumption(`${theme}.${name}`, figure, submission, text);
}

/** A constant of a theme, written into the formula by its value; `name` is what it is called where its value is next to it. */
export function constant<T extends ThemeId>(
  theme: T,
  figureName: ConstantIn<T>,
  write: (value: number) => string,
  name: string,
): Term {
  const parameters: Theme["loss"]["parameters"] = themes[theme].loss.parameters;
  const figure = parameters[figureName] as Constant;
  return constantTerm(`${theme}.${figureName}`, figure, write(figure.value), name);
}

/** A constant that an answer switches on. */
export const factor = <T extends ThemeId>(
  theme: T,
  name: ConstantIn<T>,
  because: string,
  field: Field,
  answer: string,
): Term =>
  becauseOf(
    constant(theme, name, (value) => `${value} (${because})`, because),
    field,
    answer,
  );
