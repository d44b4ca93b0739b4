import { Component, type ReactNode } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { pageWords } from "../words/page.ts";
import { Plain } from "./Plain.tsx";

interface Props {
  readonly settings: PageSettings;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/** Shows a way to continue if a bug, or code that is no longer available, would leave an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Plain settings={this.props.settings} title={pageWords.broken.title} text={pageWords.broken.text}>
        <button type="button" className="button button-main" onClick={() => window.location.reload()}>
          {pageWords.broken.reload}
        </button>
        <a className="button" href="/">
          {pageWords.broken.home}
        </a>
      </Plain>
    );
  }
}
