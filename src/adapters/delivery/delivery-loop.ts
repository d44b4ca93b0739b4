import type { Logger } from "../monitoring/log.ts";
import type { Outbox } from "./outbox.ts";
import type { Worker } from "./worker.ts";

/**
 * The longest time between two looks at the outbox, milliseconds. It is how late a delivery queued by another server
 * can be.
 */
const maxSleepMs = 15_000;

interface LoopPorts {
  readonly worker: Worker;
  readonly outbox: Pick<Outbox, "nextDue">;
  readonly now: () => Date;
  readonly log: Pick<Logger, "error">;
}

/**
 * Runs the worker when it is woken, when a delivery comes due, and every few seconds for deliveries that other servers
 * queued.
 */
export function startDeliveryLoop({ worker, outbox, now, log }: LoopPorts) {
  let isRunning = false;
  let isWoken = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    if (isRunning || isStopped) return;
    isRunning = true;
    clearTimeout(timer);
    const sleepMs = await runUntilIdle().finally(() => {
      isRunning = false;
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
    return sleepUntil(due, now());
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

/** An overdue delivery is being sent right now or was just skipped, so wait briefly instead of spinning. */
const sleepUntil = (due: Date | undefined, now: Date): number =>
  due === undefined ? maxSleepMs : Math.min(maxSleepMs, Math.max(250, due.getTime() - now.getTime()));
