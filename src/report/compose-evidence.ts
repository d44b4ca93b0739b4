import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import { goalMark, rateMark } from "../survey/currency.ts";
import type { Submission } from "../survey/submission.ts";
import { answersGiven } from "./chapters/answers-given.ts";
import { chain } from "./chapters/chain.ts";
import { coverage } from "./chapters/coverage.ts";
import { crossChecks } from "./chapters/cross-checks.ts";
import { daysPlan } from "./chapters/days-plan.ts";
import { findingOf, firstPage } from "./chapters/first-page.ts";
import { kpiPlan } from "./chapters/kpi-plan.ts";
import { peersCompared } from "./chapters/peers.ts";
import { publishedFigures } from "./chapters/published-figures.ts";
import { rootThemes } from "./chapters/root-themes.ts";
import { sharpen } from "./chapters/sharpen.ts";
import { views } from "./chapters/views.ts";
import { whatChanged } from "./chapters/what-changed.ts";
import { whereHoursGo } from "./chapters/where-hours-go.ts";
import { workingsAndSources } from "./chapters/workings.ts";
import { lossesOf } from "./figures.ts";
import { rangeOf } from "./format.ts";
import type { Occasion } from "./occasion.ts";
import { allInMoney } from "./own-money.ts";
import type { Report } from "./report.ts";
import { headOf } from "./report-head.ts";
import { viewsOf } from "./views.ts";
import { noWords, type Words } from "./words.ts";

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
  const evidence: Report = {
    layer: "evidence",
    title: findingOf(diagnosis),
    ...headOf(submission, diagnosis, occasion),
    blocks: [
      ...firstPage(submission, diagnosis, words),
      ...whereHoursGo(submission, diagnosis),
      ...whatChanged(submission, diagnosis, occasion, words),
      ...views(viewsOf(submission, occasion.witnesses ?? [], diagnosis, occasion)),
      ...rootThemes(submission, diagnosis, words),
      ...chain(diagnosis.chain, words),
      ...crossChecks(submission, diagnosis.findings),
      ...allInMoney(kpiPlan(submission, diagnosis), goalMark(submission)),
      ...daysPlan(submission, diagnosis),
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
