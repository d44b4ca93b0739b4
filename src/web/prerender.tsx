import type { ReactElement } from "react";
import { prerender } from "react-dom/static.edge";
import type { HeadWords, Prerendered } from "../survey/wire/prerendered.ts";
import type { PageSettings } from "../survey/wire/wire.ts";
import { App } from "./App.tsx";
import { NumbersHead } from "./numbers/NumbersHead.tsx";
import { wantToasts } from "./toasts-wanted.ts";
import { NeedsScript } from "./ui/NeedsScript.tsx";
import { PrerenderedForm, PrerenderedReport } from "./ui/Prerendered.tsx";
import { language } from "./words/language.ts";
import { pageWords } from "./words/page.ts";
import { startWords } from "./words/start.ts";

/** The page's initial markup, rendered on the server, which loads the build of this file. */
export const prerendered: Prerendered = {
  hero: (settings) => render(appAt("/", settings)),
  form: (settings) => render(<PrerenderedForm settings={settings} />),
  report: (settings) => render(<PrerenderedReport settings={settings} />),
  numbers: (settings) =>
    render(
      <NumbersHead settings={settings}>
        <NeedsScript />
      </NumbersHead>,
    ),
  notFound: (settings) => render(appAt("/nowhere", settings)),
  head: headOf,
};

const appAt = (path: string, settings: PageSettings): ReactElement => <App settings={settings} path={path} />;

/**
 * The markup of a tree, complete without inline scripts, which the page's policy would block, and without the leading
 * `<link>` elements, because the document's head has its own.
 */
async function render(tree: ReactElement): Promise<string> {
  wantToasts();
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = await new Response(prelude as unknown as ReadableStream<Uint8Array>).text();
  return html.replace(/^(<link [^>]*>)+/, "");
}

function headOf({ productName }: PageSettings): HeadWords {
  return {
    ...language,
    description: startWords.description,
    promise: startWords.headline,
    titles: {
      hero: pageWords.title(productName, startWords.headline),
      form: pageWords.titles.form(productName),
      report: pageWords.title(productName, pageWords.titles.results),
      numbers: pageWords.title(productName, pageWords.titles.numbers),
      notFound: pageWords.title(productName, pageWords.notFound.heading),
    },
  };
}
