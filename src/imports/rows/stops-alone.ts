import type { Row } from "../../measures/reading.ts";
import { numberIn } from "./entries.ts";
import { breakdown, withMade } from "./made-lists.ts";
import type { Records } from "./records.ts";
import { rowWords } from "./rows.words.ts";

const planned = "Planned stop";
const setup = "Setup";

/** What a log of stops shows without any other: how much of it no one explains, and how long setups and repairs last. */
export const withStopsAlone = (records: Records): Records => withSetups(withUnexplained(withRepairs(records)));

const has = ({ filled }: Records, column: string): boolean => filled.get("stops")?.has(column) === true;

/**
 * Without a machine log, the stops are the hours out of cycle. Planned ones aren't: no one asks why a machine stands on
 * Sunday. Where every stop has a reason, a person wrote the log and left out the others.
 */
function withUnexplained(records: Records): Records {
  const { rows } = records;
  const stops = (rows.stops ?? []).filter(({ reason }) => reason !== planned);
  const isWhole = stops.some(({ reason }) => (reason ?? null) === null);
  if (rows.machine_days !== undefined || !has(records, "reason") || !has(records, "hours") || !isWhole) return records;
  const days = stops.map(
    ({ machine, began, hours }): Row => ({
      machine: machine ?? null,
      day: Math.floor(numberIn(began) ?? 0),
      scheduled_hours: numberIn(hours),
      in_cycle_hours: 0,
    }),
  );
  const counted = { ...records, rows: { ...rows, stops } };
  return withMade(counted, {
    list: "machine_days",
    rows: days,
    columns: ["scheduled_hours", "in_cycle_hours"],
    text: rowWords.stopsAlone,
    onlyFor: ["kpi_downtime_reasons"],
  });
}

/** Without a list of changeovers, a stop for setup is one: from the last good part to the first. */
function withSetups(records: Records): Records {
  const { rows } = records;
  const setups = (rows.stops ?? []).flatMap(({ machine = null, began, hours, reason }): readonly Row[] => {
    const [from, length] = [numberIn(began), numberIn(hours)];
    return reason !== setup || from === null || length === null
      ? []
      : [{ job: null, machine, last_good: from, first_good: from + length / 24 }];
  });
  if (rows.changeovers !== undefined || setups.length < minSetups) return records;
  return withMade(records, {
    list: "changeovers",
    rows: setups,
    columns: ["last_good", "first_good"],
    text: rowWords.setupStops,
    onlyFor: ["kpi_changeover"],
  });
}

/** The fewest stops for setup whose middle says something. Own judgment. */
const minSetups = 8;

/**
 * A list of stops in which machines only broke down was kept for repairs: each stop is one. Next to it there may be a list of
 * planned work; one that tells repairs apart says more. A machine's own log has stops too short to be repairs.
 */
function withRepairs(records: Records): Records {
  const { rows, filled, decided = [] } = records;
  const stops = rows.stops ?? [];
  const broken = stops.filter(({ reason }) => reason === breakdown).length;
  const isOther = stops.some(({ reason }) => !brokenOr.includes(String(reason ?? "Other")));
  const isOwn = rows.machine_days !== undefined || filled.get("maintenance")?.has("kind") === true;
  if (isOther || isOwn || !has(records, "hours") || broken < minBroken || broken < stops.length / 2) return records;
  const maintenance = [
    ...(rows.maintenance ?? []).map((row): Row => ({ ...row, kind: "Planned" })),
    ...stops.map(({ began = null, hours = null }): Row => ({ kind: "Repair", due: began, hours })),
  ];
  const columns = new Set([...(filled.get("maintenance") ?? []), "kind", "due", "hours"]);
  return {
    ...records,
    rows: { ...rows, maintenance },
    filled: new Map([...filled, ["maintenance", columns] as const]),
    decided: [
      ...decided,
      { list: "maintenance", column: "kind", text: rowWords.repairStops, notFor: [], isSaved: false },
    ],
  };
}

/** The fewest breakdowns that show what a list is for. Own judgment. */
const minBroken = 5;
/** What a person writes of a breakdown may say none of our reasons, and a tool changer that is stuck reads as tools. */
const brokenOr: readonly string[] = [breakdown, "Tools or fixture", "Other"];
