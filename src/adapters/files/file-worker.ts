import { parentPort, workerData } from "node:worker_threads";
import { createFileMaker } from "./make-file.ts";
import type { Job, News } from "./thread.ts";

/** The thread on which files are written, one after the other as they are asked for. */
const tell = (news: News): void => parentPort?.postMessage(news);
const makeFile = createFileMaker(workerData, (message) => tell({ kind: "note", message }));

parentPort?.on("message", async ({ format, dossier }: Job) => {
  try {
    tell({ kind: "file", file: await makeFile(format, dossier) });
  } catch (error) {
    tell({ kind: "thrown", error });
  }
});
