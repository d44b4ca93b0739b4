import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../adapters/config.ts";
import type { Services } from "../adapters/wire-up.ts";
import { brandTones } from "../report/brand.ts";
import { markup } from "../report/markup.ts";
import { analyzeShop, type PageSettings } from "../survey/wire.ts";
import { type Asset, assetOf, typeOf } from "./asset.ts";

/** The built page: the document and the files it loads, by their paths. */
export interface Page {
  readonly document: Asset;
  readonly files: ReadonlyMap<string, Asset>;
}

/** What not every server can do. */
export type ServerSkills = Pick<Services, "hasPdf">;

/**
 * Reads the built page into memory and puts the brand into its document.
 *
 * @returns `undefined` when the page has not been built
 */
export async function loadPage(directory: string, config: Config, server: ServerSkills): Promise<Page | undefined> {
  if (!existsSync(join(directory, "index.html"))) return undefined;
  const html = await readFile(join(directory, "index.html"), "utf8");
  const document = await assetOf({ type: typeOf("index.html"), bytes: Buffer.from(branded(html, config, server)) });
  return { document, files: await readFiles(directory) };
}

/** The document with the settings, the tones of the accent and the product's name in it. */
function branded(html: string, config: Config, server: ServerSkills): string {
  const { productName, color } = config.brand;
  const tones = brandTones(color);
  const style = `:root{--accent:${tones.accent};--on-accent:${tones.onAccent};--accent-dark:${tones.accentDark};--on-accent-dark:${tones.onAccentDark}}`;
  const settings = JSON.stringify(pageSettings(config, server)).replaceAll("<", "\\u003c");
  const head = `<script type="application/json" id="page-settings">${settings}</script><style>${style}</style>`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => markup`<title>${productName}</title>`.source)
    .replace("<!--page-settings-->", () => head);
}

/** Functions are called beside the page unless a setting names another place. */
const ownFunctions = analyzeShop.path.slice(0, analyzeShop.path.lastIndexOf("/"));

const pageSettings = ({ brand, functionsUrl, anonKey }: Config, { hasPdf }: ServerSkills): PageSettings => ({
  productName: brand.productName,
  logoUrl: brand.logoUrl,
  brandColor: brand.color,
  functionsUrl: functionsUrl ?? ownFunctions,
  anonKey,
  pdfAvailable: hasPdf,
});

async function readFiles(directory: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replaceAll("\\", "/"));
  const served = paths.filter((path) => path !== "/index.html" && !/\.(br|gz|map)$/.test(path));
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
