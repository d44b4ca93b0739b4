import type { ReactElement } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { pageWords } from "../words/page.ts";

const words = pageWords.privacy;

/** A link to the operator's privacy notice; without one, a short notice on the page. */
export function PrivacyLine({ settings }: { readonly settings: PageSettings }): ReactElement {
  const { privacyUrl, retentionDays } = settings;
  if (privacyUrl !== null) {
    return (
      <p className="privacy-line">
        <a className="link" href={privacyUrl} target="_blank" rel="noreferrer">
          {words.link}
        </a>
      </p>
    );
  }
  return (
    <details className="privacy-line">
      <summary>{words.summary}</summary>
      <p>
        {words.text} {retentionDays !== null && words.kept(retentionDays)}
      </p>
    </details>
  );
}
