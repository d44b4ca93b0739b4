import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { markToastsReady } from "../toasts.ts";
import { toastsWanted } from "../toasts-wanted.ts";

/**
 * The region for toasts, rendered once one may be due. It isn't in the server's markup. If its code can't be loaded,
 * nothing else breaks; it is loaded again when the network is back.
 */
export function ToastRegion(): ReactElement | null {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const fetchCode = async (): Promise<void> => {
      await toastsWanted;
      const code = await import("./Toasts.tsx").catch(() => null);
      if (code === null) window.addEventListener("online", () => void fetchCode(), { once: true });
      else setToasts(() => code.Toasts);
    };
    void fetchCode();
  }, []);
  useEffect(() => {
    if (Toasts !== null) markToastsReady();
  }, [Toasts]);
  return Toasts && <Toasts />;
}
