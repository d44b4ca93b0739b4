import fc from "fast-check";
import { expect, test } from "vitest";
import { exportFormatNames, exportFormats, fileNameOf, formatAt } from "./export-formats.ts";
import { sampleReportPage } from "./samples.ts";
import { samplePath } from "./wire/wire.ts";

test.for([
  ["Müller & Söhne GmbH", "html", "müller-söhne-gmbh-diagnostic-2026-11-21.html"],
  ["../../etc/passwd", "pdf", "etc-passwd-diagnostic-2026-11-21.pdf"],
  ["/// 🔩 ///", "xlsx", "kpi-tracker-2026-11-21.xlsx"],
  ["हिन्दी वर्कशॉप", "poster", "हिन्दी-वर्कशॉप-kpi-poster-2026-11-21.pdf"],
] as const)("[R68] the file of %j (%s) is called %s", ([shop, format, name]) => {
  expect(fileNameOf(shop, "2026-11-21", format)).toBe(name);
});

test("[R68] whatever a shop is called, its files have a name that every file system takes", () => {
  const shops = fc.string({ unit: "binary", maxLength: 120 });
  fc.assert(
    fc.property(shops, fc.constantFrom(...exportFormatNames), (shop, format) => {
      const name = fileNameOf(shop, "2026-11-21", format);
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+-2026-11-21\.\w+$/u);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    }),
    { seed: 20261121, numRuns: 500 },
  );
});

test("[R68] every format has its own path", () => {
  expect(exportFormatNames.map((name) => formatAt(exportFormats[name].path))).toEqual(exportFormatNames);
});

test("[R68] the start page's link leads to the sample report as a web page", () => {
  expect(sampleReportPage).toBe(`${samplePath}/${exportFormats.html.path}`);
});
