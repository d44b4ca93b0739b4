import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { FigureLocation } from "../../diagnosis/losses/figure-terms.ts";
import { figureAt } from "../../diagnosis/losses/figure-terms.ts";
import { type Step, stepName } from "../../diagnosis/losses/step.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { capitalized } from "../../survey/writing.ts";
import { figuresOf, withThemesNamed } from "../figures.ts";
import { themeWords } from "../wording.ts";
import { hoursWords } from "./hours.words.ts";
import type { LedgerFigure } from "./ledger.ts";
import type { accounts } from "./workbook.words.ts";

export type Account = keyof typeof accounts;

export function accountOf({ shows, unit }: LedgerFigure): Account {
  if ("step" in shows) return rawTheme(shows.step) !== null ? "raw" : unit === "share" ? "cap" : "capacity";
  const { location } = shows;
  switch (location.kind) {
    case "capacity":
      return "capacity";
    case "loss":
      return location.currency === "machine_hours" ? "recoverable" : "other";
    case "whole":
      return accountOfWhole[location.name];
  }
}

const accountOfWhole = {
  cap_share: "cap",
  hidden_hours: "recoverable",
  hidden_dollars: "money",
  contribution_dollars: "money",
  one_hour_a_week: "money",
} as const satisfies Record<(FigureLocation & { readonly kind: "whole" })["name"], Account>;

/** The theme that a figure or a step belongs to, if it belongs to one. */
export function themeOf({ shows }: LedgerFigure): ThemeId | null {
  if ("step" in shows) return rawTheme(shows.step);
  return shows.location.kind === "loss" ? shows.location.theme : null;
}

/** The theme of a step that is its hours before the cap. */
const rawTheme = (step: Step): ThemeId | null =>
  typeof step === "object" && step.kind === "raw-loss" ? step.theme : null;

/** The name of a figure in the report, or of an intermediate step. */
export function nameOfFigure(diagnosis: Diagnosis, ledgerFigure: LedgerFigure): string {
  const { shows } = ledgerFigure;
  if ("step" in shows) {
    const theme = themeOf(ledgerFigure);
    return capitalized(
      theme === null ? withThemesNamed(stepName(shows.step)) : hoursWords.beforeCap(themeWords[theme].noun),
    );
  }
  const figure = figureAt(diagnosis, shows);
  return figuresOf(diagnosis).find((named) => named.figure === figure)?.name ?? "";
}
