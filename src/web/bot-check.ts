import type { Challenge, Solution } from "altcha-lib";

/**
 * Solves what a server with `BOT_CHECK=on` asks for (`PageSettings.botCheck`) while the visitor fills in the form, and
 * shows nothing of it. Each new submission carries a `proof`; one repeated under its idempotency key needs none.
 */
export interface BotCheck {
  /**
   * A proof that is good now, each time another: the one made ahead when it is still young, else a new one.
   *
   * @returns `null` when none can be had: no network, or a browser without cryptography (a page without https). Send
   *   the answers all the same; the server says in its own words what is missing.
   */
  readonly proof: () => Promise<string | null>;
  readonly stop: () => void;
}

/** What the world gives; tests give others. */
export interface BotCheckPorts {
  readonly challenge: () => Promise<Challenge | null>;
  readonly solve: (challenge: Challenge, signal: AbortSignal) => Promise<Solution | null>;
  /** Seconds since 1970, by the clock of this device; only differences count. */
  readonly now: () => number;
}

/** Old enough to be replaced, seconds: the server takes a proof for 20 minutes, and the press may take a while. */
const oldAge = 15 * 60;

export function startBotCheck(ports: BotCheckPorts = ofBrowser): BotCheck {
  const ending = new AbortController();
  const make = () => ({ since: ports.now(), proof: makeProof(ports, ending.signal) });
  let ahead: ReturnType<typeof make> | undefined = make();
  return {
    async proof() {
      const ready = ahead;
      ahead = undefined;
      const isYoung = ready !== undefined && ports.now() - ready.since < oldAge;
      return ((isYoung ? await ready.proof : null) ?? (await make().proof)) || null;
    },
    stop: () => ending.abort(),
  };
}

async function makeProof({ challenge, solve }: BotCheckPorts, signal: AbortSignal): Promise<string | null> {
  try {
    const given = await challenge();
    const solution = given && (await solve(given, signal));
    return given && solution && btoa(JSON.stringify({ challenge: given, solution }));
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
