import type { KpiId } from "../../../knowledge/kpis/kpis.ts";
import type { Asset } from "../../../knowledge/patterns/asset-patterns.ts";
import type { Field } from "../../../survey/questionnaire.ts";
import type { Certainty } from "../../facts/plans/plan-certainty.ts";
import type { Quote } from "../quote.ts";

/** Our advice to someone about to spend. */
export interface Ruling {
  readonly asset: Asset | null;
  /** The plan in their words, from the verb to the thing, and the thing alone; `null` if nothing is planned. */
  readonly plan: (Quote & { readonly thing: string; readonly certainty: Certainty }) | null;
  /** none-planned: the fixed row; respected: they have refused it. */
  readonly verdict: "not-yet" | "no" | "yes-if" | "respected" | "none-planned";
  /** A whole sentence. */
  readonly text: string;
  /** A calculation with the shop's own numbers (hours gained, people, price in machine hours); `null` if there is none. */
  readonly sum: string | null;
  /** The number or condition that would make it a yes. */
  readonly turnsToYes: string | null;
  /** The date they give for it, in their words. */
  readonly deadline: string | null;
  /** What to tell the seller or applicant if that date comes before the ten days are over, as a whole sentence. */
  readonly untilThen: string | null;
}

export interface Task {
  readonly id: string;
  readonly day: "Mon" | "Tue" | "Wed" | "Thu" | "Fri";
  readonly who: readonly string[];
  readonly minutes: number;
  /** What to do: one to three whole sentences. */
  readonly what: string;
  /** The KPI that gets its first real value from it. */
  readonly kpi: KpiId | null;
  /** Whether it changes something from that day on. The other tasks only look and count. */
  readonly isChange?: true;
  /** Whether its week begins on the day of the report instead of the Monday after, because its sentences say so. */
  readonly isFromToday?: true;
}

/** A row of the table for the next ten working days. */
export interface TestRow {
  readonly kind: "our-cause" | "look-alike" | "neighbor" | "we-are-wrong";
  readonly see: string;
  readonly means: string;
  readonly act: string;
}

export interface Unknown {
  readonly id: string;
  /** What the answer could change. */
  readonly flips: "ruling" | "finding" | "size";
  /** A few words: `How many setups you make`. */
  readonly what: string;
  readonly question: string;
  /** The survey question that settles it, if there is one. */
  readonly field: Field | null;
}

export interface Tile {
  readonly kpi: KpiId;
  readonly because: "goal" | "cause" | "warns" | "proves";
  /** Why it is here, as a whole sentence. */
  readonly why: string;
  /** Its value today according to an answer, in the KPI's unit; `null` until it is counted. */
  readonly real: { readonly from: number; readonly to: number; readonly said: string } | null;
  /** The machines it covers, as the shop names them; `null` for the whole shop. */
  readonly machines: string | null;
  /** Whether counting starts by hand because no signal exists. */
  readonly byHand: boolean;
}
