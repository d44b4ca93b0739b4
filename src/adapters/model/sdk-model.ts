import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, jsonSchema, type LanguageModel, Output } from "ai";
import type { ModelQuestion } from "../../service/model/narrator.ts";
import type { AskOnce } from "./ask-once.ts";
import { carefulFetch } from "./careful-fetch.ts";
import { failureOf } from "./failures.ts";
import type { ModelConfig } from "./model-config.ts";

/**
 * A model by way of the AI SDK. The only door to it, so that nothing of it is loaded where no model is configured.
 *
 * No tool is offered, and the SDK's own retries are off.
 */
export function openModel(config: ModelConfig): AskOnce {
  // The SDK prints to the console what a provider does not support.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const model = modelOf(config);
  return async (question, abortSignal) => {
    try {
      const { text, finishReason, usage } = await generateText({
        model,
        instructions: question.instructions,
        prompt: question.data,
        output: textInFormOf(question),
        maxOutputTokens: question.maxOutputTokens,
        maxRetries: 0,
        abortSignal,
      });
      const told = { input: usage.inputTokens, output: usage.outputTokens };
      return { kind: "written", text, isCutOff: finishReason === "length", told };
    } catch (error) {
      return failureOf(error, Date.now());
    }
  };
}

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
