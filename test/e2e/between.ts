import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";

/**
 * What is done to the streams of analyses: held back after this many events, or cut off within the next one. Holding
 * back applies to every result, because a stored answer arrives without steps.
 */
export interface Trouble {
  readonly kind: "hold" | "cut";
  readonly afterSteps: number;
}

/** A call of the analysis, as it passed through. */
export interface SeenRequest {
  readonly isStream: boolean;
  readonly key: string | undefined;
}

/** A proxy between browser and server that can cause network trouble. */
export interface Between {
  readonly address: string;
  readonly calls: readonly SeenRequest[];
  /** Lets through everything that is held back, and everything that follows. */
  readonly letPass: () => void;
  readonly close: () => void;
}

export async function standBetween(server: string, trouble: Trouble): Promise<Between> {
  const calls: SeenRequest[] = [];
  const gate = Promise.withResolvers<void>();
  const proxy = createServer((asked, answer) => {
    // Not compressed, so that events can be recognized.
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const call = request(new URL(asked.url ?? "/", server), { method: asked.method, headers });
    call.on("response", (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      void passOn(response, answer, asked.url === analyzeEndpoint.path ? trouble : null, gate.promise);
    });
    if (asked.url === analyzeEndpoint.path) calls.push(seen(asked));
    asked.pipe(call);
  });
  await new Promise<void>((ready) => proxy.listen(0, "localhost", ready));
  return {
    address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    calls,
    letPass: gate.resolve,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

const seen = ({ headers }: IncomingMessage): SeenRequest => ({
  isStream: headers.accept === "text/event-stream",
  key: headers[analyzeEndpoint.idempotencyHeader]?.toString(),
});

async function passOn(
  from: IncomingMessage,
  to: ServerResponse,
  trouble: Trouble | null,
  gate: Promise<void>,
): Promise<void> {
  const isTroubled = trouble !== null && from.headers["content-type"]?.startsWith("text/event-stream");
  if (!isTroubled) return void from.pipe(to);
  let steps = 0;
  for await (const event of eventsIn(from)) {
    if (steps === trouble.afterSteps && trouble.kind === "cut") {
      return void to.write(event.slice(0, event.length / 2), () => to.destroy());
    }
    if (steps === trouble.afterSteps || event.startsWith("event: result")) await gate;
    to.write(event);
    await nextTurn();
    steps += 1;
  }
  to.end();
}

async function* eventsIn(stream: IncomingMessage): AsyncGenerator<string, void> {
  let begun = "";
  for await (const piece of stream.setEncoding("utf8")) {
    const events = (begun + piece).split(/(?<=\n\n)/);
    begun = events.at(-1)?.endsWith("\n\n") ? "" : (events.pop() ?? "");
    yield* events;
  }
}
