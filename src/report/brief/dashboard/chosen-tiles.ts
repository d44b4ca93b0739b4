import type { Case } from "../../../diagnosis/case/case.ts";
import { kpisExposing } from "../../../knowledge/kpi-record/kpi-exposure.ts";
import { type KpiId, kpis } from "../../../knowledge/kpis/kpis.ts";
import { goals } from "../../../knowledge/page-one/goals.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { situations } from "../../../knowledge/situations.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import { dashboardWords as words } from "./dashboard.words.ts";
import { saysAllOf } from "./own-tiles.ts";

/** From this many tiles on, none without a number of the shop's own is added: a few large ones say more. Own judgment. */
const enoughTiles = 4;

/** The fewest tiles; with fewer, general KPIs fill the rest. Where no cause leads, more of them show where to look. */
const minTiles = { led: 2, open: 4 } as const;

/** The tiles worth showing: their own, counts by hand, and KPIs of the goal, of the situation and of the leading causes. */
export function chosen(tiles: readonly DashboardTile[], found: Case): readonly DashboardTile[] {
  const isGoalShown = tiles.some(({ target }) => target.startsWith(words.ownGoal));
  const kept = tiles.filter((tile) => !isIdle(tile, found, isGoalShown));
  const stated = kept.filter(({ id, isReal }) => isReal || id === null);
  const main = kept.find((tile) => tile.id === mainOf(found) && !stated.some((one) => saysAllOf(one, tile)));
  const own = main === undefined || stated.includes(main) ? stated : withRoom(stated, found);
  const shows = kept.find((tile) => tile.id === shownBy(found) && !own.some((one) => saysAllOf(one, tile)));
  const rankOf = (tile: DashboardTile): number => (tile === shows ? 3 : isWanted(tile) ? 2 : tile === main ? 1 : 0);
  const ofCase = kept
    .filter((tile) => !own.includes(tile) && tile.id !== null && (tile === shows || isOfCase(tile.id, found)))
    .toSorted((a, b) => rankOf(b) - rankOf(a));
  const others = kept.filter((tile) => !own.includes(tile) && !ofCase.includes(tile));
  const filled = [...own, ...ofCase].slice(0, Math.max(enoughTiles, own.length));
  const fewest = found.finding.themes.length > 0 ? minTiles.led : minTiles.open;
  const kpiTiles = [...filled, ...others.slice(0, Math.max(0, fewest - filled.length))];
  // First what they said that they want to reach.
  return tiles.filter((tile) => kpiTiles.includes(tile)).toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
}

/** What the shop said that it wants to reach. */
const isWanted = ({ target }: DashboardTile): boolean => target.startsWith(words.ownGoal);

/** The KPI that shows the situation that page one names, unless it takes much to count. */
function shownBy({ situation }: Case): KpiId | undefined {
  const [id] = situation === null ? [] : ((situations[situation.id] as Situation).shownBy ?? []);
  return id === undefined || kpis[id].effort.level === "high" ? undefined : id;
}

/** The KPI that shows most of the leading cause, if it warns before the damage and doesn't take much to count. */
function mainOf({ finding: { themes } }: Case): KpiId | undefined {
  const [id] = themes[0] === undefined ? [] : kpisExposing(themes[0]);
  return id === undefined || kpis[id].effort.level === "high" || kpis[id].timing === "lagging" ? undefined : id;
}

/** If the shop's own numbers fill the wall, the last one that is neither its goal, nor delivery, nor of a cause makes room. */
function withRoom(own: readonly DashboardTile[], { finding }: Case): readonly DashboardTile[] {
  if (own.length < enoughTiles) return own;
  const isOfCause = (id: KpiId): boolean =>
    finding.themes.some((theme) => kpisExposing(theme).slice(0, maxExposing).includes(id));
  const besides = own.findLast(
    (tile) => tile.isReal && tile.id !== null && tile.id !== "kpi_otd" && !isWanted(tile) && !isOfCause(tile.id),
  );
  return own.filter((tile) => tile !== besides);
}

const isOfCase = (id: KpiId, { tiles, finding }: Case): boolean =>
  tiles.some(({ kpi }) => kpi === id) ||
  finding.themes.some((theme) => kpisExposing(theme).slice(0, maxExposing).includes(id));

/** Whether a tile can be left out: it is fine today by their own account, or has little to do with the finding. */
function isIdle(
  { id, isReal, lights, target, note }: DashboardTile,
  { finding, goal }: Case,
  isGoalShown: boolean,
): boolean {
  const isAim = !isGoalShown && goal.aims.some(({ kind }) => goals[kind].kpi === id);
  if (id === null || id === "kpi_otd" || isAim) return false;
  if (isReal) return note !== words.measured && lights.length > 0 && lights.every((light) => light === "green");
  const [leading] = finding.themes;
  if (onlyAsked.includes(id) || (id === "kpi_lead_time" && leading !== "flow_wip_dwell" && leading !== undefined))
    return true;
  const isOfLeading = leading !== undefined && kpisExposing(leading).slice(0, maxExposing).includes(id);
  return target === words.goal && !isOfLeading && general.includes(id);
}

/** How many of the KPIs that reveal a cause are kept. */
const maxExposing = 3;

/** General KPIs that any shop could count. Their published goals mean little if no answer mentions them. Own judgment. */
const general: readonly KpiId[] = [
  "kpi_spindle_util",
  "kpi_lead_time",
  "kpi_changeover",
  "kpi_prog_backlog",
  "kpi_scrap",
];

/**
 * KPIs whose published goals push some shops the wrong way: more quotes won where prices are too low, more machines to a
 * person where one person is what work waits for, the same dollars an hour at any rate. They hang only for a goal or a
 * number of the shop's own. Own judgment.
 */
const onlyAsked: readonly KpiId[] = ["kpi_quote_hit", "kpi_run_paid", "kpi_rev_hour"];
