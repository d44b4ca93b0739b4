/** Lets so many pieces of work run at once, and so many more wait for their turn. */
export interface Gate {
  /** Runs the work as soon as there is a place. `undefined`: enough are waiting, and nothing was begun. */
  readonly pass: <Result>(work: () => Promise<Result>) => Promise<Result> | undefined;
  readonly now: () => { readonly running: number; readonly waiting: number };
}

/** What holds while more comes than can be done: a burst may wait, but a queue that never ends only makes everybody late. */
export interface Standing {
  /** Without a moment of rest for so long, a load is no burst, milliseconds. */
  readonly after: number;
  readonly mostWaiting: number;
  /** A clock that only goes on, milliseconds. */
  readonly clock: () => number;
}

/**
 * Who came first runs first. Places are given on, never raced for.
 *
 * @param standing a shorter queue for a load that does not pass; absent where the queue is always the same
 */
export function createGate(atOnce: number, mostWaiting: number, standing?: Standing): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  let busySince = 0;

  const places = () => (standing && standing.clock() - busySince > standing.after ? standing.mostWaiting : mostWaiting);

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const run = <Result>(work: () => Promise<Result>) => Promise.resolve().then(work).finally(leave);

  return {
    pass(work) {
      if (standing && running === 0) busySince = standing.clock();
      if (running < atOnce) {
        running += 1;
        return run(work);
      }
      if (waiting.length >= places()) return undefined;
      return new Promise<void>((called) => waiting.push(called)).then(() => run(work));
    },
    now: () => ({ running, waiting: waiting.length }),
  };
}
