import type { Server } from "node:http";

/** How long a connection may take, milliseconds. */
export interface NetworkTimes {
  /** For all headers of a request. */
  readonly headers: number;
  /** For a whole request, its body included. */
  readonly request: number;
  /** Between two requests of one connection. */
  readonly keepAlive: number;
  /** Without one byte in either direction: whoever reads nothing is cut off as well. */
  readonly silence: number;
  /** How often connections are looked at. */
  readonly lookEvery: number;
}

/** A body of 64 KiB takes a second over the slowest line; proxies let connections rest for up to a minute. */
export const networkTimes: NetworkTimes = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 72_000,
  silence: 120_000,
  lookEvery: 1_000,
};

/** A model may think for long before anything is sent. */
export const withPatience = (times: NetworkTimes, modelSeconds: number): NetworkTimes => ({
  ...times,
  silence: times.silence + modelSeconds * 1000,
});

export const serverOptions = (times: NetworkTimes) => ({
  headersTimeout: times.headers,
  requestTimeout: times.request,
  keepAliveTimeout: times.keepAlive,
  connectionsCheckingInterval: times.lookEvery,
});

/**
 * Prepares a server for its end.
 *
 * @returns ends it: takes no new connection, lets each one go with the response that it waits for, and cuts off those
 *   that are left when the time is up. Resolves when none is left.
 */
export function endable(server: Server, times: NetworkTimes): (timeoutSeconds: number) => Promise<void> {
  server.setTimeout(times.silence);
  let isEnding = false;
  // A stream that began before the end has promised to keep its connection.
  server.on("request", (_request, response) => {
    response.once("close", () => isEnding && setImmediate(() => server.closeIdleConnections()));
  });
  return (timeoutSeconds) => {
    isEnding = true;
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const cutOff = setTimeout(() => server.closeAllConnections(), timeoutSeconds * 1000);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
    return ended;
  };
}
