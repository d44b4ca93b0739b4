import type { ModelQuestion, ModelReply } from "../../service/model/narrator.ts";

export type ModelHealth = "answering" | "failing" | "not-known-yet";

/** Whether the model answered the last question or a small health check. */
export interface HealthMonitor {
  readonly recordReply: (reply: ModelReply) => void;
  /** What is known now. If it is old, sends a health check in the background. */
  readonly checkHealth: () => ModelHealth;
}

/** The age, in milliseconds, at which a result is checked again. */
const maxAge = 60_000;

/** The smallest possible question, which costs next to nothing. */
export const healthQuestion: ModelQuestion = {
  purpose: "health-check",
  instructions: 'Answer with the JSON object {"ready": true} and nothing else.',
  data: "Are you ready?",
  schema: {
    type: "object",
    properties: { ready: { type: "boolean" } },
    required: ["ready"],
    additionalProperties: false,
  },
  maxOutputTokens: 64,
};

/**
 * @param sendCheck sends the health check; its caller records the reply
 * @param now milliseconds on a monotonic clock
 */
export function createHealthMonitor(sendCheck: () => void, now: () => number): HealthMonitor {
  let known: ModelHealth = "not-known-yet";
  let heardOrChecked = Number.NEGATIVE_INFINITY;
  return {
    recordReply(reply) {
      const health = healthOf(reply);
      if (health === undefined) return;
      known = health;
      heardOrChecked = now();
    },
    checkHealth() {
      if (now() - heardOrChecked >= maxAge) {
        heardOrChecked = now();
        sendCheck();
      }
      return known;
    },
  };
}

/** What a reply says about the model; `undefined` if our own limits stopped the question. A model rests after failures. */
function healthOf(reply: ModelReply): ModelHealth | undefined {
  if (reply.kind === "answered") return "answering";
  switch (reply.why) {
    case "busy":
    case "over-budget":
      return undefined;
    case "too-long":
      return "answering";
    case "refused-key":
    case "too-many-requests":
    case "server-error":
    case "unreachable":
    case "timed-out":
    case "not-json":
    case "wrong-form":
    case "empty":
    case "resting":
      return "failing";
  }
}
