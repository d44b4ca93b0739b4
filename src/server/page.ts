import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { channelsOf } from "../adapters/delivery/delivery-config.ts";
import type { Services } from "../adapters/services.ts";
import type { Config } from "../adapters/settings/config.ts";
import { formQuery, numbersQuery } from "../survey/wire/page-address.ts";
import type { Prerendered, PrerenderedPage } from "../survey/wire/prerendered.ts";
import { analyzeEndpoint, type PageSettings } from "../survey/wire/wire.ts";
import { type Asset, assetOf, typeOf } from "./asset.ts";
import { type DocumentParts, documentOf } from "./document.ts";
import { pagePolicy } from "./headers.ts";
import { picturesWith } from "./pictures.ts";
import { loadPrerendered } from "./prerendered.ts";
import { scriptsOf } from "./step-scripts.ts";

/** The built page: its documents, and the files it loads by path. */
export interface Page {
  readonly documents: Readonly<Record<PrerenderedPage, Asset>>;
  readonly files: ReadonlyMap<string, Asset>;
  /** The brand's pictures by path, rendered on first request. */
  readonly pictures: ReadonlyMap<string, () => Promise<Asset>>;
  /** The content security policy of its documents. */
  readonly policy: string;
}

/** Optional features of a server. */
export type ServerFeatures = Pick<Services, "hasPdf">;

/**
 * Reads the built page into memory and renders its documents with the brand.
 *
 * @returns `undefined` if the page hasn't been built
 */
export async function loadPage(directory: string, config: Config, server: ServerFeatures): Promise<Page | undefined> {
  if (!existsSync(join(directory, "index.html"))) return undefined;
  const template = await readFile(join(directory, "index.html"), "utf8");
  const settings = pageSettings(config, server);
  const prerendered = await loadPrerendered(directory);
  const head = prerendered.head(settings);
  return {
    documents: await drawnDocuments(directory, { template, config, settings, head }, prerendered),
    pictures: picturesWith(config.brand, head),
    files: await readFiles(directory),
    policy: pagePolicy(config, inlineScripts(template)),
  };
}

type Common = Pick<DocumentParts, "template" | "config" | "settings" | "head">;

async function drawnDocuments(directory: string, common: Common, prerendered: Prerendered) {
  const scripts = await scriptsOf(directory);
  const document = async (view: PrerenderedPage): Promise<Asset> => {
    const content = await prerendered[view](common.settings);
    const html = documentOf({ ...common, view, content, scripts: scripts[view] });
    return assetOf({ type: typeOf("index.html"), bytes: Buffer.from(html) });
  };
  const [hero, form, report, numbers, notFound] = await Promise.all([
    document("hero"),
    document("form"),
    document("report"),
    document("numbers"),
    document("notFound"),
  ]);
  return { hero, form, report, numbers, notFound };
}

/** The page that a URL shows first. A link to a stored report or to own numbers never shows the start page. */
export function viewAt(path: string, query: URLSearchParams): PrerenderedPage {
  if (path !== "/" && path !== "/index.html") return "notFound";
  if (query.has(numbersQuery)) return "numbers";
  if (query.has("report")) return "report";
  return query.get(formQuery.name) === formQuery.value ? "form" : "hero";
}

/** The hashes of the document's inline scripts for its policy. */
const inlineScripts = (template: string): readonly string[] =>
  [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`,
  );

/** The page calls this server's functions unless a setting names another. */
const ownFunctions = analyzeEndpoint.path.slice(0, analyzeEndpoint.path.lastIndexOf("/"));

const pageSettings = (
  { brand, functionsUrl, anonKey, ...config }: Config,
  { hasPdf }: ServerFeatures,
): PageSettings => ({
  productName: brand.productName,
  logoUrl: brand.logoUrl,
  brandColor: brand.color,
  functionsUrl: functionsUrl ?? ownFunctions,
  anonKey,
  pdfAvailable: hasPdf,
  privacyUrl: config.privacyUrl,
  retentionDays: config.retentionDays,
  embedOrigins: config.embedOrigins,
  mailAvailable: channelsOf(config.delivery, config.publicUrl).respondent,
  // Functions elsewhere have no challenges.
  botCheck: config.botCheck && functionsUrl === null,
});

async function readFiles(directory: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replaceAll("\\", "/"));
  const served = paths.filter((path) => path !== "/index.html" && !/^\/\.|\.(br|gz|map)$/.test(path));
  return new Map(await Promise.all(served.map(async (path) => [path, await readAsset(directory, path)] as const)));
}

async function readAsset(directory: string, path: string): Promise<Asset> {
  const file = join(directory, path);
  return assetOf({
    type: typeOf(path),
    bytes: await readFile(file),
    br: existsSync(`${file}.br`) ? await readFile(`${file}.br`) : undefined,
    gzip: existsSync(`${file}.gz`) ? await readFile(`${file}.gz`) : undefined,
    cache: path.startsWith("/assets/") ? "immutable" : "ask-again",
  });
}
