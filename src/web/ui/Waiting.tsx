import type { ReactElement } from "react";
import { Spinner } from "./Spinner.tsx";

/** Something is on its way, and says what. */
export function Waiting({ text }: { readonly text: string }): ReactElement {
  return (
    <main className="flex min-h-[70dvh] items-center justify-center gap-3 px-5 text-muted">
      <Spinner />
      <p role="status">{text}</p>
    </main>
  );
}
