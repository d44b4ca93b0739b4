import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { day } from "../../test/exports/lists.ts";

test("[R124] a line of labels and values in several cells names the rows below it", async () => {
  const text = [
    "WO:,7001,,Item: PLUG,,Closed: 11/9/2026",
    ",Posted,Seq,Employee,Qty Comp,Qty Scrap",
    ",11/5/2026,10,Pat,12,2",
    ",11/6/2026,20,Pat,10,(1)",
    "WO:,7002,,Item: SEAT,,Closed:",
    ",11/6/2026,10,Kim,8,0",
  ].join("\n");
  const file = await imported(text);
  expect(
    rowsIn(file).operations?.map(({ operation, good_qty, scrap_qty }) => [operation, good_qty, scrap_qty]),
  ).toEqual([
    ["7001-10", 12, 2],
    ["7001-20", 10, -1],
    ["7002-10", 8, 0],
  ]);
  expect(file.leftOut.find(({ row }) => row === 5)?.why).toBe("It names the rows below it.");
});

test("[R124] such a line may be continued on the next", async () => {
  const head = ["Seq,Work Center,Est Setup Hrs,Act Setup Hrs,Est Run Hrs,Act Run Hrs"];
  const of = (job: number): readonly string[] => [
    `Job:,${job},Customer:,Alder,Status:,Closed`,
    "Make Qty:,10,,Date:,11/9/2026,",
    ...head,
    "10,VF2,1,1.5,4,5",
    "20,VF4,1,1,6,6",
  ];
  const { operations } = rowsIn(await imported([...of(7001), ...of(7002)].join("\n")));
  expect(operations?.map(({ operation, status }) => [operation, status])).toEqual(
    ["7001-10", "7001-20", "7002-10", "7002-20"].map((operation) => [operation, "Done"]),
  );
});

test("[R124] counts with a label in the cells of a row are totals", async () => {
  const order = (of: number): string => `40${of}/1/0,P-${of},${day(1)},${day(of)},${day(of)},5,5`;
  const text = [
    "SO/Ln/Rel,Part Number,Ord Dt,Orig Prm,Ship Dt,Qty Ord,Qty Shp",
    ...[2, 3, 4, 5].map(order),
    ",,Customer ALDER shipments: 4,,on time: 3,20,81.2%",
  ].join("\n");
  const file = await imported(text);
  expect([file.rowCount, file.unreadCount, file.leftOut]).toEqual([4, 0, [{ row: 6, why: "It is a total." }]]);
});

test("[R124] the total of a machine and the total in another language aren't added to the rows", async () => {
  const monitor = ["A", "B"].flatMap((machine) => [
    ...[2, 3, 4, 5].map((of) => `${machine},${day(of)},16,8,6,1,0.5`),
    `${machine},Total,64,32,24,4,2`,
  ]);
  const file = await imported(
    ["Machine,Date,Planned operation,Running,Cutting,Alarm,Maintenance", ...monitor].join("\n"),
  );
  expect(rowsIn(file).machine_days).toHaveLength(8);
  expect(file.mapping.find(({ column }) => column === "in_cycle_hours")).toMatchObject({
    heading: "Running",
    used: true,
  });
  const booked = ["Data;Operatore;Commessa;Fase;Ore", "01/10/2026;Bianchi;846;30;2,25", ";Conti;847;10;3,50"];
  const italian = await imported([...booked, ";Totale giorno;;;5,75", "TOTALE PERIODO;;;;5,75"].join("\n"));
  expect(italian.rowCount).toBe(2);
});
