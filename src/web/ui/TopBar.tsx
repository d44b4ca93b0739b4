import type { ReactElement, ReactNode } from "react";
import type { PageSettings } from "../../survey/wire.ts";

interface Props {
  readonly settings: PageSettings;
  /** What stands at the right end. */
  readonly children?: ReactNode;
}

/** The brand, and whatever stays in reach while the page scrolls. */
export function TopBar({ settings, children }: Props): ReactElement {
  return (
    <header className="top-bar">
      <Brand settings={settings} />
      {children}
    </header>
  );
}

/** A logo of the operator's speaks for itself; beside our own mark stands the name. */
function Brand({ settings }: { readonly settings: PageSettings }): ReactElement {
  const { productName, logoUrl } = settings;
  if (logoUrl !== null) return <img className="brand-logo" src={logoUrl} alt={productName} height="32" />;
  return (
    <span className="brand">
      <img src="/favicon.svg" alt="" width="28" height="28" />
      <span className="brand-name">{productName}</span>
    </span>
  );
}
