/** Runs something once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!window.requestIdleCallback) {
    const timer = window.setTimeout(run, 200);
    return () => window.clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(idle);
}
