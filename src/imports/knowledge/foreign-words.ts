/**
 * German, Spanish, French, Italian and Portuguese words in headings, by the term of `tradeWords` that they mean. Without accents, the way headings
 * are compared. Our own reading, November 2026; not confirmed by a shop.
 */
export const foreignWords: Readonly<Record<string, string>> = {
  number: "referenz referencia riferimento nummer numero folio clave nombre bezeichner nro num codice codigo cod",
  job: "fertigungsauftrag fertigungsauftrags werkauftrag arbeitsauftrag betriebsauftrag produktionsauftrag fa ba wa commessa commesse",
  operation:
    "vg vrg vorg afo arbeitsfolge arbeitsplan arbeitsgang arbeitsgange arbeitsschritt vorgang avo ag fase fases operacion proceso paso secuencia gamme phase operazione operazioni operacao operacoes etapa etapas",
  order:
    "auf auftr auftrag auftrags kundenauftrag bestellung bestell orden ordenes pedido pedidos commande commandes ordine ordini ordem ordens",
  ordered: "bestellt ordenada ordenado pedida commandee commandees",
  line: "zeile zeilen linea lineas partida renglon auftragsposition ligne poste riga righe linha",
  customer: "debitor debitoren deb kd kunde kunden auftraggeber cliente clientes client clients committente",
  vendor:
    "kreditor kreditoren kred lieferant lieferanten zulieferer proveedor proveedores fournisseur fournisseurs fornitore fornitori fornecedor fornecedores",
  machine:
    "maschine maschinen masch arbeitsplatz anlage betriebsmittel maquina maquinas equipo poste ressource maschinennr equipement kostenstelle kst macchina macchine macchinario impianto",
  employee:
    "mitarbeiter bediener werker empleado operador operario trabajador operateur salarie matricule personalnummer persnr pers legajo nomina operatore dipendente dipendenti addetto funcionario colaborador",
  part: "artikel teil parte articulo producto piece pieces reference article produit articolo pezzo peca",
  quote:
    "soumission soumissions soum angebot angebots cotizacion oferta devis offerta offerte orcamento orcamentos cotacao devisee devisees",
  rfq: "anfrage ddp",
  send: "envoi envoye envoyee envoyees",
  quantity:
    "menge mengen stuck stk stuckzahl anzahl teile cantidad cant piezas pzas pzs unidades grosse qte quantite quantites nb nombre quantita pezzi pz quantidade quantidades qtd qtde pecas",
  due: "falligkeits termin fallig falligkeit frist vencimiento delai echeance scadenza prazo",
  promise:
    "promesa best bestat zugesagt zugesagter zugesagtes zusage bestatigt bestatigter compromiso prometida prometido comprometida pactada pactado convenida convenido acordado confirme confirmee promis promise promesso promessa confermata concordata acordada",
  ship: "versand ls lieferschein lieferscheins versandt versendet verschickt ausgeliefert envio enviada enviado embarque embarcada embarcado expedition expedie expediee expediees expedies surtida surtido surtidas surtidos spedizione spedito spedita spediti spedite evasa evaso expedicao expedido expedida expedidas enviadas",
  deliver:
    "liefer lieferung geliefert gelieferte gelief entrega entregada entregado livraison livre livree livrees consegna consegnato consegnata consegnate entregue entregues",
  date: "dat datum zeitpunkt zeitstempel fecha dia jour belegdatum giorno",
  hours:
    "zt zeit stunden std dauer minuten minute sekunden horas hora tiempo duracion minutos minuto segundos segundo heures heure duree temps tps minutes ore tempo tempi minuti secondi durata duracao uhrzeit",
  estimate:
    "erwartet erwartete erwarteter erwartetes voraussichtliche voraussichtlicher previsto prevista previstos previstas esperado esperada estimado estimada estandar presupuestado prevu prevue estime estimee alloue stimato stimata stimate stimati previsti previste estimados orcado orcada orcadas kalkuliert kalkulierte kalkulierter kalkuliertes",
  plan: "gepl soll geplant geplante geplanter geplantes vorgabe planeado planeada programado programada planificado planificada planifie planifiee pianificato pianificata programmato programmata schedulato planejado planejada planejadas",
  actual:
    "ruck ruckm ruckmelde ruckgemeldet ruckgemeldete ruckgem ist tatsachlich tatsachliche tatsachlicher tatsachliches reales trab trabajadas trabajado travaillees travaille lavorate trabalhadas gearbeitet geleistet reel reelle reels reelles passe passes effettivo effettiva effettive effettivi consuntivo reale reali efetivo efetiva reais",
  setup:
    "rust ruest rusten umrusten preparacion prep prepa ajuste montaje reglage preparation attrezzaggio piazzamento preparazione allestimento preparacao regulagem",
  unattended: "mannlos mannlose unbemannt desatendido",
  run: "hauptzeit laufzeit bearb lauf bearbeiten bearbeitung bearbeitungs maquinado corrida ciclo produccion fertigung fertigungs usinage lavorazione produzione esecuzione usinagem producao processamento execucao",
  total: "gesamt ges totale totali summe",
  good: "gut gute buenas buenos aceptadas aprobadas bonne bonnes conforme conformes buoni buone buona buono conformi boas bons aprovadas aprovados",
  scrap:
    "ausschuss aussch schlecht fehlerhaft fehlerhafte rechazo rechazos rechazadas merma desperdicio malas rebut rebuts rebutees scarto scarti scartato scartati scartate refugo refugos refugadas rejeitadas rejeitados sucata",
  rework: "nacharbeit retrabajo rilavorazione rilavorazioni retrabalho",
  reason: "storgrund storungsgrund grund ursache motivo causa razon motif raison stillstandsgrund causale motivazione",
  receive:
    "wareneingang wareneingangs eingang eingangs erhalten erhaltene erh recibido recibida recibo recib recepcion reception recu recue wareneingangsdatum ricevimento ricevuto ricevuta arrivo recebimento recebido recebida chegada",
  complete:
    "fert fertig fertiggestellt fertigstellung abgeschlossen erledigt gefertigt gefertigte terminado terminada completado completada producido producida finalizado termine terminee fini finie realise realisee realizada realizado cumplida completato completata completamento ultimato concluido concluida conclusao",
  start: "starttermin startdatum beginn anfang von inicio comienzo desde debut depart inizio avvio",
  end: "endtermin enddatum ende bis final hasta termino fin fine fim",
  close:
    "solde soldee geschlossen cerrado cierre cloture clos chiusura chiuso chiusa fechamento encerramento encerrado encerrada abschluss",
  release: "freigabe freigegeben liberado liberacion lancement lance rilascio rilasciato rilasciata liberacao",
  status:
    "betriebszustand maschinenzustand maschinenstatus anlagenstatus zustand estado estatus statut etat stato situacao",
  amount: "wert betrag umsatz netto eur importe monto valor montant valeur ht nettowert importo valore",
  price: "preis precio prix prezzo preco",
  onjob: "gebucht imputees impute imputadas",
  cost: "kosten costo coste cout costi custo custos istkosten",
  outside: "fremd fremdleistung fremdfertigung maquila externo esterno esterna terzista terceiros terceirizado",
  invoice: "rechnung rechnungs factura facturado facture fattura fatturato fatturata fatura faturado faturamento",
  overtime: "uberstd uberstunden mehrarbeit straordinario straordinari",
  paid: "bezahlt bezahlte anwesenheit anwesenheits anwesend pagadas presence presenza presenze presenca pagas retribuite",
  week: "woche kalenderwoche semana semaine settimana",
  post: "buch buchung buchungs",
  kind: "warengruppe warengrp art typ tipo type tipologia",
  result: "ergebnis resultado esito",
  decide: "entscheidung entschieden decidido decisione decisao",
  program: "programm programa programma",
  inspect:
    "prufung pruf gepruft geprufte inspeccion inspeccionadas controle controlee controlees collaudo collaudato collaudati controllo controllati ispezione ispezionati inspecao inspecionado inspecionadas inspecionados",
  description: "beschreibung bezeichnung descripcion designation libelle kurztext descrizione descricao",
  lot: "los lote lotto",
  request: "solicitud solicitada demande richiesta richiesto solicitacao solicitado",
  document: "beleg belegnummer documento",
  po: "oc einkaufsbeleg bestellnummer bestellnr",
  maintenance: "wartung instandhaltung mantenimiento entretien maintenance manutenzione manutencao",
  repair: "reparatur instandsetzung reparacion reparation riparazione reparo",
  down: "stillstand stillstands ausfall storung paro paros parada arret arrets panne fermo fermata fermate fermi",
};

/** Two or more words that are one trade term, as in `tradePhrases`. */
export const foreignPhrases: readonly (readonly [RegExp, string])[] = [
  [/\b(tps|temps) exec\w*/g, "$1 usinage"],
  [/\bna (zeit|std|stunden)\b/g, "nacharbeit $1"],
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
  [/\brm (?=datum|dat|menge|zeit)/g, "ruckgemeldet "],
  [/\bwe (?=datum|dat|menge)/g, "wareneingang "],
  [/\bab (?=datum|dat\b)/g, "auftrag "],
  [/\b(?:eink(?:auf)? von|verk(?:auf)? an)\b/g, ""],
  [/\b(?:stuck|einzel|einheits|e) ?preis\b|\bprecio unitario\b/g, "unit price"],
  [/\borden(?:es)? de (?:trabajo|produccion|fabricacion)\b/g, "job"],
  [/\borden(?:es)? de compra\b/g, "po"],
  [/\bnombre (?:del? |de la )?(?=proveedor|cliente|empleado|operador|maquina)/g, ""],
  [/\bfecha (?:de )?(?:entrada|llegada)\b/g, "fecha recepcion"],
  [/\bcantidad (?:a|por) producir\b/g, "make quantity"],
  [/\b(?:no|num|numero|n|folio) (?:de )?ot\b|\bot (?:no|num|numero|folio)\b/g, "job number"],
  [/\bcentro de trabajo\b/g, "workcenter"],
  [
    /^f (?=(?:de )?(?:pedido|orden|oc|compra|compromiso|promesa|prometida|entrega|embarque|envio|surtido|recepcion|recibo|recibido|entrada|llegada|requerida|inicio|fin|cierre)\b)/g,
    "fecha ",
  ],
  [/\bfecha (?:de )?entrega\b/g, "due date deliver"],
  [/\b(?:horas?|hrs) extras?\b/g, "overtime"],
  [/\b(?:horas?|hrs) ord(?:inarias?)?\b/g, "regular hours"],
  [/\bordres? de (?:fabrication|travail)\b/g, "job"],
  [/\b(?:no|num|numero|number) of$|^of$/g, "job number"],
  [/\bposte de charge\b/g, "workcenter"],
  [/\bremise?s? (?:au |a la |pour )(?=controle)/g, "ready "],
  [/\b(?:1er?|1ere|premiere?) (?:passage|passe|presentation|coup|jet)\b/g, "first"],
  [/\b(?:bon|commande) (?:de commande|d achat|achat|fournisseur)\b/g, "po"],
  [/\b(?:heures|hrs|h) supp?(?:lementaires?)?\b/g, "overtime"],
  [/\bheures normales\b|\bnormalstunden\b/g, "regular hours"],
  [/\bsur (?:of|projets?|commandes?|ordres?)\b/g, "onjob"],
  [/\b(tiempo|temps) (?:de )?(?:maq|maquina|machine)\b/g, "$1 run"],
  [/\bprix unitaire\b/g, "unit price"],
  [/\b(tiempo|temps|tps) (?:unit|unitaire|unitario)\b/g, "$1 run each"],
  [/\b(?:qte|quantite|quantity) lancee?\b/g, "order quantity"],
  [/\bhoras? de paro\b/g, "downtime hours"],
  // "Devise" alone is a currency.
  [/\b(heures?|temps|prix|cout|montant|total) devises?\b/g, "$1 devis"],
  [/\bcout de revient\b/g, "cout"],
  // "Data" is a date in Italy and Brazil, but "data item" is English.
  [/^data$|\bdata (?!item|type|value|id|point|source|set|name|key|collection|entry)(?=\p{L})/gu, "date "],
  [/\bcentro (?:di lavoro|de trabalho)\b/g, "workcenter"],
  [/\bq ta\b/g, "quantita"],
  [/\bordin[ei] di (?:produzione|lavoro|lavorazione)\b|\borde(?:m|ns) de (?:producao|servico|fabricacao)\b/g, "job"],
  [/\bordin[ei] (?:di acquisto|fornitore)\b|\b(?:pedidos?|ordem) de compras?\b/g, "po"],
  [/\brichiesta (?:di )?offerta\b/g, "rfq"],
  [/\b(ore|tempo) macchina\b/g, "$1 run"],
  [/\b(?:prezzo unitario|preco unitario)\b/g, "unit price"],
  [/\bconto (?:terzi|lavoro)\b/g, "esterno"],
];

/** Words in such headings without meaning. */
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
  "di",
  "dei",
  "delle",
  "da",
  "do",
  "dos",
  "alla",
  "na",
];
