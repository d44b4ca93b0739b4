import type { Asset } from "../../../knowledge/patterns/asset-patterns.ts";
import type { Price } from "./amounts.ts";
import type { Certainty } from "./plan-certainty.ts";

/** Something a shop means to buy, build, hire or train, or has already, in its own words. */
export interface Plan {
  readonly asset: Asset;
  readonly certainty: Certainty;
  /** From the verb to the thing: `need two more wire EDM machines`. */
  readonly text: string;
  readonly start: number;
  /** The whole sentence. */
  readonly quote: string;
  /** What it costs, if they say so. */
  readonly price: Price | null;
}

/** Before its price is read. */
export interface Unpriced extends Omit<Plan, "price"> {
  /** Whether it is one of a list, each with its own price. */
  readonly isListed?: boolean;
}

export const intended = <One extends object>(one: One) => ({ ...one, certainty: "intended" as const });
