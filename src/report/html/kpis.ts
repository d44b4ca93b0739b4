import { identity, memoize } from "../../diagnosis/memoize.ts";
import { readinessWords } from "../../survey/shared.words.ts";
import type { ShownReadiness } from "../../survey/shown-readiness.ts";
import { inlineSvgOf } from "../charts/svg.ts";
import type { Dashboard, DashboardTile, DataLocation, KpiSheet, Widget, WidgetGrid } from "../kpi-blocks.ts";
import { Markup, markup } from "../markup.ts";
import { dashboardRows, drawTile } from "../pictures/draw-tile.ts";
import { drawWidget, readinessBadge, widgetSize } from "../pictures/draw-widget.ts";
import { byProperty } from "../pictures/palette.ts";
import { renderedWords as words } from "../rendered.words.ts";
import { plain } from "../text.ts";
import { factsMarkup } from "./facts.ts";
import { inlines } from "./inline.ts";

/** The dashboard: every widget drawn once, each linked to its sheet. */
export function widgetGridMarkup({ widgets }: WidgetGrid): Markup {
  const cells = widgets.map(
    (widget) => markup`
<a href="#kpi-${widget.id}">${pictureOf(widget)}</a>`,
  );
  return markup`<div class="widget-grid">${cells}</div>`;
}

/** The dashboard's tiles, in full rows. */
export function dashboardMarkup({ tiles }: Dashboard): Markup {
  const rows = dashboardRows(tiles).map((row) =>
    row.map(
      (tile) =>
        markup`
<div class="${row.length === 3 ? "third" : "half"}${tile.isReal ? " real" : ""}">${tilePicture(tile)}</div>`,
    ),
  );
  return markup`<div class="dashboard">${rows}</div>`;
}

const tilePicture = (tile: DashboardTile): Markup => Markup.trusted(inlineSvgOf(drawTile(tile, "third"), byProperty));

/** The picture of a widget. It shows samples only and no answer, so shops with the same systems share it. */
const pictureOf = memoize(
  ({ id, name, typical, good, readiness, source }: Widget) => [id, name, typical, good, readiness, source].join("\n"),
  (widget) => Markup.trusted(inlineSvgOf(drawWidget(widget), byProperty, ` id="widget-${widget.id}"`)),
);

/** A KPI with everything needed to build it. It reuses the dashboard's picture. */
export function kpiSheetMarkup({ widget, position, question, formula, facts, data, pitfalls }: KpiSheet): Markup {
  const again = markup`<svg class="picture" viewBox="0 0 ${widgetSize.width} ${widgetSize.height}" aria-hidden="true"><use href="#widget-${widget.id}"/></svg>`;
  const sheet = factsMarkup([{ term: words.kpi.formula, lines: [plain(formula)] }, ...facts]);
  return markup`<article class="kpi"><h3 id="kpi-${widget.id}">${position}. ${widget.name}</h3><p class="lead">${question}</p><div class="pair">${again}${sheet}</div>${dataMarkup(data, widget.name)}<h4>${words.kpi.pitfalls}</h4><ul>${pitfalls.map((pitfall) => markup`<li>${pitfall}</li>`)}</ul></article>`;
}

function dataMarkup(data: readonly DataLocation[], name: string): Markup {
  const rows = data.map(
    ({ element, readiness, system, where, coverage }) =>
      markup`
<tr><th scope="row">${element}</th><td>${system}</td><td>${inlines(where)}</td><td class="held">${coverage}</td><td><span class="status">${badgeOf(readiness)}${readinessWords[readiness]}</span></td></tr>`,
  );
  return markup`<table class="data"><caption>${words.kpi.data(name)}</caption><thead><tr>${Object.values(words.kpi.columns).map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

const badgeOf = memoize<ShownReadiness, Markup>(identity, (readiness) => {
  const drawing = { title: "", description: "", width: 11, height: 11, marks: readinessBadge(readiness, 5.5, 5.5) };
  return Markup.trusted(inlineSvgOf(drawing, byProperty, "", "").replace(' role="img"', ' aria-hidden="true"'));
});
