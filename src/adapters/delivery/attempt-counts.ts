import { type DeliveryKind, deliveryKinds } from "../../service/deliveries.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Settlement } from "./outbox.ts";

/** What follows from one attempt: nothing more, another attempt, an operator who looks, the owner's answer, or nothing because it was erased. */
const attemptOutcomes = ["delivered", "again", "parked", "asked", "withdrawn"] as const;
type AttemptOutcome = (typeof attemptOutcomes)[number];

/** Counts one attempt by the state that it leaves its delivery in; `undefined` leaves none: it was erased. */
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
