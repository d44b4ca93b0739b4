import { type ComponentType, lazy } from "react";

/**
 * A part whose code is loaded when it is first shown. If that fails, as without a network, something else is there or
 * nothing, and the rest of the page still works.
 */
export const loadedPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
