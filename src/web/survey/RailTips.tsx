import { Tooltip } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** How long a pointer rests before a tip comes, and how soon the next one may follow at once. Milliseconds. */
const timing = { delayDuration: 700, skipDelayDuration: 300 } as const;

/** Around everything that has a tip. */
export const Tips = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Tooltip.Provider {...timing}>{children}</Tooltip.Provider>
);

/** A tip beside what it is about. */
export const Tip = ({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactElement => (
  <Tooltip.Root>
    {/* A tip that opens with the keyboard would cover the first question. */}
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
