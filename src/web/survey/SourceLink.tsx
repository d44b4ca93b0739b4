import type { ReactElement } from "react";
import { formWords } from "../words/form.ts";

interface Props {
  readonly title: string;
  readonly url: string;
  readonly year: number | null;
}

/** The source of a published figure, with its year. Opens in a new tab, so that the form stays. */
export const SourceLink = ({ title, url, year }: Props): ReactElement => (
  <a className="source-link" href={url} target="_blank" rel="noreferrer">
    {formWords.source(title, year)}
    <span className="sr-only"> ({formWords.newTab})</span>
  </a>
);
