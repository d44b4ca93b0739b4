import { memoizeEach } from "../../diagnosis/memoize.ts";
import type { Drawing } from "../charts/drawing.ts";
import { inlineSvgOf } from "../charts/svg.ts";
import type { AnswersBlock, EvidenceBlock, EvidenceLine, Sources } from "../evidence-blocks.ts";
import { Markup, markup } from "../markup.ts";
import { chartWidths, drawChart, drawReading } from "../pictures/draw-chart.ts";
import { byProperty } from "../pictures/palette.ts";
import { renderedWords as words } from "../rendered.words.ts";
import type { Block } from "../report.ts";
import type { Text } from "../text.ts";
import type {
  Callout,
  Chart,
  Heading,
  HeadlineFigure,
  HeadlineFigures,
  List,
  Paragraph,
  Reading,
  Timeline,
} from "../text-blocks.ts";
import { changesMarkup } from "./changes.ts";
import { factsMarkup } from "./facts.ts";
import { inlines } from "./inline.ts";
import { dashboardMarkup, kpiSheetMarkup, widgetGridMarkup } from "./kpis.ts";
import { tableMarkup } from "./table.ts";
import { viewsMarkup } from "./views.ts";
import { workingsMarkup } from "./workings.ts";

/** One block as HTML. */
export function blockMarkup(block: Block): Markup {
  switch (block.kind) {
    case "heading":
      return headingMarkup(block);
    case "paragraph":
      return paragraphMarkup(block);
    case "headline-figures":
      return figuresMarkup(block);
    case "callout":
      return calloutMarkup(block);
    case "chart":
      return chartMarkup(block);
    case "evidence":
      return evidenceMarkup(block);
    case "list":
      return listMarkup(block);
    case "facts":
      return factsMarkup(block.facts);
    case "table":
      return tableMarkup(block);
    case "changes":
      return changesMarkup(block);
    case "widget-grid":
      return widgetGridMarkup(block);
    case "dashboard":
      return dashboardMarkup(block);
    case "kpi-sheet":
      return kpiSheetMarkup(block);
    case "timeline":
      return timelineMarkup(block);
    case "workings":
      return workingsMarkup(block);
    case "sources":
      return sourcesMarkup(block);
    case "answers":
      return answersMarkup(block);
    case "views":
      return viewsMarkup(block);
  }
}

/** A drawing in the colors of the page. */
const drawn = (drawing: Drawing, attributes = ""): Markup =>
  Markup.trusted(inlineSvgOf(drawing, byProperty, attributes));

function headingMarkup({ level, id, topic, text }: Heading): Markup {
  if (level === 2 && (topic === "" || topic === text)) return markup`<h2 id="${id}">${text}</h2>`;
  if (level === 2) return markup`<p class="topic">${topic}</p><h2 id="${id}">${text}</h2>`;
  return markup`<h3 id="${id}">${topic === "" ? null : markup`<span class="topic">${topic}</span>`}${text}</h3>`;
}

function paragraphMarkup({ role, text }: Paragraph): Markup {
  return role === "body" ? markup`<p>${inlines(text)}</p>` : markup`<p class="${role}">${inlines(text)}</p>`;
}

const figuresMarkup = ({ figures }: HeadlineFigures): Markup =>
  markup`<div class="figures">${figures.map(figureMarkup)}</div>`;

function figureMarkup({ name, readings, words: range, how }: HeadlineFigure): Markup {
  const values = readings.map(
    (reading) =>
      markup`<div><p class="${reading.value.length > longestLarge ? "big long" : "big"}">${reading.value}</p><p class="unit">${reading.unit}</p>${scaleMarkup(reading, readings.length > 1 ? 160 : 190)}</div>`,
  );
  const columns = readings.length > 1 ? "readings two" : "readings";
  return markup`<div><h3>${name}</h3><div class="${columns}">${values}</div><p class="words">${inlines(range)}</p>${howMarkup(how)}</div>`;
}

/** A longer value, such as `MX$1,100,000`, is set smaller: in large type it is wider than its column on a tablet. */
const longestLarge = 9;

const scaleMarkup = ({ scale, ...reading }: Reading, width: number): Markup =>
  scale === null ? markup`` : drawn(drawReading({ ...reading, scale }, width));

/** The formula and answers, collapsed. A lone link to them stays visible. */
function howMarkup(how: Text): Markup | null {
  if (how.length === 0) return null;
  if (how.every(({ kind }) => kind === "evidence")) return markup`<p class="how">${inlines(how)}</p>`;
  return markup`<details><summary>${words.how}</summary><p>${inlines(how)}</p></details>`;
}

const calloutMarkup = ({ label, text }: Callout): Markup =>
  markup`<p class="callout"><strong>${label}:</strong><span>${inlines(text)}</span></p>`;

/**
 * Two drawings of one chart, for desktop and phone. Only one of them is shown and read out; the narrow one uses the
 * text of the wide one.
 */
function chartMarkup(chart: Chart): Markup {
  const id = `chart-${chart.name ?? chart.plot.kind}`;
  const named = markup`<title id="${id}">${chart.title}</title><desc id="${id}-words">${chart.description}</desc>`;
  const wide = inlineSvgOf(drawChart(chart, chartWidths.wide), byProperty, ' class="wide"', named.source);
  const narrowNamed = ` class="narrow" aria-labelledby="${id}" aria-describedby="${id}-words"`;
  const narrow = inlineSvgOf(drawChart(chart, chartWidths.narrow), byProperty, narrowNamed, "");
  return markup`<figure class="chart"><figcaption><b>${chart.title}</b></figcaption>${Markup.trusted(wide + narrow)}<p class="under">${inlines(chart.caption)}</p></figure>`;
}

function evidenceMarkup({ speaksFor, speaksAgainst }: EvidenceBlock): Markup {
  const pro = markup`<div><h4>${words.evidence.for}</h4>${linesMarkup(speaksFor, words.evidence.noneFor)}</div>`;
  if (speaksAgainst.length === 0) {
    return markup`<div class="evidence one">${pro}<p class="note">${words.evidence.noneAgainst}</p></div>`;
  }
  return markup`<div class="evidence">${pro}<div><h4>${words.evidence.against}</h4>${linesMarkup(speaksAgainst, "")}</div></div>`;
}

function linesMarkup(lines: readonly EvidenceLine[], none: string): Markup {
  if (lines.length === 0) return markup`<p class="note">${none}</p>`;
  const items = lines.map(
    ({ question, answer, weight, times, why }) =>
      markup`
<li><p>${question}</p>${inlines(answer)}<p><span class="weight"><i aria-hidden="true">${weightDots[weight]}</i> ${weight}, ${times}</span>: ${inlines(why)}</p></li>`,
  );
  return markup`<ul>${items}</ul>`;
}

/** Three, two or one of three filled: the weight as a shape next to its word. */
const weightDots = { strong: "●●●", moderate: "●●○", weak: "●○○" } as const satisfies Record<
  EvidenceLine["weight"],
  string
>;

function listMarkup({ ordered, items }: List): Markup {
  const lines = items.map((item) => markup`<li>${inlines(item)}</li>`);
  return ordered ? markup`<ol>${lines}</ol>` : markup`<ul>${lines}</ul>`;
}

function timelineMarkup({ phases }: Timeline): Markup {
  const columns = phases.map(({ title, steps }) => {
    const items = steps.map(
      ({ what, owner, why }) => markup`<li>${inlines(what)}<small><strong>${owner}</strong> · ${why}</small></li>`,
    );
    return markup`<li><h3>${title}</h3><ul>${items}</ul></li>`;
  });
  return markup`<ol class="timeline">${columns}</ol>`;
}

const sourcesMarkup = ({ sources }: Sources): Markup =>
  markup`<table class="rows"><caption>${words.sources.caption}</caption><thead><tr><th scope="col">${words.sources.says}</th><th scope="col">${words.sources.source}</th></tr></thead><tbody>${sources.map(sourceMarkup)}</tbody></table>`;

/** Lines of sources are made once and shared by all reports. */
const sourceMarkup = memoizeEach(
  ({ id, metric, value, population, source, note }: Sources["sources"][number]) =>
    markup`
<tr id="source-${id}"><td>${metric}: ${value}<br><span class="note">${population}</span></td><td>${inlines(source)}${note === "" ? null : markup`<br><span class="note">${note}</span>`}</td></tr>`,
);

function answersMarkup({ sections }: AnswersBlock): Markup {
  const parts = sections.map(({ title, answers }) => {
    const lines = answers.map(
      ({ question, answer }) =>
        markup`
<dt>${question}</dt><dd${answer === null ? null : markup` dir="auto"`}>${answer === null ? markup`<span class="blank">${words.notAnswered}</span>` : answer}</dd>`,
    );
    return markup`<h3>${title}</h3><dl>${lines}</dl>`;
  });
  return markup`<div class="answers">${parts}</div>`;
}
