import type { Case } from "../../../diagnosis/case/case.ts";
import type { Tile } from "../../../diagnosis/case/tile.ts";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { isTracked } from "../../../diagnosis/kpis/is-tracked.ts";
import { measuredIn } from "../../../diagnosis/kpis/measured.ts";
import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import { memoize } from "../../../diagnosis/memoize.ts";
import type { KpiId } from "../../../knowledge/kpis/kpis.ts";
import type { Submission } from "../../../survey/submission.ts";
import { inWords, lowerFirst } from "../../../survey/writing.ts";
import { type Day, daysAfter, nextOf } from "../../files/calendar-days.ts";
import { monthAndDay } from "../../format.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import type { Occasion } from "../../occasion.ts";
import type { Block } from "../../report.ts";
import { plain, say, strong } from "../../text.ts";
import { dayOfTask, type ShopCalendar, shopCalendar, workingDayUntil } from "../../working-days.ts";
import { chosen } from "./chosen-tiles.ts";
import { dashboardWords as words } from "./dashboard.words.ts";
import { type ShopOfTiles, startOf, statedTile, tileOf } from "./kpi-tile.ts";
import { ownAndHandTiles } from "./own-tiles.ts";
import { daysCounted } from "./tile-lights.ts";

/**
 * The dashboard as it will hang on the wall: the shop's own value with its light if an answer gives one, else the goal.
 *
 * @param ofLetter the tiles of a letter; if there are any, tiles with published goals aren't added
 */
export function dashboard(
  submission: Submission,
  { kpis: planned }: Pick<Diagnosis, "kpis">,
  found: Case,
  { date, witnesses: coworkers = [] }: Pick<Occasion, "date" | "witnesses">,
  ofLetter: readonly DashboardTile[] = [],
): readonly Block[] {
  const { tiles: caseTiles, week } = found;
  const shop = { submission, coworkers, week, date, planned };
  const kpiTiles = tilesOf(planned, caseTiles, shop);
  const all = withoutRepeats(ownAndHandTiles(submission, found, planned, date), kpiTiles);
  const isTheirs = ofLetter.length > 0;
  const shown = (isTheirs ? ofLetter : chosen(all, found)).map((tile) => withReadingDays(tile, planned, shop));
  const waiting = (isTheirs ? kpiTiles : all).filter(
    (tile) => !shown.some((one) => one.name === tile.name || (one.id !== null && one.id === tile.id)),
  );
  const later = startedLater(waiting, shown, shop);
  const real = shown.filter(({ isReal }) => isReal).length;
  const tracked = shown.filter(({ id, isReal }) => id !== null && !isReal && isTracked(id, submission)).length;
  return [
    { kind: "heading", level: 2, id: "dashboard", topic: words.topic, text: words.title(shown.length) },
    {
      kind: "paragraph",
      role: "body",
      text: plain(
        [
          words.about(real, shown.length, tracked, measuredIn(submission).length > 0),
          ...(isTheirs || later.length === 0 ? [] : [words.later(inWords(later.map(({ name }) => name)))]),
        ].join(" "),
      ),
    },
    { kind: "dashboard", tiles: shown, later },
    ...(isTheirs ? [] : tilesInWords(shown, planned, found, submission)),
  ];
}

/** The tiles that aren't for the wall yet, each with the first number that it then has. */
function startedLater(
  waiting: readonly DashboardTile[],
  shown: readonly DashboardTile[],
  shop: ShopOfTiles,
): readonly DashboardTile[] {
  const onWall = new Map(shown.flatMap(firstOf));
  const starting = new Set([...onWall, ...waiting.flatMap(firstOf)].map(([id]) => id));
  const planned = shop.planned.filter(({ id }) => starting.has(id));
  return waiting.map((tile) => {
    const kpi = planned.find(({ id }) => id === tile.id);
    return kpi === undefined ? tile : { ...tile, ...startOf(kpi, { ...shop, planned, onWall }) };
  });
}

const firstOf = ({ id, firstNumber }: DashboardTile): readonly (readonly [KpiId, Day])[] =>
  id === null || firstNumber === undefined ? [] : [[id, firstNumber]];

/** How many weeks, or months, a tile on the wall has boxes for. */
const [weeksOnWall, monthsOnWall] = [8, 6];

/** `Dec 11`. */
const shortDay = (day: Day): string => monthAndDay(day).replace(/^([A-Z][a-z]{2})[a-z]+/, "$1");

/** The tile with the days, or months, to write its number down on, unless it is counted daily. */
function withReadingDays(
  tile: DashboardTile,
  planned: readonly PlannedKpi[],
  { submission, date }: ShopOfTiles,
): DashboardTile {
  const kpi = planned.find(({ id }) => id === tile.id);
  const isDaily = tile.byHand !== undefined && tile.byHand.lights.length === 0 && tile.byHand.isWeekly === undefined;
  if (isDaily) return tile;
  const calendar = shopCalendar(submission, date);
  const from = tile.firstNumber ?? dayOfTask("Mon", calendar);
  if (kpi?.cadence === "monthly") return { ...tile, readingDays: monthsFrom(from) };
  return { ...tile, readingDays: weeksFrom({ ...calendar, date: from }) };
}

/** The last working days of the weeks from a day on. Memoized, because most tiles begin on one of a few days. */
const weeksFrom = memoize(
  ({ date, keepsHolidays }: ShopCalendar) => `${date} ${keepsHolidays}`,
  (calendar): readonly string[] => {
    const first = nextOf(daysAfter(calendar.date, -1), ["FR"]);
    const fridays = Array.from({ length: weeksOnWall }, (_, at) => daysAfter(first, 7 * at));
    return fridays.map((day) => shortDay(workingDayUntil(day, calendar)));
  },
);

/** `Dec`, `Jan` and so on, from the month of this day. */
const monthsFrom = (day: Day): readonly string[] =>
  Array.from({ length: monthsOnWall }, (_, at) => monthAndDay(daysAfter(`${day.slice(0, 8)}15`, 30 * at)).slice(0, 3));

/** What each tile says and where its number comes from, for who reads instead of looks. */
function tilesInWords(
  tiles: readonly DashboardTile[],
  planned: readonly PlannedKpi[],
  { tiles: ofCase }: Case,
  submission: Submission,
): readonly Block[] {
  const items = tiles.map((tile) => {
    const kpi = planned.find(({ id }) => id === tile.id);
    const why = ofCase.find((one) => one.kpi === tile.id)?.why ?? "";
    const said = [kpi?.question ?? "", why, readingOf(tile), kpi === undefined ? "" : sourceOf(kpi, submission)];
    return say`${strong(`${tile.name}.`)} ${said.filter((text) => text !== "").join(" ")}`;
  });
  return items.length === 0 ? [] : [{ kind: "list", ordered: true, items }];
}

function readingOf({ value, unit, target, note, isReal }: DashboardTile): string {
  const shown = isReal || /^of\b/.test(unit) ? `${value} ${unit}`.trim() : value;
  return isReal ? words.today(shown, target) : words.aimFor(shown, note === words.tracked ? lowerFirst(note) : note);
}

/** A system is named only if it has all the data. */
function sourceOf({ id, readiness, data, cadence }: PlannedKpi, submission: Submission): string {
  const system = data.find(({ place }) => place !== null)?.place?.system_name.replace(/ \(.*\)$/, "");
  const often = words.often[cadence];
  if (readiness === "needs-a-source" || system === undefined) return words.byHandOnly;
  if (readiness !== "ready-now") return words.byHandEach(often);
  return words[daysCounted(id, submission) === undefined ? "source" : "sourceLater"](words.keptIn(system), often);
}

/** The first list's tiles, then those of the second that show another KPI. */
const withoutRepeats = (
  first: readonly DashboardTile[],
  kpiTiles: readonly DashboardTile[],
): readonly DashboardTile[] => [...first, ...kpiTiles.filter(({ id }) => !first.some((one) => one.id === id))];

/** The case's tiles first, then the rest of the plan. */
function tilesOf(planned: readonly PlannedKpi[], tiles: readonly Tile[], shop: ShopOfTiles): readonly DashboardTile[] {
  const first = tiles.flatMap((tile) => {
    const kpi = planned.find(({ id }) => id === tile.kpi);
    return kpi === undefined ? [] : [tileOf(kpi, tile, shop)];
  });
  const others = planned
    .filter(({ id }) => !first.some((one) => one.id === id))
    .map((kpi) => tileOf(kpi, statedTile(kpi, shop.submission), shop));
  return [...first, ...others];
}
