import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Thrown where a name leads to an address that we do not call. Says no address: it may tell of the network inside. */
export class InsideAddress extends Error {
  readonly code = "EINSIDE";
  constructor() {
    super("The webhook's name leads to an address inside a private or reserved network");
  }
}

/** Finds all addresses of a name. */
export type ResolveAll = (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

const resolveAll: ResolveAll = (host, done) =>
  lookup(host, { all: true, verbatim: true }, (error, found) => done(error, error ? [] : found));

/**
 * Finds the addresses of a name once, checks every one of them, and hands out those: the connection goes to an address
 * that was checked, whatever the name leads to a moment later.
 */
export function checkedLookup(resolve: ResolveAll = resolveAll): LookupFunction {
  return (host, options, done) =>
    resolve(host, (error, found) => {
      const [first] = found;
      if (error || first === undefined) return done(error ?? new Error("no address"), "", 0);
      if (!found.every(({ address }) => isPublic(address))) return done(new InsideAddress(), "", 0);
      return options.all ? done(null, [...found]) : done(null, first.address, first.family);
    });
}

/**
 * Whether an address is one of the open internet. Anything else is inside: private, loopback, link-local (where clouds
 * answer with their keys), shared by a carrier, multicast, reserved, or another of these in the clothes of IPv6.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === "unicast" && (read instanceof ipaddr.IPv4 || read.match(globalIpv6, 3));
}

/** All that is given out of IPv6 lies in 2000::/3; beside it are old clothes of IPv4, like ::127.0.0.1. */
const globalIpv6 = ipaddr.IPv6.parse("2000::");
