import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { lines } from "../../test/exports/lists.ts";

/** Our columns with the headings that are taken without asking. */
const sureIn = async (text: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await imported(text)).mapping.flatMap(({ column, heading, sureness }) =>
      sureness === "sure" ? [[column, heading ?? ""]] : [],
    ),
  );

const day = (of: number): string => `2026-11-${String(10 + of).padStart(2, "0")}`;

test.for([
  ["promise_date", "Original Due Date", "Order,Line,Qty Ord,Original Due Date,Due Date,Ship Date"],
  ["promise_date", "Orig Line Ship Date", "Order,Line,Qty Ord,Orig Line Ship Date,Line Ship Date,Last Dispatch Date"],
  ["promise_date", "Orig Prm", "Order,Line,Qty Ord,Orig Prm,Curr Prm,Ship Dt"],
  ["promise_date", "First Leave By", "Order,Line,Qty Ord,First Leave By,Must Leave By,Ship Date"],
  ["promise_date", "Orig Prom", "Order,Line,Qty Ord,Orig Prom,Cust Due,Ship Date"],
] as const)("[R126] the first date promised is the original one: %s is %s", async ([column, heading, head]) => {
  const text = lines(head, 9, (row) => `40${row},1,5,${day(row)},${day(row + 1)},${row % 2 ? day(row + 2) : ""}`);
  expect(await sureIn(text)).toMatchObject({ [column]: heading });
});

test("[R126] the due date is promised, not the shop's own day to leave by", async () => {
  const text = lines(
    "Order,Line,Qty Ord,Due Date,Leave By,Ship Date",
    9,
    (row) => `40${row},1,5,${day(row + 2)},${day(row)},`,
  );
  expect((await sureIn(text)).promise_date).toBe("Due Date");
});

test("[R126] what a supplier promised counts, not what is expected by now", async () => {
  const text = lines(
    "Document No.,Line No.,Buy-from Vendor Name,Expected Receipt Date,Promised Receipt Date,Last Receipt Date",
    9,
    (row) => `PO40${row},10000,Alder,${day(row + 2)},${day(row)},${day(row + 1)}`,
  );
  expect(await sureIn(text)).toEqual({
    line: "Document No. + Line No.",
    supplier: "Buy-from Vendor Name",
    due: "Promised Receipt Date",
    received: "Last Receipt Date",
  });
});

test("[R126] an expected day isn't a decision, and minutes aren't a quote number", async () => {
  const text = lines(
    "Document Number,Customer,RFQ Received,Quote Sent,Est. Setup (Min),Expected Close,Outcome",
    9,
    (row) => `Q40${row},Alder,${day(row)},${day(row + 1)},45,${day(row + 5)},${row % 2 ? "Won" : "Lost"}`,
  );
  const matched = await imported(text, { takeLikely: true });
  const headings = Object.fromEntries(matched.mapping.map(({ column, heading }) => [column, heading]));
  expect(headings).toMatchObject({ quote: "Document Number", sent: "Quote Sent", decided: null });
});

test("[R126] hours of labor are compared with hours of labor, not with those of the machine", async () => {
  const text = lines(
    "Job,Op,Work Center,Est. labor hours,Actual labor hours,Est. machine hours,Actual machine hours,Actual end",
    9,
    (row) => `${row},10,VF2,3${row}.5,4${row}.5,2${row}.5,2${row}.25,${day(row)}`,
  );
  const { est_run, act_run } = await sureIn(text);
  expect(["Est. labor hours", "Est. machine hours"]).toContain(est_run);
  expect(act_run).toBe(est_run?.replace("Est.", "Actual"));
});

test("[R124] where each job is named once, the dash in its number doesn't split it", async () => {
  const text = lines(
    "Job,Est. Hours,Actual Hours,Actual End",
    9,
    (row) => `JOB-12${row},3${row}.5,4${row}.5,${day(row)}`,
  );
  const { operations } = rowsIn(await imported(text, { list: "operations" }));
  expect(operations?.map(({ job_number }) => job_number).slice(0, 2)).toEqual(["JOB-120", "JOB-121"]);
});

test("[R126] a code isn't a number of hours or pieces", async () => {
  const text = lines(
    "Employee ID,Date,Hours,Job Code,Job Number",
    9,
    (row) => `7,${day(row)},8.25,${110 + 10 * (row % 3)},00${row}`,
  );
  const { mapping } = await imported(text, { takeLikely: true, list: "people_weeks" });
  expect(mapping.find(({ column }) => column === "booked_hours")?.heading).toBeNull();
});

test("[R126] words between the dates of a planner don't hide the column, and its list has no real start", async () => {
  const text = lines("Mach,Job #,Op,Set up hrs,Run hrs,Start,Due", 9, (row) =>
    ["VF2", `40${row}`, 10, row % 3 ? 1.5 : "-", 2.5, row % 4 ? day(row) : "when it lands", day(row + 3)].join(),
  );
  const file = await imported(text);
  expect(await sureIn(text)).toMatchObject({ planned_start: "Start", planned_end: "Due", est_setup: "Set up hrs" });
  expect(file.unread.map(({ column, text: said }) => [column, said])).toEqual(
    [0, 4, 8].map(() => ["planned_start", "when it lands"]),
  );
});

test("[R124] lots of a job and its subassemblies have steps of their own", async () => {
  const text = [
    "Job,Sfx,Asm,Seq,W/C,Est Set Hrs,Act Set Hrs,Date Clsd",
    "118405,000,0,10,VF2,1,1.25,11/05/26",
    "118405,000,1,10,VF2,2,2.25,11/06/26",
    "118405,001,0,10,VF2,3,3.25,00/00/00",
    "118406,000,0,10,VF2,4,4.25,11/07/26",
  ].join("\n");
  const { operations } = rowsIn(await imported(text));
  expect(operations?.map(({ operation, job_number, est_setup }) => [operation, job_number, est_setup])).toEqual([
    ["118405-000-0-10", "118405-000", 1],
    ["118405-000-1-10", "118405-000", 2],
    ["118405-001-0-10", "118405-001", 3],
    ["118406-000-0-10", "118406-000", 4],
  ]);
});

test("[R126] of two tables in one export, the one of the list counts", async () => {
  const text = lines(
    "JobHead_JobNum,JobHead_DueDate,JobHead_QtyCompleted,JobOper_OprSeq,JobOper_DueDate,JobOper_QtyCompleted,JobOper_ActProdHours",
    9,
    (row) => `40,${day(9)},5,${row}0,${day(row)},${row},2.5`,
  );
  expect(await sureIn(text)).toMatchObject({
    operation: "JobHead_JobNum + JobOper_OprSeq",
    planned_end: "JobOper_DueDate",
    good_qty: "JobOper_QtyCompleted",
  });
});

test("[R126] a list that numbers its NCRs is one of inspections", async () => {
  const text = lines(
    "NCR #,Date,WO#,Op,Mach,Qty Chk'd,Qty Rej,Defect",
    9,
    (row) => `26-00${row},${day(row)},40${row},10,VF2,10,${row % 3},Bore`,
  );
  expect((await imported(text)).list).toBe("inspections");
});

test("[R126] of two numbers the one that names each row once is that of an order line", async () => {
  const text = lines(
    "Order No,Job No,Customer,Qty Ord,Due Date,Ship Date",
    12,
    (row) => `50${Math.floor(row / 2)},50${Math.floor(row / 2)}-0${1 + (row % 2)},Alder,5,${day(row)},${day(row)}`,
  );
  expect(await sureIn(text)).toMatchObject({ line: "Job No" });
});

test("[R126] labor without a word for hours is money, and an empty column needs a heading that says it", async () => {
  const text = lines(
    "Job,Customer,Closed,Est Hours,Act Hours,Act Material,Act Labor,Total Cost",
    9,
    (row) => `60${row},Alder,${day(row)},20,2${row},400,900,1300`,
  );
  const { list, mapping } = await imported(text, { takeLikely: true });
  const headings = mapping.map(({ heading }) => heading);
  expect([list, headings.includes("Act Labor"), headings.includes("Act Hours")]).toEqual(["jobs", false, true]);
  const quotes = lines("Quote Number,Customer,Sent Date,Status,Sales Person,Lost Reason", 9, (row) =>
    [`Q${row}`, "Alder", day(row), row % 2 ? "won" : "lost", "", ""].join(),
  );
  const quoted = await imported(quotes, { takeLikely: true });
  expect(quoted.mapping.find(({ column }) => column === "decided")?.heading).toBeNull();
});

test("[R126] a number like 4127-10-1 is the operation of a job, and no date", async () => {
  const text = lines(
    "Order-Line,Cust,Entered,Orig Dock Date,Qty,Shipped,Balance Due,Last Shipped On",
    9,
    (row) =>
      `41${10 + row}-${1 + (row % 9)}-1,Alder,${day(row)},2026-12-${10 + row},${10 + row},${row},10,${day(row + 1)}`,
  );
  expect(await sureIn(text)).toMatchObject({ line: "Order-Line" });
});

test("[R126] a job board in its own words is one of deliveries", async () => {
  const text = lines(
    "Job#,Who for,What,How many,PO came in,Promised,Out the door,$$",
    9,
    (row) =>
      `41${10 + row},Alder,PN-${row},${10 + row},${day(row)},2026-12-${10 + row},2026-12-${11 + row},${100 * row}.50`,
  );
  expect((await imported(text)).list).toBe("deliveries");
  expect(await sureIn(text)).toMatchObject({
    customer: "Who for",
    order_qty: "How many",
    promise_date: "Promised",
    ship_date: "Out the door",
    order_value: "$$",
  });
});

test("[R126] a share of scrap isn't the scrap, whether the heading or the values say so", async () => {
  const sure = (heading: string, value: (row: number) => string) =>
    sureIn(
      lines(
        `Job,Op,Work Center,Act Run Hrs,Good Qty,${heading},Date Finished`,
        9,
        (row) => `41${row},10,VMC 1,${row}.5,${10 * row},${value(row)},${day(row)}`,
      ),
    );
  expect(await sure("Scrap", (row) => String(row))).toMatchObject({ scrap_qty: "Scrap" });
  expect(await sure("Scrap %", (row) => `${row}.5`)).not.toHaveProperty("scrap_qty");
  expect(await sure("Scrap", (row) => `${row}.5%`)).not.toHaveProperty("scrap_qty");
});

test("[R125] values in thousands are multiplied", async () => {
  const valued = async (heading: string) => {
    const text = lines(
      `Order,Customer,Promised,Order Qty,Ship Date,${heading}`,
      9,
      (row) => `A${row},Alder,${day(row)},10,${day(row)},${row}.25`,
    );
    return rowsIn(await imported(text)).deliveries?.map(({ order_value }) => order_value)[1];
  };
  const plain = await valued("Order Value");
  for (const heading of ["Order Value ($000)", "Order Value (k$)", "Order Value (in thousands)"])
    expect(await valued(heading)).toBe(Number(plain) * 1000);
});

test("[R126] hours in days are doubtful, since a day of work isn't 24 hours", async () => {
  const text = lines(
    "WO,Equipment,PM/Breakdown,Target Date,Closed Date,Downtime (days)",
    9,
    (row) => `3${row},Lathe 4,${row % 2 ? "PM" : "Breakdown"},${day(row)},${day(row + 1)},0.${row}`,
  );
  const { mapping } = await imported(text);
  expect(mapping.find(({ column }) => column === "hours")).toMatchObject({ sureness: "likely", used: false });
});

test("[R125] a shortened past tense means the same with and without its apostrophe", async () => {
  const columns = async (heading: string) =>
    (await imported(`Job,Op,Machine,Plan Start,${heading}\n${programs}`)).mapping.find(
      ({ column }) => column === "program_ready",
    )?.heading;
  for (const heading of ["Prog Rel'd", "Prog Rel’d", "Program Released"]) expect(await columns(heading)).toBe(heading);
});
const programs = Array.from({ length: 8 }, (_, at) => `70${at},10,VF2,2026-11-1${at},2026-11-0${at + 1}`).join("\n");
