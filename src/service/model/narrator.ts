import type { WireModelCall, WireTokens } from "../../survey/wire-answer.ts";

/** One question to a language model: a small prompt, data, and the form that the answer must have. */
export interface ModelQuestion {
  /** What it is for: `reading`, `letter` or `attack`. Names the question in logs and receipts. */
  readonly purpose: string;
  /** Our own words. Nothing that a respondent wrote stands here. */
  readonly instructions: string;
  /** The respondent's words and our facts, in a delimited block. Contact details never. */
  readonly data: string;
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxOutputTokens: number;
  /** Whether a reply that was cut off, or lacks some parts, is of use: each part is judged by itself. */
  readonly takesParts?: true;
}

export type Usage = WireTokens;

export type ModelReply =
  /** `value` is JSON that the model wrote: nobody trusts it before it was checked. */
  | { readonly kind: "answered"; readonly value: unknown; readonly usage: Usage }
  | { readonly kind: "failed"; readonly why: ModelFailure; readonly usage: Usage | null };

/** Why a model gave nothing that can be used. */
export type ModelFailure = Exclude<WireModelCall["outcome"], "used" | "partly-used" | "dropped">;

/** A language model as the product uses it. Never throws: what goes wrong is an outcome. */
export interface Narrator {
  /** As the settings name it. */
  readonly model: string;
  /**
   * Asks one question, with retry where that may help. `address` is whose share of tokens is used.
   *
   * @param signal ends the wait
   */
  readonly ask: (question: ModelQuestion, address: string, signal: AbortSignal) => Promise<ModelReply>;
}
