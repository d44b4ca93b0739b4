import type { Working, Workings } from "../evidence-blocks.ts";
import { type Markup, markup } from "../markup.ts";
import { renderedWords } from "../rendered.words.ts";
import { plain, type Text } from "../text.ts";
import { tableMarkup } from "./table.ts";

/** One collapsible section per figure: collapsed it shows the range, expanded everything the figure was computed from. */
export const workingsMarkup = ({ workings }: Workings): Markup =>
  markup`<div class="workings">${workings.map(workingMarkup)}</div>`;

const words = renderedWords.workings;

function workingMarkup({ id, name, value, formula, answers, assumptions, figures }: Working): Markup {
  const rows: readonly (readonly Text[])[] = [
    ...answers.map(({ question, answer }) => [plain(question), answer, plain(words.yourAnswer)]),
    ...figures.map((figure) => [figure.name, plain(figure.value), figure.source]),
    ...assumptions.map((assumption) => [plain(assumption.name), plain(assumption.value), assumption.source]),
  ];
  const inputs = tableMarkup(
    {
      caption: "",
      columns: [
        { title: words.input, align: "start" },
        { title: words.value, align: "start" },
        { title: words.from, align: "start" },
      ],
      rows,
    },
    false,
  );
  return markup`
<details id="${id}"><summary><b>${name}</b><span>${value}</span></summary><div><p class="formula">= ${formula}</p>${rows.length === 0 ? null : inputs}</div></details>`;
}
