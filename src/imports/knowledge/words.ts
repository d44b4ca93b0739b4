/**
 * Words that systems use for the choices in our lists, in lower case, separated by `|`. Those under `nothing` mean that
 * no choice applies. Our own reading, November 2026; not confirmed by a shop.
 */
const saidOfChoices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "operations.status": {
    Planned:
      "pianificato|pianificata|da iniziare|planejada|planejado|a iniciar|não iniciada|não iniciado|por iniciar|programada|programado|firm planned|simulated|en attente|planifié|planned|o|open|not started|pending|scheduled|firm|unreleased|new|u|p|unstarted|not ready|future|confirmed|bestätigt|fest geplant|offen|geplant|abierto|abierta|pendiente|à lancer|à faire|planifiée|planeada|planeado|por hacer|nicht begonnen",
    Waiting:
      "in attesa|in coda|sospeso|sospesa|rilasciato|rilasciata|aguardando|em espera|na fila|suspensa|suspenso|gesperrt|blocked|detenida|detenido|en espera|listo|lista|esperando componentes|esperando otra ot|à l'arrêt|to do|waiting for another wo|waiting for components|waiting for previous operation|waiting|queue|queued|in queue|ready|ready to start|ready to run|available|released|r|w|on hold|hold|h|paused|at work center|wait|wartet|bereit|wartet auf anderen arbeitsauftrag|wartet auf komponenten|freigegeben|liberado|liberada|lancé|lancée|en cola|suspendu|suspendida|wartend|unterbrochen",
    Running:
      "in corso|in lavorazione|iniziato|iniziata|em andamento|em produção|em processo|partially complete|partially completed|en cours|en curso|running|s|started|in process|in progress|work in progress|active|setup|in setup|wip|current|a|i|in work|in arbeit|läuft|en proceso|en progreso|iniciada|iniciado|démarré|démarrée|commencé|begonnen|gestartet|angearbeitet|in bearbeitung|teilrückgemeldet",
    Done: "completato|completata|chiuso|chiusa|finito|finita|terminato|concluída|concluído|encerrada|encerrado|terminé|complété|fini|to close|posted|done|c|complete|completed|closed|finished|f|100|cmpl|d|x|ended|fertig|abgeschlossen|erledigt|erl|terminado|terminada|finalizado|finalizada|completado|completada|cerrado|cerrada|terminée|soldé|soldée|clos|clôturé|beendet|rückgemeldet|endrückgemeldet",
    Outside: "outside|outsourced|at vendor|subcontract|osp|at supplier",
    nothing:
      "annullato|annullata|cancelada|cancelado|anulada|cancel|annulé|storniert|abgebrochen|cancelled|canceled|void|template",
  },
  "work_centers.kind": {
    Machine: "machine|mill|lathe|cnc|equipment|turning|milling",
    Programming: "programming|cam|program|engineering",
    Other: "other|bench|manual|assembly|inspection|labor|deburr",
  },
  "stops.reason": {
    Setup:
      "rüstvorgang|einrichten|umbau|attrezzaggio|piazzamento|cambio lotto|preparação|regulagem|troca de série|change over|changeovers|setting up|réglage|préparation|changement de série|rüst|setup|set up|changeover|excessive machine set up time|job change|adjustment|tool setup|rüsten|umrüsten|preparación|cambio de trabajo|ajuste",
    "No program":
      "programma mancante|manca programma|falta de programa|sem programa|prog|attente programme|no program|program|programming|kein programm|programm fehlt|sin programa|falta programa",
    "No material":
      "mancanza materiale|manca materiale|attesa materiale|falta de matéria-prima|matl|mtl|materialmangel|matière|no material|material|no parts|starved",
    "No operator":
      "mancanza operatore|manca operatore|senza operatore|falta operador|sem operador|aguardando operador|no op|sick|no show|call off|bedienermangel|absence opérateur|attente opérateur|kein personal|no operator|operator|unmanned|no labor|unattended|kein bediener|bediener fehlt|sin operador|falta de operador",
    "Tools or fixture":
      "cambio utensile|utensile rotto|rottura utensile|attrezzatura|quebra de ferramenta|ferramenta|dispositivo|tap|drill|insert|inserts|endmill|reamer|collet|jaws|vise|workholding|werkzeugbruch|outil|tools or fixture|tool|tooling|fixture|tool break|waiting for tools|werkzeug|werkzeugwechsel|herramienta",
    Inspection:
      "collaudo|controllo|qualità|inspeção|medição|qualidade|cmm|gage|gauge|insp|first piece|1st piece|messen|contrôle|medición|inspection|quality|first article|first article approval|first piece approval|first article inspection|on-machine press checks|qc|fai|prüfung|qualität|inspección|calidad",
    Breakdown:
      "maschinenstörung|defekt|maschinenausfall|guasto|avaria|riparazione|quebra|falha|manutenção corretiva|coolant|hydraulic|hydraulics|lube|spindle|pump|turret|servo|conveyor|power blip|bd|b/d|brkdwn|broke down|maint|panne|reparatur|crash|breakdown|machine down|machine malfunction|maintenance|mechanical|electrical|failure|fault|alarm|repair|störung|ausfall|falla|avería|descompostura",
    "Planned stop":
      "manutenzione|riunione|pulizia|manutenção|almoço|intervalo|reunião|limpeza|chip cleanout|clean out|clean up|no work scheduled|holiday|warm-up|no orders|no job|training|pausa|mittag|besprechung|réunion|entretien|planned stop|planned|break|lunch|meeting|scheduled maintenance|planned maintenance|no work|not scheduled|pm|shift change|warm up|warmup|cleaning|pause|wartung|descanso|comida|mantenimiento",
    Other: "other|misc|miscellaneous|unknown reason|machine operator errors|electricity down",
    nothing:
      "idle|stopped|unlabeled|uncategorized|unknown|none|no reason|undefined|unassigned|not categorized|unclassified|?|??|n/a|-",
  },
  "inspections.kind": {
    "First article":
      "primo pezzo|primeira peça|erstmuster|erststück|primera pieza|première pièce|first article|1st pc|1st piece|1st article|fai|first piece|fa|first",
    "In process":
      "in processo|em processo|in-process check|patrol|zwischenprüfung|en proceso|en cours|in process|in-proc|in proc|inproc|in-process|ipi|process|ip",
    Final:
      "finale|collaudo finale|inspeção final|endprüfung|inspección final|contrôle final|final|final inspection|outgoing|final insp|f",
    nothing: "re-inspection|reinspection|re-insp|receiving|incoming|source|supplier|wareneingang|recepción|réception",
  },
  "purchases.kind": {
    Material: "werkstoff|rohmaterial|materia prima|matière|material|m|raw material|stock|raw|raw matl|hardware",
    "Outside process":
      "fremdbearbeitung|fremdleistung|maquila|sous-traitance|outside op|processing|outside process|outside service|outside services|outside svc|outside|service|o|osp|subcontract|true|yes|y|1|outside processing|anodize|anodizing|heat treat|heat treating|heat treatment|plating|plate|nickel plate|zinc plate|chrome plate|black oxide|passivate|passivation|chem film|powder coat|paint|coating|grinding|hardening|nitride|wire edm|waterjet|ndt|härten",
    Other: "other|false|no|n|0|supplies|tooling|misc",
  },
  "quotes.result": {
    Won: "sales order|pedido de venta|auftrag|bon de commande|acquisita|vinta|accettata|ganho|ganha|aprovado|aprovada|fechado|po rec'd|partially won|po recd|got po|bestellt|acceptée|gagné|order placed|converted to order|po received|won|win|accepted|awarded|w|ordered|converted|approved|order|closed won|gewonnen|beauftragt|ganada|aceptada",
    Lost: "persa|rifiutata|perdido|recusado|recusada|reprovada|perdu|refusée|no award|not awarded|lost|l|rejected|declined|closed lost|refused|dead|lose|verloren|abgelehnt|perdida|rechazada",
    nothing:
      "nb|negotiation|negotiation/review|proposal|proposal sent|proposal/price quote|prospecting|qualification|qualified|needs analysis|value proposition|in review|under review|estimating|quoting|to quote|rfq received|waiting on customer|no decision|no response|withdrawn|en attente|révisé|révisée|quotation|quotation sent|presupuesto|presupuesto enviado|cotización|devis|angebot|in corso|in attesa|em aberto|em andamento|aguardando|canceled|-|outstanding|awaiting decision|follow up|offen|en cours|pendiente|expired/no response|revised|superseded|nq|needs approval|no bid|no quote|open|pending|active|draft|sent|submitted|quoted|expired|in progress|new|hold|closed|needs review|cancelled",
  },
  "maintenance.kind": {
    Planned:
      "programmata|preventiva|preventivo|préventif|vorbeugend|wartung|geplant|inspektion|programado|planifié|planned|pdm|preventive|preventative|pm|scheduled|inspection|predictive|calibration",
    Repair:
      "correttiva|corretiva|guasto|damage|electrical|mechanical|hydraulic|correctivo|correctif|curatif|reparatur|störung|instandsetzung|ungeplant|repair|bd|b/d|cm|em|bm|work order|work request|corrective|breakdown|reactive|unplanned|emergency|failure|demand",
    nothing: "other|project|upgrade",
  },
};

/** Words that systems use for a machine's state: cutting, idle or off. */
const saidOfStates: Readonly<Record<"cutting" | "idle" | "off", string>> = {
  cutting:
    "active|in cycle|in-cycle|incycle|cutting|running|run|working|production|producing|machining|operating|automatic|auto|cycle|busy|executing|uptime|up|operate|in production|green|läuft|produktion|bearbeitung|en ciclo|en producción|produciendo",
  idle: "idle|stopped|stop|interrupted|ready|waiting|feed hold|feed_hold|feedhold|optional_stop|program_stopped|program_completed|setup|set up|down|alarm|fault|manual|warm up|warmup|suspend|suspended|paused|hold|downtime|unplanned|error|emergency|e-stop|mdi|wait|yellow|red|not running|changeover|maintenance|blocked|starved|no operator|uncategorized|steht|stillstand|störung|rüsten|wartet|paro|parada|alarma|inactivo",
  off: "off|unavailable|offline|disconnect|disconnected|power off|powered off|no connection|unknown|not connected|break|not scheduled|shutdown|planned|aus|ausgeschaltet|apagada|apagado",
};

const listed = <K extends string>(said: Readonly<Record<K, string>>): Readonly<Record<K, readonly string[]>> =>
  Object.fromEntries(Object.entries<string>(said).map(([choice, words]) => [choice, words.split("|")])) as {
    [C in K]: string[];
  };

export const stateWords = listed(saidOfStates);
export const choiceWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = Object.fromEntries(
  Object.entries(saidOfChoices).map(([column, said]) => [column, listed(said)]),
);

const again =
  /\bre-?\s?(?:insp|check|test|verif|measur)|\b(?:2nd|second|3rd|third) (?:insp|check)|nachpr[üu]f|wiederhol/i;
const bought =
  /^(?:receiving|incoming|source|supplier|wareneingang|recepci[oó]n|r[ée]ception|ricevimento|recebimento)\b/i;

/** "Receiving": whether a kind of inspection is that of bought parts. */
export const isOfBought = (kind: string): boolean => bought.test(kind);
/** "Re-Insp", "Receiving": whether a kind of inspection isn't the first one of the shop's own parts. */
export const isNotFirst = (kind: string): boolean => again.test(kind) || isOfBought(kind);
