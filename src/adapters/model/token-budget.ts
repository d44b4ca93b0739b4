import { randomBytes } from "node:crypto";
import { networkOf } from "../limits/limits.ts";
import { createCommitGroup } from "../store/commit-group.ts";
import type { Database } from "../store/database.ts";
import { oneAtATime } from "../store/engine.ts";
import { hash } from "../store/ids.ts";
import type { Change } from "../store/tables.ts";
import type { ModelConfig } from "./model-config.ts";

/** A daily token budget (UTC), kept in the database and shared by all servers on it. */
export interface TokenBudget {
  /** Reserves tokens for one question from an address; `undefined` if too few are left. */
  readonly reserve: (address: string, tokens: number) => Promise<Reservation | undefined>;
  /** Deletes the rows of past days. */
  readonly erasePast: () => Promise<void>;
}

export interface Reservation {
  /** Replaces the reserved tokens with those really used. */
  readonly settle: (used: number) => Promise<void>;
}

type Limits = Pick<ModelConfig, "dailyTokens" | "dailyTokensPerAddress">;

/** The scope that counts all addresses together. */
const allAddresses = "all";

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
        const scopes = [allAddresses, await scopeOf(change, day, address)];
        if (!(await isLeft(change, day, scopes, tokens, limits))) return undefined;
        await add(change, day, scopes, tokens);
        return { settle: (used) => write((later) => correct(later, day, scopes, used - tokens)) };
      });
    },
  };
}

/** The budget without a limit: nothing is counted or stored. */
export const unlimited: TokenBudget = {
  reserve: async () => ({ settle: async () => {} }),
  erasePast: async () => {},
};

/**
 * An address is stored as a hash with the day's own salt. Both are deleted when the day is over, after which no one can
 * tell whose it was.
 */
async function scopeOf(change: Change, day: string, address: string): Promise<string> {
  const salt = await saltOf(change, day);
  return hash(`${salt ?? (await startDay(change, day))} ${networkOf(address)}`);
}

const saltOf = async (change: Change, day: string): Promise<string | undefined> =>
  (await change.selectFrom("model_days").select("salt").where("day", "=", day).executeTakeFirst())?.salt;

async function startDay(change: Change, day: string): Promise<string> {
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
    const limit = scope === allAddresses ? dailyTokens : dailyTokensPerAddress;
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

/** After midnight the rows are gone and nothing is left to correct. */
async function correct(change: Change, day: string, scopes: readonly string[], difference: number): Promise<void> {
  await change
    .updateTable("model_tokens")
    .set((row) => ({ tokens: row("tokens", "+", difference) }))
    .where("day", "=", day)
    .where("scope", "in", scopes)
    .execute();
}
