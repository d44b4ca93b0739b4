import type { ReactElement } from "react";
import type { PageSettings } from "../../survey/wire.ts";
import { resultsWords } from "../words/results.ts";
import { FormHead } from "./FormHead.tsx";
import { NeedsScript } from "./NeedsScript.tsx";
import { TopBar } from "./TopBar.tsx";
import { Waiting } from "./Waiting.tsx";

interface Props {
  readonly settings: PageSettings;
}

/** What can be read of the survey before its script is there. Its head stands where the survey will put it. */
export function FormAhead({ settings }: Props): ReactElement {
  return (
    <>
      <TopBar settings={settings} />
      <main>
        <div className="page-width">
          <FormHead settings={settings} />
          <NeedsScript />
        </div>
      </main>
    </>
  );
}

/** What stands there while a stored report is on its way. */
export function ReportAhead({ settings }: Props): ReactElement {
  return (
    <>
      <TopBar settings={settings} />
      <NeedsScript />
      <Waiting text={resultsWords.loading} />
    </>
  );
}
