import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { goalMark, rateMark } from "../../survey/currency.ts";
import type { Submission } from "../../survey/submission.ts";
import { lowerFirst } from "../../survey/writing.ts";
import { whatChanged } from "../changes/what-changed.ts";
import { lossesOf } from "../figures.ts";
import { rangeOf } from "../format.ts";
import type { Occasion } from "../occasion.ts";
import { allInMoney } from "../own-money.ts";
import type { Report } from "../report.ts";
import { headOf } from "../report-head.ts";
import { shownCase } from "../shown-case.ts";
import { viewsOf } from "../views/views.ts";
import { noWords, type Words } from "../words.ts";
import { answersGiven } from "./answers-given.ts";
import { chain } from "./chain.ts";
import { coverage } from "./coverage.ts";
import { crossChecks } from "./cross-checks.ts";
import { kpiBoard, kpiSheets } from "./kpi-plan.ts";
import { narrowedIn } from "./narrowed.ts";
import { ledBy, opening, titleOf } from "./opening.ts";
import { peersCompared } from "./peers.ts";
import { publishedFigures } from "./published-figures.ts";
import { rootThemes } from "./root-themes.ts";
import { sharpen } from "./sharpen.ts";
import { views } from "./views.ts";
import { whereHoursGo } from "./where-hours-go.ts";
import { workingsAndSources } from "./workings.ts";

/**
 * The evidence behind a report: every formula, assumption, source and answer. The same submission, day, brand and words
 * always give the same evidence.
 */
export function composeEvidence(
  submission: Submission,
  diagnosis: Diagnosis,
  occasion: Occasion,
  words: Words = noWords,
): Report {
  const found = shownCase(submission, diagnosis, occasion, words);
  const { finding, trial } = found;
  const narrowed = narrowedIn(found, submission);
  const led = ledBy(diagnosis, finding);
  const wrong = finding.themes.length === 0 ? undefined : trial.find(({ kind }) => kind === "we-are-wrong")?.see;
  const evidence: Report = {
    layer: "evidence",
    title: titleOf(diagnosis, finding, submission, narrowed),
    ...headOf(submission, diagnosis, occasion),
    blocks: [
      ...opening(submission, led, words, narrowed),
      ...allInMoney(kpiBoard(submission, diagnosis), goalMark(submission)),
      ...whereHoursGo(submission, diagnosis),
      ...whatChanged(submission, diagnosis, occasion, words),
      ...views(viewsOf(submission, occasion.witnesses ?? [], diagnosis, occasion)),
      ...rootThemes(submission, led, words, { wrong: lowerFirst(wrong ?? ""), narrowed }),
      ...chain(diagnosis.chain, led.themes[0]?.id, words),
      ...crossChecks(submission, diagnosis.findings),
      ...allInMoney(kpiSheets(submission, diagnosis), goalMark(submission)),
      ...publishedFigures(submission),
      ...peersCompared(occasion.peers, submission, diagnosis),
      ...coverage(submission, diagnosis),
      ...sharpen(submission, diagnosis),
      ...workingsAndSources(submission, diagnosis, words),
      ...answersGiven(submission),
    ],
  };
  return allInMoney(evidence, rateMark(submission), wagesIn(diagnosis));
}

/** Printed labor costs. They stay in US dollars, because they are based on US wages, whatever the shop's currency. */
const wagesIn = (diagnosis: Diagnosis): ReadonlySet<string> =>
  new Set(
    lossesOf(diagnosis)
      .filter(({ currency }) => currency === "labor_dollars")
      .map(({ amount }) => rangeOf(amount, amount.unit)),
  );
