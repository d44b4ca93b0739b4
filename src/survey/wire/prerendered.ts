import type { PageSettings } from "./wire.ts";

/** What the page shows before its script has loaded, rendered without a browser. Vite builds it, the server calls it. */
export interface Prerendered {
  /** The start page, complete; the script takes over this markup. */
  readonly hero: (settings: PageSettings) => Promise<string>;
  /** The header of the survey. The script renders it again, with the questions. */
  readonly form: (settings: PageSettings) => Promise<string>;
  /** What is shown while a stored report is fetched. */
  readonly report: (settings: PageSettings) => Promise<string>;
  /** The header of the page for a shop's own numbers. */
  readonly numbers: (settings: PageSettings) => Promise<string>;
  /** The page for every other address: not found. */
  readonly notFound: (settings: PageSettings) => Promise<string>;
  /** The text in the document's head. */
  readonly head: (settings: PageSettings) => HeadWords;
}

/** The name of a prerendered view, as the document passes it to the script. */
export type PrerenderedPage = Exclude<keyof Prerendered, "head">;

export interface HeadWords {
  /** BCP 47. */
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly titles: Readonly<Record<PrerenderedPage, string>>;
  readonly description: string;
  /** The product's promise in one line. */
  readonly promise: string;
}
