import { backgrounds, brandTones, mix } from "../brand.ts";
import type { Tone } from "../charts/drawing.ts";

/** A color, `#rrggbb`, for every tone. */
export type Palette = Readonly<Record<Tone, string>>;

/** The colors of drawings and pages on a light background, with the brand's accent. */
export function lightPalette(brandColor: string): Palette {
  const { accent, onAccent } = brandTones(brandColor);
  return {
    ...backgrounds.light,
    rule: "#dcdfda",
    ink: "#14191d",
    muted: "#55616a",
    accent,
    "on-accent": onAccent,
    "accent-soft": mix(backgrounds.light.ground, accent, 0.2),
    loss: "#b5460f",
    "loss-soft": "#f2d3bf",
    watch: "#8a6100",
    good: "#2b6e3f",
  };
}

/** The colors on a dark background. */
export function darkPalette(brandColor: string): Palette {
  const { accentDark, onAccentDark } = brandTones(brandColor);
  return {
    ...backgrounds.dark,
    rule: "#2c363e",
    ink: "#eef1ee",
    muted: "#a4b0b8",
    accent: accentDark,
    "on-accent": onAccentDark,
    "accent-soft": mix(backgrounds.dark.ground, accentDark, 0.4),
    loss: "#f0925a",
    "loss-soft": "#7d4a2c",
    watch: "#e0b040",
    good: "#7cc48f",
  };
}

/** The tones as CSS custom properties: `--ink:#14191d;…`. */
export const asProperties = (palette: Palette): string =>
  Object.entries(palette)
    .map(([tone, color]) => `--${tone}:${color}`)
    .join(";");

/** A tone as CSS, for a page or drawing that has the custom properties. */
export const byProperty = (tone: Tone): string => `var(--${tone})`;

/**
 * The font of the PDF if it is installed, else the system's own. `system-ui` is left out because on some systems it is
 * very wide.
 */
export const sansFonts = "'IBM Plex Sans',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
