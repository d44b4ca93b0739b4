import { getDocumentProxy } from "unpdf";
import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { memoizeEach } from "../src/diagnosis/memoize.ts";

/** A PDF, opened for reading. */
export const opened = (file: Uint8Array): Promise<PDFDocumentProxy> => getDocumentProxy(new Uint8Array(file));

/** A page and its text in reading order. */
export interface Page {
  readonly page: PDFPageProxy;
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
  /** All its texts, joined. */
  readonly words: string;
}

/** A run of text: its left and right ends, its height above the bottom edge, and its size, in points. */
export interface PlacedText {
  readonly str: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly up: number;
}

/** The pages of a file, without what repeats on every page. A file is read once, however many tests look at it. */
export const pagesOf = memoizeEach(async (file: Uint8Array): Promise<readonly Page[]> => {
  const proxy = await opened(file);
  const pages = await Promise.all(Array.from({ length: proxy.numPages }, (_, at) => proxy.getPage(at + 1)));
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const [, , width = 0, height = 0] = page.view;
      const texts = withoutArtifacts(items);
      return { page, width, height, texts, words: texts.map(({ str }) => str).join("") };
    }),
  );
});

/** An item on a page as the PDF reader returns it: text, or a mark at the start of tagged content. */
interface Item {
  readonly type?: string;
  readonly tag?: string;
  readonly str?: string;
  readonly width?: number;
  readonly transform?: readonly number[];
}

function withoutArtifacts(items: readonly Item[]): readonly PlacedText[] {
  const open: (string | undefined)[] = [];
  return items.flatMap(({ type, tag, str, width = 0, transform = [] }) => {
    if (type === "endMarkedContent") open.pop();
    else if (type !== undefined) open.push(tag);
    const [, , , size = 0, left = 0, up = 0] = transform;
    return str === undefined || open.includes("Artifact") ? [] : [{ str, size, left, right: left + width, up }];
  });
}

/** Everything visible on the pages. */
export const wordsOf = async (file: Uint8Array): Promise<string> =>
  seen((await pagesOf(file)).map(({ words }) => words).join(""));

/** Text as it looks: without spaces, line breaks and invisible characters. */
export const seen = (text: string): string => text.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "");

/** The alternative texts of pictures, from the tags of a page. */
export function altsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "alt" in value && typeof value.alt === "string" ? [value.alt] : [];
  return [...own, ...Object.values(value).flatMap(altsIn)];
}

/** The texts of a page that aren't blank. */
export const written = (page: Page | undefined): Page["texts"] =>
  page?.texts.filter(({ str }) => str.trim() !== "") ?? [];
