/** What a shop may mean to spend money on. A machine adds machine hours; equipment makes the hours there are go further. */
export type Asset =
  | "machine"
  | "equipment"
  | "people"
  | "sales"
  | "pay"
  | "software"
  | "building"
  | "training"
  | "supplier";

/** The nouns of each kind, as patterns; the kind named first takes a phrase that fits two. Own judgment, from trade usage. */
export const plannedThings: Readonly<Record<Asset, string>> = {
  equipment: String.raw`(?:tool )?presetters?|cmms?|measuring (?:arms?|machines?)|probes?|probing|gau?g(?:es?|ing)|scanners?|comparators?|vision systems?|testers?|test benches?|saws?|washers?|(?:deburring|washing|marking|tumbling) (?:machines?|cells?)|tumblers?|furnaces?|ovens?|compressors?|cranes?|forklifts?|bar feeders?|robots?|cobots?|automation|pallet (?:system|pool|changer)s?|pallets|zero[- ]?points?(?: \w+)?|quick[- ]change \w+|fixtures?|fixturing|vises?|chucks?|tool (?:cabinets?|vending|cribs?)|vending machines?|(?:powder|plating|anodiz\w+|anodis\w+|coating|paint|wash) (?:line|system|tank|booth)s?|barcode\w*|tablets?|kiosks?|racks?|carts`,
  machine: `machines?|mills?|lathes?|horizontals?|verticals?|edms?|vmcs?|hmcs?|machining cent(?:er|re)s?|turning cent(?:er|re)s?|mill-?turns?|(?:5|five)[- ]?axis(?:es)?|grinders?|spindles?|swiss(?:es)?|haas|mazaks?|makinos?|okumas?|hermles?|dmgs?|doosans?|moris?|toyodas?|speedios?|brothers?|hurcos?|matsuuras?|nakamuras?|integrex(?:es)?|hydromats?|robodrills?|grobs?|umcs?|tsugamis?|citizens?|hardinges?`,
  sales: `sales ?(?:people|persons?|man|men|woman|reps?|force|team)|outside sales|reps?|marketing|trade shows?`,
  pay: `(?:signing )?bonus(?:es)?|raises?|higher (?:pay|wages)|more (?:pay|money an hour)`,
  people: `people|persons?|machinists?|operators?|programmers?|set-?up (?:men|man|people|guys?|hands)|inspectors?|planners?|schedulers?|expediters?|estimators?|buyers?|purchas(?:er|ing agent)s?|clerks?|assistants?|hands|staff|crews?|apprentices?|guys?|gals?|girls?|fell(?:a|ow)s?|men|engineers?|managers?|foremen|foreman|supervisors?|leads?|welders?|positions?|openings|vacancies|(?:night|second|third|weekend) shift`,
  software: `erp|mes|software|cam(?: (?:system|seat)s?)?|(?:\\w+ )?(?:planning|scheduling|quoting|estimating|tracking|nesting|monitoring|inventory) (?:tool|system|software|package|board|module|program|app)s?|monitoring(?: system)?|(?:new|better) system`,
  building: String.raw`buildings?|addition|floor space|square feet|sq\.? ?ft|bays?|facility|warehouse`,
  training: `training|courses?|classes|class|seminars?|school|certifications?|certificate|workshops?`,
  supplier: `(?:the )?(?:(?:old|new|second|another|different|other|local) )(?:sources?|suppliers?|vendors?|mills?|heat treaters?|platers?|coaters?|houses?)`,
};

/** Words that weigh a thing without a verb for getting it: `thinking about a second lathe`. */
const weighing = `thinking (?:of|about)|considering|looking (?:at|into)|shopping for|(?<=(?:['’]m|\\bam|['’]re|\\bare)\\s)after|quotes? (?:for|on)|(?:a )?(?:number|price|proposal|bid) (?:on|for)|proposals?:?|demos? (?:of|for)|budget(?:ed)? (?:for|line for)|want(?:s|ed)?|would like|could use`;
const buying = `buy(?:ing)?|bought|purchas(?:e|es|ing|ed)|order(?:ing|ed)?|add(?:ing|ed)?|acquir(?:e|ing|ed)|invest(?:ing|ed)? in|get(?:ting)?|(?:have|has|got)(?=\\s[^.;]{3,60}\\b(?:priced|quoted|on quote)\\b)|need(?:s|ed)?|leas(?:e|ing|ed)|install(?:ing|ed)?|put in|bring(?:ing)? in|brought in|replac(?:e|ing|ed)|${weighing}`;
const hiring = `hir(?:e|es|ing|ed)|recruit(?:ing|ed)?|add(?:ing|ed)?|need(?:s|ed)?|find(?:ing)?|get(?:ting)?|bring(?:ing)? (?:in|on)|brought (?:in|on)|start(?:ing|ed)?|fill(?:ing|ed)?|${weighing}`;

/** The verbs that go with each kind. */
export const planningVerbs: Readonly<Record<Asset, string>> = {
  machine: buying,
  equipment: buying,
  people: hiring,
  sales: hiring,
  pay: `giv(?:e|ing)|gave|offer(?:ing|ed)?|pay(?:ing)?|paid|${weighing}`,
  software: `${buying}|implement(?:ing|ed)?|switch(?:ing|ed)? to|mov(?:e|ing|ed) to`,
  building: `${buying}|build(?:ing)?|built|expand(?:ing|ed)?(?: into)?|rent(?:ing|ed)?`,
  training: `send(?:ing)?|sent|book(?:ing|ed)?|take|taking|took|attend(?:ing|ed)?|run(?:ning)?|ran|start(?:ing|ed)?|giv(?:e|ing)|gave|pay(?:ing)? for|paid for|need(?:s|ed)?|${weighing}`,
  supplier: `(?:mov|chang|switch|go)(?:e|es|ing|ed)?(?: back)? to|went(?: back)? to|find(?:ing)?|qualif(?:y|ying|ied)|line up|lining up|${weighing}`,
};

/** Verbs that ask for a thing by themselves, without `will` or `want to` before them. */
export const asking = `needs?|after|have|has|got|${weighing}`;
