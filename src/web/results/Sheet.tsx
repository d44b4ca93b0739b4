import { Dialog } from "radix-ui";
import { type ReactElement, type ReactNode, useState } from "react";
import "./sheet.css";

interface Props {
  readonly title: string;
  readonly closeWord: string;
  readonly onClose: () => void;
  /** Shown at the bottom, such as links to the next sheet. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog over the page, open while rendered. It traps the focus, closes on Escape, and restores the focus. */
export function Sheet({ title, closeWord, onClose, foot, children }: Props): ReactElement {
  const [opener] = useState(() => document.activeElement);
  const restoreFocus = (event: Event): void => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-ground" />
        <Dialog.Content className="sheet" aria-describedby={undefined} onCloseAutoFocus={restoreFocus}>
          <div className="sheet-head">
            <Dialog.Title className="sheet-title">{title}</Dialog.Title>
            <Dialog.Close className="button">{closeWord}</Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, or nobody can read its end. */}
          <section className="sheet-body" aria-label={title} tabIndex={0}>
            {children}
          </section>
          {foot !== undefined && <div className="sheet-foot">{foot}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
