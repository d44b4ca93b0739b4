import { expect, test } from "vitest";
import { importFile } from "../import-file.ts";
import { mergeFiles } from "./merge.ts";

test("a column counts as filled if only the last rows of a long list have a value", async () => {
  const shipped = ["2026-10-12", "5"];
  const rows = Array.from({ length: 6000 }, (_, row) =>
    [`SO-${row}`, 1, 5, "2026-10-01", "2026-10-12", ...(row < 5500 ? ["", ""] : shipped)].join(),
  );
  const file = await importFile(
    ["Order,Line,Order Qty,Order Date,Promise Date,Ship Date,Ship Qty", ...rows].join("\n"),
  );
  const { filled } = mergeFiles(file.kind === "imported" ? [file.entries] : []);
  expect(filled.get("deliveries")).toContain("ship_date");
});
