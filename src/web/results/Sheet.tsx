import { Dialog } from "radix-ui";
import { type ReactElement, type ReactNode, useState } from "react";
import "./sheet.css";

interface Props {
  readonly title: string;
  readonly closeWord: string;
  readonly onClose: () => void;
  /** What stands at the lower edge, as ways to the next sheet. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet over the page, open for as long as it is rendered. It keeps the focus, closes on Escape, and gives it back. */
export function Sheet({ title, closeWord, onClose, foot, children }: Props): ReactElement {
  const [opener] = useState(() => document.activeElement);
  const giveBack = (event: Event): void => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-ground" />
        <Dialog.Content className="sheet" aria-describedby={undefined} onCloseAutoFocus={giveBack}>
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
