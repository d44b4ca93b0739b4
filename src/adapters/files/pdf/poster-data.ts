import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import { boardOf } from "../../../report/brief/dashboard/on-board.ts";
import { goalOfCount, onWall } from "../../../report/brief/dashboard/on-wall.ts";
import type { Dossier } from "../../../report/dossier.ts";
import { longDate, typeset } from "../../../report/format.ts";
import type { DashboardTile } from "../../../report/kpi-blocks.ts";
import { allInMoney, inMoney } from "../../../report/own-money.ts";
import { posterWords } from "../../../report/rendered.words.ts";
import { weekCount } from "../../../report/workbook/weeks.ts";
import { goalMark } from "../../../survey/currency.ts";
import type { Submission } from "../../../survey/submission.ts";
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
    columns: weekCount,
    kpis: allInMoney(boardOf({ report, diagnosis }), goalMark(submission)).map((on, index) => ({
      position: index + 1,
      name: on.tile.name,
      ...("kpi" in on ? kpiRow(on.kpi, submission) : countRow(on.tile)),
    })),
  };
}

function kpiRow(kpi: PlannedKpi, submission: Submission) {
  const { question, goal, lights } = onWall(kpi, submission);
  return {
    question: curlyApostrophes(question),
    reader: `${capitalized(kpi.cadence)}:`,
    owner: kpi.owner,
    target: typeset(goal),
    goal: "",
    boxes: kpi.cadence === "monthly" ? numbered(monthCount, posterWords.month) : numbered(weekCount, String),
    lights: lights.map(([light, limit]) => ({ light, limit: inMoney(limit, goalMark(submission)) })),
    whenRed: lights.length === 0 ? "" : curlyApostrophes(kpi.when_red),
  };
}

/** What this shop counts by hand or measures itself by: it has no light, and its goal may be a phrase, which needs room. */
const countRow = (tile: DashboardTile) => ({
  question: curlyApostrophes(tile.byHand?.how ?? ""),
  reader: isDaily(tile) ? posterWords.daily : posterWords.weekly,
  owner: tile.byHand?.who ?? "",
  target: "",
  goal: curlyApostrophes(typeset(goalOfCount(tile))),
  lights: [],
  whenRed: "",
  boxes: isDaily(tile)
    ? [...numbered(daysFirst, posterWords.day), ...numbered(weekCount, posterWords.week).slice(daysFirst / 5)]
    : numbered(weekCount, String),
});

/** Whether it is written down each day at first, for ten working days, and then once a week. */
const isDaily = ({ byHand }: DashboardTile): boolean => byHand?.who !== undefined && byHand.isWeekly === undefined;

const [daysFirst, monthCount] = [10, 3];

const numbered = (count: number, named: (at: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, at) => named(at + 1));
