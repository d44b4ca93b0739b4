import type { Pool, QueryConfig, QueryResult } from "pg";

/** The counts that all servers on one PostgreSQL share, as `rate-limiter-flexible` asks for them. */
export interface SharedClient {
  readonly query: (question: QueryConfig) => Promise<QueryResult>;
  /** Of the digests that stand for addresses there. */
  readonly key: string;
}

/** A count that takes longer is not waited for, milliseconds: the server then counts alone. */
const longest = 500;

/**
 * @param fellBack told each time that a count did not come
 * @param patience milliseconds
 */
export function sharedCounts(
  pool: Pick<Pool, "query">,
  key: string,
  fellBack: () => void,
  patience: number = longest,
): SharedClient {
  return {
    key,
    query: (question) =>
      inTime(pool.query(question), patience).catch((error: unknown) => {
        fellBack();
        throw error;
      }),
  };
}

function inTime<Result>(work: Promise<Result>, patience: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The shared counts took too long")), patience);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
