import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { bytes, imported } from "../../test/exports/imported.ts";
import { importFile } from "./import-file.ts";

const head = "Order,Line,Customer,Promise Date,Ship Date,Qty Ord";
const row = "4001,1,Alder,2026-11-05,2026-11-06,12";
const rows = (count: number): string =>
  Array.from({ length: count }, (_, at) => row.replace("4001", `${at}`)).join("\n");
const workbook = await writeXlsx({
  sheets: [{ name: "Orders", rows: [head.split(","), ...Array(40).fill(row.split(","))] }],
});

const compound = (...more: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600), ...more]);
const scrambled = workbook.map((byte, at) =>
  at > 200 && at < workbook.length - 400 && at % 37 === 0 ? byte ^ 0x5a : byte,
);
const zipOf = (name: string): Uint8Array =>
  Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.alloc(26), bytes(name)]);

const damaged = "This workbook is damaged. Export it again, or open it in Excel and save it as XLSX.";
const cutOff = "This file is damaged: its end is missing. Export or download it again.";
const stockList =
  "This looks like an inventory list, which no KPI uses. Export order lines, jobs, operations or time tickets.";
const noHeadings =
  "We found no row of headings (such as Job, Due Date, Qty). Export the list again with its headings on top.";
const oneColumn = "We found only one column here. Export the list with all its columns, as CSV or XLSX.";
const picture = "This is a picture. Export the list itself as CSV or XLSX.";
const webPage = "This is a web page, even if its name ends in .xls. Open it in Excel and save it as XLSX or CSV.";

test.for([
  ["an old .xls", compound(), "This is an old Excel file (.xls). Open it and save it as XLSX or CSV."],
  [
    "a workbook with a password",
    compound(Buffer.from("EncryptedPackage", "utf16le")),
    "This workbook has a password. Save a copy without one.",
  ],
  ["HTML named .xls", bytes("<html><table><tr><td>Job</td></tr></table>"), webPage],
  [
    "a web archive named .xls",
    bytes("MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<html><table></table>"),
    webPage,
  ],
  [
    "XML named .xls",
    bytes(`<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>`),
    "This is an XML file, even if its name ends in .xls. If Excel opens it, save it there as XLSX or CSV.",
  ],
  ["a workbook of which the first bytes are left", workbook.slice(0, 100), cutOff],
  ["a workbook of which half is left", workbook.slice(0, workbook.length / 2), damaged],
  ["a workbook whose last bytes are missing", workbook.slice(0, -30), damaged],
  ["a workbook with wrong bytes in it", scrambled, damaged],
  [
    "a letter",
    zipOf("word/document.xml"),
    "This is a document or a presentation. Export the list itself as CSV or XLSX.",
  ],
  ["a PDF", bytes("%PDF-1.7"), "This is a PDF. Export the same report as CSV or XLSX."],
  ["a PNG", Buffer.from("89504e470d0a1a0a0000000d", "hex"), picture],
  ["a photo of a phone", Buffer.concat([Buffer.from("00000018", "hex"), bytes("ftypheic")]), picture],
  ["nothing", bytes(""), "The file is empty. Export it again."],
  ["empty lines", bytes("\r\n \r\n"), "The file is empty. Export it again."],
  ["empty cells", bytes(",,,\n,,,\n"), "The file is empty. Export it again."],
  ["one column", bytes("Job\n4001\n4002\n"), oneColumn],
  ["no headings", bytes(rows(9)), noHeadings],
  ["a letter as text", bytes("Dear Sir,\nplease find the list attached.\nRegards, Pat\n"), noHeadings],
  [
    "headings alone",
    bytes(`${head}\n`),
    "There are headings but no rows below them. Export a period in which something happened.",
  ],
  [
    "addresses",
    bytes("First Name,Last Name,Email,Phone\nPat,Smith,pat@example.com,555\nJo,Reed,jo@example.com,556\n"),
    "We couldn’t tell which list this is. Say which, or export it with more columns.",
  ],
  [
    "a list of stock",
    bytes("Part,Description,On Hand,Committed,Reorder Point,Bin,Last Count\nA-1,Pin,40,10,20,R4,2026-11-02\n"),
    stockList,
  ],
  [
    "a stock ledger",
    bytes(
      "Posting Date,Entry Type,Item No.,Quantity\n2026-11-02,Purchase,A,5\n2026-11-03,Sale,A,-2\n2026-11-04,Output,B,9\n",
    ),
    stockList,
  ],
  [
    "a pivot table",
    bytes("Row Labels,Sum of Hours,Count of Job\nVMC1,120,10\nVMC2,80,7\n"),
    "This is a pivot table: its rows are already added up. Export the list that it was made from.",
  ],
] as const)("[R127] %s is named for what it is, with what to do", async ([, file, reason]) => {
  expect(await importFile(file)).toMatchObject({ kind: "refused", reason });
});

test("[R127] quotes that are never closed cost no row", async () => {
  for (const open of [rows(30).replace("Alder", '"Alder'), rows(30).replaceAll("Alder", '"Alder')])
    expect((await imported(`${head}\n${open}\n`)).rowCount).toBe(30);
});

test("[R124] a cell with several lines is one cell", async () => {
  const text = `${head}\n${rows(30).replace("Alder", '"Alder\nand Sons, Ltd."')}\n`;
  expect((await imported(text)).rowCount).toBe(30);
});

test("[R124] a printed report with aligned columns is cut at its line of dashes", async () => {
  const lines = [
    "Job         Seq  WC     Act_Setup Date_Completed",
    "----------- ---- ------ --------- --------------",
    "4001        10   VMC 1       2.50 2026-11-05",
    "4001        20   VMC 2       0.75 2026-11-06",
    "",
    "(2 rows affected)",
  ];
  const file = await imported(lines.join("\r\n"));
  expect([file.rowCount, file.leftOut.map((one) => one.row)]).toEqual([2, [2, 5, 6]]);
  expect(file.headings.map(({ values }) => values[0])).toEqual(["4001", "10", "VMC 1", "2.50", "2026-11-05"]);
});

test("[R124] dashes as wide as the headings alone don't cut the wider values below them", async () => {
  const row = (seq: string) => `20110-000   ${seq}  PUMA 2600    128.10    2.25   106  09/04/26`;
  const page = (number: number, steps: readonly string[]) => [
    `ROUTER ANALYSIS                                  PAGE ${number}`,
    "WORK ORDER  SEQ   WORKCENTER   ACT RUN ACT SET  GOOD  STARTED",
    "----------  ---   ----------   ------- -------  ----  -------",
    ...steps.map(row),
  ];
  const steps = ["0010", "0020", "0030", "0040", "0050"];
  const text = [...page(1, steps), "", ...page(2, ["0060", "0070", "0080", "0090", "0100"])].join("\n");
  const file = await imported(text);
  expect(file.headings.map(({ heading, values }) => [heading, values[0]])).toEqual([
    ["WORK ORDER", "20110-000"],
    ["SEQ", "0010"],
    ["WORKCENTER", "PUMA 2600"],
    ["ACT RUN", "128.10"],
    ["ACT SET", "2.25"],
    ["GOOD", "106"],
    ["STARTED", "09/04/26"],
  ]);
  expect(file.rowCount).toBe(10);
});

test("[R127] headings that come twice are named, each with its own number", async () => {
  const { notes, headings } = await imported("Job,Op,Act Setup Hrs,Date,Date\n1,10,1.5,2026-11-05,2026-11-06\n");
  expect(headings.map(({ heading }) => heading)).toEqual(["Job", "Op", "Act Setup Hrs", "Date", "Date (2)"]);
  expect(notes).toEqual([
    "“Date” is the heading of more than one column. We call the next one “Date (2)”. Check which is which.",
  ]);
});

test("[R127] no two headings get the same name, and only repeated ones are told of", async () => {
  const { notes, headings } = await imported(
    "Job,Op,Act Setup Hrs,Comment,Comment,Comment (2),Comment\n1,10,1.5,a,b,c,d\n",
  );
  const names = ["Job", "Op", "Act Setup Hrs", "Comment", "Comment (3)", "Comment (2)", "Comment (4)"];
  expect(headings.map(({ heading }) => heading)).toEqual(names);
  expect(notes).toEqual([
    "“Comment” is the heading of more than one column. We call the next one “Comment (3)”. Check which is which.",
    "“Comment” is the heading of more than one column. We call the next one “Comment (4)”. Check which is which.",
  ]);
  const apart = await imported("Job,Op,Act Setup Hrs,Comment,Comment (2)\n1,10,1.5,a,b\n");
  expect(apart.notes).toEqual([]);
});

test("[R127] times in UTC are named, with what to say", async () => {
  const { notes } = await imported(
    "Machine,Start Time,Downtime (min),Reason\nA,2026-11-05T03:10:00Z,5,Setup\nA,2026-11-05T07:40:00Z,6,Setup\n",
  );
  expect(notes).toEqual([
    "Times in “Start Time” are in UTC, so an evening may count as the next day. Enter the hours to add for your time zone, such as -5.",
  ]);
});

test("[R127] one answer about the order of dates holds for all dates of the file that are open", async () => {
  const text = `Order,Line,Promise Date,Ship Date\n1,1,01/02/2026,03/04/2026\n`;
  const { questions } = await imported(text);
  expect(questions.map(({ heading }) => heading).toSorted()).toEqual(["Promise Date", "Ship Date"]);
  const answered = await imported(text, { answers: { "date-order:Ship Date": "day-first" } });
  expect(answered.questions).toEqual([]);
  expect(answered.mapping.find(({ column }) => column === "promise_date")?.format).toBe("Day first");
});

test("[R127] an ambiguous number is asked about, with both sizes", async () => {
  const { questions } = await imported("Order;Line;Promise Date;Ext Amt\n1;1;2026-11-05;1.234\n2;1;2026-11-06;2.345\n");
  expect(questions[0]?.readings.map(({ means }) => means)).toEqual(["1.234 is about 1.2", "1.234 is 1,234"]);
});

test("[R127] a list of the most rows that we read, each with hours of its own, is read", async () => {
  const hours = Array.from({ length: 200_000 }, (_, at) => (0.5 + at / 10_000).toFixed(4));
  const list = hours.map((some, at) => `VF${at % 50},2026-11-${10 + (at % 20)},${some}`);
  const file = await imported(["Machine,Date,In-Cycle Time", ...list].join("\n"));
  expect([file.rowCount, file.list, file.unreadCount]).toEqual([200_000, "machine_days", 0]);
});

test("[R127] a formula that finds nothing leaves its cell empty, and costs no column", async () => {
  for (const error of ["#VALUE!", "#DIV/0!", "#REF!", "#NAME?", "#NUM!", "#N/A"]) {
    const stops = Array.from({ length: 9 }, (_, at) => `VF2,2026-11-1${at},${at % 3 === 1 ? error : 1.5},Setup`);
    const file = await imported(["Machine,Date,Downtime (hrs),Reason", ...stops].join("\n"));
    expect(file.unreadCount).toBe(0);
    expect(file.entries.columns.hours?.slice(0, 3)).toEqual([1.5, null, 1.5]);
  }
});

test("[R127] an answer of an API may be pasted, too", async () => {
  const list = [4, 5, 6].map((day) => ({ order: `A-${day}`, line: 1, promise_date: `2026-11-0${day}`, quantity: 5 }));
  const pasted = await importFile(JSON.stringify({ items: list }));
  expect(pasted).toMatchObject({ kind: "imported", list: "deliveries", rowCount: 3 });
});
