/** Prints only one part of the page. */
export function printPart(part: string): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  window.addEventListener("afterprint", () => delete dataset.print, { once: true });
  window.print();
}
