import { type ReactElement, useEffect, useId, useRef } from "react";

interface Props {
  readonly ask: { readonly title: string; readonly text: string; readonly confirm: string; readonly cancel: string };
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. The browser's own dialog keeps the focus and closes on Escape. */
export function ConfirmDialog({ ask, onConfirm, onCancel }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} aria-describedby={`${id}-text`} onClose={onCancel}>
      <h2 id={id}>{ask.title}</h2>
      <p id={`${id}-text`}>{ask.text}</p>
      <div>
        <button type="button" className="button" onClick={onCancel}>
          {ask.cancel}
        </button>
        <button type="button" className="button button-danger" onClick={onConfirm}>
          {ask.confirm}
        </button>
      </div>
    </dialog>
  );
}
