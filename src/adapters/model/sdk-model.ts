import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, jsonSchema, type LanguageModel, Output } from "ai";
import type { ModelQuestion } from "../../service/model/narrator.ts";
import type { Logger } from "../monitoring/log.ts";
import type { AskOnce, RawReply } from "./ask-once.ts";
import { carefulFetch } from "./careful-fetch.ts";
import { failureOf } from "./failures.ts";
import type { ModelConfig } from "./model-config.ts";
import { isSchemaRefused } from "./schema-refused.ts";

/**
 * A model through the AI SDK. Only this module imports the SDK, so that nothing of it is loaded without a model.
 *
 * No tools are offered, and the SDK's own retries are off. If a server refuses a JSON schema, the question is asked
 * again without one: the instructions describe the form in words, and the reader checks the reply anyway. After that
 * succeeds once, all later questions go without a schema.
 */
export function openModel(config: ModelConfig, log: Pick<Logger, "warn">): AskOnce {
  // Otherwise the SDK prints unsupported options to the console.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const model = modelOf(config);
  let acceptsSchema = true;
  const askWithoutSchema: typeof generate = async (...args) => {
    const reply = await generate(...args);
    if (acceptsSchema) log.warn({ model: config.model }, schemaRefusedMessage);
    acceptsSchema = false;
    return reply;
  };
  return async (question, signal) => {
    try {
      if (!acceptsSchema) return await generate(model, question, signal);
      return await generate(model, question, signal, { output: jsonOutputOf(question) }).catch((error: unknown) => {
        if (isSchemaRefused(error)) return askWithoutSchema(model, question, signal);
        throw error;
      });
    } catch (error) {
      return failureOf(error, Date.now());
    }
  };
}

const schemaRefusedMessage = "the server doesn't accept a JSON schema: from now on none is sent";

async function generate(
  model: LanguageModel,
  { instructions, data, maxOutputTokens }: ModelQuestion,
  abortSignal: AbortSignal,
  form: { readonly output?: ReturnType<typeof jsonOutputOf> } = {},
): Promise<RawReply> {
  const question = { instructions: cached(instructions), prompt: data, maxOutputTokens, ...form };
  const { text, finishReason, usage } = await generateText({ model, ...question, maxRetries: 0, abortSignal });
  const reported = { input: usage.inputTokens, output: usage.outputTokens };
  return { kind: "written", text, isCutOff: finishReason === "length", reported };
}

/**
 * Marks the instructions, which are the same for every shop, for prompt caching at the provider that requires a marker.
 */
const cached = (content: string) =>
  ({ role: "system", content, providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } } }) as const;

/** Requests JSON by the schema but returns the text unparsed, because our own reader parses it. */
function jsonOutputOf({ schema }: ModelQuestion) {
  const form = Output.object({ schema: jsonSchema(schema) });
  return { ...form, parseCompleteOutput: async ({ text }: { readonly text: string }) => text };
}

/** The addresses are explicit; otherwise the SDK would take them from the environment, bypassing our settings. */
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
