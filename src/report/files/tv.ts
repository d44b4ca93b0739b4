import { measuredOf } from "../../diagnosis/kpis/measured.ts";
import { withRolesOf } from "../../diagnosis/roles.ts";
import { boardOf } from "../brief/dashboard/on-board.ts";
import { firstStepOf } from "../brief/page-one/first-step.ts";
import { pageOneWords } from "../brief/page-one/page-one.words.ts";
import type { Dossier } from "../dossier.ts";
import { longDate } from "../format.ts";
import { headMarkup, logoMarkup } from "../html/letterhead.ts";
import { typesetWords } from "../html/typeset-html.ts";
import { type Markup, markup } from "../markup.ts";
import type { Report } from "../report.ts";
import { shownCase } from "../shown-case.ts";
import { shopCalendar, workingDayFrom } from "../working-days.ts";
import { daysAfter } from "./calendar-days.ts";
import { tvWords as words } from "./tv.words.ts";
import { countSlideBody, fittingSize, headingWidth, kpiSlideBody } from "./tv-kpi.ts";
import { tvStyle } from "./tv-style.ts";

/**
 * The KPI plan for a TV on the floor: one page that rotates through its slides, one per KPI between an opening and a closing
 * slide. It has no script, loads nothing from outside and needs no server.
 */
export function renderTvPage(dossier: Dossier): string {
  const { report } = dossier;
  const bodies = [
    opening(dossier),
    ...boardOf(dossier).map((one) => ({
      kind: "kpi",
      body: "kpi" in one ? kpiSlideBody(one, dossier.submission) : countSlideBody(one.tile),
    })),
    closing(dossier),
  ];
  const slides = bodies.map(({ kind, body }, index) => slide(kind, body, index, report));
  const marks = bodies.map((_, index) => markup`<i style="--at:${index}"></i>`);
  return typesetWords(
    markup`<!doctype html>
<html lang="en">${headMarkup(words.title, report, tvStyle(report.brand.color, bodies.length))}
<body><main class="deck">${slides}
<div class="marks" aria-hidden="true">${marks}</div></main></body></html>
`.source,
  );
}

interface Slide {
  readonly kind: string;
  readonly body: Markup;
}

const slide = (kind: string, body: Markup, index: number, { shop, brand }: Report): Markup => markup`
<section class="slide ${kind}" style="--at:${index}"><p class="bar">${logoMarkup(brand)}<span class="product">${brand.productName}</span><span class="shop"><bdi>${shop}</bdi></span></p>${body}</section>`;

/** How many KPIs are on the board, and how many counts of their own. */
function sizesOf(dossier: Dossier): readonly [kpis: number, counts: number] {
  const board = boardOf(dossier);
  const kpis = board.filter((on) => "kpi" in on).length;
  return [kpis, board.length - kpis];
}

/** The TV shows what to do, not what is wrong: the finding stays in the report. */
function opening(dossier: Dossier): Slide {
  const { report, diagnosis, submission, occasion, words: worded } = dossier;
  const found = shownCase(submission, diagnosis, occasion, worded);
  const step = firstStepOf(found, shopCalendar(submission, report.date));
  const size = fittingSize(report.shop, headingWidth, 7.5, 3.4);
  const week = step === null ? null : weekMarkup(pageOneWords.firstStep.label, step);
  return {
    kind: "open",
    body: markup`<div><h1 class="cut" style="--size:${size}rem;--lines:3"><bdi>${report.shop}</bdi></h1><p class="promise">${words.board(...sizesOf(dossier))}</p></div>${week ?? markup`<div></div>`}<p class="foot">${footOf(dossier)}</p>`,
  };
}

/** The week's task, in the largest type that fits. */
function weekMarkup(label: string, task: string): Markup {
  const size = fittingSize(task, 3.4 * weekWidth, 4, 2.4);
  return markup`<div class="week"><b>${label}</b><p class="cut" style="--size:${size}rem;--lines:4">${task}</p></div>`;
}

/** Usable width of a line of the week's task, in rem, allowing for line breaks. */
const weekWidth = 76;

/** Says which numbers on the board are the shop's own. */
function footOf(dossier: Dossier): string {
  const date = longDate(dossier.report.date);
  const board = boardOf(dossier);
  const measured = dossier.diagnosis.kpis.filter(({ id }) => measuredOf(id, dossier.submission) !== undefined).length;
  const own = board.filter(({ tile }) => tile?.isReal).length;
  if (own === 0) return words.goals(date);
  return (own === measured ? words.own : words.answers)(own, board.length, date);
}

function closing({ report, submission }: Dossier): Slide {
  const { contact, productName } = report.brand;
  const day = workingDayFrom(daysAfter(report.date, 90), shopCalendar(submission, report.date));
  const again = words.again(productName, longDate(day));
  const ask = contact === null ? "" : words.questions(`${contact.name}, ${contact.email}`);
  const { title, text } = words.missing;
  return {
    kind: "close",
    body: markup`<div><h2>${title}</h2><p class="lead cut">${withRolesOf(submission, text)}</p></div><div></div><p class="foot cut">${again}${ask}</p>`,
  };
}
