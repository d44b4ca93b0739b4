import type { Row } from "../../measures/reading.ts";
import type { RecordId } from "../../measures/records.ts";
import { numberIn } from "./entries.ts";
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
  return added(counted, "machine_days", days, rowWords.stopsAlone, "kpi_downtime_reasons");
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
  return added(records, "changeovers", setups, rowWords.setupStops, "kpi_changeover");
}

/** The fewest stops for setup whose middle says something. Own judgment. */
const minSetups = 8;

/** A list made for one KPI alone. */
function added(records: Records, list: RecordId, rows: readonly Row[], text: string, onlyFor: string): Records {
  const columns = Object.keys(rows[0] ?? {});
  return {
    ...records,
    rows: { ...records.rows, [list]: rows },
    filled: new Map([...records.filled, [list, new Set(columns)] as const]),
    made: [...(records.made ?? []), list],
    decided: [
      ...(records.decided ?? []),
      ...columns.map((column) => ({ list, column, text, notFor: [], onlyFor, isSaved: false })),
    ],
  };
}
