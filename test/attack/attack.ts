import { setTimeout as pause } from "node:timers/promises";

/** One way of attacking a running server. */
export interface Attack {
  readonly name: string;
  /** What has to hold, in one line of the table. */
  readonly wanted: string;
  readonly run: () => Promise<Outcome>;
}

export interface Outcome {
  /** What was done, with how many. */
  readonly tried: string;
  /** What did not hold, each in one line; empty where everything did. */
  readonly broke: readonly string[];
}

/** Collects what does not hold, so that one attack finds everything that is wrong at once. */
export function createFindings() {
  const broke: string[] = [];
  return {
    broke,
    expect: (holds: boolean, otherwise: string): void => {
      if (!holds && broke.length < mostTold) broke.push(otherwise);
    },
  };
}

/** One weakness is often found a thousand times. */
const mostTold = 5;

/** Waits for what has to come. Returns whether it came in time: a minute, unless less is wanted. */
export async function until(isDone: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await pause(everyMs)) {
    if (await isDone()) return true;
  }
  return false;
}

const everyMs = 50;

/** Does so many pieces of work, a few at a time. */
export async function inParallel(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
