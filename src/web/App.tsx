import type { ReactElement } from "react";
import type { PageSettings } from "../survey/wire/wire.ts";
import { NotFound } from "./NotFound.tsx";
import { Page } from "./Page.tsx";
import { ErrorBoundary } from "./ui/ErrorBoundary.tsx";

interface Props {
  readonly settings: PageSettings;
  readonly path: string;
}

/** The page at `/`; any other path is not found. */
export function App({ settings, path }: Props): ReactElement {
  return (
    <ErrorBoundary settings={settings}>
      {path === "/" ? <Page settings={settings} /> : <NotFound settings={settings} path={path} />}
    </ErrorBoundary>
  );
}
