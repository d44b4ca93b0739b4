import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Lets only a few pieces of work run in one turn of the event loop; the others wait their turn.
 *
 * Under load the server still answers everything else in between, and what a few analyses leave behind in memory is
 * gone before the next ones begin. Those of one turn share their flush to disk.
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
      await Promise.all(waiting.splice(0, perTurn).map((start) => start()));
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
