import type { MakeFile } from "../../service/ports.ts";
import { createGate } from "../limits/gate.ts";
import { networksOf } from "../limits/limits.ts";
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

/**
 * The most files being made or waiting: for all visitors together (about ten seconds of work), for one address, for one
 * IPv6 site with any number of addresses, and for emails.
 */
const limits = { visitors: 20, address: 5, site: 10, mails: 4 } as const;

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
    waiting: () => gate.counts().running + gate.counts().waiting,
    close: thread.close,
  };
}

/**
 * Keeps one address with many connections from taking every slot, and reserves some for emails. A requester of `null`
 * is an email, `undefined` a visitor without an address.
 */
function createShares() {
  const countBy = new Map<string, number>();
  const add = (share: string, count: 1 | -1): void => void countBy.set(share, (countBy.get(share) ?? 0) + count);
  return {
    /** Takes a slot. Returns the function that releases it; `undefined` if none is free. */
    take(requester: string | null | undefined): (() => void) | undefined {
      const shares = sharesOf(requester);
      if (!shares.every(({ of, limit }) => (countBy.get(of) ?? 0) < limit)) return undefined;
      for (const { of } of shares) add(of, 1);
      return () => {
        for (const { of } of shares) {
          add(of, -1);
          if (countBy.get(of) === 0) countBy.delete(of);
        }
      };
    },
  };
}

interface Share {
  readonly of: string;
  readonly limit: number;
}

function sharesOf(requester: string | null | undefined): readonly Share[] {
  if (requester === null) return [{ of: "emails", limit: limits.mails }];
  const [subscriber, site] = requester === undefined ? [] : networksOf(requester);
  return [
    { of: "visitors", limit: limits.visitors },
    ...(subscriber === undefined ? [] : [{ of: `address ${subscriber}`, limit: limits.address }]),
    ...(site === undefined ? [] : [{ of: `site ${site}`, limit: limits.site }]),
  ];
}
