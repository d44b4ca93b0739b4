import { isThemeId, type ThemeId } from "../../knowledge/themes.ts";

/** A figure that other formulas build on: a named one, or the machine hours of a cause. */
export type Step = NamedStep | { readonly kind: "raw-loss" | "loss"; readonly theme: ThemeId };

export type NamedStep = keyof typeof stepNames;

/** Their names in formulas. Stored reports hold these names: if one changes, the old name goes into `earlierNames`. */
const stepNames = {
  "nominal-hours": "nominal hours",
  "staffed-hours": "staffed hours",
  utilization: "utilization",
  "shop-rate": "shop rate",
  "implied-sales": "implied sales",
  "cap-share": "part left because causes overlap",
  "room-share": "part that fits under the utilization of the best shops",
  "recoverable-hours": "recoverable hours",
  "sales-value": "sales value",
  "unbilled-hours": "unbilled hours",
  "labor-hours": "labor hours",
  "shipping-dwell": "days between finished and shipped",
  "cash-in-finished-parts": "cash in finished parts",
  "hours-recovered": "hours recovered",
  "hours-of-new-shift": "hours of the new shift",
  "hours-of-people": "labor hours",
  "missed-with-monitoring": "stops missed with monitoring",
  "missed-today": "stops missed today",
} as const;

/** Names in reports stored by earlier releases. */
const earlierNames: ReadonlyMap<string, NamedStep> = new Map([
  ["hidden hours", "recoverable-hours"],
  ["revenue potential", "sales-value"],
  ["share that fits under the best utilization of such shops", "room-share"],
  ["share that fits under the utilization of the best shops of this kind", "room-share"],
  ["share left by the cap", "cap-share"],
]);

/** Prefix for the hours of a cause before the cap. */
const raw = "raw ";

/** A step's name in a formula. */
export function stepName(step: Step): string {
  if (typeof step === "string") return stepNames[step];
  return step.kind === "loss" ? step.theme : `${raw}${step.theme}`;
}

/** The step with this name in formulas; `undefined` for a name from older rules. */
export function stepCalled(name: string): Step | undefined {
  if (isThemeId(name)) return { kind: "loss", theme: name };
  const theme = name.slice(raw.length);
  if (name.startsWith(raw) && isThemeId(theme)) return { kind: "raw-loss", theme };
  return namedSteps.find((step) => stepNames[step] === name) ?? earlierNames.get(name);
}

const namedSteps = Object.keys(stepNames) as NamedStep[];
