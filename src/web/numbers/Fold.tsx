import { type ReactElement, type ReactNode, useState } from "react";

interface Props {
  readonly title: string;
  readonly startsOpen?: boolean;
  readonly children: () => ReactNode;
}

/**
 * A collapsible section, rendered when first opened, because a file has hundreds of controls that most people never
 * see.
 */
export function Fold({ title, startsOpen = false, children }: Props): ReactElement {
  const [isFirst] = useState(startsOpen);
  const [wasOpen, setWasOpen] = useState(startsOpen);
  return (
    <details open={isFirst} onToggle={(event) => event.currentTarget.open && setWasOpen(true)}>
      <summary>{title}</summary>
      {wasOpen && children()}
    </details>
  );
}
