/** The work that is under way for one key. */
interface Flight<Outcome> {
  readonly fingerprint: string;
  readonly outcome: Promise<Outcome>;
}

/** One run for one key at a time in this process. Across processes the unique key in the store holds. */
export interface Flights<Outcome> {
  /**
   * Joins the run that is under way for the key, or starts one.
   *
   * @returns `undefined` when the run under way is for other answers
   */
  join(key: string, fingerprint: string, run: () => Promise<Outcome>): Promise<Outcome> | undefined;
}

export function createFlights<Outcome>(): Flights<Outcome> {
  const underWay = new Map<string, Flight<Outcome>>();
  return {
    join(key, fingerprint, run) {
      const flight = underWay.get(key);
      if (flight) return flight.fingerprint === fingerprint ? flight.outcome : undefined;
      const outcome = run().finally(() => underWay.delete(key));
      underWay.set(key, { fingerprint, outcome });
      return outcome;
    },
  };
}
