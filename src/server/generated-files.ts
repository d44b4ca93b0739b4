import type { Config } from "../adapters/settings/config.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { brandTones } from "../report/brand.ts";
import { composeDossier, type Dossier } from "../report/dossier.ts";
import { logoFile } from "../report/logo.ts";
import type { Brand } from "../report/occasion.ts";
import { drawDashboardPlan } from "../report/pictures/dashboard-picture.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import { type Asset, madeOnRequest, typeOf } from "./asset.ts";
import { manifestOf } from "./manifest.ts";
import { openApiDocument } from "./openapi.ts";

/** Files generated from code and brand settings: pictures and the OpenAPI description, each made on first request. */
export const generatedFilesOf = (config: Config): ReadonlyMap<string, () => Promise<Asset>> =>
  madeOnRequest({
    ...generated("/favicon.svg", () => logoFile(brandTones(config.brand.color))),
    ...generated("/sample-plan.svg", () => drawDashboardPlan(sampleDossier(config.brand))),
    ...generated("/manifest.webmanifest", () => JSON.stringify(manifestOf(config.brand))),
    ...generated("/robots.txt", () => "User-agent: *\nDisallow: /api/\nDisallow: /functions/\n"),
    ...generated("/openapi.json", () => JSON.stringify(openApiDocument(config))),
  });

/** The sample shop today. */
const sampleDossier = (brand: Brand): Dossier =>
  composeDossier(sampleShop, diagnose(sampleShop), { date: new Date().toISOString().slice(0, 10), brand });

const generated = (path: string, make: () => string) => ({
  [path]: () => ({ type: typeOf(path), bytes: Buffer.from(make()) }),
});
