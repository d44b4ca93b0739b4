import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { serialOf } from "../measures/record-list.ts";

const matched = async (text: string): Promise<string> => {
  const { list, mapping } = await imported(text);
  return [list, ...mapping.filter(({ sureness }) => sureness === "sure").map(({ column }) => column)].join(" ");
};

test.for([
  [
    "German order lines",
    "Auftragsnummer;Pos.;Kunde;Auftragsdatum;Liefertermin;Versanddatum;Menge;Gelieferte Menge;Wert (€)\n4001;1;Erle;05.10.2026;20.10.2026;21.10.2026;12;12;1.250,50",
    "deliveries line customer order_date promise_date order_qty order_value ship_date ship_qty",
  ],
  [
    "German backlog",
    "Auftrag;Pos;Kunde;Auftragsdatum;Liefertermin;Bestellmenge;Geliefert;Wert\n4001;1;Erle;05.10.2026;20.10.2026;12;0;1250,50\n4001;2;Erle;05.10.2026;20.10.2026;80;8;90,00",
    "deliveries line customer order_date promise_date order_qty order_value ship_qty",
  ],
  [
    "German operations",
    "Auftrag;Arbeitsgang;Maschine;Rüstzeit Soll (min);Rüstzeit Ist (min);Laufzeit Soll (h);Laufzeit Ist (h);Gutmenge;Ausschuss;Ende Ist\n4001;10;DMU 50;45;90;2,5;3,25;12;1;21.10.2026",
    "operations operation work_center completed est_setup act_setup est_run act_run good_qty scrap_qty",
  ],
  [
    "German stops",
    "Anlage;Von;Dauer in Minuten;Stillstandsgrund\nDMU 50;21.10.2026 07:30;90;Rüsten",
    "stops machine began hours reason",
  ],
  [
    "German operations in the letters of time studies",
    "FA-Nr.;AFO;Arbeitsplatz;tr Soll [min];tr Ist [min];te Soll [min/Stk];Tb Soll [Std];Tb Ist [Std];Gut-Menge;Ausschuss;Ende Ist\n4001;10;DMU 50;45;90;4,31;2,5;3,25;12;1;21.10.2026",
    "operations operation work_center completed est_setup act_setup est_run act_run good_qty scrap_qty",
  ],
  [
    "French operations",
    "N° OF;N° Op;Poste de charge;Qté lancée;Qté bonne;Qté rebut;Tps prépa prévu (h);Tps prépa réel (h);Tps unit. prévu (min);Tps passé (h);Date fin;État\n26000;10;TR-MORI;52;51;1;1,50;1,62;4,82;11,21;02/10/2026;Terminé\n26001;10;TR-MORI;52;51;1;1,50;1,62;4,82;11,21;22/10/2026;Lancé",
    "operations operation work_center completed status est_setup act_setup est_run act_run good_qty scrap_qty",
  ],
  [
    "Italian purchases",
    "Num. ordine;Riga;Fornitore;Articolo;Data ordine;Consegna prevista;Data ricevimento;Q.tà\n8800;1;Acciai Lombardi;A1;30/09/26;14/10/26;15/10/26;12,000\n8800;2;Acciai Lombardi;A2;30/09/26;14/10/26;16/10/26;4,000",
    "purchases line supplier sent due received",
  ],
  [
    "Italian stops",
    "Macchina;Inizio fermo;Durata (min);Causale\nDMU 50;21/10/2026 07:30;90;Attrezzaggio\nDMU 50;22/10/2026 07:30;30;Guasto",
    "stops machine began hours reason",
  ],
  [
    "Brazilian operations",
    "Ordem de Produção;Operação;Centro de Trabalho;Início Previsto;Fim Previsto;Início Real;Fim Real;Setup Previsto (min);Setup Real (min);Tempo Previsto (min);Tempo Real (min);Peças Boas;Refugo\n201;10;TORNO 2;13/10/2026;15/10/2026;14/10/2026;16/10/2026;90;112,5;480,0;512,4;48;2\n201;20;TORNO 2;13/10/2026;15/10/2026;14/10/2026;16/10/2026;30;28,0;480,0;512,4;48;0",
    "operations operation work_center planned_start planned_end started completed est_setup act_setup est_run act_run good_qty scrap_qty",
  ],
  [
    "British deliveries",
    "SO Number,Customer,Part Number,Issue,Qty,Order Rec'd,Req'd Date,Ack'd Date,Desp. Date\nSO9000,Bexar,B1763,2,49,30/06/2026,27/07/2026,03/08/2026,29/07/2026",
    "deliveries line customer order_date promise_date order_qty ship_date",
  ],
  [
    "Spanish order lines with abbreviated dates",
    "Pedido,Cliente,Cant. pedida,Cant. surtida,F. pedido,F. compromiso,F. entrega,Importe\n4001,Encino,12,12,05/10/2026,20/10/2026,21/10/2026,1250.50",
    "deliveries line customer order_date promise_date order_qty order_value ship_qty",
  ],
  [
    "Spanish operations",
    "Orden de trabajo,Operación,Máquina,Prep. estimada (hrs),Prep. real (hrs),Tiempo estimado,Tiempo real,Piezas buenas,Rechazo,Fecha fin\n4001,10,VF-2,0.75,1.5,2.5,3.25,12,1,21/10/2026",
    "operations operation work_center completed est_setup act_setup est_run act_run good_qty scrap_qty",
  ],
  [
    "Spanish purchases",
    "Orden de compra,Línea,Proveedor,Fecha pedido,Fecha de entrega,Fecha recibido\nP70,1,Aceros,05/10/2026,20/10/2026,21/10/2026",
    "purchases line supplier sent due received",
  ],
  [
    "Spanish receipts",
    "No. OC;Partida;Nombre del proveedor;Fecha de OC;Fecha compromiso proveedor;Fecha llegada;Cantidad;Cant. recibida\nP70;1;Aceros;05/10/2026;20/10/2026;21/10/2026;5;5",
    "purchases line supplier sent due received",
  ],
  [
    "Spanish receipts with short headings",
    "Orden,Renglón,Nombre proveedor,F. orden,F. prometida,F. recibo\nP70,1,Aceros,05/10/2026,20/10/2026,21/10/2026",
    "purchases line supplier sent due received",
  ],
  [
    "German receipts",
    "Bestellnr.;Pos.;Lieferant;Bestelldatum;Liefertermin bestätigt;Wareneingang;Menge best.;Menge erh.\nB70;1;Stahl AG;05.10.2026;20.10.2026;21.10.2026;5;5",
    "purchases line supplier sent due received",
  ],
  [
    "German feedback on operations",
    "FA-Nr.;Pos;Masch.;Soll Rüsten (h);Ist Rüsten (h);Gutmenge;Ausschuss;Rückmeldedatum\n77;10;M1;0,5;0,75;12;1;21.10.2026",
    "operations operation work_center started est_setup act_setup good_qty scrap_qty",
  ],
  [
    "parts sent to a vendor and back",
    "WO #,Supplier,Operation,Shipped to Vendor,Need Back By,Rec'd from Vendor\n4001,Apex,Anodize,10/05/2026,10/20/2026,10/21/2026",
    "purchases supplier sent due received",
  ],
  [
    "outside work that returned",
    "Job,Op,Vendor,Service,PO,Sent,Expected,Returned\n4001,30,Apex,Anodize,P70,10/05/2026,10/20/2026,10/21/2026",
    "purchases line supplier kind sent due received",
  ],
  [
    "French order lines",
    "N° commande;N° ligne;Client;Date commande;Délai confirmé;Qté commandée;Montant HT;Date d'expédition\nCC1;1;Orme;05/10/2026;20/10/2026;12;1 250,50;21/10/2026",
    "deliveries line customer order_date promise_date order_qty order_value ship_date",
  ],
  [
    "Spanish maintenance",
    "Máquina;Descripción;Tipo de mantenimiento;Fecha programada;Fecha de cierre;Horas de paro\nVF-2;Engrase;Preventivo;05/10/2026;06/10/2026;1,5\nVF-4;Husillo;Correctivo;07/10/2026;08/10/2026;3,5",
    "maintenance task kind due done hours",
  ],
  [
    "a ledger of machine time",
    "Posting Date,Order No.,Operation No.,Type,No.,Setup Time,Run Time,Output Quantity,Scrap Code,Cap. Unit of Measure Code\n10/21/2026,M1,10,Machine Center,VF-2,30,90,12,DIM,MINUTES",
    "operations operation work_center started completed act_setup act_run good_qty scrap_reason",
  ],
  [
    "work orders that are the steps of a manufacturing order",
    "Manufacturing Order,Work Order,Work Center,Start,End,Real Duration (minutes),Status\nMO/1,Milling,VF-2,2026-10-21 07:30:00,2026-10-21 09:00:00,90,Finished\nMO/1,Deburr,Bench,2026-10-22 07:30:00,2026-10-22 08:00:00,30,Finished",
    "operations operation work_center started completed status act_run",
  ],
  [
    "stops whose reasons stand under a label",
    "Machine Name,Start,End,Duration,Label\nVF-2,10/21/2026 7:30 AM,10/21/2026 9:00 AM,01:30:00,Changeover\nVF-2,10/22/2026 7:30 AM,10/22/2026 8:00 AM,00:30:00,No Material\nVF-2,10/23/2026 7:30 AM,10/23/2026 8:00 AM,00:30:00,Breakdown",
    "stops machine began hours reason",
  ],
  [
    "an adapter's event log",
    "Time,Machine,Exec State\n2026-10-21T07:30:00Z,VF-2,ACTIVE\n2026-10-21T08:10:00Z,VF-2,STOPPED\n",
    "machine_days machine day in_cycle_hours",
  ],
] as const)("[R126] %s are matched by their headings", async ([, text, expected]) => {
  expect(await matched(text)).toBe(expected);
});

test("[R125] a date that starts with a two-digit year, or has none, is read correctly", async () => {
  const days = ["26-10-05,05-Oct", "26-10-06,06-Oct", "26-11-09,09-Nov", "26-11-19,19-Nov", "25-12-03,03-Dec"];
  const lines = days.map((pair, row) => `${row},1,${pair}`).join("\n");
  const { entries } = await imported(`Order,Line,Promise Date,Ship Date\n${lines}\n`, {
    today: serialOf("2026-11-22"),
  });
  expect(entries.columns.promise_date?.[0]).toBe(serialOf("2026-10-05"));
  expect(entries.columns.ship_date?.[3]).toBe(serialOf("2026-11-19"));
  expect(entries.columns.promise_date?.[4]).toBe(serialOf("2025-12-03"));
});

test("[R125] words of German and Spanish systems are read as our choices", async () => {
  const stops =
    "Machine,Start Time,Downtime (min),Reason\nA,2026-11-05 07:30,5,Rüsten\nA,2026-11-05 08:40,6,Sin material\n";
  expect((await imported(stops)).questions).toEqual([]);
});

test("[R125] under German, Spanish or French headings the day comes first where no date decides", async () => {
  const rows = ["01/09/2026;CNC-1;35;Ajuste", "02/09/2026;CNC-2;20;Falta de material", "03/09/2026;CNC-1;12;Ajuste"];
  const file = await imported(["Fecha;Máquina;Minutos;Causa", ...rows].join("\n"));
  expect(file.questions).toEqual([]);
  expect(rowsIn(file).stops?.map(({ began }) => began)).toEqual(
    ["2026-09-01", "2026-09-02", "2026-09-03"].map(serialOf),
  );
  const inEnglish = await imported(["Date;Machine;Minutes;Reason", ...rows].join("\n"));
  expect(inEnglish.questions.map(({ kind }) => kind)).toContain("date-order");
});

test("[R125] a German confirmation books setup, run and rework apart, and reports the reworked pieces, too", async () => {
  const head =
    "Auftrag;Pos.;Arbeitsgang;Arbeitsplatz;Rückm.-Datum;Pers.-Nr.;Gemeldet;Gutmenge;Ausschuss;Nacharbeit;Rüstzeit (h);Bearb.-Zeit (h);NA-Zeit (h)";
  const rows = Array.from({ length: 9 }, (_, row) =>
    [
      `10024${row}`,
      "0010",
      "Drehen",
      "DR-01",
      `0${row + 1}.08.2026`,
      "0007",
      100 + row,
      95,
      row,
      5,
      "0,75",
      "2,50",
      "1,25",
    ].join(";"),
  );
  const file = await imported(
    [head, ...rows, "100250;0010;Drehen;DR-01;20.08.2026;0007;1.190;1.153;10;27;0,50;46,93;5,75"].join("\n"),
  );
  const { operations } = rowsIn(file);
  expect(operations?.[2]).toMatchObject({
    act_setup: 0.75,
    act_run: 3.75,
    rework_hours: 1.25,
    good_qty: 100,
    scrap_qty: 2,
  });
  expect(operations?.[9]).toMatchObject({ good_qty: 1180, scrap_qty: 10 });
});

test("[R125] a Mexican time clock has hours worked, ordinary and extra", async () => {
  const text = [
    "No. Emp.,Nombre,Fecha,Entrada,Sal. Comida,Ent. Comida,Salida,Hrs Trab.,Hrs Ord.,Hrs Extra",
    "00017,José,05/10/2026,06:58 a. m.,12:00 p. m.,12:30 p. m.,05:04 p. m.,9:36,9:36,0:00",
    "00017,José,13/10/2026,06:59 a. m.,12:00 p. m.,12:30 p. m.,05:05 p. m.,9:36,9:36,0:00",
    "00017,José,06/10/2026,06:59 a. m.,12:00 p. m.,12:30 p. m.,08:05 p. m.,12:36,9:36,3:00",
    ",Total semana,,,,,,22:12,19:12,3:00",
  ].join("\n");
  expect(rowsIn(await imported(text)).people_weeks).toEqual([
    expect.objectContaining({ who: "00017", week: serialOf("2026-10-05"), paid_hours: 22.2, overtime_hours: 3 }),
    expect.objectContaining({ week: serialOf("2026-10-12"), paid_hours: 9.6, overtime_hours: 0 }),
  ]);
});
