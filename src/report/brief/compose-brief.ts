import type { Case } from "../../diagnosis/case/case.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { situationRow } from "../../diagnosis/case/finding/situation-row.ts";
import { isApart } from "../../diagnosis/case/unknowns/unknowns.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { themes } from "../../knowledge/themes.ts";
import { goalMark } from "../../survey/currency.ts";
import type { Submission } from "../../survey/submission.ts";
import { whatChanged } from "../changes/what-changed.ts";
import { views } from "../evidence/views.ts";
import { wordedByModel } from "../evidence/workings.ts";
import { orderBlocks, sumBlocks } from "../letter/letter-blocks.ts";
import { letterUnknowns } from "../letter/letter-page.ts";
import { letterTiles } from "../letter/letter-tiles.ts";
import type { Occasion } from "../occasion.ts";
import { allInMoney } from "../own-money.ts";
import type { Report } from "../report.ts";
import { headOf } from "../report-head.ts";
import { shownCase } from "../shown-case.ts";
import { plain } from "../text.ts";
import { viewsOf, viewsOnPageOne } from "../views/views.ts";
import { hasWords, noWords, type Words } from "../words.ts";
import { shopCalendar } from "../working-days.ts";
import { causes } from "./causes.ts";
import { chapterWords } from "./chapters.words.ts";
import { crossChecks } from "./cross-checks.ts";
import { dashboard } from "./dashboard/dashboard.ts";
import { pageOne } from "./page-one/page-one.ts";
import { titleOf } from "./page-one/title.ts";
import { plan } from "./plan/plan.ts";
import { published } from "./published.ts";

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
  const isStory = words.letter !== undefined;
  const tiles = letterTiles(words.letter, diagnosis.kpis, shopCalendar(submission, occasion.date));
  const brief: Report = {
    layer: "brief",
    title: titleOf(found, diagnosis, words),
    ...headOf(submission, diagnosis, occasion),
    ...countSheetOf(found, submission),
    blocks: [
      ...whatChanged(submission, diagnosis, occasion, words, found.week),
      ...pageOne(submission, diagnosis, found, occasion.date, words, seen && viewsOnPageOne(seen, occasion)),
      ...dashboard(submission, diagnosis, found, occasion, tiles),
      ...views(seen),
      ...(isStory ? [] : [...causes(found, diagnosis, words), ...crossChecks(diagnosis.findings, found)]),
      ...plan(submission, diagnosis, found, occasion.date, words),
      ...letterUnknowns(words, diagnosis),
      ...(isStory ? sumBlocks(words, diagnosis) : published(submission)),
      ...(hasWords(words) ? [wordedByModel(words), ...orderBlocks(words, diagnosis)] : []),
      { kind: "paragraph", role: "note", text: plain(chapterWords.last.text) },
    ],
  };
  return allInMoney(brief, goalMark(submission));
}

/** The heads of the sheet for the ten days, unless a situation has them count something of its own. */
function countSheetOf(
  {
    finding: {
      themes: [leading],
    },
    situation,
  }: Case,
  submission: Submission,
): Pick<Report, "countSheet"> {
  const own = situation === null ? undefined : situationRow(situation.id, submission).countSheet;
  if (own !== undefined) return { countSheet: own };
  return leading === undefined || isApart(situation) ? {} : { countSheet: themes[leading].countSheet };
}
