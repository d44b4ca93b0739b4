import { withheldWords } from "../../service/delivery/deliver-problems.words.ts";
import { type DeliveryKind, deliveryKinds } from "../../service/delivery/deliveries.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Settlement } from "./outbox.ts";

/**
 * Values of the metric's `outcome` label: delivered; to be retried; parked for the operator; waiting for the recipient
 * to confirm; withheld because its address got enough emails; dropped because its lead was erased.
 */
const attemptOutcomes = ["delivered", "again", "parked", "asked", "withheld", "withdrawn"] as const;
type AttemptOutcome = (typeof attemptOutcomes)[number];

/** Counts one attempt by what follows; `undefined` if the delivery was erased meanwhile. */
export type CountAttempt = (kind: DeliveryKind, settlement: Settlement | undefined) => void;

export function countAttemptsIn({ count, beginAtZero }: Pick<Metrics, "count" | "beginAtZero">): CountAttempt {
  for (const kind of deliveryKinds) {
    for (const outcome of attemptOutcomes) beginAtZero("spindlewise_delivery_attempts_total", { kind, outcome });
  }
  return (kind, settlement) => count("spindlewise_delivery_attempts_total", { kind, outcome: outcomeOf(settlement) });
}

function outcomeOf(settlement: Settlement | undefined): AttemptOutcome {
  if (settlement === undefined) return "withdrawn";
  switch (settlement.state) {
    case "delivered":
    case "parked":
      return settlement.state;
    case "waiting":
      return "again";
    case "withheld":
      return settlement.problem === withheldWords.unconfirmed ? "asked" : "withheld";
  }
}
