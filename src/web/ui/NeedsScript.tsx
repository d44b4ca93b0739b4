import type { ReactElement } from "react";
import { pageWords } from "../words/page.ts";

/** Shown only if scripts are disabled. */
export function NeedsScript(): ReactElement {
  return (
    <noscript>
      <p className="needs-script">{pageWords.needsScript}</p>
    </noscript>
  );
}
