import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

/** Calls that are under way at the same time: as many as a server takes that has no rest. */
const callers = 8;

/**
 * Sends calls from a fixed number of callers, each its next as soon as its last was answered.
 *
 * @returns the time all took, in seconds
 * @throws Error when one is not answered with 200
 */
export async function callMany(
  port: number,
  path: string,
  bodies: readonly string[],
  calls: number,
  headers: OutgoingHttpHeaders = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  let next = 0;
  const begun = performance.now();
  const caller = async () => {
    while (next < calls) {
      next += 1;
      await call(agent, port, path, bodies[next % bodies.length] ?? "", headers);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  agent.destroy();
  return (performance.now() - begun) / 1000;
}

/** One call; the bytes of the answer are read and dropped. */
export function call(
  agent: Agent,
  port: number,
  path: string,
  body: string,
  more: OutgoingHttpHeaders = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...more };
    const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers, agent }, async (response) => {
      if (response.statusCode === 200) {
        response.on("end", resolve).resume();
        return;
      }
      reject(new Error(`${path} answered ${response.statusCode}: ${await text(response)}`));
    });
    sent.on("error", reject).end(body);
  });
}
