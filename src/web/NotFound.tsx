import { type ReactElement, useEffect } from "react";
import { Link, useLocation } from "wouter";
import type { PageSettings } from "../survey/wire.ts";
import { Plain } from "./ui/Plain.tsx";
import { pageWords } from "./words/page.ts";

/** What every address but `/` leads to. The missing path is logged, for whoever follows up a broken link. */
export function NotFound({ settings }: { readonly settings: PageSettings }): ReactElement {
  const [path] = useLocation();
  useEffect(() => {
    console.error("404 Error: no page at", path);
    document.title = pageWords.title(settings.productName, pageWords.notFound.heading);
  }, [path, settings.productName]);

  return (
    <Plain settings={settings} title={pageWords.notFound.heading} text={pageWords.notFound.text}>
      <Link href="/" className="button button-main">
        {pageWords.notFound.home}
      </Link>
    </Plain>
  );
}
