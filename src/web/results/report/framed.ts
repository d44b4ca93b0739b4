/**
 * The report's document, adapted to the frame. In a `srcdoc` frame, `#themes` would lead to our own page with that
 * fragment, and a source would open inside the frame, which most sites don't allow.
 */
export function framed(analysis: string): string {
  const report = new DOMParser().parseFromString(analysis, "text/html");
  for (const link of report.querySelectorAll("a[href]")) {
    const address = link.getAttribute("href") ?? "";
    if (address.startsWith("#")) link.setAttribute("href", `about:srcdoc${address}`);
    else openInNewTab(link);
  }
  return `<!doctype html>${report.documentElement.outerHTML}`;
}

function openInNewTab(link: Element): void {
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer");
}
