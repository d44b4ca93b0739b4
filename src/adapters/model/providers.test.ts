import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ModelQuestion } from "../../service/model/narrator.ts";
import { createLog } from "../monitoring/log.ts";
import { readConfig } from "../settings/config.ts";
import { modelToUse } from "./find-local.ts";
import { openNarrator } from "./open-narrator.ts";

const question: ModelQuestion = {
  purpose: "summary",
  instructions: "Word it.",
  data: "The facts.",
  schema: { type: "object", properties: { text: { type: "string" } }, required: ["text"], additionalProperties: false },
  maxOutputTokens: 200,
};

const said = '{"text":"Yes."}';

/** What each provider answers in its own protocol, and where it expects the key. */
const providers = {
  openai: {
    path: "/responses",
    key: (headers: IncomingHttpHeaders) => headers.authorization?.replace("Bearer ", ""),
    reply: {
      id: "1",
      created_at: 1,
      model: "m",
      output: [
        {
          type: "message",
          role: "assistant",
          id: "2",
          content: [{ type: "output_text", text: said, annotations: [] }],
        },
      ],
      usage: { input_tokens: 40, output_tokens: 9 },
    },
  },
  anthropic: {
    path: "/messages",
    key: (headers: IncomingHttpHeaders) => headers["x-api-key"],
    reply: {
      type: "message",
      id: "1",
      model: "claude-sonnet-4-5",
      content: [{ type: "text", text: said }],
      stop_reason: "end_turn",
      usage: { input_tokens: 40, output_tokens: 9 },
    },
  },
  google: {
    path: "/models/m:generateContent",
    key: (headers: IncomingHttpHeaders) => headers["x-goog-api-key"],
    reply: {
      candidates: [{ content: { role: "model", parts: [{ text: said }] }, finishReason: "STOP" }],
      usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 9, totalTokenCount: 49 },
    },
  },
} as const;

type ProviderName = keyof typeof providers;

/** A server that speaks a provider's protocol, and notes how it was asked. */
async function serverOf(provider: ProviderName) {
  const asked: { path: string | undefined; key: unknown; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    asked.push({ path: request.url, key: providers[provider].key(request.headers), body });
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(providers[provider].reply));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.for(["openai", "anthropic", "google"] as const)(
  "%s is asked in its own protocol, with form, limit and key",
  async (provider) => {
    const { asked, address } = await serverOf(provider);
    // Other environment variables must not name another server or another key.
    for (const name of ["OPENAI_BASE_URL", "ANTHROPIC_BASE_URL"]) vi.stubEnv(name, "http://127.0.0.1:1");
    onTestFinished(() => void vi.unstubAllEnvs());
    const model = provider === "anthropic" ? "claude-sonnet-4-5" : "m";
    const env = { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: "sk-secret", AI_BASE_URL: address };
    const narrator = openNarrator(await modelToUse(readConfig(env).model, createLog("silent")), {
      log: createLog("silent"),
    });
    expect(await narrator?.ask(question, "192.0.2.1", AbortSignal.timeout(30_000))).toEqual({
      kind: "answered",
      value: { text: "Yes." },
      usage: { input: 40, output: 9, isEstimated: false },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: providers[provider].path, key: "sk-secret" });
    for (const part of ["Word it.", "The facts.", "200", '"text"']) expect(asked[0]?.body).toContain(part);
    expect(asked[0]?.body).not.toContain('"tools":[');
    if (provider === "anthropic") expect(asked[0]?.body).toContain('"cache_control":{"type":"ephemeral"}');
  },
);
