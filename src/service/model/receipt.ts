import type { ModelFailure, Usage } from "./narrator.ts";

/** One question that was put to the model, and what became of its answer. */
export interface ModelCall {
  /** As in `ModelQuestion`. */
  readonly purpose: string;
  /** Word for word what left the house. */
  readonly sent: { readonly instructions: string; readonly data: string };
  /** partly-used: some of it did not stand the checks; dropped: none of it did. */
  readonly outcome: "used" | "partly-used" | "dropped" | ModelFailure;
  /** Why single sentences or quotes were dropped, in the order in which they came. */
  readonly dropped?: readonly string[];
  /** `null` when the provider told nothing and nothing could be estimated. */
  readonly usage: Usage | null;
  readonly milliseconds?: number;
}

/** All that was put to a model for one report. Holds no key and no contact details. */
export interface Receipt {
  readonly model: string;
  readonly calls: readonly ModelCall[];
  readonly tokens: Usage;
  /** `null` where the operator has set no price. */
  readonly cost_dollars: number | null;
}

/** What a million tokens cost, in dollars. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** The receipt of one report. Tokens that nobody counted make the sum an estimate. */
export function receiptOf(model: string, calls: readonly ModelCall[], price: Price | null): Receipt {
  const known = calls.flatMap(({ usage }) => (usage === null ? [] : [usage]));
  const input = known.reduce((sum, usage) => sum + usage.input, 0);
  const output = known.reduce((sum, usage) => sum + usage.output, 0);
  return {
    model,
    calls,
    tokens: { input, output, isEstimated: known.length < calls.length || known.some(({ isEstimated }) => isEstimated) },
    cost_dollars: price === null ? null : (input * price.input + output * price.output) / 1e6,
  };
}

/** Whether anything of the model's answers went into the report. */
export const isUsed = ({ outcome }: ModelCall): boolean => outcome === "used" || outcome === "partly-used";
