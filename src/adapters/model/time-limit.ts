/**
 * Gives work a time after which it is told to stop, and no longer waited for. Leaves no timer behind.
 *
 * @param signal ends the time early
 * @returns what the work returned, or `undefined` when its time was over
 */
export async function withinTime<Result>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const end = new AbortController();
  const stop = () => end.abort();
  if (signal.aborted) return undefined;
  const over = new Promise<undefined>((resolve) => {
    end.signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  const timer = setTimeout(stop, milliseconds);
  signal.addEventListener("abort", stop);
  try {
    // What the work says after its time is over is not listened to, not even that it was stopped.
    return await Promise.race([over, work(end.signal)]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
