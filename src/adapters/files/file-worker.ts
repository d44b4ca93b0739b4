import { parentPort, workerData } from "node:worker_threads";
import type { FileReport, Job } from "./file-thread.ts";
import { createFileMaker } from "./make-file.ts";

/** Runs on the file thread: makes files one after another, as requested. */
const report = (sent: FileReport): void => parentPort?.postMessage(sent);
const makeFile = createFileMaker(workerData, (message) => report({ kind: "note", message }));

parentPort?.on("message", async ({ format, dossier }: Job) => {
  try {
    report({ kind: "file", file: await makeFile(format, dossier) });
  } catch (error) {
    report({ kind: "thrown", error });
  }
});
