/** Knows who is waiting and what runs in the background: without it, a server that stops would wait for a slow model. */
export interface Closing {
  /** Lets work wait until `signal` ends, or the narrator closes. */
  readonly until: <Result>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  /** Work that no one waits for, until the narrator closes. */
  readonly inBackground: (work: Promise<void>) => void;
  /** Tells all work to stop, also what comes later. Resolves when what was under way and in the background has ended. */
  readonly close: () => Promise<void>;
}

export function createClosing(): Closing {
  const underWay = new Map<AbortController, Promise<unknown>>();
  const background = new Set<Promise<void>>();
  let isClosed = false;
  return {
    async until(signal, work) {
      const wait = new AbortController();
      const stop = () => wait.abort();
      if (isClosed || signal.aborted) stop();
      signal.addEventListener("abort", stop);
      const result = work(wait.signal);
      underWay.set(wait, result);
      try {
        return await result;
      } finally {
        underWay.delete(wait);
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
      for (const wait of underWay.keys()) wait.abort();
      await Promise.allSettled(underWay.values());
      await Promise.allSettled(background);
    },
  };
}
