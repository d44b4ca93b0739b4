import { timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import ipaddr from "ipaddr.js";
import type { Config } from "../adapters/settings/config.ts";
import { hash } from "../adapters/store/ids.ts";

type Trust = Pick<Config, "trustedProxies">;
type Bindings = Partial<HttpBindings> | undefined;

/** Who asks, as far as we may believe it. */
export interface Caller {
  readonly address: string;
  /** Whether the address is of this machine or of a private network; an unknown one is not. */
  readonly isPrivate: boolean;
}

/** The network address that asks; `unknown` where the connection has none. */
export const addressOf = (request: Request, bindings: Bindings, trust: Trust): string =>
  callerOf(request, bindings, trust).address;

/**
 * The header counts only as far as trusted proxies wrote it: each adds the address it saw at the end, so the caller
 * stands as many places from the end as there are proxies. What stands there and is no address was written by no one
 * whom we trust: then the connection's own counts.
 */
export function callerOf(request: Request, bindings: Bindings, { trustedProxies }: Trust): Caller {
  const socket = readAddress(bindings?.incoming?.socket.remoteAddress);
  const forwarded = trustedProxies === null ? undefined : listed(request, "x-forwarded-for").at(-trustedProxies);
  const address = readAddress(forwarded) ?? socket;
  if (address === undefined) return { address: "unknown", isPrivate: false };
  return { address: address.toString(), isPrivate: privateRanges.has(address.range()) };
}

/** Whether the caller's connection was encrypted, as a trusted proxy says. */
export const isOverTls = (request: Request, { trustedProxies }: Trust): boolean =>
  trustedProxies !== null && listed(request, "x-forwarded-proto").at(-1)?.toLowerCase() === "https";

/** Whether anything on the way says that it passed the request on. */
export const isForwarded = ({ headers }: Request): boolean =>
  ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via"].some((name) =>
    headers.has(name),
  );

/** Whether the request names this server: by an address, by a name without a dot, as machines have inside, or as PUBLIC_URL. */
export function isOwnHost(request: Request, { publicUrl }: Pick<Config, "publicUrl">): boolean {
  const given = request.headers.get("host") ?? new URL(request.url).host;
  const host = URL.canParse(`http://${given}`) ? new URL(`http://${given}`).hostname : "";
  const plain = host.replace(/^\[|\]$/g, "");
  const isInside = plain !== "" && (!plain.includes(".") || /\.(localhost|local|internal|svc|lan)$/.test(plain));
  return ipaddr.isValid(plain) || isInside || (publicUrl !== null && new URL(publicUrl).hostname === host);
}

/** The id that a trusted proxy gave the request, where it is one: hexadecimal, so that it holds nothing of a person. */
export function idOf(request: Request, { trustedProxies }: Trust): string | undefined {
  const given = trustedProxies === null ? null : request.headers.get("x-request-id");
  return given !== null && /^[0-9a-f]{8}[0-9a-f-]{8,56}$/i.test(given) ? given.toLowerCase() : undefined;
}

/** Whether the call carries the anonymous key, where one is required. */
export function hasKey(request: Request, { anonKey }: Pick<Config, "anonKey">): boolean {
  if (anonKey === null) return true;
  const apikey = request.headers.get("apikey");
  return (apikey !== null && isSame(apikey, anonKey)) || hasBearer(request, anonKey);
}

export function hasBearer(request: Request, token: string): boolean {
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return bearer !== undefined && isSame(bearer, token);
}

/**
 * Compares in the same time whatever differs. Hono's `bearerAuth` knows no `apikey`, answers 400 where the call promises 401,
 * and refuses tokens with characters such as `!`, which METRICS_TOKEN may have.
 */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hash(given)), Buffer.from(hash(wanted)));

const listed = ({ headers }: Request, name: string): readonly string[] =>
  (headers.get(name) ?? "").split(",").map((entry) => entry.trim());

const privateRanges: ReadonlySet<string> = new Set(["loopback", "private", "linkLocal", "uniqueLocal"]);

/** An address without the port and the zone that some proxies add; an IPv4-mapped IPv6 address becomes the IPv4 one. */
function readAddress(given: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const plain = /^\[([^\]]+)\](?::\d+)?$/.exec(given ?? "")?.[1] ?? /^([\d.]+):\d+$/.exec(given ?? "")?.[1] ?? given;
  const [address = ""] = (plain ?? "").split("%");
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isWhole ? ipaddr.process(address) : undefined;
}
