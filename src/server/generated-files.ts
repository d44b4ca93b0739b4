import type { Config } from "../adapters/settings/config.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { brandTones } from "../report/brand.ts";
import { drawDashboardPlan } from "../report/dashboard-picture.ts";
import { logoFile } from "../report/logo.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import { type Asset, assetOf, typeOf } from "./asset.ts";
import { manifestOf } from "./manifest.ts";
import { openApiDocument } from "./openapi.ts";

/** Generates files from code and brand settings: pictures and the OpenAPI description. */
export async function makeFiles(config: Config): Promise<ReadonlyMap<string, Asset>> {
  const texts = [
    ["/favicon.svg", logoFile(brandTones(config.brand.color))],
    ["/sample-plan.svg", drawDashboardPlan(diagnose(sampleShop), config.brand)],
    ["/manifest.webmanifest", JSON.stringify(manifestOf(config.brand))],
    ["/robots.txt", "User-agent: *\nDisallow: /api/\nDisallow: /functions/\n"],
    ["/openapi.json", JSON.stringify(openApiDocument(config))],
  ] as const;
  return new Map(
    await Promise.all(
      texts.map(
        async ([path, text]) => [path, await assetOf({ type: typeOf(path), bytes: Buffer.from(text) })] as const,
      ),
    ),
  );
}
