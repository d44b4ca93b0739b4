import type { PicturePath } from "../adapters/pictures/brand-pictures.ts";
import { backgrounds, brandTones } from "../report/brand.ts";
import type { Brand } from "../report/occasion.ts";

/** The web manifest: name and icons when the page is added to a home screen. */
export function manifestOf({ productName, color }: Pick<Brand, "productName" | "color">) {
  return {
    id: "/",
    name: productName,
    short_name: productName,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: backgrounds.light.ground,
    theme_color: brandTones(color).accent,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      icon("/icon-192.png", "192x192"),
      icon("/icon-512.png", "512x512"),
      { ...icon("/icon-maskable-512.png", "512x512"), purpose: "maskable" },
    ],
  };
}

const icon = (src: PicturePath, sizes: string) => ({ src, type: "image/png", sizes });
