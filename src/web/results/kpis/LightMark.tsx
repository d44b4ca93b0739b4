import type { ReactElement } from "react";
import type { WireTile } from "../../../survey/wire/response.ts";

type Light = WireTile["lights"][number];

const shapes: Readonly<Record<Light, string>> = {
  green: "M7 1a6 6 0 1 0 0 12A6 6 0 0 0 7 1Z",
  amber: "M7 .8 14 13.2H0Z",
  red: "M1.4 1.4h11.2v11.2H1.4Z",
};

/** A circle, a triangle or a square: the same shapes as in the report. */
export const LightMark = ({ light }: { readonly light: Light }): ReactElement => (
  <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" data-light={light}>
    <path d={shapes[light]} fill="currentColor" />
  </svg>
);
