import type { Pool, QueryConfig, QueryResult } from "pg";

/** The counts that all servers on one PostgreSQL share, in the form `rate-limiter-flexible` expects. */
export interface SharedClient {
  readonly query: (question: QueryConfig) => Promise<QueryResult>;
  /** Key of the digests that replace addresses in the counts. */
  readonly key: string;
}

/** How long to wait for a shared count, milliseconds, before the server counts by itself. */
const defaultTimeoutMs = 500;

/** @param fellBack called each time a shared count fails */
export function sharedCounts(
  pool: Pick<Pool, "query">,
  key: string,
  fellBack: () => void,
  timeoutMs: number = defaultTimeoutMs,
): SharedClient {
  return {
    key,
    query: (question) =>
      inTime(pool.query(question), timeoutMs).catch((error: unknown) => {
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
