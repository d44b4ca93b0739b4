import type { Case } from "../../diagnosis/case/case.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { goalMark } from "../../survey/currency.ts";
import type { Submission } from "../../survey/submission.ts";
import { views } from "../chapters/views.ts";
import { whatChanged } from "../chapters/what-changed.ts";
import { wordedByModel } from "../chapters/workings.ts";
import { kpiBlocks, orderBlocks } from "../letter/letter-blocks.ts";
import { leadsWithLetter } from "../letter/letter-page.ts";
import { letterTiles } from "../letter/letter-tiles.ts";
import type { Occasion } from "../occasion.ts";
import { allInMoney } from "../own-money.ts";
import type { Report } from "../report.ts";
import { headOf } from "../report-head.ts";
import { shownCase } from "../shown-case.ts";
import { plain } from "../text.ts";
import { viewsOf, viewsOnPageOne } from "../views.ts";
import { hasWords, noWords, type Words } from "../words.ts";
import { shopCalendar } from "../working-days.ts";
import { causes } from "./causes.ts";
import { chapterWords } from "./chapters.words.ts";
import { dashboard } from "./dashboard.ts";
import { findings } from "./findings.ts";
import { pageOne } from "./page-one.ts";
import { plan } from "./plan.ts";
import { published } from "./published.ts";
import { titleOf } from "./title.ts";

/**
 * The report that the owner reads: at most eight pages. The same submission, date, brand and words always give the same
 * one.
 *
 * @param built the case of this diagnosis, if the caller has it already
 */
export function composeBrief(
  submission: Submission,
  diagnosis: Diagnosis,
  occasion: Occasion,
  words: Words = noWords,
  built: Case = caseOf(submission, diagnosis),
): Report {
  const found = shownCase(submission, diagnosis, occasion, words, built);
  const seen = viewsOf(submission, occasion.witnesses ?? [], diagnosis, occasion);
  const isStory = leadsWithLetter(words);
  const theirs = isStory ? kpisOfLetter(words, diagnosis) : [];
  const tiles = isStory ? letterTiles(words.letter, diagnosis.kpis, shopCalendar(submission, occasion.date)) : [];
  const isOrdered = theirs.length >= minKpis || tiles.length >= enoughOwn;
  // A dashboard of the shop's own measures needs no goals from other shops.
  const beside = isOrdered ? theirs.slice(0, Math.max(0, enoughOwn - tiles.length)) : diagnosis.kpis;
  const onDashboard = dashboard(submission, { kpis: beside }, found, occasion, {
    tiles,
    isOrdered,
    plan: diagnosis.kpis,
  });
  const brief: Report = {
    layer: "brief",
    title: titleOf(found, diagnosis, words),
    ...headOf(submission, diagnosis, occasion),
    blocks: [
      ...whatChanged(submission, diagnosis, occasion, words, found.week),
      ...pageOne(submission, diagnosis, found, occasion.date, words, seen && viewsOnPageOne(seen, occasion)),
      ...onDashboard,
      // The shop's own tiles name their source; a list of other KPIs next to them would fit any shop.
      ...(tiles.length >= enoughOwn ? [] : kpiBlocks(words, diagnosis)),
      ...views(seen),
      ...causes(found, diagnosis, words),
      ...(isStory ? [] : findings(diagnosis.findings, found)),
      ...plan(submission, diagnosis, found, occasion.date, words),
      ...(isStory ? [] : published(submission)),
      ...(hasWords(words)
        ? [
            wordedByModel(
              words,
              found.ruling.some(({ verdict }) => verdict !== "none-planned"),
            ),
            ...(isStory ? orderBlocks(words, diagnosis) : []),
          ]
        : []),
      { kind: "paragraph", role: "note", text: plain(chapterWords.last.text) },
    ],
  };
  return allInMoney(brief, goalMark(submission));
}

/** The KPIs that a letter explains, in its order. */
const kpisOfLetter = ({ letter }: Words, diagnosis: Diagnosis): Diagnosis["kpis"] =>
  (letter?.kpis ?? []).slice(0, maxKpis).flatMap(({ id }) => diagnosis.kpis.filter((kpi) => kpi.id === id));

/** The fewest KPIs of a letter that replace the plan's on the dashboard, and the most that are shown. Own judgment. */
const minKpis = 3;
const maxKpis = 5;
/** With at least this many tiles of its own, a shop's dashboard needs no other KPIs. Own judgment. */
const enoughOwn = 4;
