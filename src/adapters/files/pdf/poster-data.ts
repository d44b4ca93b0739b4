import { onWall } from "../../../report/brief/dashboard/on-wall.ts";
import type { Dossier } from "../../../report/dossier.ts";
import { longDate, typeset } from "../../../report/format.ts";
import { allInMoney, inMoney } from "../../../report/own-money.ts";
import { posterWords } from "../../../report/rendered.words.ts";
import { weekCount } from "../../../report/workbook/weeks.ts";
import { goalMark } from "../../../survey/currency.ts";
import { capitalized, curlyApostrophes } from "../../../survey/writing.ts";
import { brandOf, paperPalette } from "./printed-report.ts";
import { answerText } from "./printed-text.ts";

/** The data of the wall poster's template: which KPIs to read and what they mean, without the shop's figures. */
export function posterData({ report, diagnosis, submission }: Dossier) {
  return {
    brand: brandOf(report, paperPalette(report.brand.color)),
    words: posterWords,
    shop: answerText(report.shop),
    // The template picks the type size by it, because the name may be in pieces.
    shopLength: report.shop.length,
    date: longDate(report.date),
    weeks: weekCount,
    kpis: allInMoney(diagnosis.kpis, goalMark(submission)).map((kpi, index) => {
      const { question, goal, lights } = onWall(kpi, submission);
      return {
        position: index + 1,
        name: kpi.name,
        question: curlyApostrophes(question),
        owner: kpi.owner,
        cadence: capitalized(kpi.cadence),
        target: typeset(goal),
        lights: lights.map(([light, limit]) => ({ light, limit: inMoney(limit, goalMark(submission)) })),
        whenRed: lights.length === 0 ? "" : curlyApostrophes(kpi.when_red),
      };
    }),
  };
}
