import { type Markup, markup } from "../markup.ts";
import type { Inline, Text } from "../text.ts";

/** Text as markup. Text from an answer is isolated, so that its direction can't affect the words around it. */
export const inlines = (text: Text): readonly Markup[] => text.map(inline);

function inline(piece: Inline): Markup {
  switch (piece.kind) {
    case "plain":
      return markup`${piece.text}`;
    case "strong":
      return markup`<strong>${piece.text}</strong>`;
    case "said":
      return markup`<q>“<bdi>${piece.text}</bdi>”</q>`;
    case "answer":
      return markup`<bdi class="answer">${piece.text}</bdi>`;
    case "place":
      return markup`<code>${piece.text}</code>`;
    case "jump":
      return markup`<a href="#${piece.to}">${piece.text}</a>`;
    case "evidence":
      // The address of the evidence is put in when the document is served; elsewhere the words stay plain.
      return markup`<a data-evidence="${piece.to}">${piece.text}</a>`;
    case "web":
      return markup`<a href="${piece.address}" rel="noopener" target="_blank">${piece.text}</a>`;
  }
}
