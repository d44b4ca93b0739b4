import { expect, test } from "vitest";
import { shops as published } from "../../../../bench/load.ts";
import { dossierOf, printed } from "../../../../test/printing.ts";
import { pagesOf, seen } from "../../../../test/read-pdf.ts";
import { composeWorkbook } from "../../workbook/compose-workbook.ts";
import { tilesInOrder } from "./board-order.ts";
import { boardOf } from "./on-board.ts";

/** Most have a count by hand, and some several numbers of their own. */
const counting = published
  .map((shop) => [shop, boardOf(dossierOf(shop)).filter((on) => !("kpi" in on)).length] as const)
  .toSorted(([, a], [, b]) => b - a)
  .slice(0, 8)
  .map(([shop]) => shop);

test("[R69] the poster and the tracker have every number that the TV shows, in its order, and the poster stays one sheet", async () => {
  for (const shop of counting) {
    const dossier = dossierOf(shop);
    const pages = await pagesOf((await printed("poster", shop)).file);
    expect(pages).toHaveLength(1);
    const cells = composeWorkbook(dossier).sheets.find(({ name }) => name === "This week")?.cells ?? [];
    const texts = cells.flatMap(({ content }) => ("text" in content ? [content.text] : []));
    for (const { name } of tilesInOrder(dossier.report)) expect(seen(pages[0]?.words ?? "")).toContain(seen(name));
    expect(texts).toEqual(
      expect.arrayContaining(tilesInOrder(dossier.report).flatMap(({ id, name }) => (id === null ? [name] : []))),
    );
  }
});
