import type { Challenge, Solution } from "altcha-lib";

/**
 * Solves the challenge of a server with `BOT_CHECK=on` (`PageSettings.botCheck`) in the background while the visitor
 * fills in the form. Each new submission carries a `proof`; a retry under its idempotency key needs none.
 */
export interface BotCheck {
  /**
   * A valid proof, a different one each time: the one made ahead if it is recent, else a new one.
   *
   * @returns `null` if there can be none: no network, or a browser without cryptography (a page without https). Send
   * the answers anyway; the server says what is missing.
   */
  readonly proof: () => Promise<string | null>;
  readonly stop: () => void;
}

/** External dependencies; tests replace them. */
export interface BotCheckPorts {
  readonly challenge: () => Promise<Challenge | null>;
  readonly solve: (challenge: Challenge, signal: AbortSignal) => Promise<Solution | null>;
  /** Seconds since 1970 by this device's clock; only differences count. */
  readonly now: () => number;
}

/**
 * The age at which a proof is replaced, seconds: the server accepts it for 20 minutes, and sending may take a while.
 */
const maxAge = 15 * 60;

export function startBotCheck(ports: BotCheckPorts = ofBrowser): BotCheck {
  const ending = new AbortController();
  const make = () => ({ since: ports.now(), proof: makeProof(ports, ending.signal) });
  let ahead: ReturnType<typeof make> | undefined = make();
  return {
    async proof() {
      const ready = ahead;
      ahead = undefined;
      const isFresh = ready !== undefined && ports.now() - ready.since < maxAge;
      return ((isFresh ? await ready.proof : null) ?? (await make().proof)) || null;
    },
    stop: () => ending.abort(),
  };
}

async function makeProof({ challenge, solve }: BotCheckPorts, signal: AbortSignal): Promise<string | null> {
  try {
    const issued = await challenge();
    const solution = issued && (await solve(issued, signal));
    return issued && solution && btoa(JSON.stringify({ challenge: issued, solution }));
  } catch {
    return null;
  }
}

const ofBrowser: BotCheckPorts = {
  challenge: async () => {
    const response = await fetch("/api/challenge", { headers: { accept: "application/json" } });
    return response.ok ? response.json() : null;
  },
  solve: solveInWorker,
  now: () => Date.now() / 1000,
};

function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  const worker = new Worker(new URL("./bot-check-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Solution | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    signal.addEventListener("abort", () => resolve(null));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
