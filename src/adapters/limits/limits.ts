import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Admission } from "../../service/ports.ts";
import type { KeptCounts } from "./kept-counts.ts";
import type { SharedClient } from "./limits-shared.ts";

const hour = 60 * 60;

/** What an address may have for each analysis that it may have in an hour. */
export const perAnalysis = {
  /** They store nothing. */
  previews: 10,
  /** Each kind of file, and each of them again. */
  files: 20,
  /** A slider asks at every rest, and each trial takes under a millisecond. */
  trials: 100,
  /** All that a browser asks for while somebody fills in the form, tenfold: a whole plant may share one address. */
  requests: 200,
  /** One for each open form, and another for each click on the button. */
  challenges: 10,
} as const;

/** Requests that every address may make in an hour, however few analyses it may have. */
const leastRequests = 3000;

export type Limit = (address: string) => Promise<Admission>;
export type LimitName = "analyses" | keyof typeof perAnalysis;

/** Tells how often addresses were refused, and how often a server had to count alone. */
export interface LimitPorts {
  readonly refused: (limit: LimitName) => void;
  /** Where the counts of all servers are; `null` counts in the memory of this process. */
  readonly shared: SharedClient | null;
  /** Where the counts of this process are kept over a restart. Absent where they need not be, or are shared. */
  readonly kept?: KeptCounts;
}

/** Where a limit counts; neither: in the memory of this process alone. */
type Where = Partial<Pick<LimitPorts, "shared" | "kept">>;

export type Limits = Readonly<Record<LimitName, Limit>>;

/**
 * Counts what an address does within an hour. Analyses, previews and files are counted for all servers together, or over
 * the restarts of the only one; what costs next to nothing, each server counts for itself.
 *
 * @param rateLimit analyses an hour for one address; `null` sets no limit, for anything
 */
export function createLimits(rateLimit: number | null, { refused, ...lasting }: LimitPorts): Limits {
  const limit = (name: LimitName, perHour: number, where: Where) =>
    createLimit(name, rateLimit === null ? null : perHour, where, () => refused(name));
  const analyses = rateLimit ?? 0;
  return {
    analyses: limit("analyses", analyses, lasting),
    previews: limit("previews", analyses * perAnalysis.previews, lasting),
    files: limit("files", analyses * perAnalysis.files, lasting),
    trials: limit("trials", analyses * perAnalysis.trials, {}),
    challenges: limit("challenges", analyses * perAnalysis.challenges, {}),
    requests: limit("requests", Math.max(leastRequests, analyses * perAnalysis.requests), {}),
  };
}

function createLimit(name: LimitName, perHour: number | null, where: Where, refused: () => void): Limit {
  if (perHour === null) return async () => ({ kind: "admitted" });
  const limiters = [limiterOf(name, perHour, where), limiterOf(`${name}-wide`, perHour * subscribersInSite, where)];
  return async (address) => {
    const keys = networksOf(address).map((network) => keyOf(network, where));
    const uses = keys.map((key, width) => ({ key, limiter: limiters[width] }));
    try {
      for (const { key, limiter } of uses) await limiter?.consume(key);
      const giveBack = async () => {
        for (const { key, limiter } of uses) await limiter?.reward(key).catch(() => {});
      };
      return { kind: "admitted", giveBack };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      refused();
      return { kind: "refused", retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };
}

/** Whoever was refused is refused from memory until the hour is over: a flood does not reach the database. */
function limiterOf(name: string, points: number, { shared, kept }: Where) {
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

/** The database holds no address in plain text. */
function keyOf(network: string, { shared, kept }: Where): string {
  const key = (shared ?? kept)?.key;
  return key === undefined ? network : createHmac("sha256", key).update(network).digest("base64url");
}

/** A site has a /48 with 65,536 networks of the size that a subscriber has: together they may do what so many may. */
const subscribersInSite = 20;

/** Whom an address stands for: an IPv6 subscriber has a whole /64 of addresses, and a site a /48; an IPv4 one has one. */
function networksOf(address: string): readonly string[] {
  if (!ipaddr.isValid(address)) return [address];
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return [known.toString()];
  const first = (groups: number): string =>
    known.parts
      .slice(0, groups)
      .map((group) => group.toString(16))
      .join(":");
  return [first(4), first(3)];
}

export const networkOf = (address: string): string => networksOf(address)[0] ?? address;
