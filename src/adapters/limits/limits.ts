import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Admission } from "../../service/ports.ts";
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
  /** One for each open form, and again with each press. */
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
}

export type Limits = Readonly<Record<LimitName, Limit>>;

/**
 * Counts what an address does within an hour. Analyses, previews and files are counted for all servers together; what
 * costs next to nothing, each server counts for itself.
 *
 * @param rateLimit analyses an hour for one address; `null` sets no limit, for anything
 */
export function createLimits(rateLimit: number | null, { refused, shared }: LimitPorts): Limits {
  const limit = (name: LimitName, perHour: number, where: SharedClient | null) =>
    createLimit(name, rateLimit === null ? null : perHour, where, () => refused(name));
  const analyses = rateLimit ?? 0;
  return {
    analyses: limit("analyses", analyses, shared),
    previews: limit("previews", analyses * perAnalysis.previews, shared),
    files: limit("files", analyses * perAnalysis.files, shared),
    trials: limit("trials", analyses * perAnalysis.trials, null),
    challenges: limit("challenges", analyses * perAnalysis.challenges, null),
    requests: limit("requests", Math.max(leastRequests, analyses * perAnalysis.requests), null),
  };
}

function createLimit(name: LimitName, perHour: number | null, shared: SharedClient | null, refused: () => void): Limit {
  if (perHour === null) return async () => ({ kind: "admitted" });
  const limiter = limiterOf(name, perHour, shared);
  return async (address) => {
    try {
      await limiter.consume(keyOf(address, shared));
      return { kind: "admitted" };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      refused();
      return { kind: "refused", retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };
}

/** Whoever was refused is refused from memory until the hour is over: a flood does not reach the database. */
function limiterOf(name: LimitName, points: number, shared: SharedClient | null) {
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: hour });
  if (shared === null) return inMemory;
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

/** In the database no address stands in the open. */
function keyOf(address: string, shared: SharedClient | null): string {
  const network = networkOf(address);
  return shared === null ? network : createHmac("sha256", shared.key).update(network).digest("base64url");
}

/** Whom an address stands for: an IPv6 subscriber has a whole /64 of addresses, an IPv4 one has one. */
export function networkOf(address: string): string {
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":").filter((group) => group !== "");
  const given = tail === undefined ? groups : [...groups, "0", "0", "0", "0"];
  return given.slice(0, 4).join(":");
}
