import { setTimeout as pause } from "node:timers/promises";

/** One way of attacking a running server. */
export interface Attack {
  readonly name: string;
  /** What must hold, as one line of the table. */
  readonly wanted: string;
  readonly run: () => Promise<Outcome>;
}

export interface Outcome {
  /** What was tried, and how often. */
  readonly tried: string;
  /** What failed, one line each; empty if everything held. */
  readonly broke: readonly string[];
}

/** Collects failures instead of throwing, so that one attack finds everything that is wrong. */
export function createFindings() {
  const broke: string[] = [];
  return {
    broke,
    expect: (holds: boolean, otherwise: string): void => {
      if (!holds && broke.length < maxTold) broke.push(otherwise);
    },
  };
}

/** The same weakness is often found a thousand times. */
const maxTold = 5;

/** Waits for something to become true. Returns whether it did in time: a minute, unless another limit is given. */
export async function until(isDone: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await pause(everyMs)) {
    if (await isDone()) return true;
  }
  return false;
}

const everyMs = 50;

/** Runs tasks with a fixed number of them at a time. */
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
