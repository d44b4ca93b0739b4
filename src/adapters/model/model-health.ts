import type { ModelQuestion, ModelReply } from "../../service/model/narrator.ts";

export type ModelHealth = "answering" | "failing" | "not-known-yet";

/** Whether the model answered the last question or a small health check. */
export interface HealthWatch {
  readonly note: (reply: ModelReply) => void;
  /** Checks again in the background if the last result is older than a minute. */
  readonly health: () => ModelHealth;
}

const minute = 60_000;

/** The smallest possible question, which costs next to nothing. */
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
 * @param look sends the health check; its caller passes the reply to `note`
 * @param now milliseconds on a monotonic clock
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

/** What a reply says about the model; `undefined` if the model wasn't asked. */
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
