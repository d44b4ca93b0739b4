import type { Logger } from "../monitoring/log.ts";
import type { Outbox } from "./outbox.ts";
import type { Worker } from "./worker.ts";

/** The longest nap, milliseconds: what another server wrote down is found after it. */
const longestNap = 15_000;

interface ClockworkPorts {
  readonly worker: Worker;
  readonly outbox: Pick<Outbox, "nextDue">;
  readonly now: () => Date;
  readonly log: Pick<Logger, "error">;
}

/** Keeps a worker going: it works when it is woken, when something comes due, and every few seconds for what others wrote. */
export function startClockwork({ worker, outbox, now, log }: ClockworkPorts) {
  let isRunning = false;
  let isWoken = false;
  let isStopped = false;
  let nap: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    if (isRunning || isStopped) return;
    isRunning = true;
    clearTimeout(nap);
    const rest = await workThrough().finally(() => {
      isRunning = false;
    });
    if (!isStopped) nap = setTimeout(work, rest);
  }

  /** Returns how long there is nothing to do. */
  async function workThrough(): Promise<number> {
    let due: Date | undefined;
    do {
      isWoken = false;
      await worker.runDue();
      due = await outbox.nextDue();
    } while (isWoken && !isStopped);
    return napUntil(due, now());
  }

  const work = (): void => {
    run().catch((error: unknown) => {
      log.error({ err: error }, "what is due could not be looked up");
      if (!isStopped) nap = setTimeout(work, longestNap);
    });
  };

  work();
  return {
    wake: (): void => {
      isWoken = true;
      worker.wake();
      work();
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(nap);
    },
  };
}

/** What is overdue is under way in this moment, or was just passed over: a short nap, not none. */
const napUntil = (due: Date | undefined, now: Date): number =>
  due === undefined ? longestNap : Math.min(longestNap, Math.max(250, due.getTime() - now.getTime()));
