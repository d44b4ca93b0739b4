import { expect, test } from "vitest";
import { imported } from "../../../test/exports/imported.ts";
import { day, lines } from "../../../test/exports/lists.ts";
import { kpis } from "../../knowledge/kpis/kpis.ts";
import { serialOf } from "../../measures/record-list.ts";
import { gapsOf } from "./gaps.ts";

const gapsIn = async (text: string) => gapsOf(kpis, await imported(text, { today: serialOf("2026-11-22") }));

test("[R140] a file that gives no KPI says what was read, and what the nearest ones need", async () => {
  const { notes, questions } = await gapsIn(
    lines("Job,Op,Work Center,Actual Start", 9, (row) => `80${row},10,VF${row % 2},${day(row)}`),
  );
  expect(notes[0]).toBe("We read 9 rows of operations, but no KPI can be worked out from them yet.");
  expect(notes).toContain(
    "For Schedule adherence, we need a column with “Planned start” (day it was planned to start, in the plan as it was frozen at the start of the week).",
  );
  expect(questions).toEqual([]);
});

test("[R140] a column that may be the one a KPI waits for is asked about", async () => {
  const text = lines(
    "Job,Op,Work Center,Actual Start,Odd start plan remark",
    9,
    (row) => `80${row},10,VF${row % 2},${day(row)},${day(row)}`,
  );
  const { notes, questions } = await gapsIn(text);
  expect(notes).toEqual([]);
  expect(questions).toMatchObject([
    {
      id: "column:planned_start",
      text: expect.stringMatching(
        /^For Schedule adherence, we need “Planned start” .+ Is that “Odd start plan remark”\?$/,
      ),
      readings: [
        { answer: "Odd start plan remark", means: "Yes" },
        { answer: "", means: "No" },
      ],
    },
  ]);
});

test("[R140] a file that gives only a number next to a KPI isn't said to give none", async () => {
  const rejects = (heading: string) =>
    lines(`NCR #,Date,Job,Qty Rej,${heading}`, 9, (row) => `26-0${row},${day(row)},700${row},${row + 1},${row}.5`);
  expect((await gapsIn(rejects("Rework Hrs"))).notes.join()).not.toContain("no KPI can be worked out");
  expect((await gapsIn(rejects("Scrap Cost"))).notes[0]).toContain("no KPI can be worked out");
});

test("[R140] a file that gives one KPI says in one line which column the nearest other one needs", async () => {
  const { notes } = await gapsIn(
    lines(
      "Lot,Insp Type,Insp Start,Insp Done,Lot Qty,Qty Insp,Passed,Failed",
      9,
      (row) => `${row},Final,${day(row)} 09:00,${day(row)} 10:00,50,8,${row % 2 ? "8,0" : "7,1"}`,
    ),
  );
  expect(notes).toEqual([expect.stringMatching(/^For Wait for inspection, we need a column with “Ready”/)]);
});
