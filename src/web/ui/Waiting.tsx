import type { ReactElement } from "react";
import { Spinner } from "./Spinner.tsx";

/** Something is on its way, and says what. */
export function Waiting({ text }: { readonly text: string }): ReactElement {
  return (
    <main className="waiting">
      <Spinner />
      <p role="status">{text}</p>
    </main>
  );
}
