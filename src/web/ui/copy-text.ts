/** Whether the browser lets a page copy: only over HTTPS or from this machine. */
export const canCopy = (): boolean => "clipboard" in navigator;

/** Copies text; `false` if the browser refuses. */
export const copyText = async (text: string): Promise<boolean> =>
  canCopy() &&
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
