/** Leaves a model alone that has failed again and again. */
export interface Breaker {
  readonly isResting: () => boolean;
  /** Lets one question through, or `undefined` while the model is left alone. Call `Passage` with how it ended. */
  readonly enter: () => Passage | undefined;
}

export type Passage = (hasAnswered: boolean) => void;

/** Failures in a row after which the model is left alone: about one report that got nothing. */
const mostFailures = 5;

const restMilliseconds = 60_000;

/**
 * After the rest one question is let through to try; the others wait for how it ends.
 *
 * @param now milliseconds on a clock that never goes back
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  const isResting = () => failures >= mostFailures && (isTrying || now() < restsUntil);
  return {
    isResting,
    enter() {
      if (isResting()) return undefined;
      const isTrial = failures >= mostFailures;
      isTrying ||= isTrial;
      return (hasAnswered) => {
        if (isTrial) isTrying = false;
        failures = hasAnswered ? 0 : failures + 1;
        if (isTrial || failures === mostFailures) restsUntil = now() + restMilliseconds;
      };
    },
  };
}
