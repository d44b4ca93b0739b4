import type { Price } from "../../service/model/receipt.ts";
import { type Read, type SettingTexts, setting } from "../settings/setting.ts";
import {
  dollars,
  emptyOr,
  oneOf,
  plainWebAddress,
  secret,
  shortText,
  wholeNumber,
  wholeNumberOr,
} from "../settings/setting-checks.ts";
import { mistakeWords } from "../settings/settings.words.ts";

/** Who serves the model. `none` uses no model; `auto` looks for a local server at startup. */
const modelProviders = ["none", "auto", "openai-compatible", "openai", "anthropic", "google"] as const;
export const modelSettings = {
  provider: setting(
    "AI_PROVIDER",
    "none",
    "Language model that reads the answers and writes the report: none, auto (a server on this machine), openai-compatible, openai, anthropic or google.",
    oneOf(modelProviders),
  ),
  baseUrl: setting(
    "AI_BASE_URL",
    "",
    "Address of the model's server, like http://localhost:11434/v1. Needed for openai-compatible. With auto, the one server to look at; empty looks at the usual local ports. Otherwise empty is the provider's own.",
    emptyOr(plainWebAddress()),
  ),
  model: setting(
    "AI_MODEL",
    "",
    "Name of the model, as its server knows it. Needed with a provider other than auto. With auto, empty takes the first model found.",
    emptyOr(shortText(200)),
  ),
  key: setting(
    "AI_API_KEY",
    "",
    "Key for the model. Needed for openai, anthropic and google; openai-compatible takes one where its server asks.",
    emptyOr(secret()),
  ),
  timeoutSeconds: setting(
    "AI_TIMEOUT_S",
    "150",
    "Seconds for all questions to the model about one report. The rules write whatever is missing by then.",
    wholeNumber(1, 600),
  ),
  questionTimeoutSeconds: setting(
    "AI_SECTION_TIMEOUT_S",
    "80",
    "Seconds for one of these questions; never more than AI_TIMEOUT_S.",
    wholeNumber(1, 600),
  ),
  dailyTokens: setting(
    "AI_DAILY_TOKENS",
    "1000000",
    "Model tokens allowed per day (UTC), or off. When they run out, the rules write the reports.",
    wholeNumberOr("off", 1, 999_999_999),
  ),
  dailyTokensPerAddress: setting(
    "AI_DAILY_TOKENS_PER_ADDRESS",
    "100000",
    "The same for one caller's address, or off. One report takes about 20000.",
    wholeNumberOr("off", 1, 999_999_999),
  ),
  parallel: setting(
    "AI_PARALLEL",
    "4",
    "Questions to the model at once. Three times as many may wait; beyond that, the rules answer at once.",
    wholeNumber(1, 1000),
  ),
  price: {
    input: setting(
      "AI_PRICE_IN",
      "",
      "Dollars for a million tokens that the model reads. Empty: no cost is reported.",
      emptyOr(dollars(100_000)),
    ),
    output: setting(
      "AI_PRICE_OUT",
      "",
      "Dollars for a million tokens that the model writes; goes with AI_PRICE_IN.",
      emptyOr(dollars(100_000)),
    ),
  },
} as const;

type ModelSettings = Read<typeof modelSettings>;

/** How the language model is reached, and how much of it may be used. */
export interface ModelConfig extends Omit<ModelSettings, "provider" | "model" | "price"> {
  readonly provider: Exclude<ModelSettings["provider"], "none" | "auto">;
  readonly model: string;
  /** `null` reports no cost. */
  readonly price: Price | null;
}

/** A model that is still to be found on this machine. */
export interface ModelSearch extends Omit<ModelConfig, "provider" | "model"> {
  readonly provider: "auto";
  /** `null` takes the first one found. */
  readonly model: string | null;
}

/** Settings that don't work together, one message each with how to fix it. The key is never repeated. */
export function modelMistakes(texts: SettingTexts): readonly string[] {
  const { AI_PROVIDER: provider = "none" } = texts;
  const mistakes: string[] = [];
  if ((texts.AI_PRICE_IN === "") !== (texts.AI_PRICE_OUT === ""))
    mistakes.push(mistakeWords.oneWithoutOther("AI_PRICE_IN", "AI_PRICE_OUT"));
  if (provider === "none" || provider === "auto" || !modelProviders.some((known) => known === provider))
    return mistakes;
  if (texts.AI_MODEL === "") mistakes.push(mistakeWords.noModel(provider));
  const isCompatible = provider === "openai-compatible";
  if (isCompatible && texts.AI_BASE_URL === "") mistakes.push(mistakeWords.noAddress);
  if (!isCompatible && texts.AI_API_KEY === "") mistakes.push(mistakeWords.noKey(provider));
  return mistakes;
}

/** Limits the time of one question to the time for all of them. */
export function modelConfigOf({ provider, model, price, ...read }: ModelSettings): ModelConfig | ModelSearch | null {
  if (provider === "none") return null;
  const { input, output } = price;
  const limits = {
    ...read,
    questionTimeoutSeconds: Math.min(read.questionTimeoutSeconds, read.timeoutSeconds),
    price: input === null || output === null ? null : { input, output },
  };
  if (provider === "auto") return { ...limits, provider, model };
  return model === null ? null : { ...limits, provider, model };
}
