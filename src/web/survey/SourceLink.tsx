import type { ReactElement } from "react";
import { formWords } from "../words/form.ts";

interface Props {
  readonly title: string;
  readonly url: string;
  readonly year: number | null;
}

/** The publisher of a figure and its year; the title shows on hover. Opens in a new tab, so that the form stays. */
export const SourceLink = ({ title, url, year }: Props): ReactElement => (
  <a className="source-link" href={url} title={title} target="_blank" rel="noreferrer">
    {formWords.source(publisherIn(title), year)}
    <span className="sr-only"> ({formWords.newTab})</span>
  </a>
);

/** Titles end with the publisher: `Setup Time (Bloomfield)`. */
const publisherIn = (title: string): string => /\(([^()]+)\)$/.exec(title)?.[1] ?? title;
