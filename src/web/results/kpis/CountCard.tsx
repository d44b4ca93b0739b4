import type { ReactElement } from "react";
import type { CountOnBoard } from "./board.ts";
import { TileReading } from "./KpiCard.tsx";

/** Something this shop counts by hand or measures itself by, as on the report's dashboard. */
export const CountCard = ({ count }: { readonly count: CountOnBoard }): ReactElement => (
  <li className="kpi-card count-card">
    <h3>{count.name}</h3>
    <TileReading name={count.name} tile={count} />
  </li>
);
