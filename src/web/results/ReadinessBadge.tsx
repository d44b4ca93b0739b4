import type { ReactElement } from "react";
import type { WireKpi } from "../../survey/wire-results.ts";

/** A full, a half and an empty circle, as in the report: the shape says it without the color. A word is next to it. */
export function ReadinessBadge({ readiness }: Pick<WireKpi, "readiness">): ReactElement {
  return (
    <svg className={`readiness-badge ${readiness}`} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <circle
        cx="6"
        cy="6"
        r="4.75"
        fill={readiness === "ready-now" ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {readiness === "needs-a-habit" && <path d="M6 1.25a4.75 4.75 0 0 0 0 9.5Z" fill="currentColor" />}
    </svg>
  );
}
