import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Prerendered } from "../survey/prerendered.ts";
import type { PageSettings } from "../survey/wire.ts";

/** Draws nothing: of a page that was built without its first sight, all is left to the script. */
const none: Prerendered = {
  hero: async () => "",
  form: async () => "",
  report: async () => "",
  numbers: async () => "",
  missing: async () => "",
  head: ({ productName }: PageSettings) => ({
    lang: "en",
    dir: "ltr",
    description: "",
    promise: "",
    titles: { hero: productName, form: productName, report: productName, numbers: productName, missing: productName },
  }),
};

/** The module that the build has put beside the page. */
export async function loadPrerendered(pageDirectory: string): Promise<Prerendered> {
  const file = join(pageDirectory, "../prerendered/prerendered.js");
  if (!existsSync(file)) return none;
  // The cast is sound: vite.config.ts builds this file from src/web/prerender.tsx, where the type is held.
  const { prerendered } = (await import(pathToFileURL(file).href)) as { readonly prerendered: Prerendered };
  return prerendered;
}
