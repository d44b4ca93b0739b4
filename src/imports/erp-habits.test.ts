import { expect, test } from "vitest";
import { imported, rowsIn, valuesIn } from "../../test/exports/imported.ts";
import { day, lines } from "../../test/exports/lists.ts";

const orderHead = "Order No.,Job No.,Cust. Code,Promise Date,Qty Ord.,Qty Shpd.,Last Ship Date,Release Amt.,Status";
const order = (at: number): string =>
  `${800 + Math.floor(at / 2)},${800 + Math.floor(at / 2)}-${(at % 2) + 1},ABCO,${day(at)},5,5,${day(at)},100,Closed`;
const trial = (at: number): string => `TEST,TEST-0${at},TEST,${day(2)},1,0,,9000,Open`;

test("[R124] orders that someone entered to try the system are no orders", async () => {
  const text = `${lines(orderHead, 12, order)}\n${trial(1)}\n${trial(2)}`;
  const file = await imported(text);
  expect(rowsIn(file).deliveries?.length).toBe(12);
  expect(file.leftOut.map(({ why }) => why)).toEqual(Array(2).fill("It was entered to try the system."));
  expect((await valuesIn(text)).kpi_otd).toBe(100);
});

test("[R124] an operation may be a test, and a customer may be called so in part", async () => {
  const head = "Job No,Operation,Work Center,Good Qty,Scrap Qty,Completed";
  const tests = lines(head, 8, (at) => `90${at},Test,Bench,10,1,${day(at)}`);
  expect(rowsIn(await imported(tests)).operations?.length).toBe(8);
  const labs = lines(orderHead, 8, (at) => order(at).replace("ABCO", "Test Labs Inc"));
  expect(rowsIn(await imported(labs)).deliveries?.length).toBe(8);
});

test("[R125] a line that was exported twice doesn't keep its job number from naming it", async () => {
  const rows = Array.from({ length: 20 }, (_, at) => (at === 6 || at === 13 ? [order(at), order(at)] : [order(at)]));
  const file = await imported([orderHead, ...rows.flat()].join("\n"));
  expect(rowsIn(file).deliveries?.map(({ line }) => line)).toContain("803-1");
  expect(rowsIn(file).deliveries?.length).toBe(20);
});

const german = (legend: string) =>
  [
    "Auftrag;Pos;Ident-Nr.;AB-Datum;Zugesagt;Auftragsmenge;Gelief. Menge;Letzte Lieferung;Pos.-Wert EUR;Kennz.",
    ...Array.from(
      { length: 12 },
      (_, at) =>
        `A${100 + at};1;104.22${10 + at};01.10.26;${10 + at}.11.26;1.500;${at === 5 ? "0" : "1.500"};${at === 5 ? "" : `${10 + at}.11.26`};1.234,50;${at === 5 ? "S" : "E"}`,
    ),
    "",
    legend,
  ].join("\n");

test("[R124] amounts show how pieces are written, and numbers of parts don't", async () => {
  const file = await imported(german(""));
  expect(file.questions).toEqual([]);
  expect(rowsIn(file).deliveries?.[0]).toMatchObject({ order_qty: 1500, ship_qty: 1500, order_value: 1234.5 });
});

test("[R124] a line below the list may explain its codes", async () => {
  expect((await imported(german("Kennz.: E = erledigt, O = offen, S = storniert"))).leftOut).toContainEqual({
    row: 7,
    why: "Its status says that it is canceled.",
  });
});

test("[R124] a week written as a range is that of its first day", async () => {
  const head = "Employee,Pay Week,Attendance Hrs,OT Hrs";
  const weeks = ["09/07/2026 - 09/13/2026", "09/14/2026 - 09/20/2026"];
  const text = [head, ...["Ash", "Bay", "Cole", "Dean"].flatMap((who) => weeks.map((week) => `${who},${week},44,4`))];
  const weeksRead = (rowsIn(await imported(text.join("\n"))).people_weeks ?? []).map(({ week }) => week);
  expect(weeksRead.slice(0, 2)).toEqual([46_272, 46_279]);
  const months = text.map((line) => line.replace("- 09/13", "- 10/13").replace("- 09/20", "- 10/20"));
  const { mapping } = await imported(months.join("\n"));
  expect(mapping.find(({ column }) => column === "week")?.sureness).toBe("none");
});

test("[R124] records of what was made count on their day, corrections below zero among them", async () => {
  const head = "Record No,Record Date,Workcenter,Job No,Operation,Good Quantity,Scrap Quantity";
  const text = lines(head, 12, (at) => `${9000 + at},11/${10 + at}/2026 07:10:00 AM,M1,J${at % 4},Mill,20,2`);
  expect((await valuesIn(`${text}\n9100,11/22/2026 08:00:00 AM,M1,J3,Mill,12,-12`)).kpi_scrap).toBeCloseTo(
    (100 * 12) / 264,
    6,
  );
});

test("[R125] a French register of inspections is read with its times and its first passes", async () => {
  const head =
    "N° lot;Remis au contrôle;Début contrôle;Fin contrôle;Qté contrôlée;Qté conforme 1er passage;Qté retouchée";
  const text = lines(head, 10, (at) => {
    const on = `${10 + at}/11/2026`;
    return `L${at};${on} 8h05;${on} 10h05;${on} à 11h00;1 250;1 225;25`;
  });
  const { kpi_fpy, kpi_insp_queue } = await valuesIn(text);
  expect(kpi_fpy).toBeCloseTo(98, 6);
  expect(kpi_insp_queue).toBeCloseTo(2, 6);
});

test("[R125] the packs of a line ship it with the last one", async () => {
  const head = "Order,Line,Promise Date,Order Qty,Pack Slip,Pack Date,Pack Qty";
  const text = lines(head, 10, (at) => `${700 + at},1,${day(9)},10,88${at},${day(at)},10`);
  const late = [`720,1,${day(3)},10,990,${day(2)},4`, `720,1,${day(3)},10,991,${day(8)},6`];
  expect((await valuesIn([text, ...late].join("\n"))).kpi_otd).toBeCloseTo((100 * 10) / 11, 6);
});

test("[R124] pieces are in thousands next to whole ones without a mark", async () => {
  const head = "Order,Promise Date,Ship Date,Qty Ordered,Qty Shipped";
  const text = lines(head, 10, (at) => `${at},${day(at)},${day(at)},"${at % 2 === 0 ? "1,200" : 20}",20`);
  const file = await imported(text);
  expect(file.questions).toEqual([]);
  expect(rowsIn(file).deliveries?.[0]?.order_qty).toBe(1200);
  const open = lines(head, 10, (at) => `${at},${day(at)},${day(at)},"1,200","1,200"`);
  expect((await imported(open)).questions.map(({ kind }) => kind)).toEqual(["decimal-mark", "decimal-mark"]);
});

test("[R125] a week always has rejects, and reworked parts are among those inspected", async () => {
  const head = "Week Of,Lots,Pcs Inspected,Pcs Accepted 1st Time,Pcs Reworked,Pcs Scrapped";
  const text = lines(head, 10, (at) => `2026-0${at < 4 ? 8 : 9}-${10 + at},5,100,90,7,3`);
  expect((await valuesIn(text)).kpi_fpy).toBeCloseTo(90, 6);
});

test("[R124] a changeover log may write its times without a year", async () => {
  const head = "Machine,Job From,Job To,Last Good Pc,First Good Pc,Down (min),Why long?";
  const text = lines(head, 10, (at) => `VF2,${at},${at + 1},11/${10 + at} 11:10 AM,11/${10 + at} 12:40 PM,90,`);
  const { kpi_changeover } = await valuesIn(text, { today: 46_360 });
  expect(kpi_changeover).toBeCloseTo(90, 6);
});

test("[R124] French attendance is read with its overtime and the hours on jobs", async () => {
  const head = "Matricule\tNom\tDate\tHeures normales\tHeures supp.\tHeures présence\tDont sur OF";
  const text = lines(head, 10, (at) => `000${at % 3}\tMartin\t1${at}/11/2026\t7,00\t1,00\t8,00\t6,00`);
  const { kpi_overtime, kpi_labor_util } = await valuesIn(text);
  expect([kpi_overtime, kpi_labor_util]).toEqual([12.5, 75]);
});

test("[R125] different parts of a purchase order are different lines, and deliveries of one part are one", async () => {
  const head = "PO Number,Vendor,Product,Due Date,Received Date";
  const part = (at: number, name: string, received: number) => `P${at},Alro,${name},${day(at)},${day(received)}`;
  const text = [head, ...Array.from({ length: 8 }, (_, at) => [part(at, "Bar", at), part(at, "Plate", at + 1)]).flat()];
  expect((await valuesIn(text.join("\n"))).kpi_supplier_otd).toBe(50);
  const inParts = [...text, part(3, "Bar", 5)];
  expect((await valuesIn(inParts.join("\n"))).kpi_supplier_otd).toBeCloseTo((100 * 7) / 16, 6);
});

test("[R124] setup and run in rows of their own share one column of plans and one of what was needed", async () => {
  const head = "Manufacturing order,Operation,Operation type,Resource,Planned time,Actual time,Completed date";
  const text = lines(head, 20, (at) =>
    at % 2 === 0
      ? `MO-${at},Set up,Setup,VF2,30m,1h 00m,${day(at / 2)}`
      : `MO-${at - 1},Milling OP10,Process,VF2,2h 00m,3h 00m,${day((at - 1) / 2)}`,
  );
  const { operations = [] } = rowsIn(await imported(text));
  const sum = (column: string) => operations.reduce((so, row) => so + Number(row[column] ?? 0), 0);
  expect(["est_setup", "act_setup", "est_run", "act_run"].map(sum)).toEqual([5, 10, 20, 30]);
});
