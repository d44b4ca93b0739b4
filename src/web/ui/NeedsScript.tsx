import type { ReactElement } from "react";
import { pageWords } from "../words/page.ts";

/** Said where no script may run, and seen by no one else. */
export function NeedsScript(): ReactElement {
  return (
    <noscript>
      <p className="needs-script">{pageWords.needsScript}</p>
    </noscript>
  );
}
