import { type BrandWords, brandPictures } from "../adapters/pictures/brand-pictures.ts";
import type { HeadWords } from "../survey/wire/prerendered.ts";
import { type Asset, madeOnRequest } from "./asset.ts";

/** The brand's pictures, each rendered on first request. */
export const picturesWith = (
  { color, productName }: Omit<BrandWords, "promise">,
  { promise }: HeadWords,
): ReadonlyMap<string, () => Promise<Asset>> =>
  madeOnRequest(
    Object.fromEntries(
      Object.entries(brandPictures).map(([path, draw]) => [
        path,
        async () => ({ type: "image/png", bytes: await draw({ color, productName, promise }) }),
      ]),
    ),
  );
