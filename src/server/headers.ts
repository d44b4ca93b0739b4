import type { Config } from "../adapters/settings/config.ts";

/** On what belongs to one respondent: kept by no cache, found by no search engine. */
export const personalHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
} as const;

/**
 * What the page may load, and who may show it in a frame. The report's frame inherits it, and the report's styles stand
 * in the document itself.
 *
 * @param inlineScripts scripts that stand in the document, as hashes in quotes
 */
export function pagePolicy(
  { functionsUrl, brand, embedOrigins }: Pick<Config, "functionsUrl" | "brand" | "embedOrigins">,
  inlineScripts: readonly string[],
): string {
  const functions = functionsUrl === null ? [] : [new URL(functionsUrl).origin];
  const logo = brand.logoUrl === null || brand.logoUrl.startsWith("data:") ? [] : [new URL(brand.logoUrl).origin];
  // A report of foreign functions may show pictures from anywhere; ours shows none but the logo.
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

/** For readers that do not know `frame-ancestors`. It cannot name other sites: where there are some, it is left out. */
export const frameHeaders = ({ embedOrigins }: Pick<Config, "embedOrigins">): Readonly<Record<string, string>> =>
  embedOrigins.length > 0 ? {} : { "x-frame-options": "SAMEORIGIN" };

/** What a file that is a web page may do: show itself. */
export const reportPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
