import { type Request, replyTo } from "../imports/session/messages.ts";
import { openSession } from "../imports/session/session.ts";
import { serialOfMoment } from "../measures/record.ts";
import { knownKpis } from "./known-kpis.ts";
import { paceUnpacking } from "./paced-unpacking.ts";

paceUnpacking();

const session = openSession(knownKpis, serialOfMoment(new Date()));

/** One request after the other: a later one may need what an earlier one read. */
let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<{ readonly number: number; readonly request: Request }>) => {
  last = last.then(() => answer(data.number, data.request));
};

async function answer(number: number, request: Request): Promise<void> {
  const message = await replyTo(session, request).then(
    (reply) => ({ number, reply }),
    // Out of memory, or a mistake of ours: the page says so and stays.
    () => ({ number, failed: true }),
  );
  self.postMessage(message);
}
