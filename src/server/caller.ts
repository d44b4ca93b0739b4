import { timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Config } from "../adapters/config.ts";
import { hash } from "../adapters/ids.ts";

/**
 * The address that asks. The header counts only as far as trusted proxies wrote it: each adds the address it saw at the
 * end, so the caller stands as many places from the end as there are proxies.
 */
export function addressOf(
  request: Request,
  bindings: Partial<HttpBindings> | undefined,
  { trustedProxies }: Pick<Config, "trustedProxies">,
): string {
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? "unknown";
  if (trustedProxies === null) return socketAddress;
  const forwarded = (request.headers.get("x-forwarded-for") ?? "").split(",").map((address) => address.trim());
  return forwarded.at(-trustedProxies) || socketAddress;
}

/** Whether the call carries the anonymous key, where one is required. */
export function hasKey(request: Request, { anonKey }: Pick<Config, "anonKey">): boolean {
  if (anonKey === null) return true;
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return [request.headers.get("apikey"), bearer].some((given) => given != null && isSame(given, anonKey));
}

/** Compares in the same time whatever differs. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hash(given)), Buffer.from(hash(wanted)));
