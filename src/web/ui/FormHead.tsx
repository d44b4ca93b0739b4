import type { ReactElement } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { formWords } from "../words/form.ts";
import { pageWords } from "../words/page.ts";

/** The head of the survey, before and after its script loads. */
export const FormHead = ({ settings }: { readonly settings: PageSettings }): ReactElement => (
  <div className="page-head">
    <h1 tabIndex={-1} className="page-title">
      {pageWords.titles.form(settings.productName)}
    </h1>
    <p className="page-lead text-large text-muted">{formWords.intro}</p>
    <p className="text-note text-muted">{pageWords.takes}</p>
  </div>
);
