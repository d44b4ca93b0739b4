/** The accent of a brand, for light and dark backgrounds. All are `#rrggbb`. */
export interface BrandTones {
  readonly accent: string;
  readonly onAccent: string;
  readonly accentDark: string;
  readonly onAccentDark: string;
}

/** The product's own accent, chosen by eye. */
const ownTones = {
  accent: "#0b6470",
  onAccent: "#ffffff",
  accentDark: "#4fb6c2",
  onAccentDark: "#081316",
} as const satisfies BrandTones;

/** The backgrounds of the page, and of cards raised above it. The style sheet of the page repeats them. */
export const backgrounds = {
  light: { ground: "#fbfbf8", raised: "#ffffff" },
  dark: { ground: "#10151a", raised: "#171e24" },
} as const;

const minContrast = 4.5;

/**
 * Tones of a brand color in which text is readable on light and on dark backgrounds: it is darkened or lightened, with
 * its hue kept, until its contrast with the harder background, of page or card, is at least 4.5:1. Anything but `#rrggbb` gives the product's own tones.
 */
export function brandTones(color: string): BrandTones {
  const rgb = readHex(color);
  if (rgb === null || color.toLowerCase() === ownTones.accent) return ownTones;
  return {
    accent: movedUntil(rgb, backgrounds.light.ground, 0),
    onAccent: ownTones.onAccent,
    accentDark: movedUntil(rgb, backgrounds.dark.raised, 255),
    onAccentDark: ownTones.onAccentDark,
  };
}

type Rgb = readonly [red: number, green: number, blue: number];

function readHex(color: string): Rgb | null {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** The color mixed with black (0) or white (255) in steps of 2%, until the contrast to the background is high enough. */
function movedUntil(rgb: Rgb, ground: string, target: 0 | 255): string {
  const steps = Array.from({ length: 51 }, (_, step) => mixed(rgb, [target, target, target], step / 50));
  return steps.find((tone) => contrast(tone, ground) >= minContrast) ?? hexOf([target, target, target]);
}

function mixed(from: Rgb, to: Rgb, part: number): string {
  return hexOf([0, 1, 2].map((i) => (from[i] ?? 0) * (1 - part) + (to[i] ?? 0) * part));
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** Two colors mixed: `part` is the share of the second, 0 to 1. Both `#rrggbb`. */
export function mix(color: string, other: string, part: number): string {
  return mixed(readHex(color) ?? [0, 0, 0], readHex(other) ?? [0, 0, 0], part);
}

/** Contrast of two colors as WCAG 2 defines it, 1 to 21. Both `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (readHex(color) ?? [0, 0, 0]).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export { logoMark } from "./logo.ts";
