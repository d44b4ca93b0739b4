import { type ReactElement, useEffect } from "react";
import type { PageSettings } from "../survey/wire/wire.ts";
import { Plain } from "./ui/Plain.tsx";
import { pageWords } from "./words/page.ts";

interface Props {
  readonly settings: PageSettings;
  readonly path: string;
}

/** Shown for every path but `/`. The path is logged to help track down a broken link. */
export function NotFound({ settings, path }: Props): ReactElement {
  useEffect(() => {
    console.error("404 Error: no page at", path);
    document.title = pageWords.title(settings.productName, pageWords.notFound.heading);
  }, [path, settings.productName]);

  return (
    <Plain settings={settings} title={pageWords.notFound.heading} text={pageWords.notFound.text}>
      <a href="/" className="button button-main">
        {pageWords.notFound.home}
      </a>
    </Plain>
  );
}
