import { type DeliveryKind, deliveryKinds } from "../../service/deliveries.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Settlement } from "./outbox.ts";

/**
 * Values of the metric's `outcome` label: delivered; to be retried; parked for the operator; waiting for the recipient
 * to confirm; dropped because its lead was erased.
 */
const attemptOutcomes = ["delivered", "again", "parked", "asked", "withdrawn"] as const;
type AttemptOutcome = (typeof attemptOutcomes)[number];

/** Counts one attempt by the state it leaves its delivery in; `undefined` if the delivery was erased meanwhile. */
export type CountAttempt = (kind: DeliveryKind, state: Settlement["state"] | undefined) => void;

export function countAttemptsIn({ count, beginAtZero }: Pick<Metrics, "count" | "beginAtZero">): CountAttempt {
  for (const kind of deliveryKinds) {
    for (const outcome of attemptOutcomes) beginAtZero("spindlewise_delivery_attempts_total", { kind, outcome });
  }
  return (kind, state) => count("spindlewise_delivery_attempts_total", { kind, outcome: outcomeOf(state) });
}

function outcomeOf(state: Settlement["state"] | undefined): AttemptOutcome {
  switch (state) {
    case "delivered":
    case "parked":
      return state;
    case "waiting":
      return "again";
    case "withheld":
      return "asked";
    case undefined:
      return "withdrawn";
  }
}
