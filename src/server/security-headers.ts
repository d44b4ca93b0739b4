import { secureHeaders } from "hono/secure-headers";
import type { Config } from "../adapters/settings/config.ts";
import { isOverTls } from "./caller.ts";

/** On every response. Referrers stay at home: a report's address is the key to it. The rest depends on the response. */
export const secured = secureHeaders({
  referrerPolicy: "no-referrer",
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xXssProtection: false,
  // What no page of ours asks a browser for.
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: [],
    payment: [],
    usb: [],
    midi: [],
    displayCapture: [],
  },
});

/** For answers that are no page: should a browser show one as a page, nothing of it does anything. */
const answerPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For pictures and sheets that bring their own styles, and PDF files in the viewer of a browser. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: blob:; object-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** For scripts, which pass theirs on to the workers that run them. */
const scriptPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** A year, in which a browser that once came by TLS never comes without. One that comes without does not look at it. */
const onlyTls = "max-age=31536000";

/** Puts the headers on that keep browsers from doing what we never ask for. A policy of the route's own stays. */
export function secure(headers: Headers, request: Request, config: Pick<Config, "trustedProxies" | "publicUrl">): void {
  const type = headers.get("content-type") ?? "";
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", policyFor(type));
  if (!headers.has("cross-origin-resource-policy")) headers.set("cross-origin-resource-policy", sharingOf(type));
  if (type.startsWith("text/html")) headers.set("cross-origin-opener-policy", "same-origin");
  if (isOverTls(request, config) || config.publicUrl?.startsWith("https:"))
    headers.set("strict-transport-security", onlyTls);
}

function policyFor(type: string): string {
  if (/^(text|application)\/javascript/.test(type)) return scriptPolicy;
  return /^(image\/|application\/pdf|text\/html)/.test(type) ? filePolicy : answerPolicy;
}

/** Pictures of the brand may be shown by others, as in the preview of a link; everything else stays at home. */
const sharingOf = (type: string): string => (type.startsWith("image/") ? "cross-origin" : "same-origin");
