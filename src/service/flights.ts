import type { Progress, Tell } from "./progress.ts";

/** The work that is under way for one key. */
interface Flight<Outcome> {
  readonly fingerprint: string;
  readonly outcome: Promise<Outcome>;
  /** Passes the steps on to one more. */
  readonly tellToo: (tell: Tell) => void;
}

/** One run for one key at a time in this process. Across processes the unique key in the store holds. */
export interface Flights<Outcome> {
  /**
   * Joins the run that is under way for the key, or starts one.
   *
   * @param tell hears every step from now on; who comes late hears the latest one at once
   * @param run is given whom to tell: all who have joined
   * @returns `undefined` when the run under way is for other answers
   */
  join(
    key: string,
    fingerprint: string,
    tell: Tell,
    run: (tell: Tell) => Promise<Outcome>,
  ): Promise<Outcome> | undefined;
}

export function createFlights<Outcome>(): Flights<Outcome> {
  const underWay = new Map<string, Flight<Outcome>>();
  return {
    join(key, fingerprint, tell, run) {
      const flight = underWay.get(key);
      if (flight !== undefined && flight.fingerprint !== fingerprint) return undefined;
      flight?.tellToo(tell);
      if (flight !== undefined) return flight.outcome;
      const { tellAll, tellToo } = tellingFrom(tell);
      const outcome = run(tellAll).finally(() => underWay.delete(key));
      underWay.set(key, { fingerprint, outcome, tellToo });
      return outcome;
    },
  };
}

/** Tells the steps of one run to all who listen. */
function tellingFrom(first: Tell) {
  const listeners = [first];
  let latest: Progress | undefined;
  const tellAll: Tell = async (progress) => {
    latest = progress;
    await Promise.all(listeners.map((tell) => tell(progress)));
  };
  return {
    tellAll,
    tellToo(tell: Tell): void {
      listeners.push(tell);
      // The run does not wait for this: it is news of the past.
      if (latest !== undefined) void tell(latest);
    },
  };
}
