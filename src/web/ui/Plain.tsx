import type { ReactElement, ReactNode } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { TopBar } from "./TopBar.tsx";

interface Props {
  readonly settings: PageSettings;
  readonly title: string;
  readonly text: string;
  /** Links or buttons to continue. */
  readonly children: ReactNode;
}

/** A page with one sentence and a way to continue: not found, broken, gone. */
export function Plain({ settings, title, text, children }: Props): ReactElement {
  return (
    <>
      <TopBar settings={settings} />
      <main className="plain">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <div className="plain-ways scale-rule">{children}</div>
      </main>
    </>
  );
}
