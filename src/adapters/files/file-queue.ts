import type { MakeFile } from "../../service/ports.ts";
import { createGate } from "../limits/limits-gate.ts";
import type { Paper } from "../settings/settings.ts";
import { createFileThread } from "./file-thread.ts";

/** Makes files while everything else goes on. */
export interface FileQueue {
  readonly makeFile: MakeFile;
  /** Files that are being made or wait for it. */
  readonly waiting: () => number;
  /** Takes nothing more. A file that is being made is given up. */
  readonly close: () => Promise<void>;
}

/** Files that may wait: about ten seconds of work. */
const mostWaiting = 19;

/**
 * One file at a time, on a thread of its own: a PDF takes half a second of one core. Without the queue each of them would
 * need a thread with a typesetter of its own.
 *
 * @param note called when a file was made with less than it should have; a note never holds an answer
 */
export function createFileQueue(paper: Paper, note: (message: string) => void): FileQueue {
  const thread = createFileThread(paper, note);
  const gate = createGate(1, mostWaiting);
  return {
    makeFile: async (format, dossier) => gate.pass(() => thread.make({ format, dossier })) ?? { kind: "busy" },
    waiting: () => gate.now().running + gate.now().waiting,
    close: thread.close,
  };
}
