import type { ReactElement } from "react";
import { Toaster } from "sonner";

/** The place where short messages appear: above the sticky bar, where it covers no field that has the focus. */
export function Toasts(): ReactElement {
  return (
    <Toaster
      theme="system"
      position="bottom-right"
      closeButton
      visibleToasts={2}
      offset={{ bottom: "6rem", right: "1.25rem" }}
      mobileOffset={{ bottom: "7.5rem", left: "0.75rem", right: "0.75rem" }}
      toastOptions={{ classNames: { toast: "toast", description: "toast-text", error: "toast-problem" } }}
    />
  );
}
