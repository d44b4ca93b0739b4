import type { Cell } from "../../measures/record-list.ts";
import { componentMark } from "../match/targets.ts";
import type { LabeledNumber } from "../table/table.ts";
import { type Entries, numberIn } from "./entries.ts";

/** "Total pcs run (good+bad)", "Pieces produced", "Good parts": pieces of the whole sheet. */
const saysPieces = /\b(?:pcs?|pieces|parts|qty|quantity|units)\b/i;
const saysGood = /\b(?:good|ok|accepted|passed)\b/i;
const saysAll = /\b(?:run|made|produced|machined|inspected|started|completed|processed|bad|total)\b/i;
const saysOther =
  /\b(?:scrap(?:ped)?|reject(?:s|ed)?|rework(?:ed)?|open|late|short|ordered|per|goal|target|cost|hours?)\b/i;

/** A log with the pieces that were run, and what they are called above it. */
interface WithPieces {
  readonly entries: Entries;
  readonly label: string | null;
}

/** Longer logs than a year don't have one number of pieces run. Own judgment. */
const mostDays = 366;

/**
 * A log of scrap lists only what was scrapped, but may say above it how many pieces were run. These are spread over its
 * weekdays, as rows with good pieces and no scrap.
 */
export function withPiecesRun(entries: Entries, above: readonly LabeledNumber[]): WithPieces {
  const without = { entries, label: null };
  const { list, filled, columns, count } = entries;
  const [said, ...others] = above.filter(({ label, number }) => isOfPieces(label) && number > 0);
  const scrap = columns.scrap_qty ?? [];
  if (list !== "operations" || filled.has("good_qty") || said === undefined || others.length > 0) return without;
  if (scrap.length === 0 || !scrap.every((cell) => (numberIn(cell) ?? 0) > 0)) return without;
  const day = [`${componentMark}worked_on`, "completed"].find((id) => filled.has(id));
  const days = weekdaysAmong((columns[day ?? ""] ?? []).flatMap((cell) => numberIn(cell) ?? []));
  const scrapped = scrap.reduce<number>((sum, cell) => sum + (numberIn(cell) ?? 0), 0);
  const isOnlyGood = saysGood.test(said.label) && !/\b(?:bad|scrap)\b/i.test(said.label);
  const good = isOnlyGood ? said.number : said.number - scrapped;
  if (day === undefined || days.length === 0 || good < 0) return without;
  const added: Readonly<Record<string, readonly Cell[]>> = {
    [day]: days,
    good_qty: days.map(() => good / days.length),
    scrap_qty: days.map(() => 0),
  };
  const none = days.map(() => null);
  const longer = Object.entries({ good_qty: scrap.map(() => 0), ...columns }).map(
    ([id, cells]) => [id, [...cells, ...(added[id] ?? none)]] as const,
  );
  const whole = {
    ...entries,
    columns: Object.fromEntries(longer),
    count: count + days.length,
    filled: new Set([...filled, "good_qty"]),
  };
  return { entries: whole, label: said.label };
}

/** The weekdays from the first to the last of these days; none if they are too far apart. Days 0 and 1 were a weekend. */
function weekdaysAmong(days: readonly number[]): readonly number[] {
  const [first, last] = [Math.floor(Math.min(...days)), Math.floor(Math.max(...days))];
  if (days.length === 0 || last - first > mostDays) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((day) => day % 7 > 1);
}

const isOfPieces = (label: string): boolean => {
  const outside = label.replace(/\([^)]*\)/g, " ");
  return saysPieces.test(outside) && !saysOther.test(outside) && (saysAll.test(outside) || saysGood.test(outside));
};
