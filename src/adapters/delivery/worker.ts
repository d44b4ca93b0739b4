import type { Attempt, Failed } from "../../service/delivery/deliver-problems.ts";
import { isFinal, wordsOfProblem } from "../../service/delivery/deliver-problems.ts";
import { withheldWords } from "../../service/delivery/deliver-problems.words.ts";
import { nextTry } from "../../service/delivery/deliver-schedule.ts";
import { type DeliveryKind, type DueDelivery, deliveryKinds } from "../../service/delivery/deliveries.ts";
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

/** The most attempts one round makes through one carrier at the same time. The delivery loop runs one round at a time. */
export const maxConcurrent = 4;

/** What carries each kind. A mail server that hangs delays only emails, a webhook that hangs only webhook calls. */
const carrierOf = {
  "mail-respondent": "mail",
  "mail-operator": "mail",
  "mail-view": "mail",
  "mail-return": "mail",
  webhook: "webhook",
  "webhook-view": "webhook",
  "webhook-visit": "webhook",
} as const satisfies Record<DeliveryKind, string>;

const kindsByCarrier = [...Map.groupBy(deliveryKinds, (kind) => carrierOf[kind]).values()];

/** How long a server holds a delivery before another may take it over; several times the longest attempt. */
export const leaseMs = 5 * 60 * 1000;

/** Sends due deliveries. */
export interface Worker {
  /** Claims and attempts due deliveries until none is left. Returns how many attempts were made. */
  readonly runDue: () => Promise<number>;
  /** Says that something new may be due; it is picked up even while others are being sent. */
  readonly wake: () => void;
  /** Attempts nothing more, and waits for running attempts and claims. */
  readonly drain: () => Promise<void>;
  /** Returns running deliveries to the queue, for another server or the next start. */
  readonly requeueRunning: () => Promise<void>;
}

export function createWorker(ports: WorkerPorts): Worker {
  const running = new Map<Claimed, Promise<void>>();
  const rounds = new Set<Promise<number>>();
  let isStopping = false;
  let woken = Promise.withResolvers<void>();

  function begin(claimed: Claimed): void {
    const ended = attempt(claimed, ports).finally(() => running.delete(claimed));
    running.set(claimed, ended);
  }

  async function beginDue(kinds: readonly DeliveryKind[]): Promise<number> {
    const free = maxConcurrent - [...running.keys()].filter(({ kind }) => kinds.includes(kind)).length;
    const claimed = free > 0 ? await ports.outbox.claim(ports.now(), free, leaseMs, ports.newId(), kinds) : [];
    if (isStopping) {
      await ports.outbox.giveBack(claimed, ports.now());
      return 0;
    }
    claimed.forEach(begin);
    return claimed.length;
  }

  async function attemptDue(): Promise<number> {
    let tried = 0;
    while (!isStopping) {
      // A delivery that is queued while this round is claiming wakes the next round.
      const waking = woken.promise;
      for (const kinds of kindsByCarrier) if (!isStopping) tried += await beginDue(kinds);
      if (running.size === 0) break;
      await Promise.race([...running.values(), waking]);
    }
    return tried;
  }

  function runDue(): Promise<number> {
    const round = attemptDue();
    const forget = () => rounds.delete(round);
    rounds.add(round);
    round.then(forget, forget);
    return round;
  }

  function wake(): void {
    woken.resolve();
    woken = Promise.withResolvers();
  }

  return {
    runDue,
    wake,
    drain: async () => {
      isStopping = true;
      wake();
      while (rounds.size + running.size > 0) await Promise.allSettled([...rounds, ...running.values()]);
    },
    requeueRunning: () => ports.outbox.giveBack([...running.keys()], ports.now()),
  };
}

/** Makes one attempt and stores its result. An error of ours is logged and retried like any other failure. */
async function attempt(claimed: Claimed, ports: WorkerPorts): Promise<void> {
  const { outbox, deliver, log, countAttempt } = ports;
  try {
    const outcome = await deliver(claimed, () => outbox.isOurs(claimed)).catch((error: unknown): Failed => {
      log.error({ delivery: claimed.id, err: error }, "a delivery failed because of an error on our side");
      return { kind: "failed", problem: "fault-of-ours" };
    });
    const change = changeAfter(outcome, claimed, ports);
    countAttempt(claimed.kind, change);
    if (change !== undefined) await outbox.settle(claimed, change);
  } catch (error) {
    log.error({ delivery: claimed.id, err: error }, "the result of a delivery could not be stored; it will be retried");
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
      log.info(about, "waiting for the address to be confirmed");
      return { state: "withheld", problem: withheldWords.unconfirmed };
    case "too-many":
      log.info(about, "the address got all the emails of its day");
      return { state: "withheld", problem: withheldWords["many-mails"] };
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
