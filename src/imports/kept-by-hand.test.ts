import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { day, lines } from "../../test/exports/lists.ts";
import { serialOf } from "../measures/record-list.ts";

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
    "Job,Operation,Work center,Scheduled start,Originally scheduled start,Really started",
    9,
    (row) => `80${row},10,VF${row % 2},${day(row + 2)},${day(row)},${day(row + 2)}`,
  );
  expect(await matchesIn(text)).toMatchObject({
    planned_start: "sure: Originally scheduled start",
    started: "sure: Really started",
  });
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

test("[R126] dollars are amounts and no hours, whatever the heading leaves out", async () => {
  const text = lines(
    "Job,Customer,Date Closed,Est Hrs,Act Setup Hrs,Act Run Hrs,Quoted,Est Cost,Billed,Actual Cost",
    9,
    (row) =>
      `44${row},Alder,${day(row)},${row + 4},1.5,${row + 3}.2,"$1,${row}30.00",$798.00,"$1,${row}30.00",$${row}12.40`,
  );
  expect(await matchesIn(text)).toMatchObject({
    quoted_hours: "sure: Est Hrs",
    quoted_price: "sure: Quoted",
    quoted_cost: "sure: Est Cost",
    invoiced: "sure: Billed",
    job_cost: "sure: Actual Cost",
  });
});

test("[R126] a total on a time card is of hours if its cells are", async () => {
  const text = lines(
    "Employee,Date,In,Out,Total,OT",
    9,
    (row) => `Ortiz,${day(row)},6:58 AM,3:30 PM,8:0${row},0:0${row}`,
  );
  expect(await matchesIn(text)).toMatchObject({ paid_hours: "sure: Total", overtime_hours: "sure: OT" });
});

test("[R126] the text beside a reason code says the reason", async () => {
  const reasons = ["100,Setup / changeover", "210,Machine fault", "310,Waiting on material"];
  const text = lines(
    "Asset,Event Start,Elapsed,Reason Code,Reason Description",
    9,
    (row) => `VF${row % 2},${day(row)} 08:05:00,0:${row + 10}:00,${reasons[row % 3]}`,
  );
  const file = await imported(text);
  expect(file.questions).toEqual([]);
  expect(rowsIn(file).stops?.slice(0, 3)).toMatchObject([
    { reason: "Setup" },
    { reason: "Breakdown" },
    { reason: "No material" },
  ]);
});

test("[R125] labor hours of a repair are not surely the hours that the machine was down", async () => {
  const repairs = (head: string) =>
    lines(
      head,
      9,
      (row) => `30${row},VF2,${row % 2 ? "Repair" : "Preventive"},${day(row)},${day(row + 1)},${row + 1}.5,${row % 4}`,
    );
  const both = "Work Order #,Asset,Category,Due Date,Completed On,Labor Hrs,Days Down";
  expect(await matchesIn(repairs(both))).toMatchObject({ hours: "likely: Days Down" });
  expect(await matchesIn(repairs(both.replace("Days Down", "Parts")))).toMatchObject({ hours: "likely: Labor Hrs" });
});

test("[R125] parts made less the rejects are good", async () => {
  const text = lines(
    "Machine,Date,Sched (h:mm),Run (h:mm),Parts,Rejects",
    9,
    (row) => `VF2,${day(row)},9:00,6:3${row},${row + 40},${row % 3}`,
  );
  expect(rowsIn(await imported(text)).machine_days?.[1]).toMatchObject({ parts_made: 41, parts_good: 40 });
});

test("[R125] pieces run have the scrapped ones among them if the share of scrap says so", async () => {
  const log = (share: (run: number, bad: number) => number) =>
    lines("Date,Job,Op,Machine,Qty Run,Qty Bad,Scrap %,Why", 12, (row) => {
      const [run, bad] = [20 + row, row % 4];
      return `${day(row)},71${row},10,VF2,${run},${bad},${(100 * share(run, bad)).toFixed(1)}%,tool broke`;
    });
  const goodOf = async (text: string) => rowsIn(await imported(text)).operations?.[3]?.good_qty;
  expect(await goodOf(log((run, bad) => bad / run))).toBe(20);
  expect(await goodOf(log((run, bad) => bad / (run + bad)))).toBe(23);
});

test("[R126] who clocks out for lunch isn't paid for it", async () => {
  const text = lines(
    "Employee,Date,Clock In,Lunch Out,Lunch In,Clock Out",
    9,
    (row) => `E${row},${day(row)},6:58 AM,11:30 AM,12:00 PM,3:28 PM`,
  );
  expect(rowsIn(await imported(text)).people_weeks?.[0]).toMatchObject({ paid_hours: 8 });
});

test("[R125] hours in cycle are asked about if the utilization in the file says otherwise", async () => {
  const log = (on: (row: number) => number) =>
    lines("Machine,Date,Available,Spindle on,Utilization", 12, (row) => `VF2,${day(row)},16,${on(row)},${40 + row}%`);
  expect(await matchesIn(log((row) => 40 + row))).toMatchObject({ in_cycle_hours: "likely: Spindle on" });
  expect(await matchesIn(log((row) => Math.round(9.6 * (40 + row))))).toMatchObject({
    in_cycle_hours: "sure: Spindle on",
  });
});
