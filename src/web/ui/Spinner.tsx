import type { ReactElement } from "react";

/** Spins while something is running, except with reduced motion. The text next to it says what is running. */
export function Spinner(): ReactElement {
  return (
    <svg className="spinner" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
