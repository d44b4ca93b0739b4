import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import { numbersIn } from "./number-in-text.ts";

/** What the shop measures itself by: today's value as a sentence tells it, and its own goal. At least one of them is told. */
export interface OwnMeasure {
  readonly name: string;
  readonly unit: string;
  readonly today: Told | null;
  readonly target: Told | null;
  /** Whether less is better. */
  readonly isLower: boolean;
  /** The KPI that counts the same, whose own goal it takes the place of. */
  readonly kpi: KpiId | null;
}

export interface Told {
  readonly value: number;
  readonly text: string;
}

/** A number as people write it. */
export const number = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;

export const amountOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : numbersIn(text)[0]?.low;
