import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A disabled button loses the focus. If it had it and nothing else has taken it since, it returns to it for the next click.
 */
export function useFocusBack(button: RefObject<HTMLButtonElement | null>, isLoading: boolean): void {
  const hadFocus = useRef(false);
  // The browser takes the focus away only when it next draws.
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (isLoading) hadFocus.current = active === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (active === null || active === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [button, isLoading]);
}
