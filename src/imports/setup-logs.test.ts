import { expect, test } from "vitest";
import { valuesIn } from "../../test/exports/imported.ts";
import { day, lines } from "../../test/exports/lists.ts";

test("[R125] each day in a log of setups is another setup, even of one operation", async () => {
  for (const heading of ["Date", "Setup Date", "Date Run", "Setup Complete"]) {
    const head = `${heading},Job,Op,Machine,Setup Std (min),Setup Act (min),Operator`;
    const log = lines(head, 9, (row) => `${day(row)},261,10,VF2,30,60,TB`);
    expect(await valuesIn(log)).toEqual({ kpi_setup_var: 100 });
  }
});

test("[R125] a title that says setups tells whose planned and actual hours are below it", async () => {
  const log = (title: string) =>
    [title, lines("Date,Job,Op,Machine,Planned Min,Actual Min", 9, (row) => `${day(row)},26${row},10,VF2,30,45`)].join(
      "\n",
    );
  for (const title of ["Setup Times", "Rüstzeiten", "CHANGEOVER LOG - MILL"])
    expect(await valuesIn(log(title))).toEqual({ kpi_setup_var: 50 });
  expect(await valuesIn(log("Week 46"))).not.toHaveProperty("kpi_setup_var");
});

test("[R125] work that was done counts on the only day of its row, and what is due doesn't", async () => {
  const list = (heading: string, hours = "9") =>
    lines(
      `Job,Op,Machine,${heading},Good,Scrap,Act Run Hrs`,
      9,
      (row) => `26${row},10,VF2,${day(row)},9,${row % 2},${hours}`,
    );
  expect(await valuesIn(list("Keyed"))).toMatchObject({ kpi_scrap: expect.closeTo(400 / 85) });
  expect(await valuesIn(list("Due"))).toEqual({});
  expect(await valuesIn(list("Keyed", "0"))).toEqual({});
});
