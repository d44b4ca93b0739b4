import { expect, test } from "vitest";
import { imported } from "../../test/exports/imported.ts";
import { day, lines } from "../../test/exports/lists.ts";
import { serialOf } from "../measures/record-list.ts";

const headingsOf = async (text: string): Promise<Readonly<Record<string, string | null>>> =>
  Object.fromEntries(
    (await imported(text, { today: serialOf("2026-11-22") })).mapping.map(({ column, heading, used }) => [
      column,
      used ? heading : null,
    ]),
  );

test("[R126] a word that we don't know next to all that a column is called doesn't change it", async () => {
  const text = lines(
    "Job,Op,Work Center,Begin on mach (sched),Pgm rel'd,Gemba setup est hrs",
    9,
    (row) => `80${row},10,VF${row % 2},${day(row)},${day(row)},1.5`,
  );
  expect(await headingsOf(text)).toMatchObject({
    planned_start: "Begin on mach (sched)",
    est_setup: "Gemba setup est hrs",
  });
});

test("[R126] a word for another row, or a second such column, leaves it open", async () => {
  const text = lines(
    "Job,Op,Work Center,Other setup est hrs,Zebra run est hrs,Llama run est hrs",
    9,
    (row) => `80${row},10,VF${row % 2},1.5,${row}.5,${row}.25`,
  );
  expect(await headingsOf(text)).toMatchObject({ est_setup: null, est_run: null });
});

test("[R126] reasons under any heading are found by words inside them", async () => {
  const reasons = ["Setup / Changeover", "Waiting on Material", "No Operator", "Uncategorized"];
  const text = lines(
    "Machine,Start,Duration,Label",
    12,
    (row) => `VF${row % 2},${day(row)} 08:00,1h 5m,${reasons[row % 4]}`,
  );
  expect(await headingsOf(text)).toMatchObject({ reason: "Label" });
});
