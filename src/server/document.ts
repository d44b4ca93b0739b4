import { cardSize } from "../adapters/pictures/brand-pictures.ts";
import type { Config } from "../adapters/settings/config.ts";
import { backgrounds, brandTones } from "../report/brand.ts";
import { Markup, markup } from "../report/markup.ts";
import { kpiPictureAddress, startKpis } from "../survey/samples.ts";
import type { HeadWords, PrerenderedPage } from "../survey/wire/prerendered.ts";
import type { PageSettings } from "../survey/wire/wire.ts";

/** The parts of a document. */
export interface DocumentParts {
  /** The built index.html. */
  readonly template: string;
  readonly config: Config;
  readonly settings: PageSettings;
  readonly head: HeadWords;
  readonly view: PrerenderedPage;
  /** The markup shown before the script loads. */
  readonly content: string;
  /** Scripts that only this page's step needs. */
  readonly scripts: readonly string[];
}

/** The build's wrapper around scripts that wait until the page has been painted. */
const lateScripts = "<template data-late>";

/** Renders the built page with the brand, the settings and the content that is readable before any script runs. */
export function documentOf({ template, head, view, content, scripts, ...parts }: DocumentParts): string {
  return template
    .replace(
      lateScripts,
      () =>
        `${lateScripts}${scripts.map((path) => markup`<link rel="modulepreload" crossorigin href="${path}">`.source).join("")}`,
    )
    .replace(/<html[^>]*>/, () => markup`<html lang="${head.lang}" dir="${head.dir}">`.source)
    .replace(/<title>[^<]*<\/title>/, () => markup`<title>${head.titles[view]}</title>`.source)
    .replace("<!--page-settings-->", () => headMarkup({ head, view, ...parts }).source)
    .replace('<div id="page"></div>', () => `<div id="page" data-view="${view}">${content}</div>`);
}

/** The start page's document with prefilled answers, passed to the script unchanged. */
export function withPrefill(document: string, prefill: unknown): string {
  return document.replace("</head>", () => `${dataScript("page-prefill", prefill)}</head>`);
}

const dataScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

type HeadParts = Omit<DocumentParts, "template" | "content" | "scripts">;

function headMarkup({ config, settings, head, view }: HeadParts): Markup {
  const tones = brandTones(config.brand.color);
  const style = `:root{--accent:${tones.accent};--on-accent:${tones.onAccent};--accent-dark:${tones.accentDark};--on-accent-dark:${tones.onAccentDark}}`;
  return markup`${Markup.trusted(dataScript("page-settings", settings))}<style>${Markup.trusted(style)}</style>
    <meta name="theme-color" content="${backgrounds.light.ground}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${backgrounds.dark.ground}" media="(prefers-color-scheme: dark)">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/icon-192.png">
    <link rel="manifest" href="/manifest.webmanifest">
    ${view === "hero" || view === "form" ? searchMetadata(config, head, view) : noIndex}`;
}

/**
 * Metadata for search engines and link previews, only on the start page and the survey. Other pages are private or
 * empty.
 */
function searchMetadata(
  { publicUrl, brand }: Config,
  { description, titles }: HeadWords,
  view: "hero" | "form",
): Markup {
  const { productName } = brand;
  const title = titles[view];
  return markup`<meta name="description" content="${description}">
    ${view === "hero" ? picturePreloads : null}
    <meta property="og:type" content="website"><meta property="og:site_name" content="${productName}">
    <meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
    ${publicUrl === null ? null : linkPreview(publicUrl, productName)}`;
}

/** Link previews require absolute URLs. */
const linkPreview = (publicUrl: string, productName: string): Markup =>
  markup`<link rel="canonical" href="${publicUrl}/"><meta property="og:url" content="${publicUrl}/">
    <meta property="og:image" content="${publicUrl}/card.png"><meta property="og:image:type" content="image/png">
    <meta property="og:image:width" content="${cardSize.width}"><meta property="og:image:height" content="${cardSize.height}">
    <meta property="og:image:alt" content="${productName}"><meta name="twitter:card" content="summary_large_image">`;

const picturePreloads = Markup.trusted(
  Object.keys(startKpis)
    .map((id) => `<link rel="preload" as="image" href="${kpiPictureAddress(id)}" fetchpriority="high">`)
    .join(""),
);

const noIndex = Markup.trusted('<meta name="robots" content="noindex, nofollow">\n    ');
