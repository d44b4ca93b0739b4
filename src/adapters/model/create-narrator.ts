import { setTimeout as pause } from "node:timers/promises";
import type { ModelFailure, ModelQuestion, ModelReply, Narrator } from "../../service/model/narrator.ts";
import { createGate, type Gate, type GateCounts } from "../limits/gate.ts";
import type { Logger } from "../monitoring/log.ts";
import type { AskOnce } from "./ask-once.ts";
import { type Breaker, createBreaker, type Passage } from "./breaker.ts";
import { createClosing } from "./closing.ts";
import type { ModelConfig } from "./model-config.ts";
import { createHealthMonitor, healthQuestion, type ModelHealth } from "./model-health.ts";
import { readReply } from "./read-reply.ts";
import { withRetry } from "./retry.ts";
import { withinTime } from "./time-limit.ts";
import { type Reservation, type TokenBudget, unlimited } from "./token-budget.ts";
import { maxTokens } from "./usage.ts";

/** A model in use, until it is closed. */
export interface OpenNarrator extends Narrator {
  /** Whether the model answered the last call. Never waits; if that is old, asks again in the background. */
  readonly checkHealth: () => ModelHealth;
  /** How many questions are being answered, and how many wait. */
  readonly questions: () => GateCounts;
  /** Aborts all questions and resolves when none is left. Later ones are not sent. */
  readonly close: () => Promise<void>;
}

export interface NarratorPorts {
  readonly log: Pick<Logger, "warn" | "error">;
  /** Absent: no limit. */
  readonly budget?: TokenBudget;
}

/** What each question goes through on its way to the model. */
interface Pipeline {
  readonly breaker: Breaker;
  /** Limits concurrent questions; otherwise the provider would refuse a burst for too many requests. */
  readonly gate: Gate;
  readonly budget: TokenBudget;
  readonly askOnce: AskOnce;
  /** Time limit for one question from when it is sent, milliseconds. */
  readonly timeoutMs: number;
  /** Runs token accounting, which no reply waits for. */
  readonly inBackground: (work: Promise<void>) => void;
}

/** A reply, and what is logged with it. */
interface Reply {
  readonly reply: ModelReply;
  readonly status?: number | undefined;
}

/** How many questions may wait for each that is being answered. */
const waitingPerQuestion = 3;

/** Builds a narrator over a function that sends one question once. */
export function createNarrator(config: ModelConfig, ports: NarratorPorts, askOnce: AskOnce): OpenNarrator {
  const closing = createClosing();
  const pipeline: Pipeline = {
    breaker: createBreaker(clock),
    gate: createGate(config.parallel, config.parallel * waitingPerQuestion),
    budget: ports.budget ?? unlimited,
    askOnce,
    timeoutMs: config.questionTimeoutSeconds * 1000,
    inBackground: (work) =>
      closing.inBackground(work.catch((err) => ports.log.error({ err }, "tokens could not be counted"))),
  };
  const monitor = createHealthMonitor(() => void ask(healthQuestion, healthQuestion.purpose, neverAborted), clock);
  const ask: Narrator["ask"] = async (question, address, signal) => {
    const reporter = reporterOf(config.model, question, ports.log);
    const replied = closing.until(signal, (ends) => inSlot(pipeline, question, address, ends));
    const reply = await replied.then(reporter.finished, reporter.threw);
    monitor.recordReply(reply);
    return reply;
  };
  return {
    model: config.model,
    ask,
    checkHealth: monitor.checkHealth,
    questions: pipeline.gate.counts,
    close: closing.close,
  };
}

const clock = () => performance.now();

/** The health check has the usual time limit and no caller who could cancel it. */
const neverAborted = new AbortController().signal;

/** Logs why the model gave no usable reply; never the question or the reply. */
function reporterOf(model: string, { purpose }: ModelQuestion, log: NarratorPorts["log"]) {
  const startedAt = clock();
  const ms = () => Math.round(clock() - startedAt);
  return {
    finished({ reply, status }: Reply): ModelReply {
      if (reply.kind === "failed") {
        log.warn({ purpose, why: reply.why, status, ms: ms(), model }, "the model gave no usable reply");
      }
      return reply;
    },
    threw(error: unknown): ModelReply {
      log.error({ purpose, ms: ms(), model, err: error }, "a question could not be sent to the model");
      return failed("unreachable").reply;
    },
  };
}

async function inSlot(
  pipeline: Pipeline,
  question: ModelQuestion,
  address: string,
  signal: AbortSignal,
): Promise<Reply> {
  if (pipeline.breaker.isResting()) return failed("resting");
  if (signal.aborted) return failed("timed-out");
  const passed = pipeline.gate.pass(() => withTokens(pipeline, question, address, signal), signal);
  if (passed === undefined) return failed("busy");
  return passed.catch((error: unknown) => {
    if (error === signal.reason) return failed("timed-out");
    throw error;
  });
}

async function withTokens(
  pipeline: Pipeline,
  question: ModelQuestion,
  address: string,
  signal: AbortSignal,
): Promise<Reply> {
  if (pipeline.breaker.isResting()) return failed("resting");
  const tokens = maxTokens(question);
  const reservation = await pipeline.budget.reserve(address, tokens);
  if (reservation === undefined) return failed("over-budget");
  const passage = pipeline.breaker.enter();
  const replied = passage === undefined ? failed("resting") : await sendAndReport(pipeline, question, signal, passage);
  pipeline.inBackground(settle(reservation, replied.reply, tokens));
  return replied;
}

async function sendAndReport(
  pipeline: Pipeline,
  question: ModelQuestion,
  signal: AbortSignal,
  passage: Passage,
): Promise<Reply> {
  let hasAnswered = false;
  try {
    const replied = await send(pipeline, question, signal);
    hasAnswered = replied.reply.kind === "answered";
    return replied;
  } finally {
    passage(hasAnswered);
  }
}

async function send({ askOnce, timeoutMs }: Pipeline, question: ModelQuestion, signal: AbortSignal): Promise<Reply> {
  const end = clock() + timeoutMs;
  const timeLeft = () => end - clock();
  const attempt = await withinTime(timeoutMs, signal, (ends) =>
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

/** A model aborted midway may have done all its work, so its whole reservation counts as used. */
async function settle(reservation: Reservation, reply: ModelReply, tokens: number): Promise<void> {
  if (reply.usage !== null) await reservation.settle(reply.usage.input + reply.usage.output);
  else if (reply.kind === "failed" && isWorkUnknown(reply.why)) await reservation.settle(tokens);
  else await reservation.settle(0);
}

const isWorkUnknown = (why: ModelFailure): boolean =>
  why === "timed-out" || why === "wrong-form" || why === "not-json" || why === "too-long" || why === "empty";

const failed = (why: ModelFailure): Reply => ({ reply: { kind: "failed", why, usage: null } });
