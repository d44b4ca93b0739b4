import type { PageSettings } from "../survey/wire/wire.ts";

/** Defaults when no server has provided settings, as under the development server. */
const withoutServer: PageSettings = {
  productName: "Spindlewise",
  logoUrl: null,
  brandColor: "#0b6470",
  functionsUrl: "/functions/v1",
  anonKey: null,
  pdfAvailable: true,
  privacyUrl: null,
  retentionDays: null,
  embedOrigins: [],
  mailAvailable: false,
  botCheck: false,
};

/** Parses the settings that the server put into the page's `page-settings` element. */
export function readSettings(text: string | null | undefined): PageSettings {
  if (!text) return withoutServer;
  return { ...withoutServer, ...(JSON.parse(text) as Partial<PageSettings>) };
}

/** The absolute base URL of the functions, as the client library requires. */
export const functionsAddress = (settings: PageSettings, page: string): string =>
  new URL(settings.functionsUrl, page).href.replace(/\/$/, "");
