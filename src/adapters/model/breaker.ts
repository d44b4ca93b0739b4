/** A circuit breaker: stops calls to a model that keeps failing. */
export interface Breaker {
  readonly isResting: () => boolean;
  /** Lets one question through; `undefined` while the breaker is open, which is called resting. Call the `Passage` with the result. */
  readonly enter: () => Passage | undefined;
}

export type Passage = (hasAnswered: boolean) => void;

/** Consecutive failures that open the breaker: about one report's worth. */
const maxFailures = 5;

const restMilliseconds = 60_000;

/**
 * After the rest, one question is let through to try; the others wait for its result.
 *
 * @param now milliseconds on a monotonic clock
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  const isResting = () => failures >= maxFailures && (isTrying || now() < restsUntil);
  return {
    isResting,
    enter() {
      if (isResting()) return undefined;
      const isTrial = failures >= maxFailures;
      isTrying ||= isTrial;
      return (hasAnswered) => {
        if (isTrial) isTrying = false;
        failures = hasAnswered ? 0 : failures + 1;
        if (isTrial || failures === maxFailures) restsUntil = now() + restMilliseconds;
      };
    },
  };
}
