/** What the site around is told when the page changes its height, pixels. */
export interface HeightMessage {
  readonly type: "spindlewise:height";
  readonly height: number;
}

/** In a frame of an allowed site: no scroll bar of its own, and the site is told how tall the page is. */
export function reportHeight(allowedOrigins: readonly string[]): void {
  if (window.parent === window) return;
  document.documentElement.dataset.embedded = "";
  const around = originsAround(allowedOrigins);
  let last = 0;
  const postHeight = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    const message: HeightMessage = { type: "spindlewise:height", height };
    for (const origin of around) window.parent.postMessage(message, origin);
  };
  new ResizeObserver(postHeight).observe(document.body);
  postHeight();
}

/** The allowed site that shows us, where the browser says which; else each of them is told, and only the right one hears. */
function originsAround(allowed: readonly string[]): readonly string[] {
  const [parent] = window.location.ancestorOrigins ?? [];
  if (parent === undefined) return allowed;
  return allowed.filter((origin) => origin === parent);
}
