import type { Logger } from "../monitoring/log.ts";
import type { Outbox } from "./outbox.ts";
import type { Worker } from "./worker.ts";

/**
 * The longest time between two looks at the outbox, milliseconds. It is how late a delivery queued by another server
 * can be.
 */
const maxSleepMs = 15_000;
const minSleepMs = 250;

/** The time between two looks while something is being sent, milliseconds: what comes due then doesn't wait for it. */
const sendingSleepMs = 1000;

interface LoopPorts {
  readonly worker: Worker;
  readonly outbox: Pick<Outbox, "nextDue">;
  readonly now: () => Date;
  readonly log: Pick<Logger, "error">;
}

/** Runs the worker when it is woken, when a delivery comes due, and at least every `maxSleepMs`. */
export function startDeliveryLoop({ worker, outbox, now, log }: LoopPorts) {
  let isRunning = false;
  let isWoken = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    if (isRunning || isStopped) return;
    isRunning = true;
    clearTimeout(timer);
    const looking = setInterval(worker.wake, sendingSleepMs);
    const sleepMs = await runUntilIdle().finally(() => {
      isRunning = false;
      clearInterval(looking);
    });
    if (!isStopped) timer = setTimeout(runNow, sleepMs);
  }

  /** Works until nothing is due. Returns how long to sleep, milliseconds. */
  async function runUntilIdle(): Promise<number> {
    let due: Date | undefined;
    do {
      isWoken = false;
      await worker.runDue();
      due = await outbox.nextDue();
    } while (isWoken && !isStopped);
    return sleepMsUntil(due, now());
  }

  const runNow = (): void => {
    run().catch((error: unknown) => {
      log.error({ err: error }, "due deliveries could not be looked up");
      if (!isStopped) timer = setTimeout(runNow, maxSleepMs);
    });
  };

  runNow();
  return {
    wake: (): void => {
      isWoken = true;
      worker.wake();
      runNow();
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** How long to sleep. An overdue delivery is being claimed by another server, or has just come due: no need to spin. */
const sleepMsUntil = (due: Date | undefined, now: Date): number =>
  due === undefined ? maxSleepMs : Math.min(maxSleepMs, Math.max(minSleepMs, due.getTime() - now.getTime()));
