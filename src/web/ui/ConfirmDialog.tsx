import { type ReactElement, useEffect, useId, useRef } from "react";

interface Props {
  readonly ask: { readonly title: string; readonly text: string; readonly confirm: string; readonly cancel: string };
  /**
   * `danger`: confirming can't be undone, and Escape means no. `choose`: either answer is fine, and one is required.
   */
  readonly kind?: "danger" | "choose";
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that can't be undone, with a native dialog, which traps the focus. */
export function ConfirmDialog({ ask, kind = "danger", onConfirm, onCancel }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={(event) => kind === "choose" && event.preventDefault()}
      // A browser may close it anyway on a second Escape; then it is opened again.
      onClose={() => (kind === "choose" ? dialog.current?.showModal() : onCancel())}
    >
      <h2 id={id}>{ask.title}</h2>
      <p id={`${id}-text`}>{ask.text}</p>
      <div>
        <button type="button" className="button" onClick={onCancel}>
          {ask.cancel}
        </button>
        <button
          type="button"
          className={`button ${kind === "danger" ? "button-danger" : "button-main"}`}
          onClick={onConfirm}
        >
          {ask.confirm}
        </button>
      </div>
    </dialog>
  );
}
