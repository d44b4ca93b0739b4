import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record.ts";

const lines = (head: string, rows: number, row: (index: number) => string): string =>
  [head, ...Array.from({ length: rows }, (_, index) => row(index))].join("\n");

const day = (of: number): string => `2026-11-${String(10 + of).padStart(2, "0")}`;

/** The headings matched to our columns, with how sure each is. */
const matchesIn = async (text: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await imported(text, { today: serialOf("2026-11-22") })).mapping.flatMap(({ column, heading, sureness }) =>
      heading === null ? [] : [[column, `${sureness}: ${heading}`]],
    ),
  );

test("[R126] what stands in brackets says whether a date or time was planned", async () => {
  const text = lines(
    "Machine,Job / Op,Start (plan),Start (actual),Finish (plan),Setup hrs (est),Setup hrs (act)",
    9,
    (row) => `VF${row % 2},80${row}-10,${day(row)},${day(row + 1)},${day(row + 2)},1.5,${row + 1}.25`,
  );
  expect(await matchesIn(text)).toMatchObject({
    planned_start: "sure: Start (plan)",
    planned_end: "sure: Finish (plan)",
    started: "sure: Start (actual)",
    est_setup: "sure: Setup hrs (est)",
    act_setup: "sure: Setup hrs (act)",
  });
});

test("[R126] the original schedule is the frozen plan, not the one moved since", async () => {
  const text = lines(
    "Job,Operation,Work center,Scheduled start,Originally scheduled start,Actual start",
    9,
    (row) => `80${row},10,VF${row % 2},${day(row + 2)},${day(row)},${day(row + 2)}`,
  );
  expect(await matchesIn(text)).toMatchObject({ planned_start: "sure: Originally scheduled start" });
});

test("[R126] a table name may begin with two capitals", async () => {
  const text = lines(
    "PORel_PONum,PORel_POLine,Vendor_Name,PORel_DueDate,RcvDtl_ReceiptDate",
    9,
    (row) => `70${row},1,Alro,${day(row)},${day(row + 1)}`,
  );
  expect(await matchesIn(text)).toMatchObject({ due: "sure: PORel_DueDate", received: "sure: RcvDtl_ReceiptDate" });
});

test("[R125] days are read with the month first and no year", async () => {
  const text = lines(
    "WO,Customer,Qty,Promised,Shipped",
    9,
    (row) => `41${row},Alder,5,Nov ${row + 1},${row % 3 ? `Nov. ${row + 2}` : ""}`,
  );
  const { deliveries } = rowsIn(await imported(text, { today: serialOf("2026-11-22") }));
  expect(deliveries?.[1]).toMatchObject({ promise_date: serialOf("2026-11-02"), ship_date: serialOf("2026-11-03") });
});
