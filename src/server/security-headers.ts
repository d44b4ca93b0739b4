import { secureHeaders } from "hono/secure-headers";
import type { Config } from "../adapters/settings/config.ts";
import { isOverTls } from "./caller.ts";

/** Headers of every response. No referrer is sent, because a report's URL is the key to it. */
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
  // Browser features that our pages never use.
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

/** For responses that aren't pages: if a browser displays one as a page, nothing in it can run. */
const answerPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For pictures and style sheets with inline styles, and PDF files in a browser's viewer. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: blob:; object-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** For scripts, whose policy their workers inherit. */
const scriptPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** For a year, a browser that has connected through TLS never connects without it. Ignored without TLS. */
const onlyTls = "max-age=31536000";

/** Sets the security headers. A policy set by the route is kept. */
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

/** Other sites may show the brand's pictures, as in link previews; nothing else. */
const sharingOf = (type: string): string => (type.startsWith("image/") ? "cross-origin" : "same-origin");
