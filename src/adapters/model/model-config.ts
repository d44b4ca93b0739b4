import type { Price } from "../../service/model/receipt.ts";

/** Who serves the model. `none` asks nobody. */
export const modelProviders = ["none", "openai-compatible", "openai", "anthropic", "google"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** How the language model is reached, and how much of it may be used. */
export interface ModelConfig {
  readonly provider: Exclude<ModelProvider, "none">;
  /** `null` is the provider's own. */
  readonly baseUrl: string | null;
  readonly model: string;
  readonly key: string | null;
  /** For all questions of one report together. */
  readonly timeoutSeconds: number;
  /** For one question, with its retry; at most `timeoutSeconds`. */
  readonly questionTimeoutSeconds: number;
  /** Tokens a day, UTC; `null` sets no limit. */
  readonly dailyTokens: number | null;
  readonly dailyTokensPerAddress: number | null;
  /** Questions at once. */
  readonly parallel: number;
  /** `null` tells no cost. */
  readonly price: Price | null;
}

/** The settings of the model as they were given, before they were checked. */
export type ModelTexts = Readonly<
  Record<"AI_PROVIDER" | "AI_BASE_URL" | "AI_MODEL" | "AI_API_KEY" | "AI_PRICE_IN" | "AI_PRICE_OUT", string>
>;

/** Settings that do not go together, each with what would be right. The key is never repeated. */
export function modelMistakes(texts: ModelTexts): readonly string[] {
  const { AI_PROVIDER: provider } = texts;
  const mistakes: string[] = [];
  if ((texts.AI_PRICE_IN === "") !== (texts.AI_PRICE_OUT === "")) mistakes.push(halfAPrice);
  if (provider === "none" || !modelProviders.some((known) => known === provider)) return mistakes;
  if (texts.AI_MODEL === "") mistakes.push(`AI_MODEL: AI_PROVIDER=${provider} needs the name of a model`);
  const isCompatible = provider === "openai-compatible";
  if (isCompatible && texts.AI_BASE_URL === "") mistakes.push(noAddress);
  if (!isCompatible && texts.AI_API_KEY === "") mistakes.push(`AI_API_KEY: AI_PROVIDER=${provider} needs a key`);
  return mistakes;
}

const halfAPrice = "AI_PRICE_IN, AI_PRICE_OUT: one is set without the other; set both, or neither";
const noAddress =
  "AI_BASE_URL: AI_PROVIDER=openai-compatible needs the address of the server, like http://localhost:11434/v1";

/** The settings of the model after they were checked, one by one and together. */
interface CheckedSettings {
  readonly AI_PROVIDER: ModelProvider;
  readonly AI_BASE_URL: string | null;
  readonly AI_MODEL: string | null;
  readonly AI_API_KEY: string | null;
  readonly AI_TIMEOUT_S: number;
  readonly AI_SECTION_TIMEOUT_S: number;
  readonly AI_DAILY_TOKENS: number | null;
  readonly AI_DAILY_TOKENS_PER_ADDRESS: number | null;
  readonly AI_PARALLEL: number;
  readonly AI_PRICE_IN: number | null;
  readonly AI_PRICE_OUT: number | null;
}

export function modelConfigOf(read: CheckedSettings): ModelConfig | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_PRICE_IN: input, AI_PRICE_OUT: output } = read;
  if (provider === "none" || model === null) return null;
  return {
    provider,
    baseUrl: read.AI_BASE_URL,
    model,
    key: read.AI_API_KEY,
    timeoutSeconds: read.AI_TIMEOUT_S,
    questionTimeoutSeconds: Math.min(read.AI_SECTION_TIMEOUT_S, read.AI_TIMEOUT_S),
    dailyTokens: read.AI_DAILY_TOKENS,
    dailyTokensPerAddress: read.AI_DAILY_TOKENS_PER_ADDRESS,
    parallel: read.AI_PARALLEL,
    price: input === null || output === null ? null : { input, output },
  };
}
