import { Worker } from "node:worker_threads";
import type { Dossier } from "../../report/dossier.ts";
import type { MadeFile, MadeFormat } from "../../service/ports.ts";
import type { Paper } from "../settings/settings.ts";

/** What the thread is asked for. */
export interface Job {
  readonly format: MadeFormat;
  readonly dossier: Dossier;
}

/** What the thread reports. */
export type FileReport =
  | { readonly kind: "note"; readonly message: string }
  | { readonly kind: "file"; readonly file: MadeFile }
  | { readonly kind: "thrown"; readonly error: unknown };

interface FileThread {
  /**
   * One job at a time.
   *
   * @throws what the job throws, or an Error when the thread ends or takes too long
   */
  readonly make: (job: Job) => Promise<MadeFile>;
  readonly close: () => Promise<void>;
}

/** A thread that needs longer for one file is ended, milliseconds. */
const longest = 60_000;

/** An idle thread ends after this time, milliseconds: its memory is worth more than its start. */
const idle = 60_000;

/** A thread that begins with the first job and ends when there is nothing to do for a while, or when a job fails. */
export function createFileThread(paper: Paper, note: (message: string) => void): FileThread {
  let worker: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;
  let isClosed = false;

  const end = async () => {
    clearTimeout(ending);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const make = async (job: Job) => {
    if (isClosed) throw new Error(`The server stopped before a ${job.format} file was made`);
    clearTimeout(ending);
    worker ??= startWorker(paper, note, end);
    const file = await fileFrom(worker, job).catch(async (failure) => {
      await end();
      throw failure;
    });
    ending = setTimeout(end, idle).unref();
    return file;
  };
  const close = () => {
    isClosed = true;
    return end();
  };
  return { make, close };
}

function startWorker(paper: Paper, note: (message: string) => void, onError: () => Promise<void>): Worker {
  const worker = new Worker(new URL("./file-worker.ts", import.meta.url), { workerData: paper, execArgv: [] });
  worker.on("message", (report: FileReport) => report.kind === "note" && note(report.message));
  // `fileFrom` passes it on to the caller; without a listener here an idle thread would end the process.
  worker.on("error", onError);
  worker.unref();
  return worker;
}

function fileFrom(worker: Worker, job: Job): Promise<MadeFile> {
  return new Promise((resolve, reject) => {
    const settleOnce = (settle: () => void) => {
      clearTimeout(tooLong);
      worker.off("message", onReport).off("exit", onExit).off("error", fail);
      settle();
    };
    const onReport = (report: FileReport) => {
      if (report.kind === "file") settleOnce(() => resolve(report.file));
      if (report.kind === "thrown") settleOnce(() => reject(report.error));
    };
    const fail = (error: unknown) => settleOnce(() => reject(error));
    const onExit = () => fail(new Error("The thread that writes files ended"));
    const tooLong = setTimeout(() => fail(new Error(`A ${job.format} file took too long`)), longest);
    worker.on("message", onReport).once("exit", onExit).once("error", fail).postMessage(job);
  });
}
