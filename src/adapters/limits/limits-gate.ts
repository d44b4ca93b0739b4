/** Lets a number of pieces of work run at once, and a number more wait. */
export interface Gate {
  /**
   * Runs the work as soon as there is room. `undefined`: enough are waiting, and nothing was begun.
   *
   * @param signal whoever waits leaves the queue when it ends; the promise is then rejected with its reason
   */
  readonly pass: <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result> | undefined;
  readonly now: () => GateCounts;
  /** Waits until nothing is running or waiting. */
  readonly idle: () => Promise<void>;
}

export type GateCounts = Readonly<Record<"running" | "waiting", number>>;

/** What holds while more comes than can be done: a burst may wait, but a queue that never ends only makes everyone late. */
export interface Standing {
  /** A load that gives no moment of rest for so long is no burst, milliseconds. */
  readonly after: number;
  readonly mostWaiting: number;
  /** A clock that only goes forward, milliseconds. */
  readonly clock: () => number;
}

/**
 * First come, first served: who finishes hands its slot to the next in line.
 *
 * @param standing a shorter queue for a load that does not pass; absent where the queue is always the same
 */
export function createGate(atOnce: number, mostWaiting: number, standing?: Standing): Gate {
  const waiting: (() => void)[] = [];
  const idlers: (() => void)[] = [];
  let running = 0;
  let busySince = 0;

  const longest = () =>
    standing && standing.clock() - busySince > standing.after ? standing.mostWaiting : mostWaiting;

  const leave = () => {
    const next = waiting.shift();
    if (next) return next();
    running -= 1;
    if (running === 0) for (const resolve of idlers.splice(0)) resolve();
  };
  const turn = (signal?: AbortSignal) =>
    new Promise<void>((admitted, left) => {
      waiting.push(admitted);
      const leaveQueue = () => {
        const index = waiting.indexOf(admitted);
        if (index < 0) return;
        waiting.splice(index, 1);
        left(signal?.reason);
      };
      signal?.addEventListener("abort", leaveQueue, { once: true });
    });
  const run = <Result>(work: () => Promise<Result>) => Promise.resolve().then(work).finally(leave);

  return {
    pass(work, signal) {
      if (standing && running === 0) busySince = standing.clock();
      if (running < atOnce) {
        running += 1;
        return run(work);
      }
      if (waiting.length >= longest()) return undefined;
      return turn(signal).then(() => run(work));
    },
    now: () => ({ running, waiting: waiting.length }),
    idle: () => (running === 0 ? Promise.resolve() : new Promise((resolve) => idlers.push(resolve))),
  };
}
