import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Admission } from "../service/ports.ts";

const hour = 60 * 60;

/**
 * Counts what an address does within an hour, in the memory of this process.
 *
 * @param perHour how often an address may; `null` sets no limit
 */
export function createLimit(perHour: number | null): (address: string) => Promise<Admission> {
  if (perHour === null) return async () => ({ kind: "admitted" });
  const limiter = new RateLimiterMemory({ points: perHour, duration: hour });
  return async (address) => {
    try {
      await limiter.consume(networkOf(address));
      return { kind: "admitted" };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { kind: "refused", retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };
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
