import { setImmediate as nextIteration } from "node:timers/promises";

/**
 * Event-loop iterations between two slices. Node accepts one new connection per iteration; with a single one between
 * slices, a new caller, such as a health check, would wait a slice for each caller before. An idle iteration takes a
 * few microseconds.
 */
export const iterationsBetween = 64;

/**
 * A cooperative scheduler: runs tasks one after another in time slices, with room for other work in between. Otherwise
 * a burst of analyses would block `/healthz` and every other caller until all are done.
 *
 * Tasks of one slice share a flush to disk. A task that waits for I/O is not waited for.
 *
 * @param milliseconds after which a slice starts no further task
 */
export function inTimeSlices<Args extends readonly unknown[], Result>(
  milliseconds: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const waiting: (() => Promise<unknown>)[] = [];
  let isRunning = false;

  async function runSlice(): Promise<void> {
    const end = performance.now() + milliseconds;
    do {
      await Promise.race([waiting.shift()?.(), nextIteration()]);
    } while (waiting.length > 0 && performance.now() < end);
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await runSlice();
      for (let count = 0; count < iterationsBetween; count += 1) await nextIteration();
    }
    isRunning = false;
  }

  return (...args) =>
    new Promise((resolve, reject) => {
      waiting.push(() => work(...args).then(resolve, reject));
      if (!isRunning) void run();
    });
}
