import type { MakeFile } from "../../service/ports.ts";
import { createGate } from "../limits/limits-gate.ts";
import type { Paper } from "../settings/settings.ts";
import { createFileThread } from "./file-thread.ts";

/** Makes files in the background, one at a time. */
export interface FileQueue {
  readonly makeFile: MakeFile;
  /** How many files are being made or waiting. */
  readonly waiting: () => number;
  /** Accepts nothing more and aborts the file being made. */
  readonly close: () => Promise<void>;
}

/** The limits files being made or waiting: of all visitors (about ten seconds of work), of one address, and of emails. */
const limits = { visitors: 20, address: 5, mails: 4 } as const;

/**
 * One file at a time, on its own thread: a PDF takes half a second of one core, and parallel jobs would each need a
 * thread with a typesetter.
 *
 * @param note called if a file had to be made with something missing; the message never quotes an answer
 */
export function createFileQueue(paper: Paper, note: (message: string) => void): FileQueue {
  const thread = createFileThread(paper, note);
  const gate = createGate(1, limits.visitors + limits.mails - 1);
  const shares = createShares();
  return {
    makeFile: async (format, dossier, requester) => {
      const release = shares.take(requester);
      if (release === undefined) return { kind: "busy" };
      const made = gate.pass(() => thread.make({ format, dossier })) ?? Promise.resolve({ kind: "busy" } as const);
      return made.finally(release);
    },
    waiting: () => gate.now().running + gate.now().waiting,
    close: thread.close,
  };
}

/**
 * Keeps one address with many connections from taking every slot, and reserves some for emails. A requester of `null`
 * is an email, `undefined` a visitor without an address.
 */
function createShares() {
  const countBy = new Map<string | null | undefined, number>();
  const countOf = (requester: string | null | undefined): number => countBy.get(requester) ?? 0;
  const visitors = (): number =>
    [...countBy.entries()].reduce((sum, [requester, count]) => sum + (requester === null ? 0 : count), 0);
  const hasRoom = (requester: string | null | undefined): boolean => {
    if (requester === null) return countOf(null) < limits.mails;
    return visitors() < limits.visitors && (requester === undefined || countOf(requester) < limits.address);
  };
  return {
    /** Takes a slot. Returns the function that releases it; `undefined` if none is free. */
    take(requester: string | null | undefined): (() => void) | undefined {
      if (!hasRoom(requester)) return undefined;
      countBy.set(requester, countOf(requester) + 1);
      return () => {
        if (countOf(requester) > 1) countBy.set(requester, countOf(requester) - 1);
        else countBy.delete(requester);
      };
    },
  };
}
