import { type BrandWords, brandPictures } from "../adapters/pictures/brand-pictures.ts";
import type { HeadWords } from "../survey/prerendered.ts";
import { type Asset, assetOf } from "./asset.ts";

/** The brand's pictures, each rendered on first request, so that a server starts without them. */
export function picturesWith(
  { color, productName }: Omit<BrandWords, "promise">,
  { promise }: HeadWords,
): ReadonlyMap<string, () => Promise<Asset>> {
  const made = new Map<string, Promise<Asset>>();
  return new Map(
    Object.entries(brandPictures).map(([path, draw]) => [
      path,
      () => {
        const picture =
          made.get(path) ??
          draw({ color, productName, promise }).then((bytes) => assetOf({ type: "image/png", bytes }));
        made.set(path, picture);
        return picture;
      },
    ]),
  );
}
