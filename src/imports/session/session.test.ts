import { expect, test } from "vitest";
import { bytes, orders } from "../../../test/exports/imported.ts";
import { shopExports } from "../../../test/exports/shop-exports.ts";
import { knownKpis } from "../../web-worker/known-kpis.ts";
import { reachText } from "../kpis/reach.words.ts";
import { noManualFacts } from "../rows/machines.ts";
import { openSession } from "./session.ts";
import { noChoices, type ReadShown } from "./shown.ts";

const exported = shopExports(7);

async function readShown(input: string, choices = noChoices): Promise<ReadShown> {
  const shown = await openSession(knownKpis).read("a", bytes(input), choices);
  if (shown.kind === "refused") throw new Error(shown.reason);
  return shown;
}

test("[R140] a file is shown as it will be read: our columns, its headings with three values, dates in words", async () => {
  const shown = await readShown(exported.orders);
  expect(shown.looksLike).toMatch(/^Looks like .*\. We found \d+ of the \d+ columns we can use\.$/);
  expect(shown.columns.find(({ column }) => column === "promise_date")).toMatchObject({
    title: "First promised",
    heading: "Prom Date",
    sureness: "sure",
  });
  expect(shown.headings[0]).toEqual({ heading: "Ord #", values: ["4000", "4001", "4002"] });
  expect(shown.preview.rows).toHaveLength(20);
  expect(shown.preview.rows[0]?.[shown.preview.titles.indexOf("Ordered")]).toBe("July 1, 2026");
});

test("[R140] what may be remembered about a file comes from its headings alone", async () => {
  const other = await readShown(shopExports(8).orders);
  expect((await readShown(exported.orders)).fingerprint).toBe(other.fingerprint);
  expect((await readShown(exported.stops)).fingerprint).not.toBe(other.fingerprint);
});

test("[R140] a choice for one column is kept when the file is read again, and a column can be left empty", async () => {
  const shown = await readShown(orders, { ...noChoices, answers: { "column:customer": "" } });
  expect(shown.columns.find(({ column }) => column === "customer")).toMatchObject({ heading: null, used: false });
});

test("[R140] used files give tiles with light, trend and span; files still being checked count only for coverage", async () => {
  const session = openSession(knownKpis);
  for (const [id, text] of Object.entries(exported)) await session.read(id, text, { ...noChoices, takeLikely: true });
  const ids = Object.keys(exported);
  const none = session.numbers([], ids, noManualFacts);
  const all = session.numbers(ids, ids, noManualFacts);
  expect(none.tiles).toEqual([]);
  expect(none.reach).toEqual(all.reach);
  expect(reachText(all.reach, 2)).toMatch(/^From these files, we can work out \d+ of the \d+ KPIs we know\./);
  expect(all.tiles.length).toBeGreaterThan(5);
  const onTime = all.tiles.find(({ id }) => id === "kpi_otd");
  expect(onTime?.text).toMatch(/^\d+%$/);
  expect(onTime?.weeks).toHaveLength(13);
  expect(["green", "amber", "red"]).toContain(onTime?.light);
  expect(all.worst?.lateLines.length).toBeGreaterThan(0);
});

test("[R140] rows are saved as CSV in which no cell is a formula", async () => {
  const session = openSession(knownKpis);
  await session.read("a", exported.orders.replaceAll("Customer 1", "=HYPERLINK(1)"), noChoices);
  const [file] = session.rows(["a"]);
  expect(file?.name).toBe("deliveries.csv");
  expect(file?.csv).toContain("'=HYPERLINK(1)");
  expect(file?.csv).not.toMatch(/[,\n]=/);
});

test("[R140] a file that can't be read is refused with a reason, and the session continues", async () => {
  const session = openSession(knownKpis);
  expect(await session.read("a", "", noChoices)).toMatchObject({ kind: "refused" });
  expect(session.numbers(["a"], ["a"], noManualFacts).tiles).toEqual([]);
});

test("[R176] rows saved last week and the newer export give what both would: newer rows, the first promise", async () => {
  const head = "Order,Line,Promise Date,Ship Date,Qty,Qty Shipped";
  const session = openSession(knownKpis);
  await session.read("a", `${head}\n1,1,2026-11-05,,9,0\n2,1,2026-11-06,2026-11-06,4,4\n`, noChoices);
  const [saved] = session.rows(["a"]);
  const monday = openSession(knownKpis);
  await monday.read("saved", saved?.csv ?? "", noChoices);
  await monday.read("newer", `${head}\n1,1,2026-11-19,2026-11-18,9,9\n`, noChoices);
  const [both] = monday.rows(["saved", "newer"]);
  const lines = both?.csv.split(/\r?\n/).map((line) => line.split(",")) ?? [];
  const column = (title: string) => lines[0]?.findIndex((cell) => cell.replace("\uFEFF", "") === title) ?? -1;
  const shownOf = (line: string) => {
    const row = lines.find((cells) => cells[0] === line);
    return [row?.[column("First promised")], row?.[column("Shipped")], row?.[column("Shipped quantity")]];
  };
  expect(shownOf("1-1")).toEqual(["2026-11-05", "2026-11-18", "9"]);
  expect(shownOf("2-1")).toEqual(["2026-11-06", "2026-11-06", "4"]);
});

test("[R176] saved rows give the same KPIs as the exports they came from", async () => {
  const first = openSession(knownKpis);
  for (const [id, text] of Object.entries(exported)) await first.read(id, text, { ...noChoices, takeLikely: true });
  const ids = Object.keys(exported);
  const again = openSession(knownKpis);
  const saved = first.rows(ids);
  for (const { name, csv } of saved) await again.read(name, csv, noChoices);
  const valuesOf = ({ tiles }: ReturnType<typeof first.numbers>) => tiles.map(({ id, value }) => [id, value]);
  const names = saved.map(({ name }) => name);
  expect(valuesOf(again.numbers(names, names, noManualFacts))).toEqual(
    valuesOf(first.numbers(ids, ids, noManualFacts)),
  );
});

test("[R127] a large file is shown by its first rows, and read whole once it is chosen", async () => {
  const [head = "", row = ""] = "Job,Op,Work Center,Est Setup,Act Setup\n1,10,VF2,1.5,2.25".split("\n");
  const text = [head, ...Array.from({ length: 5000 }, (_, number) => row.replace("1,", `${number},`))].join("\n");
  const session = openSession(knownKpis);
  const first = await session.read("a", text, noChoices, { isPartial: true });
  const whole = await session.choose("a", noChoices);
  expect([first, whole].map((shown) => shown.kind === "read" && shown.rowCount)).toEqual([1999, 5000]);
});
