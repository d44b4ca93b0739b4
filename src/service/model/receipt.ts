import type { WireModelCall, WireReceipt } from "../../survey/wire/response.ts";

export type ModelCall = WireModelCall;
export type Receipt = WireReceipt;

/** The price of a million tokens, in dollars. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** The receipt of one report. If some tokens weren't counted, the sum is an estimate. */
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

/** Whether any of the model's answers went into the report. */
export const isUsed = ({ outcome }: ModelCall): boolean => outcome === "used" || outcome === "partly-used";
