import { type Markup, markup } from "../markup.ts";
import type { Working, Workings } from "../report.ts";
import { plain, type Text } from "../text.ts";
import { tableMarkup } from "./table.ts";

/** One sheet a figure: closed it shows the range, open everything that the figure was computed from. */
export const workingsMarkup = ({ workings }: Workings): Markup =>
  markup`<div class="workings">${workings.map(workingMarkup)}</div>`;

function workingMarkup({ id, name, value, formula, answers, assumptions, figures }: Working): Markup {
  const rows: readonly (readonly Text[])[] = [
    ...answers.map(({ question, answer }) => [plain(question), answer, plain("Your answer")]),
    ...figures.map((figure) => [figure.name, plain(figure.value), figure.source]),
    ...assumptions.map((assumption) => [plain(assumption.name), plain(assumption.value), assumption.source]),
  ];
  const inputs = tableMarkup(
    {
      caption: "",
      columns: [
        { title: "Goes in", align: "start" },
        { title: "Value", align: "start" },
        { title: "From", align: "start" },
      ],
      rows,
    },
    false,
  );
  return markup`
<details id="${id}"><summary><b>${name}</b><span>${value}</span></summary><div><p class="formula">= ${formula}</p>${rows.length === 0 ? null : inputs}</div></details>`;
}
