import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ownEnvironment } from "../own-environment.ts";
import { startProgram } from "./server-with-model.ts";

const project = join(import.meta.dirname, "../..");

/** A server of a test's own, whose stored submissions can be counted as the operator counts them. */
export async function openOwnServer(more: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "page-tests-own-"));
  const settings = { DATA_DIR: folder, LOG_LEVEL: "silent", ...more };
  const server = await startProgram(
    ["src/server/main.ts"],
    { ...settings, PORT: "0", RATE_LIMIT: "off", STOP_TIMEOUT_S: "1" },
    /ready at (http:\/\/\S+)/,
  );
  return {
    address: server.said,
    leads: async (): Promise<readonly unknown[]> => {
      const program = ["src/cli/main.ts", "leads", "--format", "json"];
      const env = { ...ownEnvironment, ...settings };
      const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: project, env });
      return JSON.parse(stdout);
    },
    close: () => {
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
