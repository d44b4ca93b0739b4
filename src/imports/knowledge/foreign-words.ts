/**
 * German, Spanish and French words in headings, by the term of `tradeWords` that they mean. Without accents, the way headings
 * are compared. Our own reading, November 2026; not confirmed by a shop.
 */
export const foreignWords: Readonly<Record<string, string>> = {
  number: "nummer numero folio clave nombre bezeichner nro num",
  job: "fertigungsauftrag fertigungsauftrags werkauftrag arbeitsauftrag betriebsauftrag produktionsauftrag fa ba wa",
  operation:
    "vg vrg vorg afo arbeitsfolge arbeitsplan arbeitsgang arbeitsgange arbeitsschritt vorgang avo ag fase fases operacion proceso paso secuencia gamme phase",
  order: "auf auftr auftrag auftrags kundenauftrag bestellung bestell orden ordenes pedido pedidos commande commandes",
  ordered: "bestellt ordenada ordenado pedida commandee commandees",
  line: "zeile zeilen linea partida renglon auftragsposition ligne poste",
  customer: "debitor debitoren deb kd kunde kunden auftraggeber cliente clientes client clients",
  vendor: "kreditor kreditoren kred lieferant lieferanten zulieferer proveedor proveedores fournisseur fournisseurs",
  machine:
    "maschine maschinen arbeitsplatz anlage betriebsmittel maquina maquinas equipo poste ressource maschinennr equipement kostenstelle kst",
  employee:
    "mitarbeiter bediener werker empleado operador operario trabajador operateur salarie matricule personalnummer persnr pers legajo nomina",
  part: "artikel teil parte articulo producto piece pieces reference article produit",
  quote: "angebot angebots cotizacion oferta devis",
  rfq: "anfrage",
  quantity:
    "menge mengen stuck stk stuckzahl anzahl teile cantidad cant piezas pzas pzs unidades grosse qte quantite quantites nb nombre",
  due: "falligkeits termin fallig falligkeit frist vencimiento delai echeance",
  promise:
    "best bestat zugesagt zugesagter zugesagtes zusage bestatigt bestatigter compromiso prometida prometido comprometida confirme confirmee promis promise",
  ship: "versand ls lieferschein lieferscheins versandt versendet verschickt ausgeliefert envio enviada enviado embarque embarcada embarcado expedition expedie expediee expediees expedies surtida surtido surtidas surtidos",
  deliver: "liefer lieferung geliefert gelieferte entrega entregada entregado livraison livre livree livrees",
  date: "dat datum zeitpunkt zeitstempel fecha dia jour belegdatum",
  hours:
    "zt zeit stunden std dauer minuten minute sekunden horas hora tiempo duracion minutos minuto segundos segundo heures heure duree temps tps minutes",
  estimate:
    "previsto prevista previstos previstas esperado esperada estimado estimada estandar presupuestado prevu prevue estime estimee alloue",
  plan: "gepl soll geplant geplante geplanter vorgabe planeado planeada programado programada planificado planificada planifie planifiee",
  actual:
    "ruck ruckgemeldet ruckgemeldete ruckgem ist tatsachlich tatsachliche reales reel reelle reels reelles passe passes",
  setup: "rust ruest rusten umrusten preparacion prep prepa ajuste montaje reglage preparation",
  unattended: "mannlos mannlose unbemannt desatendido",
  run: "hauptzeit laufzeit bearb lauf bearbeiten bearbeitung bearbeitungs maquinado corrida ciclo produccion fertigung fertigungs usinage",
  total: "gesamt ges",
  good: "gut gute buenas buenos aceptadas aprobadas bonne bonnes conforme conformes",
  scrap:
    "ausschuss schlecht fehlerhaft fehlerhafte rechazo rechazos rechazadas merma desperdicio malas rebut rebuts rebutees",
  rework: "nacharbeit retrabajo",
  reason: "storgrund storungsgrund grund ursache motivo causa razon motif raison stillstandsgrund",
  receive:
    "wareneingang wareneingangs eingang eingangs erhalten recibido recibida recepcion reception recu recue wareneingangsdatum",
  complete:
    "fert fertig fertiggestellt fertigstellung abgeschlossen erledigt gefertigt gefertigte terminado terminada completado completada producido producida finalizado termine terminee fini finie realise realisee realizada realizado cumplida",
  start: "beginn anfang von inicio comienzo desde debut depart",
  end: "ende bis final hasta termino fin",
  close: "geschlossen cerrado cierre cloture clos",
  release: "freigabe freigegeben liberado liberacion lancement lance",
  status: "betriebszustand maschinenzustand maschinenstatus anlagenstatus zustand estado estatus statut etat",
  amount: "wert betrag umsatz netto eur importe monto valor montant valeur ht nettowert",
  price: "preis precio prix",
  onjob: "gebucht imputees impute imputadas",
  cost: "kosten costo coste cout",
  outside: "fremd fremdleistung fremdfertigung maquila externo",
  invoice: "rechnung rechnungs factura facturado facture",
  overtime: "uberstd uberstunden mehrarbeit",
  paid: "bezahlt bezahlte anwesenheit anwesenheits anwesend pagadas presence",
  week: "woche kalenderwoche semana semaine",
  post: "buch buchung buchungs",
  kind: "warengruppe warengrp art typ tipo type",
  result: "ergebnis resultado",
  decide: "entscheidung entschieden decidido",
  program: "programm programa",
  inspect: "prufung pruf gepruft geprufte inspeccion inspeccionadas controle controlee controlees",
  description: "beschreibung bezeichnung descripcion designation libelle kurztext",
  lot: "los lote",
  request: "solicitud solicitada demande",
  document: "beleg belegnummer documento",
  po: "einkaufsbeleg bestellnummer bestellnr",
  maintenance: "wartung instandhaltung mantenimiento entretien maintenance",
  repair: "reparatur instandsetzung reparacion reparation",
  down: "stillstand stillstands ausfall storung paro paros parada arret arrets panne",
};

/** Two or more words that make one term of the trade, as in `tradePhrases`. */
export const foreignPhrases: readonly (readonly [RegExp, string])[] = [
  [/\barb(?:eits)? gang\b/g, "arbeitsgang"],
  [/\barb(?:eits)? platz\b/g, "arbeitsplatz"],
  // Setup time and time per part, as German routings write them.
  [/\b(soll|ist|plan|vorgabe) tr\b/g, "$1 rust"],
  [/\b(soll|ist|plan|vorgabe) te ges(?:amt)?\b/g, "$1 lauf gesamt"],
  [/\b(soll|ist|plan|vorgabe) te\b/g, "$1 lauf each"],
  [/\btr (soll|ist|plan|vorgabe)\b/g, "$1 rust"],
  [/\bte (soll|ist|plan|vorgabe)\b/g, "$1 lauf each"],
  [/\btb (soll|ist|plan|vorgabe)\b/g, "$1 lauf"],
  [/\bauf auftrage? gebucht/g, "gebucht"],
  [/\bwe (?=datum|dat|menge)/g, "wareneingang "],
  [/\b(?:eink(?:auf)? von|verk(?:auf)? an)\b/g, ""],
  [/\b(?:stuck|einzel|einheits|e) ?preis\b|\bprecio unitario\b/g, "unit price"],
  [/\borden(?:es)? de (?:trabajo|produccion|fabricacion)\b/g, "job"],
  [/\borden(?:es)? de compra\b/g, "po"],
  [/\bcantidad (?:a|por) producir\b/g, "make quantity"],
  [/\b(?:no|num|numero|n|folio) (?:de )?ot\b|\bot (?:no|num|numero|folio)\b/g, "job number"],
  [/\bcentro de trabajo\b/g, "workcenter"],
  [
    /^f (?=(?:de )?(?:pedido|orden|compromiso|promesa|entrega|embarque|envio|surtido|recepcion|requerida)\b)/g,
    "fecha ",
  ],
  [/\bfecha (?:de )?entrega\b/g, "due date deliver"],
  [/\bhoras? extras?\b/g, "overtime"],
  [/\bordres? de (?:fabrication|travail)\b/g, "job"],
  [/\b(?:no|num|numero|number) of$|^of$/g, "job number"],
  [/\bposte de charge\b/g, "workcenter"],
  [/\b(?:bon|commande) (?:de commande|d achat|achat|fournisseur)\b/g, "po"],
  [/\bheures sup(?:plementaires)?\b/g, "overtime"],
  [/\b(tiempo|temps) (?:de )?(?:maq|maquina|machine)\b/g, "$1 run"],
  [/\bprix unitaire\b/g, "unit price"],
  [/\b(tiempo|temps|tps) (?:unit|unitaire|unitario)\b/g, "$1 run each"],
  [/\b(?:qte|quantite|quantity) lancee?\b/g, "order quantity"],
  [/\bhoras? de paro\b/g, "downtime hours"],
];

/** German, Spanish and French words of headings that carry no meaning. */
export const foreignEmptyWords: readonly string[] = [
  "am",
  "davon",
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
  "du",
  "des",
  "le",
  "les",
  "et",
  "en",
];
