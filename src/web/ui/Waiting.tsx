import type { ReactElement } from "react";
import { Spinner } from "./Spinner.tsx";

/** Shown while something loads, with text saying what. */
export function Waiting({ text }: { readonly text: string }): ReactElement {
  return (
    <main className="waiting">
      <Spinner />
      <p role="status">{text}</p>
    </main>
  );
}
