import type { WireModelCall, WireTokens } from "../../survey/wire/response.ts";

/** One question to a language model: instructions, data, and the form of the answer. */
export interface ModelQuestion {
  /** What it is for: `reading`, `letter`, `rewrite` or `review`. Names the question in logs and receipts. */
  readonly purpose: string;
  /** Our own text, with nothing that a respondent wrote. */
  readonly instructions: string;
  /** The respondent's words and our facts, in a delimited block, without contact details. */
  readonly data: string;
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxOutputTokens: number;
  /** Whether an incomplete reply can be used, because each part is checked separately. */
  readonly takesParts?: true;
}

export type Usage = WireTokens;

export type ModelReply =
  /** `value` is JSON that the model wrote. Don't trust it before it is checked. */
  | { readonly kind: "answered"; readonly value: unknown; readonly usage: Usage }
  | { readonly kind: "failed"; readonly why: ModelFailure; readonly usage: Usage | null };

/** Why a model gave nothing usable. */
export type ModelFailure = Exclude<WireModelCall["outcome"], "used" | "partly-used" | "dropped">;

/** A language model. Never throws: failures are outcomes. */
export interface Narrator {
  /** Its name in the settings. */
  readonly model: string;
  /**
   * Asks one question, retrying if that may help. The tokens count for `address`.
   *
   * @param signal ends the wait
   */
  readonly ask: (question: ModelQuestion, address: string, signal: AbortSignal) => Promise<ModelReply>;
}
