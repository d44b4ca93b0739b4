import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Thrown when a host name resolves to an address we don't call. It never repeats the address, which may reveal the
 * internal network.
 */
export class PrivateAddressError extends Error {
  constructor() {
    super("The webhook's host name resolves to a private or reserved address");
  }
}

/** Resolves a host name to all its addresses. */
export type ResolveAll = (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

const resolveAll: ResolveAll = (host, done) =>
  lookup(host, { all: true, verbatim: true }, (error, found) => done(error, error ? [] : found));

/**
 * Resolves a host name once, so that a later DNS change can't redirect the connection. Fails if any of its addresses isn't
 * public.
 */
export function checkedLookup(resolve: ResolveAll = resolveAll): LookupFunction {
  return (host, options, done) =>
    resolve(host, (error, found) => {
      const [first] = found;
      if (error || first === undefined) return done(error ?? new Error("no address"), "", 0);
      if (!found.every(({ address }) => isPublic(address))) return done(new PrivateAddressError(), "", 0);
      return options.all ? done(null, [...found]) : done(null, first.address, first.family);
    });
}

/**
 * Whether an address is on the public internet. Private, loopback, link-local (where cloud metadata services answer),
 * carrier-shared, multicast and reserved addresses are not, even when written inside an IPv6 address.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6, 3));
}

/** All public IPv6 addresses are in 2000::/3; others may embed an IPv4 address, like ::127.0.0.1. */
const globalIpv6 = ipaddr.IPv6.parse("2000::");
