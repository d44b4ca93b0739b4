import { timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import ipaddr from "ipaddr.js";
import type { Config } from "../adapters/settings/config.ts";
import { hash } from "../adapters/store/ids.ts";

type Trust = Pick<Config, "trustedProxies">;
type Bindings = Partial<HttpBindings> | undefined;

/** The caller, as far as it can be trusted. */
export interface Caller {
  readonly address: string;
  /** Whether the address is this machine's or in a private network; an unknown one is not. */
  readonly isPrivate: boolean;
}

/** The caller's network address; `unknown` if the connection has none. */
export const addressOf = (request: Request, bindings: Bindings, trust: Trust): string =>
  callerOf(request, bindings, trust).address;

/**
 * Trusts the forwarding header only as far as trusted proxies wrote it: each appends the address it saw, so the caller
 * is as many entries from the end as there are proxies. If that entry isn't an address, no trusted proxy wrote it, and
 * the connection's own address counts.
 */
export function callerOf(request: Request, bindings: Bindings, { trustedProxies }: Trust): Caller {
  const socket = readAddress(bindings?.incoming?.socket.remoteAddress);
  const forwarded = trustedProxies === null ? undefined : listIn(request, "x-forwarded-for").at(-trustedProxies);
  const address = readAddress(forwarded) ?? socket;
  if (address === undefined) return { address: "unknown", isPrivate: false };
  return { address: address.toString(), isPrivate: privateRanges.has(address.range()) };
}

/** Whether the caller's connection was encrypted, according to a trusted proxy. */
export const isOverTls = (request: Request, { trustedProxies }: Trust): boolean =>
  trustedProxies !== null && listIn(request, "x-forwarded-proto").at(-1)?.toLowerCase() === "https";

/** Whether any header says that the request was forwarded. */
export const isForwarded = ({ headers }: Request): boolean =>
  ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via"].some((name) =>
    headers.has(name),
  );

/** Whether the request names this server: by an IP address, by an internal host name, or as PUBLIC_URL. */
export function isOwnHost(request: Request, { publicUrl }: Pick<Config, "publicUrl">): boolean {
  const header = request.headers.get("host") ?? new URL(request.url).host;
  const host = URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : "";
  const plain = host.replace(/^\[|\]$/g, "");
  const isInside = plain !== "" && (!plain.includes(".") || /\.(localhost|local|internal|svc|lan)$/.test(plain));
  return ipaddr.isValid(plain) || isInside || (publicUrl !== null && new URL(publicUrl).hostname === host);
}

/** The request id from a trusted proxy, if it is hexadecimal and so can't hold personal data. */
export function idOf(request: Request, { trustedProxies }: Trust): string | undefined {
  const id = trustedProxies === null ? null : request.headers.get("x-request-id");
  return id !== null && /^[0-9a-f]{8}[0-9a-f-]{8,56}$/i.test(id) ? id.toLowerCase() : undefined;
}

/** Whether the request has the anonymous key, if one is required. */
export function hasAnonKey(request: Request, { anonKey }: Pick<Config, "anonKey">): boolean {
  if (anonKey === null) return true;
  const apikey = request.headers.get("apikey");
  return (apikey !== null && isSame(apikey, anonKey)) || hasBearer(request, anonKey);
}

export function hasBearer(request: Request, token: string): boolean {
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return bearer !== undefined && isSame(bearer, token);
}

/**
 * Compares in constant time. Hono's `bearerAuth` doesn't support `apikey`, answers 400 where the request promises 401, and
 * refuses tokens with characters such as `!`, which METRICS_TOKEN may have.
 */
const isSame = (actual: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hash(actual)), Buffer.from(hash(expected)));

const listIn = ({ headers }: Request, name: string): readonly string[] =>
  (headers.get(name) ?? "").split(",").map((entry) => entry.trim());

const privateRanges: ReadonlySet<string> = new Set(["loopback", "private", "linkLocal", "uniqueLocal"]);

/** Parses an address without the port and zone that some proxies add; an IPv4-mapped IPv6 address becomes IPv4. */
function readAddress(given: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!given) return undefined;
  const plain = /^\[([^\]]+)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given;
  const [address = ""] = plain.split("%");
  // Testing for the other kind would throw and catch an error inside, which costs more than the rest of this function.
  const isWhole = address.includes(":") ? ipaddr.IPv6.isValid(address) : ipaddr.IPv4.isValidFourPartDecimal(address);
  return isWhole ? ipaddr.process(address) : undefined;
}
