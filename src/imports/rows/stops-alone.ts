import type { Row } from "../../measures/reading.ts";
import { numberIn } from "./entries.ts";
import { withMade } from "./made-lists.ts";
import type { Records } from "./records.ts";
import { rowWords } from "./rows.words.ts";

const planned = "Planned stop";
const setup = "Setup";

/** What a log of stops shows without any other: how much of it no one explains, and how long setups last. */
export const withStopsAlone = (records: Records): Records => withSetups(withUnexplained(records));

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
