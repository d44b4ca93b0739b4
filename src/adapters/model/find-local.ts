import * as z from "zod/mini";
import type { Logger } from "../monitoring/log.ts";
import type { ModelConfig, ModelSearch } from "./model-config.ts";

/** Where servers of models listen on the machine they run on, unless told otherwise. */
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
 * The settings as they are, or, with `AI_PROVIDER=auto`, the first local server with a model on it. `null` where there is
 * none: the rules make the reports then. Says in the log what was found.
 */
export async function modelToUse(
  config: ModelConfig | ModelSearch | null,
  log: Pick<Logger, "info">,
  usual: readonly LocalServer[] = localServers,
): Promise<ModelConfig | null> {
  if (config?.provider !== "auto") return config;
  const servers = config.baseUrl === null ? usual : [{ name: "server", baseUrl: config.baseUrl }];
  const found = await Promise.all(servers.map((server) => modelOn(server, config)));
  const first = found.find((one) => one !== undefined);
  if (first === undefined) {
    log.info({ looked: servers.map(({ baseUrl }) => baseUrl) }, "no local model found: the rules make the reports");
    return null;
  }
  log.info({ server: first.name, baseUrl: first.baseUrl, model: first.model }, "a local model was found");
  return { ...config, provider: "openai-compatible", baseUrl: first.baseUrl, model: first.model };
}

/** For one server to say what it has, milliseconds. It is on this machine. */
const patience = 1500;

const modelList = z.object({ data: z.array(z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) })) });

/** The model that was named, else the first that writes; `undefined` where no server answers so. */
async function modelOn({ name, baseUrl }: LocalServer, { model: named, key }: ModelSearch) {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      redirect: "error",
      signal: AbortSignal.timeout(patience),
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
    });
    const read = modelList.safeParse(response.ok ? await response.json() : undefined);
    const ids = read.data?.data.map(({ id }) => id) ?? [];
    const model = ids.find((id) => (named === null ? !cannotWrite.test(id) : id === named));
    return model === undefined ? undefined : { name, baseUrl, model };
  } catch {
    // No server there, or none that lists models.
    return undefined;
  }
}

/** Models that turn text into numbers, or speech into text. */
const cannotWrite = /embed|minilm|\bbge\b|rerank|whisper|clip/i;
