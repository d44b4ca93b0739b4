import type { AppContext, RequestContext } from "./app-context.ts";
import { assetResponse } from "./asset.ts";
import { frameHeaders } from "./headers.ts";
import { type Page, viewAt } from "./page.ts";

/** The document of a URL. The start page and the survey may be indexed. */
export async function pageResponse(context: RequestContext, page: Page, { config }: AppContext): Promise<Response> {
  const { path } = context.req;
  const view = viewAt(path, new URL(context.req.url).searchParams);
  const response = await assetResponse(page.documents[view], context.req.raw, view === "notFound" ? 404 : 200);
  for (const [name, value] of documentHeaders(page, config)) response.headers.set(name, value);
  if (view === "report" || view === "numbers" || view === "notFound")
    response.headers.set("x-robots-tag", "noindex, nofollow");
  return response;
}

/** Headers of every document of the page. */
export const documentHeaders = (page: Page, config: AppContext["config"]): readonly (readonly [string, string])[] => [
  ["content-security-policy", page.policy],
  ...Object.entries(frameHeaders(config)),
];
