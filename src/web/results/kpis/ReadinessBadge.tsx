import type { ReactElement } from "react";
import "./readiness-badge.css";
import type { ShownReadiness } from "../../../survey/shown-readiness.ts";

/**
 * A full circle, one with a dot, a half circle or an empty one, as in the report, so that the shape works without
 * color. Text is next to it.
 */
export function ReadinessBadge({ readiness }: { readonly readiness: ShownReadiness }): ReactElement {
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
      {readiness === "ask-first" && <circle cx="6" cy="6" r="1.75" fill="currentColor" />}
      {readiness === "needs-a-habit" && <path d="M6 1.25a4.75 4.75 0 0 0 0 9.5Z" fill="currentColor" />}
    </svg>
  );
}
