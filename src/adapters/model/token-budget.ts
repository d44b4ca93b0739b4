import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { networkOf } from "../limits/limits.ts";
import { createCommitGroup } from "../store/commit-group.ts";
import type { Database, Tables } from "../store/database.ts";
import { oneAtATime } from "../store/engine.ts";
import { hash } from "../store/ids.ts";
import type { ModelConfig } from "./model-config.ts";

/** Tokens that may be used in one day, UTC. What is used is in the database: all servers on it share one budget. */
export interface TokenBudget {
  /** Sets tokens aside for one question of an address; `undefined` where they are no longer there. */
  readonly reserve: (address: string, tokens: number) => Promise<Reservation | undefined>;
  /** Erases what past days leave. */
  readonly erasePast: () => Promise<void>;
}

export interface Reservation {
  /** Puts what was really used in place of what was set aside. */
  readonly settle: (used: number) => Promise<void>;
}

type Limits = Pick<ModelConfig, "dailyTokens" | "dailyTokensPerAddress">;
type Change = Transaction<Tables>;

/** The scope that counts everybody. */
const everybody = "all";

export function createTokenBudget(database: Database, limits: Limits, now: () => Date): TokenBudget {
  const write = createCommitGroup(database);
  const today = () => now().toISOString().slice(0, "2026-11-21".length);
  const erasePast = () => write((change) => erasePastDays(change, today()));
  if (limits.dailyTokens === null && limits.dailyTokensPerAddress === null) return { ...unlimited, erasePast };
  return {
    erasePast,
    reserve: (address, tokens) => {
      const day = today();
      return write(async (change) => {
        await oneAtATime(change, "model tokens");
        const scopes = [everybody, await scopeOf(change, day, address)];
        if (!(await isLeft(change, day, scopes, tokens, limits))) return undefined;
        await add(change, day, scopes, tokens);
        return { settle: (used) => write((later) => correct(later, day, scopes, used - tokens)) };
      });
    },
  };
}

/** For those who have no limit: nothing is counted, and nothing written. */
export const unlimited: TokenBudget = {
  reserve: async () => ({ settle: async () => {} }),
  erasePast: async () => {},
};

/**
 * An address is written as a hash with the day's own salt. Both go when the day is over: whom it stood for is then
 * beyond anybody's reach.
 */
async function scopeOf(change: Change, day: string, address: string): Promise<string> {
  const known = await saltOf(change, day);
  return hash(`${known ?? (await beginDay(change, day))} ${networkOf(address)}`);
}

const saltOf = async (change: Change, day: string): Promise<string | undefined> =>
  (await change.selectFrom("model_days").select("salt").where("day", "=", day).executeTakeFirst())?.salt;

async function beginDay(change: Change, day: string): Promise<string> {
  await erasePastDays(change, day);
  const salt = randomBytes(16).toString("hex");
  await change.insertInto("model_days").values({ day, salt }).execute();
  return salt;
}

async function erasePastDays(change: Change, day: string): Promise<void> {
  await change.deleteFrom("model_tokens").where("day", "<", day).execute();
  await change.deleteFrom("model_days").where("day", "<", day).execute();
}

async function isLeft(
  change: Change,
  day: string,
  scopes: readonly string[],
  tokens: number,
  { dailyTokens, dailyTokensPerAddress }: Limits,
): Promise<boolean> {
  const rows = await change
    .selectFrom("model_tokens")
    .select(["scope", "tokens"])
    .where("day", "=", day)
    .where("scope", "in", scopes)
    .execute();
  return scopes.every((scope) => {
    const limit = scope === everybody ? dailyTokens : dailyTokensPerAddress;
    const used = rows.find((row) => row.scope === scope)?.tokens ?? 0;
    return limit === null || used + tokens <= limit;
  });
}

async function add(change: Change, day: string, scopes: readonly string[], tokens: number): Promise<void> {
  await change
    .insertInto("model_tokens")
    .values(scopes.map((scope) => ({ day, scope, tokens })))
    .onConflict((conflict) =>
      conflict
        .columns(["day", "scope"])
        .doUpdateSet((row) => ({ tokens: row("model_tokens.tokens", "+", row.ref("excluded.tokens")) })),
    )
    .execute();
}

/** The rows are gone when the day is over: then there is nothing left to correct. */
async function correct(change: Change, day: string, scopes: readonly string[], difference: number): Promise<void> {
  await change
    .updateTable("model_tokens")
    .set((row) => ({ tokens: row("tokens", "+", difference) }))
    .where("day", "=", day)
    .where("scope", "in", scopes)
    .execute();
}
