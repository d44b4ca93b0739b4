import type { PageSettings } from "../survey/wire.ts";

/** What the page shows and calls when no server has told it otherwise, as under the development server. */
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

/** The settings that the server has put into the page, as the text of its `page-settings` element. */
export function readSettings(text: string | null | undefined): PageSettings {
  if (!text) return withoutServer;
  return { ...withoutServer, ...(JSON.parse(text) as Partial<PageSettings>) };
}

/** The functions' base address as the client library wants it: absolute. */
export const functionsAddress = (settings: PageSettings, page: string): string =>
  new URL(settings.functionsUrl, page).href.replace(/\/$/, "");
