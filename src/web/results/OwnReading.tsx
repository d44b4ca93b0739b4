import type { ReactElement } from "react";
import type { WireTile } from "../../survey/wire-answer.ts";
import { RangeScale } from "./RangeScale.tsx";

type Light = WireTile["lights"][number];

/** The shop's own value of a KPI, as on the report's dashboard: the number, its light, and a scale from zero. */
export function OwnReading({ tile }: { readonly tile: WireTile }): ReactElement {
  const { value, unit, lights, light, note, scale } = tile;
  return (
    <div className="own-reading">
      <p className={value.includes(" ") ? "own-value own-value-long" : "own-value"}>
        {value}
        <span className="unit-gap"> </span>
        <span>{unit}</span>
      </p>
      <p className="own-light">
        {lights.map((mark) => (
          <LightMark key={mark} light={mark} />
        ))}
        <b data-light={lights.length === 1 ? lights[0] : undefined}>{light}</b> <span>{note}</span>
      </p>
      {scale !== undefined && <RangeScale {...scale} likely={(scale.low + scale.high) / 2} />}
    </div>
  );
}

const shapes: Readonly<Record<Light, string>> = {
  green: "M7 1a6 6 0 1 0 0 12A6 6 0 0 0 7 1Z",
  amber: "M7 .8 14 13.2H0Z",
  red: "M1.4 1.4h11.2v11.2H1.4Z",
};

/** A circle, a triangle or a square: the same shapes as in the report. */
const LightMark = ({ light }: { readonly light: Light }): ReactElement => (
  <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" data-light={light}>
    <path d={shapes[light]} fill="currentColor" />
  </svg>
);
