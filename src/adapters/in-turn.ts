import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Turns of the event loop between two groups. Node takes one new connection a turn: with a single turn between two
 * groups, whoever comes new, to be refused or to ask for `/healthz`, would wait behind a group for each who came before.
 * A turn in which nothing happens takes a few microseconds.
 */
export const turnsBetween = 64;

/**
 * Lets pieces of work run in one turn of the event loop only until it has taken so long; the others wait their turn.
 *
 * Under load the server still answers everything else in between, and what one analysis leaves behind in memory can go
 * before the next begins. Those of one turn share their flush to disk. Work that waits for the world is not waited for.
 *
 * @param milliseconds after which no further piece is begun in the same turn
 */
export function inTurn<Given extends readonly unknown[], Result>(
  milliseconds: number,
  work: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  const waiting: (() => Promise<unknown>)[] = [];
  let isRunning = false;

  async function runTurn(): Promise<void> {
    const end = performance.now() + milliseconds;
    do await Promise.race([waiting.shift()?.(), nextTurn()]);
    while (waiting.length > 0 && performance.now() < end);
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await runTurn();
      for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn();
    }
    isRunning = false;
  }

  return (...given) =>
    new Promise((resolve, reject) => {
      waiting.push(() => work(...given).then(resolve, reject));
      if (!isRunning) run();
    });
}
