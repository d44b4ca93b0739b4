import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Lets only a few pieces of work run in one turn of the event loop, one after the other; the others wait their turn.
 *
 * Under load the server still answers everything else in between, and what one analysis leaves behind in memory can go
 * before the next begins. Those of one turn share their flush to disk. Work that waits for the world is not waited for.
 */
export function inTurn<Given extends readonly unknown[], Result>(
  perTurn: number,
  work: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  const waiting: (() => Promise<unknown>)[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      for (const start of waiting.splice(0, perTurn)) await Promise.race([start(), nextTurn()]);
      await nextTurn();
    }
    isRunning = false;
  }

  return (...given) =>
    new Promise((resolve, reject) => {
      waiting.push(() => work(...given).then(resolve, reject));
      if (!isRunning) run();
    });
}
