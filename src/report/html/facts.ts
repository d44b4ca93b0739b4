import { type Markup, markup } from "../markup.ts";
import type { Text } from "../text.ts";
import type { FactsBlock } from "../text-blocks.ts";
import { inlines } from "./inline.ts";

/** Terms and their explanations, in two columns. */
export const factsMarkup = (facts: FactsBlock["facts"]): Markup =>
  markup`<dl class="facts">${facts.map(({ term, lines }) => markup`<dt>${term}</dt><dd>${linesMarkup(lines)}</dd>`)}</dl>`;

function linesMarkup(lines: readonly Text[]): Markup {
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0) return markup`${inlines(only)}`;
  return markup`<ul>${lines.map((line) => markup`<li>${inlines(line)}</li>`)}</ul>`;
}
