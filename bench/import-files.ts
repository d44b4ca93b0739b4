import { XlsxStreamWriter } from "hucre/xlsx";

const headings = [
  "Job",
  "Sequence",
  "Work_Center",
  "Status",
  "Est_Setup_Hrs",
  "Act_Setup_Hrs",
  "Est_Run_Hrs",
  "Act_Run_Hrs",
  "Act_Run_Qty",
  "Act_Scrap_Qty",
  "Sched_Start",
  "Date_Completed",
];

const dayOf = (row: number): Date => new Date(Date.UTC(2025, 0, 1) + Math.floor(row / 300) * 86_400_000);
const hoursOf = (row: number, step: number): number => ((row * step) % 37) / 4;

function rowAt(row: number): readonly (string | number | Date)[] {
  const hours = [3, 5, 7, 11].map((step) => hoursOf(row, step));
  return [
    `J${10_000 + Math.floor(row / 5)}`,
    10 * (1 + (row % 5)),
    `VMC${row % 9}`,
    "C",
    ...hours,
    1 + (row % 40),
    row % 3,
    dayOf(row),
    dayOf(row + 300),
  ];
}

/** An export of operations, as text. */
export function csvBytes(count: number): Uint8Array {
  const lines = [headings.join(",")];
  for (let row = 0; row < count; row += 1)
    lines.push(
      rowAt(row)
        .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell))
        .join(","),
    );
  return new TextEncoder().encode(lines.join("\r\n"));
}

/** The same as a workbook. */
export async function xlsxBytes(count: number): Promise<Uint8Array> {
  const writer = new XlsxStreamWriter({ name: "Export" });
  writer.addRow(headings);
  for (let row = 0; row < count; row += 1) writer.addRow([...rowAt(row)]);
  return writer.finish();
}
