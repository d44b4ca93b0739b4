import type { Server } from "node:http";

/** The limits of a connection, milliseconds. */
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

export const networkTimes: NetworkTimes = {
  headers: 10_000,
  // The largest request, 64 KiB, takes a second on the slowest line.
  request: 30_000,
  // Longer than proxies keep idle connections, which is up to a minute.
  keepAlive: 72_000,
  idle: 120_000,
  checkInterval: 1_000,
};

/** Allows for the time a model may take before anything is sent. */
export const withModelTimeout = (times: NetworkTimes, modelSeconds: number): NetworkTimes => ({
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
 * Sets how long connections may be idle, and prepares a graceful shutdown.
 *
 * @returns a function that stops the server: it accepts no new connections, closes each open one once its response is sent, and
 * destroys those still open when the time is up. Resolves when all are closed.
 */
export function prepareShutdown(server: Server, times: NetworkTimes): (timeoutSeconds: number) => Promise<void> {
  server.setTimeout(times.idle);
  let isEnding = false;
  // A response whose headers were sent before the shutdown said keep-alive, so its connection is closed when it ends: right
  // after the event, because only then is it idle.
  server.on("request", (_request, response) => {
    response.once("close", () => {
      if (isEnding) setImmediate(() => server.closeIdleConnections());
    });
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
