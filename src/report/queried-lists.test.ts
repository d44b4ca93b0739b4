import { expect, test } from "vitest";
import { answerOf, databaseWith, listQueries } from "../../test/jobboss-database.ts";
import { jobboss } from "../knowledge/systems/jobboss.ts";
import { coverageQuery } from "./queries.ts";

test("a delivery of a sales order without a job is listed, with the customer and the value of its line", () => {
  const database = databaseWith({
    SO_Header: [{ Sales_Order: "S12", Customer: "Acme", Order_Date: "2026-11-01" }],
    SO_Detail: [{ SO_Detail: 7, Sales_Order: "S12", Status: "Open", Order_Qty: 20, Total_Price: 900 }],
    Delivery: [{ Delivery: "3", SO_Detail: 7, Promised_Date: "2026-11-18", Promised_Quantity: 10 }],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).deliveries ?? "");
  expect(rows).toMatchObject([{ line: "S12-3", customer: "Acme", order_date: "2026-11-01", order_value: 450 }]);
});

test("open deliveries that were canceled or are on hold aren't owed", () => {
  const delivery = { Promised_Date: "2026-11-18", Promised_Quantity: 10 };
  const database = databaseWith({
    Job: [
      { Job: "1", Status: "Active" },
      { Job: "2", Status: "Complete" },
      { Job: "3", Status: "Canceled" },
      { Job: "4", Status: "Hold" },
    ],
    Delivery: [
      ...["1", "2", "3", "4"].map((Job) => ({ ...delivery, Job, Delivery: Job })),
      { ...delivery, Job: "4", Delivery: "5", Shipped_Date: "2026-11-17" },
    ],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).deliveries ?? "");
  expect(rows.map(({ line }) => line)).toEqual(["1-1", "2-2", "4-5"]);
});

test("an operation left open is work to do only while its job is being made, and waits only if it isn't on hold", () => {
  const released = { Released_Date: "2026-11-02" };
  const operation = { Inside_Oper: 1, Sequence: "10", Sched_Start: "2026-11-10" };
  const database = databaseWith({
    Job: [
      { ...released, Job: "1", Status: "Active" },
      { ...released, Job: "2", Status: "Closed" },
      { ...released, Job: "3", Status: "Active" },
    ],
    Job_Operation: [
      { ...operation, Job: "1", Status: "R" },
      { ...operation, Job: "2", Status: "O" },
      { ...operation, Job: "2", Sequence: "20", Status: "C" },
      { ...operation, Job: "3", Status: "H" },
    ],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).operations ?? "");
  expect(rows.map(({ operation: name, status }) => [name, status])).toEqual([
    ["1-10", "Waiting"],
    ["2-20", "Done"],
    ["3-10", "Planned"],
  ]);
});

test("a part that comes back from an outside process was finished on that day", () => {
  const database = databaseWith({
    Job: [{ Job: "1", Status: "Active", Open_Operations: 0 }],
    Job_Operation: [
      { Job: "1", Job_Operation: 1 },
      { Job: "1", Job_Operation: 2, Inside_Oper: 0 },
    ],
    Job_Operation_Time: [{ Job_Operation: 1, Work_Date: "2026-11-10" }],
    Source: [{ Job_Operation: 2, Last_Recv_Date: "2026-11-16" }],
    Delivery: [{ Delivery: 1, Job: "1", Promised_Date: "2026-11-18" }],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).deliveries ?? "");
  expect(rows.map(({ finish_date }) => finish_date)).toEqual(["2026-11-16"]);
});

test("the scrap reason of an operation is that of its largest booking", () => {
  const booked = { Job_Operation: 1, Work_Date: "2026-11-10" };
  const database = databaseWith({
    Job: [{ Job: "1", Status: "Active" }],
    Job_Operation: [{ Job: "1", Job_Operation: 1, Status: "C", Sched_Start: "2026-11-10" }],
    Job_Operation_Time: [
      { ...booked, Scrap_Code: "Bore", Act_Scrap_Qty: 8 },
      { ...booked, Scrap_Code: "Scratch", Act_Scrap_Qty: 1 },
    ],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).operations ?? "");
  expect(rows.map(({ scrap_reason }) => scrap_reason)).toEqual(["Bore"]);
});

test("[R76] the query for a list leaves out what was over before the day from which the tracker counts", () => {
  const database = databaseWith({
    Job: [{ Job: "4127" }],
    Delivery: [
      { Job: "4127", Promised_Date: "2025-12-20", Shipped_Date: "2025-12-19" },
      { Job: "4127", Promised_Date: "2025-12-21", Shipped_Date: null },
      { Job: "4127", Promised_Date: "2025-12-22", Shipped_Date: "2026-01-02" },
    ],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).deliveries ?? "");
  expect(rows.map(({ promise_date }) => promise_date)).toEqual(["2025-12-21", "2025-12-22"]);
});

test("hours of 0 count as not booked, and a coverage query says how many rows have hours", () => {
  const operation = { Job: "1", Work_Center: "VMC1", Inside_Oper: 1, Status: "O", Est_Setup_Hrs: 1 };
  const database = databaseWith({
    Job: [{ Job: "1", Status: "Active" }],
    Job_Operation: [
      { ...operation, Job_Operation: 1, Sequence: 10, Act_Setup_Hrs: 1.5 },
      { ...operation, Job_Operation: 2, Sequence: 20, Act_Setup_Hrs: 0 },
    ],
  });
  const sql = coverageQuery("operations", ["operation", "est_setup", "act_setup", "kit_ready"], jobboss) ?? "";
  expect(answerOf(database, sql)).toEqual([{ all_rows: 2, operation: 2, est_setup: 2, act_setup: 1 }]);
});
