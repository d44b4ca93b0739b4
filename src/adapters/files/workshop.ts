import type { MakeFile } from "../../service/ports.ts";
import type { Paper } from "../settings/settings.ts";
import { createThread } from "./thread.ts";

/** Writes files beside everything else that the process does. */
export interface Workshop {
  readonly makeFile: MakeFile;
  /** Files that are being made or wait for it. */
  readonly waiting: () => number;
  /** Takes nothing more. What is under way comes to nothing. */
  readonly close: () => Promise<void>;
}

/** Files that may wait for their turn: about ten seconds of work. */
const mostWaiting = 20;

/**
 * One file at a time, on a thread of its own: a PDF takes half a second of one core, and analyses must not wait for it.
 *
 * @param note told when a file was made with less than it should have; a note never holds an answer
 */
export function createWorkshop(paper: Paper, note: (message: string) => void): Workshop {
  const thread = createThread(paper, note);
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async makeFile(format, dossier) {
      if (waiting >= mostWaiting) return { kind: "busy" };
      waiting += 1;
      const made = last.then(() => thread.make({ format, dossier }));
      last = made.catch(() => undefined).finally(() => (waiting -= 1));
      return made;
    },
    waiting: () => waiting,
    close: thread.close,
  };
}
