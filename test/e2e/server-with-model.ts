import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ownEnvironment } from "../own-environment.ts";

const project = join(import.meta.dirname, "../..");

/** How the stand-in for a model behaves. */
export interface ModelBehavior {
  /** Milliseconds before each of its answers. */
  readonly delay: number;
  /** What it does wrong each time, as `spindlewise fake-model --help` names it. */
  readonly fault?: string;
  /** Seconds that the server waits for all of its answers. */
  readonly patience: number;
}

/** A server and the stand-in model behind it, each a process of its own, as an operator would run them. */
export async function openServerWithModel({ delay, fault, patience }: ModelBehavior) {
  const faults = fault === undefined ? [] : ["--fault", fault];
  const model = await startProgram(
    ["src/cli/main.ts", "fake-model", "--port", "0", "--delay", String(delay), ...faults],
    {},
    /AI_BASE_URL=(\S+)/,
  );
  const folder = mkdtempSync(join(tmpdir(), "page-tests-model-"));
  const server = await startProgram(
    ["src/server/main.ts"],
    {
      ...{ PORT: "0", DATA_DIR: folder, RATE_LIMIT: "off", LOG_LEVEL: "silent", STOP_TIMEOUT_S: "1" },
      ...{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: model.said, AI_MODEL: "good" },
      ...{ AI_TIMEOUT_S: String(patience), AI_PRICE_IN: "1", AI_PRICE_OUT: "4" },
    },
    /ready at (http:\/\/\S+)/,
  );
  return {
    address: server.said,
    close: () => {
      server.stop();
      model.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one of our programs and waits until it has said where it listens. */
export async function startProgram(
  program: readonly string[],
  settings: Readonly<Record<string, string>>,
  readyLine: RegExp,
) {
  const child = spawn(process.execPath, program, {
    cwd: project,
    env: { ...ownEnvironment, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const said = readyLine.exec(line)?.[1];
    if (said !== undefined) return { said, stop: () => void child.kill("SIGKILL") };
  }
  throw new Error(`${program.join(" ")} ended before it was ready`);
}
