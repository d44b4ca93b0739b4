import { replyTo, type SessionRequest } from "../imports/session/messages.ts";
import { openSession } from "../imports/session/session.ts";
import { serialOfMoment } from "../measures/record-list.ts";
import { knownKpis } from "./known-kpis.ts";
import { paceUnpacking } from "./paced-unpacking.ts";

paceUnpacking();

const session = openSession(knownKpis, serialOfMoment(new Date()));

/** Requests run one after the other, because a later one may need what an earlier one read. */
let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<{ readonly number: number; readonly request: SessionRequest }>) => {
  last = last.then(() => answer(data.number, data.request));
};

async function answer(number: number, request: SessionRequest): Promise<void> {
  const message = await replyTo(session, request).then(
    (reply) => ({ number, reply }),
    // Out of memory, or a bug of ours. The page reports it and keeps working.
    () => ({ number, failed: true }),
  );
  self.postMessage(message);
}
