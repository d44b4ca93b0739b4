/**
 * Runs work with a time limit, after which it is aborted and no longer waited for. Leaves no timer behind.
 *
 * @param signal ends the time early
 * @returns the work's result, or `undefined` if time ran out
 */
export async function withinTime<Result>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const end = new AbortController();
  const stop = () => end.abort();
  if (signal.aborted) return undefined;
  const timeout = new Promise<undefined>((resolve) => {
    end.signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  const timer = setTimeout(stop, milliseconds);
  signal.addEventListener("abort", stop);
  try {
    // A result or error after the time is over is ignored.
    return await Promise.race([timeout, work(end.signal)]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
