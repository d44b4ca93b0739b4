import type { ModelFailure, ModelQuestion } from "../../service/model/narrator.ts";
import type { ReportedUsage } from "./usage.ts";

/** Sends one question once. Never throws. */
export type AskOnce = (question: ModelQuestion, signal: AbortSignal) => Promise<Attempt>;

export type Attempt = RawReply | NoReply;

export interface RawReply {
  readonly kind: "written";
  readonly text: string;
  /** The model reached its limit of output tokens. */
  readonly isCutOff: boolean;
  readonly reported: ReportedUsage;
}

export interface NoReply {
  readonly kind: "not-answered";
  readonly why: ModelFailure;
  /** The HTTP status of the response. */
  readonly status: number | undefined;
  /** How long the server asks callers to wait, milliseconds. */
  readonly retryAfter: number | undefined;
}
