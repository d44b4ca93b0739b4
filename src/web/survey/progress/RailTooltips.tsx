import { Tooltip } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/**
 * Milliseconds: how long a pointer must rest before a tooltip opens, and how soon after one closes the next opens at once.
 */
const timing = { delayDuration: 700, skipDelayDuration: 300 } as const;

/** Wraps everything that has a tooltip. */
export const TooltipProvider = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Tooltip.Provider {...timing}>{children}</Tooltip.Provider>
);

/** A tooltip next to what it explains. */
export const WithTooltip = ({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}): ReactElement => (
  <Tooltip.Root>
    {/* Opened by keyboard focus, the tooltip would cover the first question. */}
    <Tooltip.Trigger asChild onFocus={(event) => event.preventDefault()}>
      {children}
    </Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content side="right" sideOffset={8} collisionPadding={12} className="tip">
        {text}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
);
