import { expect, test } from "vitest";
import { imported } from "../../test/exports/imported.ts";

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
    "an adapter's event log",
    "Time,Machine,Exec State\n2026-10-21T07:30:00Z,VF-2,ACTIVE\n2026-10-21T08:10:00Z,VF-2,STOPPED\n",
    "machine_days machine day in_cycle_hours",
  ],
] as const)("[R126] %s are matched by their headings", async ([, text, expected]) => {
  expect(await matched(text)).toBe(expected);
});

test("[R125] words of German and Spanish systems are read as our choices", async () => {
  const stops =
    "Machine,Start Time,Downtime (min),Reason\nA,2026-11-05 07:30,5,Rüsten\nA,2026-11-05 08:40,6,Sin material\n";
  expect((await imported(stops)).questions).toEqual([]);
});
