import type { Measured } from "../diagnosis/kpis/measured.ts";
import type { Peers } from "../diagnosis/peers.ts";
import type { Coworker } from "../survey/coworker.ts";
import { dayMs } from "../survey/day-ms.ts";
import type { Earlier } from "./earlier.ts";

/** What a report depends on besides the answers: the day, the brand, other shops, coworkers, and the visit before. */
export interface Occasion {
  /** The day of the report, `2026-11-21`. */
  readonly date: string;
  readonly brand: Brand;
  /** What is known about shops of the same kind; absent if shops aren't compared. */
  readonly peers?: Peers;
  /** The day the owner answered, if the report was made again since. */
  readonly answered?: string;
  /** What coworkers see; absent if none was asked. Stored under this name. */
  readonly witnesses?: readonly Coworker[];
  /** The visit before; absent on the first. */
  readonly earlier?: Earlier;
  /** Ids of the earlier plan's tasks that are done. */
  readonly done?: readonly string[];
  /** KPIs from the shop's own records. */
  readonly measured?: readonly Measured[];
}

/** After this many days, what someone saw or measured may no longer be true. Own judgment. */
const currentDays = 30;

/** Whether a day is that long before another. */
export const isLongBefore = (day: string, date: string): boolean =>
  Date.parse(date) - Date.parse(day) > currentDays * dayMs;

/** Whether a view was given long before that day. Older releases stored no day. */
export const isOlderView = ({ day }: Pick<Coworker, "day">, date: string): boolean =>
  day !== undefined && isLongBefore(day, date);

/**
 * The views that count in a diagnosis: those from the time of the owner's visit, however long they waited to be
 * combined.
 */
export const currentViews = ({
  witnesses = [],
  date,
  answered = date,
}: Pick<Occasion, "witnesses" | "date" | "answered">): readonly Coworker[] =>
  witnesses.filter((one) => !isOlderView(one, answered));

/** The operator's brand, from the settings. */
export interface Brand {
  readonly productName: string;
  /** Address of a logo. Only a `data:` address gets into a report, which makes no outside request. */
  readonly logoUrl: string | null;
  /** Accent color, `#rrggbb`. */
  readonly color: string;
  /** The contact for readers; `null` if the operator set none. */
  readonly contact: { readonly name: string; readonly email: string } | null;
}
