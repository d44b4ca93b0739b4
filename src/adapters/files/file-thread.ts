import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Dossier } from "../../report/dossier.ts";
import type { MadeFile, MadeFormat } from "../../service/ports.ts";
import type { Paper } from "../settings/settings.ts";

/** A request to the thread. */
export interface Job {
  readonly format: MadeFormat;
  readonly dossier: Dossier;
}

/** A message from the thread. */
export type ThreadMessage =
  | { readonly kind: "note"; readonly message: string }
  | { readonly kind: "file"; readonly file: MadeFile }
  | { readonly kind: "failed"; readonly error: unknown };

interface FileThread {
  /**
   * Runs one job; the caller must not start another meanwhile.
   *
   * @throws what the job throws, or an Error if the thread exits or takes too long
   */
  readonly make: (job: Job) => Promise<MadeFile>;
  readonly close: () => Promise<void>;
}

/** The longest a file may take; then the thread is terminated. */
const maxJobMs = 60_000;

/** How long an idle thread is kept. Then it ends to free its memory, and the next file starts a new one. */
const maxIdleMs = 60_000;

/** A thread that starts with the first job and ends when it has been idle for a while, or when a job fails. */
export function createFileThread(paper: Paper, warn: (message: string) => void): FileThread {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const end = async () => {
    clearTimeout(idleTimer);
    const thread = worker;
    worker = undefined;
    await thread?.terminate();
  };
  const make = async (job: Job) => {
    if (isClosed) throw new Error(`The server stopped before a ${job.format} file was made`);
    clearTimeout(idleTimer);
    worker ??= startWorker(paper, warn, end);
    const file = await fileFrom(worker, job).catch(async (failure) => {
      await end();
      throw failure;
    });
    idleTimer = setTimeout(end, maxIdleMs).unref();
    return file;
  };
  const close = () => {
    isClosed = true;
    return end();
  };
  return { make, close };
}

function startWorker(paper: Paper, warn: (message: string) => void, onError: () => Promise<void>): Worker {
  const worker = new Worker(new URL(`./file-worker${extname(import.meta.filename)}`, import.meta.url), {
    workerData: paper,
    execArgv: [],
  });
  worker.on("message", (message: ThreadMessage) => message.kind === "note" && warn(message.message));
  // `fileFrom` rejects with the error; without a listener here, an idle thread's error would end the process.
  worker.on("error", onError);
  worker.unref();
  return worker;
}

function fileFrom(worker: Worker, job: Job): Promise<MadeFile> {
  return new Promise((resolve, reject) => {
    const settleOnce = (settle: () => void) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("exit", onExit).off("error", fail);
      settle();
    };
    const onMessage = (message: ThreadMessage) => {
      if (message.kind === "file") settleOnce(() => resolve(message.file));
      if (message.kind === "failed") settleOnce(() => reject(message.error));
    };
    const fail = (error: unknown) => settleOnce(() => reject(error));
    const onExit = () => fail(new Error("The thread that makes files exited"));
    const timer = setTimeout(() => fail(new Error(`A ${job.format} file took too long`)), maxJobMs);
    worker.on("message", onMessage).once("exit", onExit).once("error", fail).postMessage(job);
  });
}
