import type { OnProgress, Progress } from "./progress.ts";

/** The analysis that is running for one key. */
interface Flight<Outcome> {
  readonly fingerprint: string;
  readonly outcome: Promise<Outcome>;
  /** Reports the steps to one more listener. */
  readonly addListener: (listener: OnProgress) => void;
}

/**
 * Lets only one analysis per key run at a time in this process (single flight); otherwise a reload during an analysis
 * would start a second one. Across processes, the unique key in the store does this.
 */
export interface Flights<Outcome> {
  /**
   * Joins the running analysis for the key, or starts one.
   *
   * @param onProgress is called for every further step, and at once for the latest step of a running analysis
   * @param run gets a listener that reports to everyone who joined
   * @returns `undefined` if the running analysis is for other answers
   */
  join(
    key: string,
    fingerprint: string,
    onProgress: OnProgress,
    run: (onProgress: OnProgress) => Promise<Outcome>,
  ): Promise<Outcome> | undefined;
}

export function createFlights<Outcome>(): Flights<Outcome> {
  const underWay = new Map<string, Flight<Outcome>>();
  return {
    join(key, fingerprint, onProgress, run) {
      const flight = underWay.get(key);
      if (flight !== undefined && flight.fingerprint !== fingerprint) return undefined;
      flight?.addListener(onProgress);
      if (flight !== undefined) return flight.outcome;
      const { reportToAll, addListener } = listenersFrom(onProgress);
      const outcome = run(reportToAll).finally(() => underWay.delete(key));
      underWay.set(key, { fingerprint, outcome, addListener });
      return outcome;
    },
  };
}

/** Reports the steps of one run to all listeners. */
function listenersFrom(first: OnProgress) {
  const listeners = [first];
  let latest: Progress | undefined;
  const reportToAll: OnProgress = async (progress) => {
    latest = progress;
    await Promise.all(listeners.map((listener) => listener(progress)));
  };
  return {
    reportToAll,
    addListener(listener: OnProgress): void {
      listeners.push(listener);
      // Not awaited: the step is already done.
      if (latest !== undefined) void listener(latest);
    },
  };
}
