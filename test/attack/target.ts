import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { analyzeEndpoint, toWire } from "../../src/survey/wire/wire.ts";
import { serverProgram } from "../programs.ts";

/** A server in its own process, on loopback, with everything it wrote. */
export interface Target {
  readonly port: number;
  readonly pid: number;
  readonly folder: string;
  /** Standard output and standard error. */
  readonly written: () => string;
  readonly kill: () => Promise<void>;
  /** Resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
}

/** A reply, read to the end. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

const project = join(import.meta.dirname, "../..");

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "spindlewise-attack-"));

/** Starts a server. A folder that is passed in stays; one it creates is deleted with it. */
export async function startTarget(settings: Readonly<Record<string, string>> = {}): Promise<Target> {
  const folder = settings.DATA_DIR ?? temporaryFolder();
  const usual = { PORT: "0", HOST: "127.0.0.1", RATE_LIMIT: "off", LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, [serverProgram], {
    cwd: project,
    env: { ...process.env, ...usual, ...settings, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  let written = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (written += data));
  const ended = once(child, "close");
  const port = await readyPort(child);
  if (port === undefined) throw new Error(`The server did not get ready: ${written.slice(-2000)}`);
  const endWith = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = await ended;
    if (settings.DATA_DIR === undefined) rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return {
    port,
    pid: child.pid ?? 0,
    folder,
    written: () => written,
    kill: async () => void (await endWith("SIGKILL")),
    stop: () => endWith("SIGTERM"),
  };
}

async function readyPort(child: ChildProcess): Promise<number | undefined> {
  if (child.stdout === null) return undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    const port = Number(/http:\/\/localhost:(\d+)/.exec(line)?.[1]);
    if (port) return port;
  }
  return undefined;
}

interface Sent {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The local address the call comes from: all of 127.0.0.0/8 is ours. */
  readonly from?: string;
  readonly timeoutMs?: number;
}

/** Most attacks are about what is sent, not about how a connection starts. */
const kept = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request. Status 0 means there was no answer. */
export function ask(target: Pick<Target, "port">, path: string, sent: Sent = {}): Promise<Reply> {
  const { method = "GET", body = "", headers = {}, from = "127.0.0.1", timeoutMs = 60_000 } = sent;
  return new Promise((resolve) => {
    const none = (): void => resolve({ status: 0, headers: {}, bytes: Buffer.alloc(0) });
    const call = request(
      { host: "127.0.0.1", port: target.port, path, method, headers, localAddress: from, agent: kept },
      (response) =>
        buffer(response).then(
          (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
          none,
        ),
    );
    call.setTimeout(timeoutMs, () => call.destroy());
    call.on("error", none).end(body);
  });
}

const json = { "content-type": "application/json" };

export const post = (target: Pick<Target, "port">, path: string, body: unknown, sent: Sent = {}): Promise<Reply> =>
  ask(target, path, {
    ...sent,
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { ...json, ...sent.headers },
  });

export const wireAnswers = toWire(sampleShop);

/** Sends the form. */
export const submit = (target: Pick<Target, "port">, answers: unknown = wireAnswers, sent: Sent = {}): Promise<Reply> =>
  post(target, analyzeEndpoint.path, answers, sent);

export const jsonIn = ({ bytes }: Reply): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return {};
  }
};

export const idIn = (reply: Reply): string => String(jsonIn(reply).id);

/** What a reply and the log must never contain. */
export const innerDetail = /\bat [^\n]+:\d+:\d+|node_modules|\.ts:\d+|SQLITE_|ECONNREFUSED/;

export const isRefusal = ({ status, headers }: Reply): boolean =>
  status === 503 && headers["retry-after"] !== undefined;
