import { parentPort, workerData } from "node:worker_threads";
import type { Job, ThreadMessage } from "./file-thread.ts";
import { createFileMaker } from "./make-file.ts";

/** Runs on the file thread: makes files one after another, as requested. */
const post = (sent: ThreadMessage): void => parentPort?.postMessage(sent);
const makeFile = createFileMaker(workerData, (message) => post({ kind: "note", message }));

parentPort?.on("message", async ({ format, dossier }: Job) => {
  try {
    post({ kind: "file", file: await makeFile(format, dossier) });
  } catch (error) {
    post({ kind: "failed", error });
  }
});
