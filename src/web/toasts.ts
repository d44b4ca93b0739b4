import { wantToasts } from "./toasts-wanted.ts";

/** Loads the toast library. Called when the visitor gives the first answer, so that it's there before the first toast. */
export const loadToasts = () => {
  wantToasts();
  return import("sonner");
};

let setReady: () => void = () => undefined;
const ready = new Promise<void>((resolve) => {
  setReady = resolve;
});

/** Call once the region for toasts is rendered. Toasts requested before that wait, because the library drops them. */
export const markToastsReady = (): void => setReady();

let isAnyRequested = false;
let lastProblem: string | number | undefined;
let lastSuccess: string | number | undefined;

/** Shows an error, in red and long enough to read. One at a time. */
export function showProblem(title: string, text: string): void {
  isAnyRequested = true;
  void withToasts(({ toast }) => {
    if (lastProblem !== undefined) toast.dismiss(lastProblem);
    lastProblem = toast.error(title, { description: text, duration: 10_000, ...phonePosition() });
  });
}

/** Hides the last error, because it has been read or its cause is gone. */
export const hideProblem = (): void => hide(() => lastProblem);

export function showSuccess(title: string, text: string): void {
  isAnyRequested = true;
  void withToasts(({ toast }) => {
    lastSuccess = toast.success(title, { description: text, ...phonePosition() });
  });
}

/** On a phone, a toast at the bottom would cover a field or the figures it announces; at the top it covers only the bar. */
const phonePosition = () =>
  window.matchMedia("(max-width: 600px)").matches ? ({ position: "top-right" } as const) : {};

/** Hides the last success, because the visitor has moved on. */
export const hideSuccess = (): void => hide(() => lastSuccess);

/** Waits for a toast that is still to come. If none was requested, the library isn't loaded for this. */
function hide(last: () => string | number | undefined): void {
  if (!isAnyRequested) return;
  void withToasts(({ toast }) => {
    const id = last();
    if (id !== undefined) toast.dismiss(id);
  });
}

/** If the library can't be loaded, as when offline, nothing is shown: the page shows the same message in place. */
async function withToasts(show: (sonner: typeof import("sonner")) => unknown): Promise<void> {
  const sonner = await loadToasts().catch(() => null);
  if (sonner === null) return;
  await ready;
  show(sonner);
}
