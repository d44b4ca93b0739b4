import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { day, lines, matchesIn } from "../../test/exports/lists.ts";
import { measures } from "../knowledge/kpis/kpis.ts";
import { serialOf } from "../measures/record-list.ts";
import { computeKpis } from "./kpis/compute-kpis.ts";
import { shopRecords } from "./rows/shop-records.ts";

test("[R126] a name next to clock times is who clocked in", async () => {
  const clocks = lines("Name,Date,In,Out,Total", 12, (row) => `Emp ${row % 3},${day(row)},22:00,06:30,8:30`);
  expect(await matchesIn(clocks)).toMatchObject({ who: "Name", paid_hours: "Total" });
});

test("[R126] out and in of a log of outside work are the days on which parts left and came back", async () => {
  const log = lines(
    "PO,Vendor,Process,Out,Due Back,In",
    9,
    (row) => `P${row},Anoplate,Anodize,${day(row)},${day(row + 5)},${row < 7 ? day(row + 4) : ""}`,
  );
  expect(await matchesIn(log)).toMatchObject({ sent: "Out", due: "Due Back", received: "In" });
});

test("[R126] a quantity on tickets is what was made only if it changes within a job", async () => {
  const tickets = (quantity: (row: number) => number): string =>
    lines(
      "Employee,Job,Op,Activity,Clock On,Clock Off,Hours,Qty,Scrap",
      16,
      (row) =>
        `W${row % 3},J${row >> 2},10,Production,${day(row)} 07:00,${day(row)} 09:00,2,${quantity(row)},${row % 2}`,
    );
  expect(await matchesIn(tickets((row) => 5 + row))).toMatchObject({ good_qty: "Qty", scrap_qty: "Scrap" });
  expect(await matchesIn(tickets((row) => 50 + (row >> 2)))).not.toHaveProperty("good_qty");
});

test("[R129] what a sales pipeline calls a quote before its decision doesn't hide the decided ones", async () => {
  const stages = ["Closed Won", "Closed Lost", "Negotiation", "Proposal", "Closed Lost"];
  const quotes = lines(
    "Opportunity,Account,Created Date,Quote Sent,Stage,Close Date",
    10,
    (row) => `RFQ ${row},Alder,${day(row)},${day(row + 1)},${stages[row % 5]},${day(row + 9)}`,
  );
  const results = rowsIn(await imported(quotes)).quotes?.map(({ result }) => result);
  expect(results?.slice(0, 5)).toEqual(["Won", "Lost", null, null, "Lost"]);
});

test("[R129] a log in which every row has scrap gives no share of scrap", async () => {
  const log = (scrap: (row: number) => number): string =>
    lines(
      "Date,Job,Op,Machine,Qty Run,Qty Scrapped,Reason",
      9,
      (row) => `${day(row)},J${row},20,VF2,50,${scrap(row)},Tool wear`,
    );
  const scrapIn = async (text: string) => {
    const { entries } = await imported(text);
    return computeKpis(measures, shopRecords([entries])).find(({ id }) => id === "kpi_scrap")?.value;
  };
  expect(await scrapIn(log((row) => row % 2))).toBeGreaterThan(0);
  expect(await scrapIn(log(() => 1))).toBeUndefined();
});

test("[R129] a schedule with the last day done and the next day due doesn't say what was done in time", async () => {
  const plan = (done: string, due: string): string =>
    lines(`Machine,PM Task,${done},${due}`, 9, (row) => `M${row},Lube,${day(row)},${day(row + 8)}`);
  expect(await matchesIn(plan("Last Done", "Next Due"))).not.toHaveProperty("done");
  expect(await matchesIn(plan("Done", "Due"))).toMatchObject({ done: "Done", due: "Due" });
});

test("[R124] a report on people in one week names it above the headings", async () => {
  const report = [
    "Labor Utilization by Employee",
    "Week Ending 02/14/25",
    "",
    lines("Employee,Dept,Attend Hrs,Direct Hrs,Indirect Hrs,Util %", 9, (row) => `E${row},MILL,40,30.5,9.5,76.3%`),
  ].join("\n");
  const weeks = rowsIn(await imported(report)).people_weeks;
  expect(weeks?.[0]).toMatchObject({ week: serialOf("2025-02-10"), paid_hours: 40, booked_hours: 30.5 });
});
