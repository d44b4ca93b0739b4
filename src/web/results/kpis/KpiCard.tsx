import { type ReactElement, useState } from "react";
import { kpiPictureAddress } from "../../../survey/samples.ts";
import type { WireTile } from "../../../survey/wire/response.ts";
import { shortName } from "../../../survey/writing.ts";
import { kpiPlanWords } from "../../words/kpi-plan.ts";
import { type KpiOnBoard, readinessOf } from "./board.ts";
import { GoalReading } from "./GoalReading.tsx";
import { OwnReading } from "./OwnReading.tsx";
import { ReadinessBadge } from "./ReadinessBadge.tsx";
import "./kpi-reading.css";

const words = kpiPlanWords;

/** A KPI on the board. The whole card is clickable; its button is the name. */
export function KpiCard({ kpi, onOpen }: { readonly kpi: KpiOnBoard; readonly onOpen: () => void }): ReactElement {
  const { name = kpi.name } = kpi.tile ?? {};
  const readiness = readinessOf(kpi);
  return (
    <li className="kpi-card">
      <h3>
        <button type="button" onClick={onOpen}>
          {name}
        </button>
      </h3>
      <p className="kpi-asks">{kpi.question}</p>
      <Reading kpi={kpi} />
      <p className="kpi-foot">
        <ReadinessBadge readiness={readiness} />
        <span>
          <b>{words.readiness[readiness]}:</b>{" "}
          {readiness === "needs-a-habit" ? words.recordedIn(sourceOf(kpi)) : sourceOf(kpi)}
        </span>
      </p>
    </li>
  );
}

/** The shop's own value, or else the goal and how to count it. An older report has no tile, so an example is shown. */
export function Reading({ kpi }: { readonly kpi: KpiOnBoard }): ReactElement {
  const { name, tile } = kpi;
  return tile === undefined ? <KpiPicture kpi={kpi} /> : <TileReading name={tile.name ?? name} tile={tile} />;
}

/** The shop's own value and its measured weeks, or else the goal. */
export function TileReading({ name, tile }: { readonly name: string; readonly tile: WireTile }): ReactElement {
  if (!tile.is_own) return <GoalReading tile={tile} />;
  return (
    <>
      <OwnReading tile={tile} />
      {tile.picture !== undefined && (
        <img
          className="own-weeks"
          src={`data:image/svg+xml,${encodeURIComponent(tile.picture)}`}
          alt={words.ownWeeks(name)}
          width="292"
          height="100"
        />
      )}
    </>
  );
}

/** An example of the filled chart. If the picture can't be loaded, its space stays empty. */
function KpiPicture({ kpi: { id, name } }: { readonly kpi: KpiOnBoard }): ReactElement {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <div className="kpi-picture">
      {!isMissing && (
        <img
          src={kpiPictureAddress(id)}
          alt={words.picture(name)}
          width="292"
          height="156"
          loading="lazy"
          decoding="async"
          onError={() => setIsMissing(true)}
        />
      )}
    </div>
  );
}

/** The systems its data comes from, and by when unless the tile says it. */
function sourceOf(kpi: KpiOnBoard): string {
  if (kpi.tile?.is_measured === true) return words.ownFiles;
  return kpi.tile === undefined ? `${systemsOf(kpi)}, ${words.phase(kpi.phase)}` : systemsOf(kpi);
}

function systemsOf({ data, readiness }: KpiOnBoard): string {
  const systems = new Set(data.flatMap(({ place }) => (place === null ? [] : [shortName(place.system_name)])));
  if (systems.size === 0) return words.noSource;
  const named = [...systems].join(", ");
  return readiness === "needs-a-source" ? words.partSource(named) : named;
}
