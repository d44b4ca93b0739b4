import type { OnProgress, Progress } from "./progress.ts";

/** The analysis that is running for one key. */
interface Flight<Outcome> {
  readonly fingerprint: string;
  readonly outcome: Promise<Outcome>;
  /** Reports the steps to one more listener. */
  readonly addListener: (listener: OnProgress) => void;
}

/**
 * One run for one key at a time in this process (single flight): without it, a reload during an analysis would start a second one. Across
 * processes the unique key in the store holds.
 */
export interface Flights<Outcome> {
  /**
   * Joins the run that is under way for the key, or starts one.
   *
   * @param onProgress is called for every step from now on; who comes late gets the latest one at once
   * @param run is given a listener that reports to all who have joined
   * @returns `undefined` when the run under way is for other answers
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

/** Reports the steps of one run to all who listen. */
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
      // The run does not wait for this step: it is over.
      if (latest !== undefined) void listener(latest);
    },
  };
}
