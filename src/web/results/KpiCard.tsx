import { type ReactElement, useState } from "react";
import { kpiPictureAddress } from "../../survey/samples.ts";
import { shownOfKpi } from "../../survey/shown-readiness.ts";
import type { WireKpi } from "../../survey/wire-results.ts";
import { resultsWords } from "../words/results.ts";
import type { KpiOnBoard } from "./board.ts";
import { GoalReading } from "./GoalReading.tsx";
import { OwnReading } from "./OwnReading.tsx";
import { ReadinessBadge } from "./ReadinessBadge.tsx";
import { shortName } from "./read-findings.ts";

const words = resultsWords.plan;

/** A KPI on the wall. The whole of it can be pressed; the button is its name. */
export function KpiCard({ kpi, onOpen }: { readonly kpi: KpiOnBoard; readonly onOpen: () => void }): ReactElement {
  const { name, phase } = kpi;
  const readiness = shownOfKpi(kpi);
  return (
    <li className="kpi-card">
      <h3>
        <button type="button" onClick={onOpen}>
          {name}
        </button>
      </h3>
      <Reading kpi={kpi} />
      <p className="kpi-foot">
        <ReadinessBadge readiness={readiness} />
        <span>
          <b>{words.readiness[readiness]}</b> {sourceOf(kpi)}, {words.phase(phase)}
        </span>
      </p>
    </li>
  );
}

/** The shop's own value, else the goal over an empty chart. An older report tells neither: then an example. */
function Reading({ kpi }: { readonly kpi: KpiOnBoard }): ReactElement {
  const { name, tile, target } = kpi;
  if (tile?.is_own)
    return (
      <>
        <p className="kpi-target">{words.target(target.typical, target.good)}</p>
        <OwnReading tile={tile} />
      </>
    );
  if (tile?.picture === undefined) return <KpiPicture kpi={kpi} />;
  return (
    <>
      <GoalReading tile={tile} />
      <img
        className="goal-picture"
        src={`data:image/svg+xml,${encodeURIComponent(tile.picture)}`}
        alt={words.noReading(name)}
        width="292"
        height="100"
      />
    </>
  );
}

/** How it looks once it is filled. Where the picture cannot be had, its room stays. */
export function KpiPicture({ kpi: { id, name } }: { readonly kpi: WireKpi }): ReactElement {
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

/** The systems its data comes from, in short. */
function sourceOf({ data, readiness }: WireKpi): string {
  const systems = new Set(data.flatMap(({ place }) => (place === null ? [] : [shortName(place.system_name)])));
  if (systems.size === 0) return words.noSource;
  const named = [...systems].join(", ");
  return readiness === "needs-a-source" ? words.partSource(named) : named;
}
