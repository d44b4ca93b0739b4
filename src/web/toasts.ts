import { wantToasts } from "./toasts-wanted.ts";

/** Short messages over the page. Their library is fetched with the first answer, before the first one is due. */
export const loadToasts = () => {
  wantToasts();
  return import("sonner");
};

let setReady: () => void = () => undefined;
const ready = new Promise<void>((resolve) => {
  setReady = resolve;
});

/** There is a place now where messages are shown. Before, one that was given to the library would be lost. */
export const toastsAreReady = (): void => setReady();

let lastProblem: string | number | undefined;
let lastSuccess: string | number | undefined;

/** Something went wrong: the destructive look, and time to read it. One at a time. */
export function showProblem(title: string, text: string): void {
  void withToasts(({ toast }) => {
    if (lastProblem !== undefined) toast.dismiss(lastProblem);
    lastProblem = toast.error(title, { description: text, duration: 10_000 });
  });
}

/** Takes the last problem away: it has been read, or its cause is gone. */
export function hideProblem(): void {
  void withToasts(({ toast }) => lastProblem !== undefined && toast.dismiss(lastProblem));
}

export function showSuccess(title: string, text: string): void {
  void withToasts(({ toast }) => {
    lastSuccess = toast.success(title, { description: text, ...(isPhone() && { position: "top-right" }) });
  });
}

/** There a message at the lower edge would lie over the figures that it announces; at the upper one it covers the bar. */
const isPhone = (): boolean => window.matchMedia("(max-width: 600px)").matches;

/** Takes the last success away: the visitor has moved on to another screen. */
export function hideSuccess(): void {
  if (lastSuccess !== undefined) void withToasts(({ toast }) => toast.dismiss(lastSuccess));
}

/** Without its code, as without a network, there is no message over the page: the page itself says the same. */
async function withToasts(show: (sonner: typeof import("sonner")) => unknown): Promise<void> {
  const sonner = await loadToasts().catch(() => null);
  if (sonner === null) return;
  await ready;
  show(sonner);
}
