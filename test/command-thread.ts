import { parentPort } from "node:worker_threads";
import { runCommand } from "../src/cli/run-command.ts";
import type { Asked } from "./commands.ts";

// Each command adds its own listeners to the streams.
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);

/** For each command it receives, replies with the command's output and exit code. */
parentPort?.on("message", async ({ args, settings }: Asked) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, settings);
  process.exitCode = 0;
  const [output, errors] = [keepWritten(process.stdout), keepWritten(process.stderr)];
  await runCommand(args);
  parentPort?.postMessage({ code: process.exitCode, output: output(), errors: errors() });
});

/** Records what is written from now on and returns it as text. */
function keepWritten(stream: NodeJS.WriteStream): () => string {
  const chunks: Buffer[] = [];
  stream.write = (chunk: string | Uint8Array) => {
    chunks.push(Buffer.from(chunk));
    return true;
  };
  return () => Buffer.concat(chunks).toString();
}
