import { measuredOf } from "../../diagnosis/measured.ts";
import type { Dossier } from "../dossier.ts";
import { longDate } from "../format.ts";
import { headMarkup, logoMarkup } from "../html/letterhead.ts";
import { type Markup, markup } from "../markup.ts";
import type { Callout, Report } from "../report.ts";
import { wordsOf } from "../text.ts";
import { daysAfter } from "./calendar-days.ts";
import { tvWords as words } from "./tv.words.ts";
import { fittingSize, headingWidth, kpiSlideBody } from "./tv-kpi.ts";
import { tvStyle } from "./tv-style.ts";

/** How many of the KPIs that wait find room on the last slide. */
const mostWaiting = 4;

/**
 * The KPI plan for the monitor on the floor: one page that turns through its slides by itself, one a KPI, between an
 * opening and a closing one. It holds no script, asks nothing of the outside and needs no server.
 */
export function renderTvPage(dossier: Dossier): string {
  const { report, diagnosis, submission } = dossier;
  const bodies = [
    opening(dossier),
    ...diagnosis.kpis.map((kpi) => ({ kind: "kpi", body: kpiSlideBody(kpi, submission, report.date) })),
    closing(dossier),
  ];
  const slides = bodies.map(({ kind, body }, index) => slide(kind, body, index, report));
  const marks = bodies.map((_, index) => markup`<i style="--at:${index}"></i>`);
  return markup`<!doctype html>
<html lang="en">${headMarkup(words.title, report, tvStyle(report.brand.color, bodies.length))}
<body><main class="deck">${slides}
<div class="marks" aria-hidden="true">${marks}</div></main></body></html>
`.source;
}

interface Slide {
  readonly kind: string;
  readonly body: Markup;
}

const slide = (kind: string, body: Markup, index: number, { shop, brand }: Report): Markup => markup`
<section class="slide ${kind}" style="--at:${index}"><p class="bar">${logoMarkup(brand)}<span class="house">${brand.productName}</span><span class="shop"><bdi>${shop}</bdi></span></p>${body}</section>`;

/** The monitor shows what to do, not what is wrong: the finding itself stays in the report. */
function opening({ report, diagnosis, submission }: Dossier): Slide {
  const callout = report.blocks.find((block): block is Callout => block.kind === "callout");
  const size = fittingSize(report.shop, headingWidth, 7.5, 3.4);
  const week =
    callout === undefined
      ? null
      : markup`<div class="week"><b>${callout.label}</b><p class="cut" style="--lines:4">${wordsOf(callout.text)}</p></div>`;
  return {
    kind: "open",
    body: markup`<div><h1 class="cut" style="--size:${size}rem;--lines:3"><bdi>${report.shop}</bdi></h1><p class="promise">${words.board(diagnosis.kpis.length)}</p></div>${week ?? markup`<div></div>`}<p class="foot">${footOf(diagnosis.kpis, submission, longDate(report.date))}</p>`,
  };
}

/** Says of the numbers on the board which are the shop's own. */
function footOf(kpis: Dossier["diagnosis"]["kpis"], submission: Dossier["submission"], date: string): string {
  const own = kpis.filter(({ id }) => measuredOf(id, submission) !== undefined).length;
  return own === 0 ? words.samples(date) : words.own(own, kpis.length, date);
}

function closing({ report, diagnosis }: Dossier): Slide {
  const { contact, productName } = report.brand;
  const again = words.again(productName, longDate(daysAfter(report.date, 90)));
  const ask = contact === null ? "" : words.questions(`${contact.name}, ${contact.email}`);
  const waiting = diagnosis.later_kpis.slice(0, mostWaiting);
  const { title, text } = waiting.length === 0 ? words.missing : words.waiting;
  const rows = waiting.map(
    ({ name, why }) => markup`<li><b class="cut">${name}</b><span class="cut">${why}</span></li>`,
  );
  return {
    kind: "close",
    body: markup`<div><h2>${title}</h2><p class="lead cut">${text}</p></div><ul>${rows}</ul><p class="foot cut">${again}${ask}</p>`,
  };
}
