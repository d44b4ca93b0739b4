import type { Pool, QueryConfig, QueryResult } from "pg";

/** What `rate-limiter-flexible` needs of a PostgreSQL pool: the counts that all servers on it share. */
export interface RateLimitClient {
  readonly query: (config: QueryConfig) => Promise<QueryResult>;
  /** The key of the HMAC that hashes addresses, so that the table stores none. */
  readonly key: string;
}

/** How long to wait for a shared count, milliseconds, before the server counts by itself. */
const defaultTimeoutMs = 500;

/**
 * The pool with a timeout, after which the server counts by itself.
 *
 * @param fellBack called each time a shared count fails
 */
export function rateLimitClient(
  pool: Pick<Pool, "query">,
  key: string,
  fellBack: () => void,
  timeoutMs: number = defaultTimeoutMs,
): RateLimitClient {
  return {
    key,
    query: (config) =>
      inTime(pool.query(config), timeoutMs).catch((error: unknown) => {
        fellBack();
        throw error;
      }),
  };
}

function inTime<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The shared counts took too long")), timeoutMs);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
