/** Lets so many pieces of work run at once, and so many more wait for their turn. */
export interface Gate {
  /** Runs the work as soon as there is a place. `undefined`: enough are waiting, and nothing was begun. */
  readonly pass: <Result>(work: () => Promise<Result>) => Promise<Result> | undefined;
  readonly now: () => { readonly running: number; readonly waiting: number };
}

/** Who came first runs first. Places are given on, never raced for. */
export function createGate(atOnce: number, mostWaiting: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const run = <Result>(work: () => Promise<Result>) => Promise.resolve().then(work).finally(leave);

  return {
    pass(work) {
      if (running < atOnce) {
        running += 1;
        return run(work);
      }
      if (waiting.length >= mostWaiting) return undefined;
      return new Promise<void>((called) => waiting.push(called)).then(() => run(work));
    },
    now: () => ({ running, waiting: waiting.length }),
  };
}
