/** The message to the embedding site when the page's height changes, pixels. */
export interface HeightMessage {
  readonly type: "spindlewise:height";
  readonly height: number;
}

/** In a frame: hides the page's own scroll bar, tells the embedding site its height, and where the visitor acts. */
export function reportHeight(allowedOrigins: readonly string[]): void {
  if (window.parent === window) return;
  document.documentElement.dataset.embedded = "";
  followActions(document.documentElement);
  const origins = parentOrigins(allowedOrigins);
  let last = 0;
  const postHeight = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    const message: HeightMessage = { type: "spindlewise:height", height };
    for (const origin of origins) window.parent.postMessage(message, origin);
  };
  new ResizeObserver(postHeight).observe(document.body);
  postHeight();
}

/**
 * Tells the style sheet how far down the visitor last clicked or pressed a key. The edges and the middle of a frame as
 * tall as its content are out of sight, so messages and dialogs there would not be seen. A dialog stays where it opened.
 */
function followActions(root: HTMLElement): void {
  const follow = (event: PointerEvent | KeyboardEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest("dialog, [role=dialog]")) return;
    const y = event instanceof PointerEvent ? event.clientY : target.getBoundingClientRect().top;
    root.style.setProperty("--acted-at", `${Math.round(y)}px`);
  };
  for (const name of ["pointerdown", "keydown"] as const)
    addEventListener(name, follow, { passive: true, capture: true });
}

/**
 * The allowed site that embeds us, if the browser exposes it; otherwise all allowed ones, because only the right one
 * receives the message.
 */
function parentOrigins(allowed: readonly string[]): readonly string[] {
  const [parent] = window.location.ancestorOrigins ?? [];
  if (parent === undefined) return allowed;
  return allowed.filter((origin) => origin === parent);
}
