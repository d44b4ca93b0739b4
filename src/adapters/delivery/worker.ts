import type { Attempt, Failed } from "../../service/deliver-problems.ts";
import { isFinal, wordsOfProblem } from "../../service/deliver-problems.ts";
import { nextTry } from "../../service/deliver-schedule.ts";
import { type DeliveryKind, type DueDelivery, withheldWords } from "../../service/deliveries.ts";
import type { Logger } from "../monitoring/log.ts";
import type { CountAttempt } from "./attempt-counts.ts";
import type { Claimed, Outbox, Settlement } from "./outbox.ts";

export interface WorkerPorts {
  readonly outbox: Pick<Outbox, "claim" | "isOurs" | "settle" | "giveBack">;
  readonly deliver: (delivery: DueDelivery, isStillOurs: () => Promise<boolean>) => Promise<Attempt>;
  readonly now: () => Date;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly newId: () => string;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  readonly countAttempt: CountAttempt;
}

/** Attempts by one way out under way in one server at the same time. */
export const mostAtOnce = 4;

/** A mail server that hangs delays only mails, a webhook that hangs only webhook calls. */
const waysOut: readonly (readonly DeliveryKind[])[] = [
  ["mail-respondent", "mail-operator", "mail-view", "mail-return"],
  ["webhook", "webhook-visit"],
];

/** How long a server may take for one attempt before another takes it over: several times the longest. */
export const leaseMs = 5 * 60 * 1000;

/** Sends what is due. */
export interface Worker {
  /** Takes and tries what is due until nothing is. Returns how many attempts were made. */
  readonly runDue: () => Promise<number>;
  /** Something new may be due: looked for at once, also beside what runs. */
  readonly wake: () => void;
  /** Takes nothing more, and waits for what runs. */
  readonly drain: () => Promise<void>;
  /** Gives back what still runs, for another server or the next start. */
  readonly giveUp: () => Promise<void>;
}

export function createWorker(ports: WorkerPorts): Worker {
  const running = new Map<Claimed, Promise<void>>();
  let isStopping = false;
  let woken = Promise.withResolvers<void>();

  function begin(claimed: Claimed): void {
    const ended = attempt(claimed, ports).finally(() => running.delete(claimed));
    running.set(claimed, ended);
  }

  async function beginDue(kinds: readonly DeliveryKind[]): Promise<number> {
    const free = mostAtOnce - [...running.keys()].filter(({ kind }) => kinds.includes(kind)).length;
    const claimed = free > 0 ? await ports.outbox.claim(ports.now(), free, leaseMs, ports.newId(), kinds) : [];
    claimed.forEach(begin);
    return claimed.length;
  }

  async function runDue(): Promise<number> {
    let tried = 0;
    while (!isStopping) {
      for (const kinds of waysOut) tried += await beginDue(kinds);
      if (running.size === 0) break;
      await Promise.race([...running.values(), woken.promise]);
    }
    return tried;
  }

  return {
    runDue,
    wake: () => {
      woken.resolve();
      woken = Promise.withResolvers();
    },
    drain: async () => {
      isStopping = true;
      while (running.size > 0) await Promise.allSettled(running.values());
    },
    giveUp: () => ports.outbox.giveBack([...running.keys()], ports.now()),
  };
}

/** One attempt and what follows from it. A fault of ours is logged and tried again like any other. */
async function attempt(claimed: Claimed, ports: WorkerPorts): Promise<void> {
  const { outbox, deliver, log, countAttempt } = ports;
  try {
    const outcome = await deliver(claimed, () => outbox.isOurs(claimed)).catch((error: unknown): Failed => {
      log.error({ delivery: claimed.id, err: error }, "a delivery failed by a fault of ours");
      return { kind: "failed", problem: "fault-of-ours" };
    });
    const change = changeAfter(outcome, claimed, ports);
    countAttempt(claimed.kind, change?.state);
    if (change !== undefined) await outbox.settle(claimed, change);
  } catch (error) {
    log.error({ delivery: claimed.id, err: error }, "how a delivery ended could not be written down; it is due again");
  }
}

function changeAfter(outcome: Attempt, claimed: Claimed, { now, random, log }: WorkerPorts): Settlement | undefined {
  const about = { delivery: claimed.id, kind: claimed.kind, attempts: claimed.attempts };
  switch (outcome.kind) {
    case "delivered":
      log.info(about, "delivered");
      return { state: "delivered" };
    case "withdrawn":
      return undefined;
    case "asked":
      log.info(about, "waits until the address is confirmed");
      return { state: "withheld", problem: withheldWords.unconfirmed };
    case "later":
      return { state: "waiting", dueAt: outcome.at, problem: null };
    case "failed": {
      const change = changeAfterFailure(outcome, claimed, now(), random());
      log.warn({ ...about, problem: change.problem, state: change.state }, "not delivered");
      return change;
    }
  }
}

function changeAfterFailure(failed: Failed, claimed: Claimed, now: Date, random: number) {
  const problem = wordsOfProblem(failed);
  const next = isFinal(failed) ? ({ kind: "parked" } as const) : nextTry({ ...claimed, ...failed }, now, random);
  return next.kind === "parked"
    ? ({ state: "parked", problem } as const)
    : ({ state: "waiting", dueAt: next.at, problem } as const);
}
