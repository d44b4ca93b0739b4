import type { Peers } from "../diagnosis/peers.ts";

/** What a report depends on beside the answers: the day, the house in whose name it goes out, and the other shops. */
export interface Occasion {
  /** The day of the report, `2026-11-21`. */
  readonly date: string;
  readonly brand: Brand;
  /** What is known of the shops of the same kind; absent where shops are not compared. */
  readonly peers?: Peers;
}

/** The operator's brand, from the settings. */
export interface Brand {
  readonly productName: string;
  /** Address of a logo. Only a `data:` address gets into a report, which asks nothing of the outside. */
  readonly logoUrl: string | null;
  /** Accent color, `#rrggbb`. */
  readonly color: string;
  /** Whom a reader can turn to; `null` when the operator names nobody. */
  readonly contact: { readonly name: string; readonly email: string } | null;
}
