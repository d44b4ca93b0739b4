import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";
import { day, lines } from "../../test/exports/lists.ts";

test("[R125] a lot that comes back after rework isn't inspected for the first time", async () => {
  const text = [
    ",,,,TIMES,,,PIECES,,,",
    "WO,Op,Type,Att,In to QC,Start,Done,Lot Qty,Insp,Acc,Rej,Disp",
    ...Array.from(
      { length: 9 },
      (_, at) =>
        `260${at},90,Final,1,9/${at + 1}/2026 8:00,9/${at + 1}/2026 10:00,9/${at + 1}/2026 11:00,25,13,12,1,RWK`,
    ),
    "2600,90,Final,2,9/20/2026 8:00,9/20/2026 9:00,9/20/2026 9:30,25,1,1,0,ACC",
    "2601,90,Final,2,9/21/2026 8:00,,,25,,,,VOID",
  ].join("\n");
  const { inspections } = rowsIn(await imported(text));
  expect(inspections?.length).toBe(10);
  expect(inspections?.[0]).toMatchObject({ inspected: 13, right_first_time: 12 });
  expect(inspections?.at(-1)).toMatchObject({ inspected: null, right_first_time: null });
  expect(inspections?.at(-1)?.started).not.toBe(null);
});

test("[R125] work that waits at an inspection's station shows the wait, if its start is recorded to the minute", async () => {
  const visits = ["VMC-2", "Final Inspection", "FAI / CMM"].flatMap((station, place) =>
    Array.from({ length: 4 }, (_, at) => {
      const day = `2026-09-0${at + 1}`;
      return `WO${at}|${place}|${station}|${day} 08:00:00|${day} 1${place}:0${at + 1}:11|${day} 14:13:00|FALSE`;
    }),
  );
  const file = await imported(
    ["work_order|seq|station|arrived_at|started_at|finished_at|is_archived", ...visits].join("\n"),
  );
  expect(file.list).toBe("operations");
  expect(file.mapping.find(({ column }) => column === "started")).toMatchObject({
    heading: "started_at",
    sureness: "sure",
  });
  const { inspections } = rowsIn(file);
  expect(inspections?.length).toBe(8);
  const log = await imported(
    "Job,Insp Type,In to QC,Insp Start,Insp Done\n1,Final,2026-09-15 08:00,2026-09-15 09:00,2026-09-15 10:00\n",
  );
  expect(rowsIn(file, log).inspections?.map(({ lot }) => lot)).toEqual(["1"]);
  expect((Number(inspections?.[0]?.started) - Number(inspections?.[0]?.ready)) * 24).toBeCloseTo(3 + 71 / 3600, 6);
});

test("[R125] the parts inspected are those that passed and failed, not the lot, and a reinspection adds none", async () => {
  const text = [
    "Inspection ID,Work Order,Operation,Inspection Type,Reinspection,Received in QC,Inspection Start,Inspection End,Lot Size,Sample Size,Passed,Failed",
    ...Array.from(
      { length: 9 },
      (_, at) =>
        `${at},WO-33${at},20,Final,${at === 8 ? "Yes" : "No"},2026-10-0${at + 1} 07:00,2026-10-0${at + 1} 08:15,2026-10-0${at + 1} 09:00,50,8,${at % 2 ? "7,1" : "8,0"}`,
    ),
  ].join("\n");
  const rows = async (of: string) => rowsIn(await imported(of)).inspections ?? [];
  const [, first] = await rows(text);
  expect(first).toMatchObject({ inspected: 8, right_first_time: 7 });
  expect((await rows(text)).at(-1)).toMatchObject({ inspected: null, right_first_time: null });
  const [, unsampled] = await rows(text.replace("Sample Size", "Note").replaceAll(",50,8,", ",50,x,"));
  expect(unsampled).toMatchObject({ inspected: 8, right_first_time: 7 });
});

test("[R125] lots whose kind says that they were inspected again, or bought, add no parts", async () => {
  const kinds = ["Final", "Final", "Final", "Re-Insp", "Final", "Final", "Receiving", "Final", "Final", "Final"];
  const text = [
    "Insp. ID,Work Order,Insp. Type,Completed,Lot Qty,Qty Insp.,Accepted,Scrapped",
    ...kinds.map((kind, at) => `${at},WO-${at},${kind},2026-10-0${at + 1} 07:00,50,8,${at % 2 ? "8,0" : "7,1"}`),
  ].join("\n");
  const { inspections = [] } = rowsIn(await imported(text));
  expect(inspections.map(({ inspected }) => inspected)).toEqual([8, 8, 8, null, 8, 8, null, 8, 8, 8]);
});

test("[R125] a day and its time of day in two columns are one moment, also after midnight", async () => {
  const log = lines(
    "WO,Type,Recv Date,Recv Time,Insp Start Date,Insp Start Time,Insp End Date,Insp End Time,Qty Acc,Qty Rej",
    9,
    (row) =>
      `26${row},Final,${day(row)},2:30 PM,${day(row + 1)},6:00 AM,${day(row + 1)},6:40 AM,${row % 3 ? "20,0" : "18,2"}`,
  );
  expect(await valuesIn(log)).toMatchObject({
    kpi_insp_queue: expect.closeTo(15.5, 6),
    kpi_fpy: expect.closeTo(100 - 600 / 180),
  });
});

test("[R125] a sign-in sheet with an inspector's name is of the inspection, not of operations", async () => {
  const sheet = lines(
    "Date,Job,Op,Time In,Time Started,Time Done,Qty,Good,Bad,Inspector",
    9,
    (row) => `${day(row)},26${row},20,7:00,8:30,9:00,20,${row % 3 ? "20,0" : "18,2"},Lena`,
  );
  expect(await valuesIn(sheet)).toEqual({
    kpi_insp_queue: expect.closeTo(1.5, 6),
    kpi_fpy: expect.closeTo(100 - 600 / 180),
  });
  const moments = lines(
    "Job No,Queue,Date In,Picked Up,Completed,Pcs Checked,Pcs Passed",
    9,
    (row) => `26${row},CMM,${day(row)} 07:00,${day(row)} 09:30,${day(row)} 10:00,20,19`,
  );
  expect(await valuesIn(moments.replace("Picked Up", "Started"))).toMatchObject({
    kpi_insp_queue: expect.closeTo(2.5),
  });
  expect(await valuesIn(moments.replace("Date In", "Submitted"))).toMatchObject({
    kpi_insp_queue: expect.closeTo(2.5),
  });
});

test.for(["To QC", "Sent to QC", "Date to inspection", "In to QC", "At inspection", "Moved to CMM", "TO QA"])(
  "[R125] lots are ready for inspection from “%s” on",
  async (heading) => {
    const text = lines(
      `Job,Type,${heading},Insp Start,Insp Done`,
      9,
      (row) => `${row},Final,${day(row)} 08:00,${day(row)} 09:30,${day(row)} 10:00`,
    );
    const { mapping } = await imported(text);
    expect(mapping.find(({ column }) => column === "ready")).toMatchObject({ heading, sureness: "sure" });
  },
);

test("[R125] pieces to inspect are no day on which a lot was ready", async () => {
  const text = lines(
    "Job,Type,Qty to Insp,Insp Start,Insp Done",
    9,
    (row) => `${row},Final,${row + 4},${day(row)} 09:30,${day(row)} 10:00`,
  );
  expect((await imported(text)).mapping.find(({ column }) => column === "ready")?.heading ?? null).toBe(null);
});
