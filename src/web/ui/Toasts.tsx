import type { ReactElement } from "react";
import { Toaster } from "sonner";

/** The bar's height depends on its text; the form measures it. */
const aboveBar = "calc(var(--lower-bar, 5rem) + 1rem)";

/** The region where toasts appear: above the sticky bar, where it covers no focused field. */
export function Toasts(): ReactElement {
  return (
    <Toaster
      theme="system"
      position="bottom-right"
      closeButton
      visibleToasts={2}
      offset={{ bottom: aboveBar, right: "1.25rem" }}
      mobileOffset={{ top: "0.125rem", bottom: aboveBar, left: "0.75rem", right: "0.75rem" }}
      toastOptions={{ classNames: { toast: "toast", description: "toast-text", error: "toast-problem" } }}
    />
  );
}
