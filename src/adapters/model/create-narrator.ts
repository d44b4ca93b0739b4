import { setTimeout as pause } from "node:timers/promises";
import type { ModelFailure, ModelQuestion, ModelReply, Narrator } from "../../service/model/narrator.ts";
import { createGate, type Gate, type GateCounts } from "../limits/limits-gate.ts";
import type { Logger } from "../monitoring/log.ts";
import type { AskOnce } from "./ask-once.ts";
import { type Breaker, createBreaker, type Passage } from "./breaker.ts";
import { createClosing } from "./closing.ts";
import type { ModelConfig } from "./model-config.ts";
import { createHealthWatch, healthQuestion, type ModelHealth } from "./model-health.ts";
import { readReply } from "./read-reply.ts";
import { withRetry } from "./retry.ts";
import { withinTime } from "./time-limit.ts";
import { type Reservation, type TokenBudget, unlimited } from "./token-budget.ts";
import { mostTokens } from "./usage.ts";

/** A model that is being used, until it is closed. */
export interface OpenNarrator extends Narrator {
  /** Whether the model answers, as far as is known. Never waits: looks again beside everything else. */
  readonly health: () => ModelHealth;
  /** How many questions are with the model, and how many wait. */
  readonly questions: () => GateCounts;
  /** Ends all waiting for the model, and resolves when no one waits. What is asked from then on is not sent. */
  readonly close: () => Promise<void>;
}

export interface NarratorPorts {
  readonly log: Pick<Logger, "warn" | "error">;
  /** Absent: no limit. */
  readonly budget?: TokenBudget;
}

/** What every question passes on its way to the model. */
interface Way {
  readonly breaker: Breaker;
  /** Without it a burst of visitors would put all its questions to the model at once, and be refused for too many. */
  readonly gate: Gate;
  readonly budget: TokenBudget;
  readonly askOnce: AskOnce;
  /** For one question, from when it is sent; milliseconds. */
  readonly mostTime: number;
  /** Takes the work of counting tokens, which no reply waits for. */
  readonly inBackground: (work: Promise<void>) => void;
}

/** A reply, and what the log tells of it besides. */
interface Reply {
  readonly reply: ModelReply;
  readonly status?: number | undefined;
}

/** How many questions may wait for each that is with the model. */
const waitingPerQuestion = 3;

/** A narrator over whatever sends a question once. */
export function createNarrator(config: ModelConfig, ports: NarratorPorts, askOnce: AskOnce): OpenNarrator {
  const closing = createClosing();
  const way: Way = {
    breaker: createBreaker(clock),
    gate: createGate(config.parallel, config.parallel * waitingPerQuestion),
    budget: ports.budget ?? unlimited,
    askOnce,
    mostTime: config.questionTimeoutSeconds * 1000,
    inBackground: (work) =>
      closing.inBackground(work.catch((err) => ports.log.error({ err }, "tokens could not be counted"))),
  };
  const watch = createHealthWatch(() => void ask(healthQuestion, healthQuestion.purpose, endless), clock);
  const ask: Narrator["ask"] = async (question, address, signal) => {
    const reporter = reporterOf(config.model, question, ports.log);
    const replied = closing.until(signal, (ends) => inSlot(way, question, address, ends));
    const reply = await replied.then(reporter.ended, reporter.broken);
    watch.note(reply);
    return reply;
  };
  return { model: config.model, ask, health: watch.health, questions: way.gate.now, close: closing.close };
}

const clock = () => performance.now();

/** The health check has the usual time limit, and no caller who could cancel it. */
const endless = new AbortController().signal;

/** Logs why the model gave no text. Never what was asked, or what was answered. */
function reporterOf(model: string, { purpose }: ModelQuestion, log: NarratorPorts["log"]) {
  const begun = clock();
  const ms = () => Math.round(clock() - begun);
  return {
    ended({ reply, status }: Reply): ModelReply {
      if (reply.kind === "failed") {
        log.warn({ purpose, why: reply.why, status, ms: ms(), model }, "the model gave nothing of use");
      }
      return reply;
    },
    broken(error: unknown): ModelReply {
      log.error({ purpose, ms: ms(), model, err: error }, "a question could not be put to the model");
      return failed("unreachable").reply;
    },
  };
}

async function inSlot(way: Way, question: ModelQuestion, address: string, signal: AbortSignal): Promise<Reply> {
  if (way.breaker.isResting()) return failed("resting");
  if (signal.aborted) return failed("timed-out");
  const asked = way.gate.pass(() => withTokens(way, question, address, signal), signal);
  if (asked === undefined) return failed("busy");
  return asked.catch((error: unknown) => {
    if (error === signal.reason) return failed("timed-out");
    throw error;
  });
}

async function withTokens(way: Way, question: ModelQuestion, address: string, signal: AbortSignal): Promise<Reply> {
  if (way.breaker.isResting()) return failed("resting");
  const most = mostTokens(question);
  const reservation = await way.budget.reserve(address, most);
  if (reservation === undefined) return failed("over-budget");
  const passage = way.breaker.enter();
  const replied = passage === undefined ? failed("resting") : await observed(way, question, signal, passage);
  way.inBackground(settle(reservation, replied.reply, most));
  return replied;
}

async function observed(way: Way, question: ModelQuestion, signal: AbortSignal, passage: Passage): Promise<Reply> {
  let hasAnswered = false;
  try {
    const replied = await send(way, question, signal);
    hasAnswered = replied.reply.kind === "answered";
    return replied;
  } finally {
    passage(hasAnswered);
  }
}

async function send({ askOnce, mostTime }: Way, question: ModelQuestion, signal: AbortSignal): Promise<Reply> {
  const end = clock() + mostTime;
  const timeLeft = () => end - clock();
  const attempt = await withinTime(mostTime, signal, (ends) =>
    withRetry(() => askOnce(question, ends), {
      timeLeft,
      random: Math.random,
      pause: (milliseconds) => pause(milliseconds, undefined, { signal: ends }),
    }),
  );
  if (attempt === undefined) return failed("timed-out");
  if (attempt.kind === "not-answered") return { ...failed(attempt.why), status: attempt.status };
  return { reply: readReply(question, attempt) };
}

/** A model that was left in the middle may have done all its work: what was set aside for it counts as used. */
async function settle(reservation: Reservation, reply: ModelReply, most: number): Promise<void> {
  if (reply.usage !== null) await reservation.settle(reply.usage.input + reply.usage.output);
  else if (reply.kind === "failed" && isWorkUnknown(reply.why)) await reservation.settle(most);
  else await reservation.settle(0);
}

const isWorkUnknown = (why: ModelFailure): boolean =>
  why === "timed-out" || why === "wrong-form" || why === "not-json" || why === "too-long" || why === "empty";

const failed = (why: ModelFailure): Reply => ({ reply: { kind: "failed", why, usage: null } });
