import * as z from "zod/mini";
import type { Logger } from "../monitoring/log.ts";
import type { ModelConfig, ModelSearch } from "./model-config.ts";

/** Default addresses of local model servers. */
const localServers = [
  { name: "Ollama", baseUrl: "http://127.0.0.1:11434/v1" },
  { name: "LM Studio", baseUrl: "http://127.0.0.1:1234/v1" },
  { name: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1" },
  { name: "vLLM", baseUrl: "http://127.0.0.1:8000/v1" },
] as const;

interface LocalServer {
  readonly name: string;
  readonly baseUrl: string;
}

/**
 * The configured model, or with `AI_PROVIDER=auto` the first model found on a local server; `null` if there is none,
 * and the rules write the reports alone. Logs what was found.
 */
export async function modelToUse(
  config: ModelConfig | ModelSearch | null,
  log: Pick<Logger, "info">,
  candidates: readonly LocalServer[] = localServers,
): Promise<ModelConfig | null> {
  if (config?.provider !== "auto") return config;
  const servers = config.baseUrl === null ? candidates : [{ name: "server", baseUrl: config.baseUrl }];
  const found = await Promise.all(servers.map((server) => modelOn(server, config)));
  const first = found.find((one) => one !== undefined);
  if (first === undefined) {
    log.info(
      { looked: servers.map(({ baseUrl }) => baseUrl) },
      "no local model found: reports are made by the rules alone",
    );
    return null;
  }
  log.info({ server: first.name, baseUrl: first.baseUrl, model: first.model }, "a local model was found");
  return { ...config, provider: "openai-compatible", baseUrl: first.baseUrl, model: first.model };
}

/** How long to wait for one local server, milliseconds. */
const timeoutMs = 1500;

const modelList = z.object({ data: z.array(z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) })) });

/** The named model, or else the first one that writes text; `undefined` if the server has none. */
async function modelOn({ name, baseUrl }: LocalServer, { model: named, key }: ModelSearch) {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
    });
    const read = modelList.safeParse(response.ok ? await response.json() : undefined);
    const ids = read.data?.data.map(({ id }) => id) ?? [];
    const model = ids.find((id) => (named === null ? !notTextModel.test(id) : id === named));
    return model === undefined ? undefined : { name, baseUrl, model };
  } catch {
    // No server there, or none that lists models.
    return undefined;
  }
}

/** Models that don't write text, such as embedding and speech models. */
const notTextModel = /embed|minilm|\bbge\b|rerank|whisper|clip/i;
