import type { Config } from "../adapters/config.ts";

/** On every response. Referrers stay at home: a report's address is the key to it. */
export const commonHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
} as const;

/** On what belongs to one respondent: kept by no cache, found by no search engine. */
export const personalHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
} as const;

/** What the page may load. The report's frame inherits it, and the report's styles stand in the document itself. */
export function pagePolicy({ functionsUrl, brand }: Pick<Config, "functionsUrl" | "brand">): string {
  const functions = functionsUrl === null ? "" : ` ${new URL(functionsUrl).origin}`;
  const logo = brand.logoUrl?.startsWith("http:") ? ` ${new URL(brand.logoUrl).origin}` : "";
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https:${logo}`,
    `connect-src 'self'${functions}`,
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** What a file that is a web page may do: show itself. */
export const reportPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
