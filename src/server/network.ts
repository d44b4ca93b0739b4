import type { Server } from "node:http";

/** How long a connection may take, milliseconds. */
export interface NetworkTimes {
  /** To receive all headers of a request. */
  readonly headers: number;
  /** To receive a whole request, including its body. */
  readonly request: number;
  /** Between two requests on one connection. */
  readonly keepAlive: number;
  /** Without a byte in either direction; also cuts off callers that don't read. */
  readonly idle: number;
  /** How often connections are checked. */
  readonly checkInterval: number;
}

/** A body of 64 KiB takes a second on the slowest line; proxies keep idle connections for up to a minute. */
export const networkTimes: NetworkTimes = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 72_000,
  idle: 120_000,
  checkInterval: 1_000,
};

/** Allows for the time a model may take before anything is sent. */
export const allowingForModel = (times: NetworkTimes, modelSeconds: number): NetworkTimes => ({
  ...times,
  idle: times.idle + modelSeconds * 1000,
});

export const serverOptions = (times: NetworkTimes) => ({
  headersTimeout: times.headers,
  requestTimeout: times.request,
  keepAliveTimeout: times.keepAlive,
  connectionsCheckingInterval: times.checkInterval,
});

/**
 * Prepares a server for a graceful shutdown.
 *
 * @returns stops the server: accepts no new connections, closes each after the response it is waiting for, and cuts off
 * the rest when the time is up. Resolves when none is left.
 */
export function gracefulShutdown(server: Server, times: NetworkTimes): (timeoutSeconds: number) => Promise<void> {
  server.setTimeout(times.idle);
  let isEnding = false;
  // A stream that started before the shutdown has promised to keep its connection open.
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
