import { isThemeId, type ThemeId } from "../knowledge/themes.ts";

/** A figure that other formulas build on: one with a name of its own, or the machine hours of a cause. */
export type Step = NamedStep | { readonly kind: "raw-loss" | "loss"; readonly theme: ThemeId };

export type NamedStep = keyof typeof stepNames;

/** What formulas call them. Stored reports hold these names: one that changes is no link in older reports. */
const stepNames = {
  "nominal-hours": "nominal hours",
  "staffed-hours": "staffed hours",
  utilization: "utilization",
  "shop-rate": "shop rate",
  "implied-sales": "implied sales",
  "cap-share": "share left by the cap",
  "room-share": "share that fits under the best utilization of such shops",
  "hidden-hours": "hidden hours",
  "revenue-potential": "revenue potential",
  "unbilled-hours": "unbilled hours",
  "labor-hours": "labor hours",
  "shipping-dwell": "days between finished and shipped",
  "cash-in-finished-parts": "cash in finished parts",
  "hours-won-back": "hours won back",
  "hours-of-new-shift": "hours of the new shift",
  "hours-of-people": "hours of people",
} as const;

/** Before the name of a cause: its hours before the cap. */
const raw = "raw ";

/** A step as it reads in a formula. */
export function stepName(step: Step): string {
  if (typeof step === "string") return stepNames[step];
  return step.kind === "loss" ? step.theme : `${raw}${step.theme}`;
}

/** The step that a formula calls so; `undefined` for a name of older rules. */
export function stepCalled(name: string): Step | undefined {
  if (isThemeId(name)) return { kind: "loss", theme: name };
  const theme = name.slice(raw.length);
  if (name.startsWith(raw) && isThemeId(theme)) return { kind: "raw-loss", theme };
  return namedSteps.find((step) => stepNames[step] === name);
}

const namedSteps = Object.keys(stepNames) as NamedStep[];
