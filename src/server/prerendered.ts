import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Prerendered } from "../survey/wire/prerendered.ts";
import type { PageSettings } from "../survey/wire/wire.ts";

/** Renders nothing, for a page built without initial markup; the script renders everything. */
const none: Prerendered = {
  hero: async () => "",
  form: async () => "",
  report: async () => "",
  numbers: async () => "",
  notFound: async () => "",
  head: ({ productName }: PageSettings) => ({
    lang: "en",
    dir: "ltr",
    description: "",
    promise: "",
    titles: { hero: productName, form: productName, report: productName, numbers: productName, notFound: productName },
  }),
};

/** Loads the module that the build put next to the page. */
export async function loadPrerendered(pageDirectory: string): Promise<Prerendered> {
  const file = join(pageDirectory, "../prerendered/prerendered.js");
  if (!existsSync(file)) return none;
  // The cast is sound: vite.config.ts builds this file from src/web/prerender.tsx, which checks the type.
  const { prerendered } = (await import(pathToFileURL(file).href)) as { readonly prerendered: Prerendered };
  return prerendered;
}
