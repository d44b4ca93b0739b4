/**
 * German and Spanish words of headings, by the word of `tradeWords` that they mean. Written without accents, as headings
 * are compared. Our own reading, November 2026; not confirmed by a shop.
 */
export const foreignWords: Readonly<Record<string, string>> = {
  number: "nummer numero folio clave nombre bezeichner",
  job: "fertigungsauftrag fertigungsauftrags werkauftrag arbeitsauftrag betriebsauftrag produktionsauftrag fa ba wa",
  operation: "arbeitsgang arbeitsgange arbeitsschritt vorgang avo ag operacion proceso paso secuencia",
  order: "auftrag auftrags kundenauftrag bestellung bestell orden ordenes pedido pedidos",
  ordered: "bestellt ordenada ordenado pedida",
  line: "linea partida renglon auftragsposition",
  customer: "kunde kunden auftraggeber cliente clientes",
  vendor: "lieferant lieferanten zulieferer proveedor proveedores",
  machine: "maschine maschinen arbeitsplatz anlage betriebsmittel maquina maquinas equipo",
  employee: "mitarbeiter bediener werker empleado operador operario trabajador",
  part: "artikel teil parte articulo producto",
  quote: "angebot angebots cotizacion oferta",
  rfq: "anfrage",
  quantity: "menge mengen stuck stk stuckzahl anzahl teile cantidad cant piezas pzas pzs unidades grosse",
  due: "termin fallig falligkeit frist vencimiento",
  promise:
    "best bestat zugesagt zugesagter zugesagtes zusage bestatigt bestatigter compromiso prometida prometido comprometida",
  ship: "versand ls lieferschein lieferscheins versandt versendet verschickt ausgeliefert envio enviada enviado embarque embarcada embarcado",
  deliver: "liefer lieferung geliefert gelieferte entregada entregado",
  date: "datum zeitpunkt zeitstempel fecha dia",
  hours: "zeit stunden std dauer minuten minute sekunden horas hora tiempo duracion minutos minuto segundos segundo",
  estimate: "estimado estimada estandar presupuestado",
  plan: "soll geplant geplante geplanter vorgabe planeado planeada programado programada planificado planificada",
  actual: "ist tatsachlich tatsachliche reales",
  setup: "rust ruest rusten umrusten preparacion prep ajuste montaje",
  run: "lauf bearbeiten bearbeitung bearbeitungs maquinado corrida ciclo produccion fertigung fertigungs",
  total: "gesamt",
  good: "gut gute buenas buenos aceptadas aprobadas",
  scrap: "ausschuss schlecht fehlerhaft fehlerhafte rechazo rechazos rechazadas merma desperdicio malas",
  rework: "nacharbeit retrabajo",
  reason: "grund ursache motivo causa razon",
  receive: "wareneingang wareneingangs eingang eingangs erhalten recibido recibida recepcion",
  complete:
    "fertig fertiggestellt fertigstellung abgeschlossen erledigt gefertigt gefertigte terminado terminada completado completada finalizado",
  start: "beginn anfang von inicio comienzo desde",
  end: "ende bis final hasta termino",
  close: "geschlossen cerrado cierre",
  release: "freigabe freigegeben liberado liberacion",
  status: "zustand estado estatus",
  amount: "wert betrag preis umsatz netto eur importe monto valor precio",
  cost: "kosten costo coste",
  outside: "fremd fremdleistung fremdfertigung maquila externo",
  invoice: "rechnung rechnungs factura facturado",
  overtime: "uberstunden mehrarbeit",
  paid: "bezahlt bezahlte anwesenheit anwesenheits pagadas nomina",
  week: "woche kalenderwoche semana",
  kind: "art typ tipo",
  result: "ergebnis resultado",
  decide: "entscheidung entschieden decidido",
  program: "programm programa",
  inspect: "prufung pruf gepruft geprufte inspeccion inspeccionadas",
  description: "beschreibung bezeichnung descripcion",
  lot: "los lote",
  down: "stillstand stillstands ausfall storung paro paros parada",
};

/** Two or more words that are one in the trade, as in `tradePhrases`. */
export const foreignPhrases: readonly (readonly [RegExp, string])[] = [
  [/\borden(?:es)? de (?:trabajo|produccion|fabricacion)\b/g, "job"],
  [/\borden(?:es)? de compra\b/g, "po"],
  [/\bcentro de trabajo\b/g, "workcenter"],
  [/\bfecha (?:de )?entrega\b/g, "due date deliver"],
  [/\bhoras? extras?\b/g, "overtime"],
];

/** German and Spanish words of headings that say nothing. */
export const foreignEmptyWords: readonly string[] = [
  "am",
  "der",
  "die",
  "das",
  "und",
  "de",
  "del",
  "la",
  "el",
  "los",
  "las",
];
