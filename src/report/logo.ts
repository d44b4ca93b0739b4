/**
 * Our mark as an SVG element in one color: the nose of a spindle seen from the front, with its two drive keys, read as
 * a dial with one pointer. Page, report and favicon draw the same.
 *
 * @param size width and height in pixels
 * @param color any CSS color; `currentColor` takes the color of the text around it
 */
export function logoMark(size: number, color = "currentColor"): string {
  return drawn(size, 'aria-hidden="true"', logoPaths(color));
}

/** The mark as a separate file, such as a favicon. It adapts to light and dark mode. */
export function logoFile({ accent, accentDark }: { readonly accent: string; readonly accentDark: string }): string {
  const style = `<style>svg{color:${accent}}@media (prefers-color-scheme:dark){svg{color:${accentDark}}}</style>`;
  return drawn(32, 'role="img"', `${style}${logoPaths("currentColor")}`);
}

const drawn = (size: number, attribute: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32" fill="none" ${attribute}>${inside}</svg>`;

/** The paths of the mark in a square of 32, for use within another drawing. */
export const logoPaths = (color: string): string =>
  `<path d="M4.7 11.7A12 12 0 0 1 27.3 11.7M27.3 20.3A12 12 0 0 1 4.7 20.3" stroke="${color}" stroke-width="2.8"/><path d="M1 16h6.8M24.2 16H31" stroke="${color}" stroke-width="4"/><circle cx="16" cy="16" r="3.4" fill="${color}"/><path d="M16 16 21.6 9.8" stroke="${color}" stroke-width="2.6" stroke-linecap="round"/>`;
