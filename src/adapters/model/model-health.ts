import type { ModelQuestion, ModelReply } from "../../service/model/narrator.ts";

export type ModelHealth = "answering" | "failing" | "not-known-yet";

/** What is known of whether the model answers: from the last question, else from a small one of our own. */
export interface HealthWatch {
  readonly note: (reply: ModelReply) => void;
  /** Looks again in the background where what is known is older than a minute. */
  readonly health: () => ModelHealth;
}

const minute = 60_000;

/** The smallest question: it costs next to nothing. */
export const healthQuestion: ModelQuestion = {
  purpose: "sign-of-life",
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
 * @param look asks the model; what comes is noted by whoever asks
 * @param now milliseconds on a clock that never goes back
 */
export function createHealthWatch(look: () => void, now: () => number): HealthWatch {
  let known: ModelHealth = "not-known-yet";
  let knownSince = Number.NEGATIVE_INFINITY;
  return {
    note(reply) {
      const health = healthOf(reply);
      if (health === undefined) return;
      known = health;
      knownSince = now();
    },
    health() {
      if (now() - knownSince >= minute) {
        knownSince = now();
        look();
      }
      return known;
    },
  };
}

/** What a reply says of the model; nothing, when the model was not asked. */
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
