import type { Diagnosis, Loss, LossUnit } from "../diagnosis/diagnosis.ts";
import type { Figure } from "../diagnosis/losses/figure.ts";
import { type NamedStep, stepCalled } from "../diagnosis/losses/step.ts";
import { isThemeId, type ThemeId } from "../knowledge/themes.ts";
import { capitalized, lowerFirst } from "../survey/writing.ts";
import { explained, lossUnitNames, figureWords as words } from "./figures.words.ts";
import { rangeOf } from "./format.ts";
import { themeWords } from "./wording.ts";

/** A figure of the diagnosis, under the name and number the report gives it. */
export interface NamedFigure {
  /** Id that links to its working point to. */
  readonly id: string;
  readonly name: string;
  readonly figure: Figure;
}

/** All figures of a diagnosis, in the order in which the report works them out. */
export function figuresOf(diagnosis: Diagnosis): readonly NamedFigure[] {
  const { capacity } = diagnosis;
  return [
    { id: "how-hidden-hours", name: words.recoverableHours, figure: diagnosis.hidden_hours },
    { id: "how-hidden-dollars", name: words.salesValue, figure: diagnosis.hidden_dollars },
    { id: "how-contribution", name: words.leftAfterCosts, figure: diagnosis.contribution_dollars },
    { id: "how-nominal", name: words.nominal, figure: capacity.nominal_hours },
    { id: "how-staffed", name: words.staffed, figure: capacity.staffed_hours },
    { id: "how-unstaffed", name: words.unstaffed, figure: capacity.unstaffed_hours },
    { id: "how-utilization", name: words.utilization, figure: capacity.utilization },
    { id: "how-in-cycle", name: words.inCycle, figure: capacity.in_cycle_hours },
    { id: "how-rate", name: words.rate, figure: capacity.shop_rate },
    { id: "how-sales", name: words.sales, figure: capacity.implied_sales },
    { id: "how-cap", name: words.cap, figure: diagnosis.cap_share },
    { id: "how-one-hour", name: words.oneHour, figure: diagnosis.one_hour_a_week },
    ...lossesOf(diagnosis).map((loss) => ({ id: lossId(loss), name: lossName(loss), figure: loss.amount })),
  ];
}

/** Every loss once, by the rank of its theme. */
export const lossesOf = ({ themes }: Diagnosis): readonly Loss[] => themes.flatMap(({ losses }) => losses);

export const lossId = ({ theme, currency }: Pick<Loss, "theme" | "currency">): string => `how-${theme}-${currency}`;

const lossName = ({ theme, currency }: Loss): string =>
  `${capitalized(themeWords[theme].noun)}: ${lowerFirst(lossUnitNames[currency])}`;

/** The id of the working of a figure that a formula names, or `null` if it has none. */
export function workingOf(name: string, theme: ThemeId | null): string | null {
  const step = stepCalled(name);
  if (step === undefined) return null;
  if (typeof step === "object") {
    return step.kind === "loss" ? lossId({ theme: step.theme, currency: "machine_hours" }) : null;
  }
  const working = workings[step];
  if (working === undefined || "figure" in working) return working?.figure ?? null;
  return theme === null ? null : lossId({ theme, currency: working.loss });
}

/** The named steps that are figures of the report, or losses of the theme at hand. */
const workings: Readonly<Partial<Record<NamedStep, { readonly figure: string } | { readonly loss: LossUnit }>>> = {
  "recoverable-hours": { figure: "how-hidden-hours" },
  "sales-value": { figure: "how-hidden-dollars" },
  "nominal-hours": { figure: "how-nominal" },
  "staffed-hours": { figure: "how-staffed" },
  utilization: { figure: "how-utilization" },
  "shop-rate": { figure: "how-rate" },
  "implied-sales": { figure: "how-sales" },
  "cap-share": { figure: "how-cap" },
  "unbilled-hours": { loss: "unbilled_hours" },
  "labor-hours": { loss: "labor_hours" },
  "shipping-dwell": { loss: "lead_time_days" },
  "cash-in-finished-parts": { loss: "tied_up_cash" },
};

/** What to say about a figure in a formula, by its name there. */
export function explainedBy(name: string): string {
  const step = stepCalled(name);
  if (typeof step === "object" && step.kind === "raw-loss") return words.rawLoss;
  return (typeof step === "string" && explained[step]) || words.other;
}

/** A name or a formula with the ids of themes replaced by their names. */
export const withThemesNamed = (text: string): string =>
  text.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (id) =>
    isThemeId(id) ? words.lostTo(themeWords[id].noun) : id.replaceAll("_", " "),
  );

/** The figure as it is quoted: low – likely – high. */
export const quoted = ({ figure }: NamedFigure): string => rangeOf(figure, figure.unit);
