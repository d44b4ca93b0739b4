import { parentPort } from "node:worker_threads";
import { runCommand } from "../src/cli/run-command.ts";
import type { Asked } from "./commands.ts";

// Each command listens to the streams as if it were the only one.
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);

/** Answers each command that it is sent with what the command wrote and the code it ended with. */
parentPort?.on("message", async ({ args, settings }: Asked) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, settings);
  process.exitCode = 0;
  const [output, errors] = [keepWritten(process.stdout), keepWritten(process.stderr)];
  await runCommand(args);
  parentPort?.postMessage({ code: process.exitCode, output: output(), errors: errors() });
});

/** Keeps what is written from now on; gives it as text. */
function keepWritten(stream: NodeJS.WriteStream): () => string {
  const chunks: Buffer[] = [];
  stream.write = (chunk: string | Uint8Array) => {
    chunks.push(Buffer.from(chunk));
    return true;
  };
  return () => Buffer.concat(chunks).toString();
}
