import type { ReactElement } from "react";
import { formWords } from "../../words/form.ts";

interface Props {
  readonly title: string;
  readonly url: string;
  readonly year: number | null;
}

/**
 * The publisher of a figure and its year. The full title is read to screen readers, and shows on hover. Opens in a new
 * tab, so that the form stays.
 */
export function SourceLink({ title, url, year }: Props): ReactElement {
  const [, work, publisher = title] = /^(.*)\((.+)\)$/.exec(title) ?? [];
  return (
    <a className="source-link" href={url} title={title} target="_blank" rel="noreferrer">
      {work && <span className="sr-only">{work}(</span>}
      {publisher}
      {work && <span className="sr-only">)</span>}
      {formWords.sourceYear(year)}
      <span className="sr-only"> ({formWords.newTab})</span>
    </a>
  );
}
