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

/** Files in hand, being made or waiting: all visitors' together are about ten seconds of work. */
const most = { visitors: 20, address: 5, mails: 4 } as const;

/**
 * One file at a time, on a thread of its own: a PDF takes half a second of one core. Without the queue each of them would
 * need a thread with a typesetter of its own.
 *
 * @param note called when a file was made with less than it should have; a note never holds an answer
 */
export function createFileQueue(paper: Paper, note: (message: string) => void): FileQueue {
  const thread = createFileThread(paper, note);
  const gate = createGate(1, most.visitors + most.mails - 1);
  const shares = createShares();
  return {
    makeFile: async (format, dossier, whose) => {
      const giveBack = shares.take(whose);
      if (giveBack === undefined) return { kind: "busy" };
      const made = gate.pass(() => thread.make({ format, dossier })) ?? Promise.resolve({ kind: "busy" } as const);
      return made.finally(giveBack);
    },
    waiting: () => gate.now().running + gate.now().waiting,
    close: thread.close,
  };
}

/**
 * Without shares one address with many connections would have all the room, and no mail could get its report. Whoever is
 * not named shares the visitors' room alone.
 */
function createShares() {
  const inHand = new Map<string | null | undefined, number>();
  const of = (whose: string | null | undefined): number => inHand.get(whose) ?? 0;
  const visitors = (): number =>
    [...inHand.entries()].reduce((sum, [whose, count]) => sum + (whose === null ? 0 : count), 0);
  const hasRoom = (whose: string | null | undefined): boolean => {
    if (whose === null) return of(null) < most.mails;
    return visitors() < most.visitors && (whose === undefined || of(whose) < most.address);
  };
  return {
    /** Returns what gives the place back; `undefined` where there is none. */
    take(whose: string | null | undefined): (() => void) | undefined {
      if (!hasRoom(whose)) return undefined;
      inHand.set(whose, of(whose) + 1);
      return () => {
        if (of(whose) > 1) inHand.set(whose, of(whose) - 1);
        else inHand.delete(whose);
      };
    },
  };
}
