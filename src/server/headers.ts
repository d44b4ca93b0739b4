import type { Config } from "../adapters/settings/config.ts";

/** For a respondent's own data: never cached, never indexed. */
export const personalHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
} as const;

/**
 * The page's content security policy. The report's frame inherits it, and the report's styles are inline.
 *
 * @param inlineScripts quoted hashes of the document's inline scripts
 */
export function pagePolicy(
  { functionsUrl, brand, embedOrigins }: Pick<Config, "functionsUrl" | "brand" | "embedOrigins">,
  inlineScripts: readonly string[],
): string {
  const functions = functionsUrl === null ? [] : [new URL(functionsUrl).origin];
  const logo = brand.logoUrl === null || brand.logoUrl.startsWith("data:") ? [] : [new URL(brand.logoUrl).origin];
  // A report from another server may show pictures from anywhere; ours shows only the logo.
  const pictures = functionsUrl === null ? logo : ["https:", ...logo];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...pictures].join(" "),
    ["connect-src 'self'", ...functions].join(" "),
    "frame-src 'self'",
    ["frame-ancestors 'self'", ...embedOrigins].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** For browsers without `frame-ancestors`. It can't name other sites, so it is left out if any are allowed. */
export const frameHeaders = ({ embedOrigins }: Pick<Config, "embedOrigins">): Readonly<Record<string, string>> =>
  embedOrigins.length > 0 ? {} : { "x-frame-options": "SAMEORIGIN" };

/** The policy of a downloadable web page: display only. */
export const reportPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
