import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Admission } from "../../service/ports.ts";
import type { KeptCounts } from "./kept-counts.ts";
import type { RateLimitClient } from "./rate-limit-client.ts";

const hour = 60 * 60;

/** How many of each an address may request per analysis in its hourly limit. */
export const perAnalysis = {
  /** Previews store nothing. */
  previews: 10,
  /** Every format, more than once. */
  files: 20,
  /** What-ifs and sentences read while someone types: a slider asks each time it stops. Each takes under a millisecond. */
  whatIfs: 100,
  /** Ten times what a browser requests while someone fills in the form: a whole plant may share one address. */
  requests: 200,
  /** One for each open form, and one for each click on the button. */
  challenges: 10,
} as const;

/** The hourly requests every address gets, however low its limit for analyses. */
const minRequests = 3000;

export type Limit = (address: string) => Promise<Admission>;
export type LimitName = "analyses" | keyof typeof perAnalysis;

/** Hooks and stores of the limits. */
export interface LimitPorts {
  readonly refused: (limit: LimitName) => void;
  /** Counts shared by all servers; `null` counts in this process's memory. */
  readonly shared: RateLimitClient | null;
  /** Keeps this process's counts over a restart. Absent if not needed, or shared. */
  readonly kept?: KeptCounts;
}

/** Where a limit counts; with neither, in this process's memory alone. */
type CountStore = Partial<Pick<LimitPorts, "shared" | "kept">>;

export type Limits = Readonly<Record<LimitName, Limit>>;

/**
 * Limits what an address does within an hour. Analyses, previews and files are counted across servers or restarts;
 * things that cost next to nothing, per server.
 *
 * @param rateLimit analyses an hour for one address; `null` turns all limits off
 */
export function createLimits(rateLimit: number | null, { refused, ...lasting }: LimitPorts): Limits {
  const limit = (name: LimitName, perHour: number, store: CountStore) =>
    createLimit(name, rateLimit === null ? null : perHour, store, () => refused(name));
  const analyses = rateLimit ?? 0;
  return {
    analyses: limit("analyses", analyses, lasting),
    previews: limit("previews", analyses * perAnalysis.previews, lasting),
    files: limit("files", analyses * perAnalysis.files, lasting),
    whatIfs: limit("whatIfs", analyses * perAnalysis.whatIfs, {}),
    challenges: limit("challenges", analyses * perAnalysis.challenges, {}),
    requests: limit("requests", Math.max(minRequests, analyses * perAnalysis.requests), {}),
  };
}

function createLimit(name: LimitName, perHour: number | null, store: CountStore, refused: () => void): Limit {
  if (perHour === null) return async () => ({ kind: "admitted" });
  const limiters = [limiterOf(name, perHour, store), limiterOf(`${name}-wide`, perHour * subscribersInSite, store)];
  return async (address) => {
    const uses = networksOf(address).map((network, width) => ({
      key: keyOf(network, store),
      limiter: limiters[width],
    }));
    const giveBack = async (some: typeof uses) => {
      for (const { key, limiter } of some) await limiter?.reward(key).catch(() => {});
    };
    let begun = 0;
    try {
      for (const { key, limiter } of uses) {
        begun += 1;
        await limiter?.consume(key);
      }
      return { kind: "admitted", giveBack: () => giveBack(uses).then(() => limiters.forEach(unblock)) };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const wasCounted = refusal.consumedPoints > 0;
      await giveBack(uses.slice(0, wasCounted ? begun : begun - 1));
      refused();
      return { kind: "refused", retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };
}

type Limiter = ReturnType<typeof limiterOf>;

/** Lets addresses that are refused from memory ask the database again: something was given back. */
function unblock(limiter: Limiter): void {
  if (limiter instanceof RateLimiterPostgres) limiter.deleteInMemoryBlockedAll();
}

/**
 * After a refusal, the address is refused from memory until the hour is over or something is given back, so that a flood
 * doesn't reach the database.
 */
function limiterOf(name: string, points: number, { shared, kept }: CountStore) {
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: hour });
  if (!shared) {
    kept?.take(name, inMemory);
    return inMemory;
  }
  return new RateLimiterPostgres({
    storeClient: shared,
    storeType: "pool",
    tableName: "address_counts",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: hour,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: inMemory,
  });
}

/** The database never holds an address in plain text. */
function keyOf(network: string, { shared, kept }: CountStore): string {
  const key = (shared ?? kept)?.key;
  return key === undefined ? network : createHmac("sha256", key).update(network).digest("base64url");
}

/** An IPv6 site has a /48 with 65,536 subscriber networks; together they get this many subscribers' limits. */
const subscribersInSite = 20;

/**
 * The networks an address is counted under: an IPv6 subscriber's /64 and its site's /48; for IPv4, the address itself.
 */
export function networksOf(address: string): readonly string[] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [parsed.toString()];
  const first = (groups: number): string =>
    parsed.parts
      .slice(0, groups)
      .map((group) => group.toString(16))
      .join(":");
  return [first(4), first(3)];
}

export const networkOf = (address: string): string => networksOf(address)[0] ?? address;
