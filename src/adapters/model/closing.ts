/**
 * Tracks callers waiting for the model and background work, so that a stopping server doesn't wait for a slow model.
 */
export interface Closing {
  /** Runs work whose signal ends with `signal`, or when the narrator closes. */
  readonly until: <Result>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  /** Tracks work that no caller waits for, until the narrator closes. */
  readonly inBackground: (work: Promise<void>) => void;
  /** Aborts all work, now and later. Resolves when running and background work has ended. */
  readonly close: () => Promise<void>;
}

export function createClosing(): Closing {
  const running = new Map<AbortController, Promise<unknown>>();
  const background = new Set<Promise<void>>();
  let isClosed = false;
  return {
    async until(signal, work) {
      const abort = new AbortController();
      const stop = () => abort.abort();
      if (isClosed || signal.aborted) stop();
      signal.addEventListener("abort", stop);
      const result = work(abort.signal);
      running.set(abort, result);
      try {
        return await result;
      } finally {
        running.delete(abort);
        signal.removeEventListener("abort", stop);
      }
    },
    inBackground(work) {
      background.add(work);
      const forget = () => background.delete(work);
      work.then(forget, forget);
    },
    async close() {
      isClosed = true;
      for (const abort of running.keys()) abort.abort();
      await Promise.allSettled(running.values());
      await Promise.allSettled(background);
    },
  };
}
