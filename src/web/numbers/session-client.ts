import type { Replies, SessionRequest } from "../../imports/session/messages.ts";

/** A session in its own worker. */
export interface SessionClient {
  /** @throws Error if the worker fails */
  readonly ask: <R extends SessionRequest>(
    request: R,
    transfer?: readonly ArrayBuffer[],
  ) => Promise<Replies[R["kind"]]>;
  /** Ends the worker at once. Pending requests never resolve. */
  readonly end: () => void;
}

interface Message {
  readonly number: number;
  readonly reply?: unknown;
  readonly failed?: true;
}

interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: Error) => void;
}

/** @param onFailed called if the worker fails: that session is over */
export type StartSession = (onFailed: () => void) => SessionClient;

export const startSession: StartSession = (onFailed) => {
  const worker = new Worker(new URL("../../web-worker/numbers-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let lastNumber = 0;
  worker.onmessage = ({ data: { number, reply, failed } }: MessageEvent<Message>) => {
    const request = waiting.get(number);
    waiting.delete(number);
    if (failed) request?.reject(new Error("The session failed"));
    else request?.resolve(reply as never);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error("The session ended"));
    waiting.clear();
    worker.terminate();
    onFailed();
  };
  return {
    ask: (request, transfer = []) =>
      new Promise((resolve, reject) => {
        lastNumber += 1;
        waiting.set(lastNumber, { resolve: resolve as Waiting["resolve"], reject });
        worker.postMessage({ number: lastNumber, request }, [...transfer]);
      }),
    end: () => worker.terminate(),
  };
};
