import { wantToasts } from "./toasts-wanted.ts";

/** Toasts. Their library is loaded with the first answer, before the first one is due. */
export const loadToasts = () => {
  wantToasts();
  return import("sonner");
};

let setReady: () => void = () => undefined;
const ready = new Promise<void>((resolve) => {
  setReady = resolve;
});

/** The region for toasts is rendered. Earlier ones would have been lost. */
export const markToastsReady = (): void => setReady();

let lastProblem: string | number | undefined;
let lastSuccess: string | number | undefined;

/** Shows an error, in red and long enough to read. One at a time. */
export function showProblem(title: string, text: string): void {
  void withToasts(({ toast }) => {
    if (lastProblem !== undefined) toast.dismiss(lastProblem);
    lastProblem = toast.error(title, { description: text, duration: 10_000, ...phonePosition() });
  });
}

/** Hides the last error, because it has been read or its cause is gone. */
export function hideProblem(): void {
  void withToasts(({ toast }) => lastProblem !== undefined && toast.dismiss(lastProblem));
}

export function showSuccess(title: string, text: string): void {
  void withToasts(({ toast }) => {
    lastSuccess = toast.success(title, { description: text, ...phonePosition() });
  });
}

/** On a phone, a toast at the bottom would cover a field or the figures it announces; at the top it covers only the bar. */
const phonePosition = () =>
  window.matchMedia("(max-width: 600px)").matches ? ({ position: "top-right" } as const) : {};

/** Hides the last success, because the visitor has moved on. */
export function hideSuccess(): void {
  if (lastSuccess !== undefined) void withToasts(({ toast }) => toast.dismiss(lastSuccess));
}

/** Without its code, as when offline, there is no toast; the page itself says the same. */
async function withToasts(show: (sonner: typeof import("sonner")) => unknown): Promise<void> {
  const sonner = await loadToasts().catch(() => null);
  if (sonner === null) return;
  await ready;
  show(sonner);
}
