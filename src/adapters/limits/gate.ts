/** Limits how many tasks run at once, and how many wait. */
export interface Gate {
  /**
   * Runs the task as soon as there is room. `undefined`: the queue is full and the task is not started.
   *
   * @param signal removes a waiting task from the queue, or never starts it; its promise is rejected with the signal's reason
   */
  readonly pass: <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result> | undefined;
  readonly counts: () => GateCounts;
  /** Waits until nothing is running or waiting. */
  readonly idle: () => Promise<void>;
}

export type GateCounts = Readonly<Record<"running" | "waiting", number>>;

/**
 * A shorter queue for a sustained overload: a burst may wait, but a queue that never empties only makes everyone late.
 */
export interface Overload {
  /** A gate whose queue has not been empty for longer than this is overloaded, milliseconds. */
  readonly after: number;
  readonly maxWaiting: number;
  /** A monotonic clock, milliseconds. */
  readonly clock: () => number;
}

/**
 * First come, first served.
 *
 * @param overload a shorter queue under sustained load; without it, the queue is always the same length
 */
export function createGate(atOnce: number, maxWaiting: number, overload?: Overload): Gate {
  const waiting: (() => void)[] = [];
  const idleWaiters: (() => void)[] = [];
  let running = 0;
  /** When the first of those now in the queue found it empty. */
  let queuedSince = 0;

  const queueLimit = () =>
    overload && waiting.length > 0 && overload.clock() - queuedSince > overload.after
      ? overload.maxWaiting
      : maxWaiting;

  const leave = () => {
    const next = waiting.shift();
    if (next) return next();
    running -= 1;
    if (running === 0) for (const resolve of idleWaiters.splice(0)) resolve();
  };
  const waitForSlot = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const admit = () => {
        signal?.removeEventListener("abort", leaveQueue);
        resolve();
      };
      const leaveQueue = () => {
        waiting.splice(waiting.indexOf(admit), 1);
        reject(signal?.reason);
      };
      waiting.push(admit);
      signal?.addEventListener("abort", leaveQueue, { once: true });
    });
  const run = <Result>(work: () => Promise<Result>) => Promise.resolve().then(work).finally(leave);

  return {
    pass(work, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      if (running < atOnce) {
        running += 1;
        return run(work);
      }
      if (waiting.length >= queueLimit()) return undefined;
      if (overload && waiting.length === 0) queuedSince = overload.clock();
      return waitForSlot(signal).then(() => run(work));
    },
    counts: () => ({ running, waiting: waiting.length }),
    idle: () => (running === 0 ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve))),
  };
}
