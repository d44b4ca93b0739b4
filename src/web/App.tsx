import type { ReactElement } from "react";
import { Route, Switch } from "wouter";
import type { PageSettings } from "../survey/wire.ts";
import { NotFound } from "./NotFound.tsx";
import { Page } from "./Page.tsx";
import { ErrorBoundary } from "./ui/ErrorBoundary.tsx";

/** The two things an address can lead to: the page, or nothing. */
export function App({ settings }: { readonly settings: PageSettings }): ReactElement {
  return (
    <ErrorBoundary settings={settings}>
      <Switch>
        <Route path="/">
          <Page settings={settings} />
        </Route>
        <Route>
          <NotFound settings={settings} />
        </Route>
      </Switch>
    </ErrorBoundary>
  );
}
