import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Capacity, Diagnosis, LossUnit } from "../diagnosis.ts";
import { capacityTerms, capacityUnits } from "./capacity.ts";
import type { Figure, FigureUnit } from "./figure.ts";
import { leftAfterCosts, salesValue, worthOfAnHourAWeek } from "./money.ts";
import { likelihoodsOf, priceThemes } from "./price-themes.ts";
import type { Term } from "./term.ts";

/** Which figure of a diagnosis it is. */
export type FigureLocation =
  | { readonly kind: "capacity"; readonly name: keyof Capacity }
  | { readonly kind: "loss"; readonly theme: ThemeId; readonly currency: LossUnit }
  | {
      readonly kind: "whole";
      readonly name: "cap_share" | "hidden_hours" | "hidden_dollars" | "contribution_dollars" | "one_hour_a_week";
    };

export interface FigureTerm {
  readonly location: FigureLocation;
  readonly unit: FigureUnit;
  readonly term: Term;
}

/** The same figure in the diagnosis. */
export function figureAt(diagnosis: Diagnosis, { location }: FigureTerm): Figure {
  switch (location.kind) {
    case "capacity":
      return diagnosis.capacity[location.name];
    case "whole":
      return diagnosis[location.name];
    case "loss": {
      const losses = [...diagnosis.themes.flatMap((theme) => theme.losses), ...diagnosis.other_losses];
      const found = losses.find(({ theme, currency }) => theme === location.theme && currency === location.currency);
      if (found === undefined) throw new Error(`The diagnosis has no ${location.currency} of ${location.theme}`);
      return found.amount;
    }
  }
}

/**
 * Every figure of a submission's diagnosis with its whole arithmetic, each after those it builds on.
 *
 * At the three points shown, they equal the figures of `diagnose` to the last digit. The formulas include checks that
 * don't limit anything now, so that they apply when someone changes an assumption.
 */
export function figureTerms(submission: Submission, { themes }: Pick<Diagnosis, "themes">): readonly FigureTerm[] {
  const capacity = capacityTerms(submission);
  const priced = priceThemes(submission, likelihoodsOf(themes), capacity, "always");
  const revenue = salesValue(submission, priced.recoverableHours, capacity, "always").term;
  return [
    ...Object.entries(capacity.figures).map(([name, term]) => {
      const key = name as keyof Capacity;
      return { location: { kind: "capacity", name: key }, unit: capacityUnits[key], term } as const;
    }),
    whole("cap_share", priced.capShare, "share"),
    ...priced.losses.map(
      ({ theme, currency, term, unit }) => ({ location: { kind: "loss", theme, currency }, unit, term }) as const,
    ),
    whole("hidden_hours", priced.recoverableHours, "h/yr"),
    whole("hidden_dollars", revenue, "$/yr"),
    whole("contribution_dollars", leftAfterCosts(revenue), "$/yr"),
    whole("one_hour_a_week", worthOfAnHourAWeek(submission, capacity), "$/yr"),
  ];
}

const whole = (
  name: (FigureLocation & { readonly kind: "whole" })["name"],
  term: Term,
  unit: FigureUnit,
): FigureTerm => ({
  location: { kind: "whole", name },
  unit,
  term,
});
