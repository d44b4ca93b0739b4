import type { ReactElement, ReactNode } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";

interface Props {
  readonly settings: PageSettings;
  /** Shown at the right end. */
  readonly children?: ReactNode;
}

/** The brand, and what stays visible while the page scrolls. */
export function TopBar({ settings, children }: Props): ReactElement {
  return (
    <header className="top-bar">
      <Brand settings={settings} />
      {children}
    </header>
  );
}

/** The operator's logo is shown alone; our own mark is shown with the name. */
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
