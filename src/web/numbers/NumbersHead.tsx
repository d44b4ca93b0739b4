import type { ReactElement, ReactNode } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { TopBar } from "../ui/TopBar.tsx";
import { numbersWords } from "../words/numbers.ts";
import { pageWords } from "../words/page.ts";

interface Props {
  readonly settings: PageSettings;
  readonly children: ReactNode;
}

/** What is readable before the script loads: what this page does, and that nothing leaves the browser. */
export function NumbersHead({ settings, children }: Props): ReactElement {
  return (
    <>
      <TopBar settings={settings} />
      <main className="page-width">
        <div className="page-head" data-part="head">
          <h1 tabIndex={-1} className="page-title">
            {pageWords.titles.numbers}
          </h1>
          <p className="page-lead text-large text-muted">{numbersWords.lead}</p>
        </div>
        {children}
      </main>
    </>
  );
}
