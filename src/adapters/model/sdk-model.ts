import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, jsonSchema, type LanguageModel, Output } from "ai";
import type { ModelQuestion } from "../../service/model/narrator.ts";
import type { Logger } from "../monitoring/log.ts";
import type { AskOnce, Written } from "./ask-once.ts";
import { carefulFetch } from "./careful-fetch.ts";
import { failureOf } from "./failures.ts";
import { isFormRefused } from "./form-refused.ts";
import type { ModelConfig } from "./model-config.ts";

/**
 * A model by way of the AI SDK. The only door to it, so that nothing of it is loaded where no model is configured.
 *
 * No tool is offered, and the SDK's own retries are off. A server that refuses to be given a JSON schema is asked once
 * more without: our instructions say the form in words, and whoever reads the answer checks it all the same. Once such an
 * ask was answered, all later ones go without.
 */
export function openModel(config: ModelConfig, log: Pick<Logger, "warn">): AskOnce {
  // The SDK prints to the console what a provider does not support.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const model = modelOf(config);
  let takesForm = true;
  const withoutForm: typeof written = async (...given) => {
    const answer = await written(...given);
    if (takesForm) log.warn({ model: config.model }, withoutFormMessage);
    takesForm = false;
    return answer;
  };
  return async (question, signal) => {
    try {
      if (!takesForm) return await written(model, question, signal);
      return await written(model, question, signal, { output: textInFormOf(question) }).catch((error: unknown) => {
        if (isFormRefused(error)) return withoutForm(model, question, signal);
        throw error;
      });
    } catch (error) {
      return failureOf(error, Date.now());
    }
  };
}

const withoutFormMessage = "the server takes no JSON schema: from now on it is asked without";

async function written(
  model: LanguageModel,
  { instructions, data, maxOutputTokens }: ModelQuestion,
  abortSignal: AbortSignal,
  form: { readonly output?: ReturnType<typeof textInFormOf> } = {},
): Promise<Written> {
  const question = { instructions: cached(instructions), prompt: data, maxOutputTokens, ...form };
  const { text, finishReason, usage } = await generateText({ model, ...question, maxRetries: 0, abortSignal });
  const reported = { input: usage.inputTokens, output: usage.outputTokens };
  return { kind: "written", text, isCutOff: finishReason === "length", reported };
}

/** What is the same for every shop is kept by a provider that wants to be told; the others do so by themselves. */
const cached = (content: string) =>
  ({ role: "system", content, providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } } }) as const;

/** Asks for JSON by the schema, and leaves what comes as it is: it is read and refused in one place, our own. */
function textInFormOf({ schema }: ModelQuestion) {
  const form = Output.object({ schema: jsonSchema(schema) });
  return { ...form, parseCompleteOutput: async ({ text }: { readonly text: string }) => text };
}

/** The addresses are written out: the providers would else take them from the environment, past our settings. */
function modelOf({ provider, baseUrl, model, key }: ModelConfig): LanguageModel {
  const shared = { fetch: carefulFetch, ...(key === null ? {} : { apiKey: key }) };
  switch (provider) {
    case "openai-compatible": {
      if (baseUrl === null) throw new Error("A compatible server without an address got past the settings");
      const compatible = { name: "compatible", baseURL: baseUrl, supportsStructuredOutputs: true };
      return createOpenAICompatible({ ...shared, ...compatible })(model);
    }
    case "openai":
      return createOpenAI({ ...shared, baseURL: baseUrl ?? "https://api.openai.com/v1" })(model);
    case "anthropic":
      return createAnthropic({ ...shared, baseURL: baseUrl ?? "https://api.anthropic.com/v1" })(model);
    case "google":
      return createGoogle({ ...shared, baseURL: baseUrl ?? "https://generativelanguage.googleapis.com/v1beta" })(model);
  }
}
