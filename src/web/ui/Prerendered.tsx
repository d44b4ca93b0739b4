import type { ReactElement } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { resultsWords } from "../words/results.ts";
import { FormHead } from "./FormHead.tsx";
import { NeedsScript } from "./NeedsScript.tsx";
import { TopBar } from "./TopBar.tsx";
import { Waiting } from "./Waiting.tsx";

interface Props {
  readonly settings: PageSettings;
}

/** The readable part of the survey before its script loads. Its head is where the survey will put it. */
export function PrerenderedForm({ settings }: Props): ReactElement {
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

/** Shown while a stored report loads. */
export function PrerenderedReport({ settings }: Props): ReactElement {
  return (
    <>
      <TopBar settings={settings} />
      <NeedsScript />
      <Waiting text={resultsWords.loading} />
    </>
  );
}
