import { Component, type ReactNode } from "react";
import type { PageSettings } from "../../survey/wire.ts";
import { words } from "../words.ts";
import { Plain } from "./Plain.tsx";

interface Props {
  readonly settings: PageSettings;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/** Shows a way on where a bug, or code that cannot be fetched any more, would leave an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Plain settings={this.props.settings} title={words.broken.title} text={words.broken.text}>
        <button type="button" className="button button-main" onClick={() => window.location.reload()}>
          {words.broken.reload}
        </button>
        <a className="button" href="/">
          {words.broken.home}
        </a>
      </Plain>
    );
  }
}
