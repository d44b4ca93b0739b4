import { setImmediate as nextIteration } from "node:timers/promises";

/**
 * Iterations of the event loop between two slices. Node accepts one new connection an iteration: with a single one between
 * two slices, a new caller, who is to be refused or asks for `/healthz`, would wait a slice for each caller before. An
 * iteration in which nothing happens takes a few microseconds.
 */
export const iterationsBetween = 64;

/**
 * A cooperative scheduler: runs pieces of work one after the other in slices of time, with room for everything else in between. Without it, a burst
 * of analyses would hold up `/healthz` and every other caller for as long as all of them take.
 *
 * Pieces of one slice share their flush to disk. Work that waits for the outside world is not waited for.
 *
 * @param milliseconds after which a slice begins no further piece
 */
export function inTimeSlices<Given extends readonly unknown[], Result>(
  milliseconds: number,
  work: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  const waiting: (() => Promise<unknown>)[] = [];
  let isRunning = false;

  async function runSlice(): Promise<void> {
    const end = performance.now() + milliseconds;
    do await Promise.race([waiting.shift()?.(), nextIteration()]);
    while (waiting.length > 0 && performance.now() < end);
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await runSlice();
      for (let count = 0; count < iterationsBetween; count += 1) await nextIteration();
    }
    isRunning = false;
  }

  return (...given) =>
    new Promise((resolve, reject) => {
      waiting.push(() => work(...given).then(resolve, reject));
      if (!isRunning) void run();
    });
}
