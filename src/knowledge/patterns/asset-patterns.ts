import { quick } from "./quick-pattern.ts";
/**
 * What a shop may plan to spend money on. A machine adds machine hours; equipment gets more out of the hours there are; a
 * service is work that somebody from outside offers to do, such as a repair.
 */
export type Asset =
  | "machine"
  | "equipment"
  | "people"
  | "sales"
  | "pay"
  | "software"
  | "building"
  | "training"
  | "supplier"
  | "service";

/** Models that are written apart from their number, or with two digits: `DNM 6700`, `L20s`. */
const models = String.raw`(?:dnm|dvf|dmu|dmf|dmc|cmx|nhx|nvx|nlx|ntx|nzx|vcn|vtc|qtn|lynx|puma|genos|umc)[ -]\d{2,4}\w{0,3}|(?:l|sr|sb|sv|m|k)-?(?:12|16|20|25|32|38)s?|a(?:51|61|71|81|82|92)(?:nx)?s?`;

/** Makes and models, as shops call their machines. */
export const machineNames = `haas|mazaks?|bridgeports?|milltronics|makinos?|okumas?|hermles?|dmgs?|doosans?|moris?|toyodas?|toshibas?|sodicks?|speedios?|brothers?|hurcos?|matsuuras?|nakamuras?|integrex(?:es)?|hydromats?|robodrills?|grobs?|umcs?(?![ -]\\d)|tsugamis?|citizens?|hardinges?|kitamuras?|fanucs?|pumas?|variaxis|studers?|kerns?|willemins?|chirons?|hellers?|reishauers?|kapps?|gleasons?|liebherrs?|mikrons?|toyodas?|hydromats?|trak|fadals?|vfs?-?\\d\\w*|st-?\\d\\w*|${models}|(?!(?:as|en|iso)-?9\\d{3})[a-z]{1,3}-?\\d{3,4}[a-z]{0,2}`;

/** A hydraulic unit is no room. */
const roomOnly = String.raw`(?<!\b(?:demo|hydraulic|power|control|rotary|index\w*|spindle|cool\w*|filt\w*|drive|servo|turret|pump|measur\w*|dust|tilt\w*|head|clamping) )`;

/** Whoever works with a thing: a lathe hand is no lathe. */
const worker =
  "(?:hands?|m[ae]n|wom[ae]n|guys?|gals?|kids?|boys?|persons?|people|operators?|machinists?|programmers?|setters?|inspectors?|tech(?:nician)?s?|helpers?|apprentices?|trainees?)";

/** What names the trade of a worker: `a lathe hand`, `a tool crib kid`. */
const trade =
  "(?:(?:boring )?mill|lathe|grinder|grinding|vtl|hbm|edm|cmm|swiss|screw machine|machine|turning|milling|saw|bench|press|(?:5|five)[- ]axis|tool ?room|tool[- ]?crib|night|weekend)";

/** The nouns of each kind, as patterns; a phrase that matches two kinds goes to the first. Own judgment, from trade usage. */
const things: Readonly<Record<Asset, string>> = {
  equipment: String.raw`(?:\w+ )?(?:plating|heat[- ]treat\w*|anodiz\w+|coating|grinding|deburring|honing)(?= in[- ]?house| inside)|(?<!\b(?:to|we|I|could|would|should|can|must|might) )(?:rebuilds?|retrofits?)|(?:tool )?presetters?|cmms?|zeiss(?:es)?|faro(?: arm)?s?|keyences?|zollers?|speronis?|measuring (?:arms?|machines?)|probes?|probing|gau?g(?:es?|ing)|scanners?|comparators?|vision systems?|testers?|test benches?|kilns?|generators?|gensets?|chillers?|saws?|washers?|(?:deburring|washing|marking|tumbling) (?:machines?|cells?)|tumblers?|furnaces?|ovens?|compressors?|cranes?|forklifts?|bar feeders?|robots?|cobots?|automation|pallet (?:system|pool|changer)s?|pallets|(?:andon|stack|signal) (?:stack )?lights?|zero[- ]?points?(?: \w+)?|quick[- ]change \w+|rotary tables?|trunnions?|tombstones?(?: systems?)?|fixtures?|fixturing|vises?|chucks?|tool (?:cabinets?|vending|cribs?)|vending machines?|(?:powder|plating|anodiz\w+|anodis\w+|coating|paint|wash|zinc|nickel|chrome|passivat\w+|phosphate) (?:line|system|tank|booth)s?|barcode\w*|tablets?|kiosks?|tvs?|televisions?|monitors(?! on)|screens?|(?:security |web ?)?cameras?|(?:countdown|time|production) clocks?|(?:(?:parts?|oil|chip|mist) )?collectors?|racks?|carts|high[- ]pressure coolant(?: (?:units?|systems?|pumps?))?|(?:coolant|mist|bar[- ]?feed) (?:units?|systems?)|laser trackers?`,
  machine: `(?<=\\b(?:${machineNames}) about )an? (?:second|third|fourth|2nd|3rd|4th)(?: one)?(?=[.,;]| (?:or|and|but|if|because|since|so)\\b|$)|(?<=\\b(?:second|third|fourth|another|new) )(?:(?:pallet|transfer|production|assembly) )?lines?|(?<=lease on an? )[^\\s,.;]+(?: [^\\s,.;]+){0,2}|(?:\\w+ )?cells?(?! \\d)|machines?|(?<!\\b(?:end|ball|face|shell|bull|steel) )mills?(?!-)|lathes?|(?:horizontals?|verticals?)(?! (?:carousels?|lifts?|storage|band|saws?|turret lathes?|boring mills?)\\b)|edms?|(?:sinker|wire|ram) edms?|sinkers?|(?<=\\b(?:second|third|fourth|another|new|2nd|3rd) )wires?(?!,? (?:an? |rope|mesh|basket|tree))|vmcs?|hmcs?|vtls?|hbms?|hones?|gun ?drills?|hobbers?|jig (?:borers?|grinders?)|screw machines?|machining cent(?:er|re)s?|turning cent(?:er|re)s?|mill-?turns?|(?:5|five)[- ]?axis(?:es)?|grinders?|borers?|boring mills?|laser cutters?|water ?jets?|press brakes?|(?<!\\b(?:an?|new|taper|spare|rebuilt) )spindles?(?! (?:turning|running|cutting|going)\\b)|swiss(?:es)?|(?:${machineNames})(?! (?:store|dealer|dealership|distributor|service|techs?|people|folks)\\b)`,
  sales: `sales ?(?:people|persons?|man|men|woman|reps?|force|team)|outside sales|reps?|marketing|trade shows?`,
  pay: `(?:signing )?bonus(?:es)?|raises?|higher (?:pay|wages)|more (?:pay|money an hour)`,
  people: `people|${trade} ${worker}|(?<=\\b(?:an?(?:other)?|second|third|one more|extra|good|new) )(?:man|woman|kid)|(?<=\\bhir(?:e|ing) (?:two|three|four|some|more|new) )kids|(?:maintenance|deburr(?:ing)?|tool(?:[- ]?crib)?|shipping|cam|cnc|quality|inspection|kitting) (?:man|men|person|people|guys?|gals?|tech(?:nician)?s?|clerks?|hands?|helpers?)|technicians?|techs?|(?:inspector|machinist|operator|programmer|planner) requisitions?|(?:cost )?accountants?|part-?timers?|bookkeepers?|checkers?|persons?|machinists?|operators?|programmers?|setters?|bodies|set-?up (?:men|man|people|guys?|hands)|inspectors?|planners?|schedulers?|expediters?|estimators?|buyers?|purchas(?:er|ing agent)s?|clerks?|assistants?|hands|staff|crews?|attendants?|material handlers?|packers?|deburrers?|forklift drivers?|helpers?|apprentices?|specialists?|guys?|gals?|girls?|fell(?:a|ow)s?|men|engineers?|managers?|foremen|foreman|supervisors?|leads?|welders?|(?<!-|\\b(?:\\d+|six|eight|ten|twelve|sixteen|twenty|twenty-four|thirty|forty|sixty) )positions?|openings|vacancies|(?:night|second|third|weekend) shift(?: (?:man|men|guys?|person|people|operators?))?`,
  software: `erp|mes|software|aps|(?:loading|scheduling|planning) engine|epicor|proshop|jobboss2?|e2|global shop|fulcrum|infor|plex|netsuite|odoo|sap|visual|mrpeasy|katana|mastercam|vericut|camworks|solidcam|gibbscam|featurecam|edgecam|fusion 360|airtable|smartsheet|power ?bi|esprit|hypermill|preactor|datanomix|machinemetrics|cam(?: (?:system|seat)s?)?|databases?|(?:\\w+ )?(?:planning|scheduling|quoting|estimating|tracking|nesting|monitoring|inventory|analytics|reporting|dashboard) (?:tool|system|software|package|board|module|program|app)s?|monitoring(?: system)?|(?:new|better) system`,
  building: String.raw`buildings?|halls?(?<=(?:second|third|new|bigger) halls?)|addition|mezzanines?|(?:\w+ )?(?:${roomOnly}unit|space)(?: next door)?|floor space|square feet|sq\.? ?ft|bays?|facility|warehouse`,
  training: `training|somebody to (?:come )?(?:teach|train|show)|courses?|classes|class|seminars?|school|certifications?|certificate|workshops?`,
  supplier: `(?:the )?(?:(?:old|new|second|another|different|other|local) )(?:sources?|suppliers?|vendors?|mills?|foundr(?:y|ies)|forges?|anodizers?|heat treaters?|platers?|coaters?|houses?)`,
  service: `(?:(?:spindle|machine|turret|taper|way) )?(?:regrinds?|overhauls?|reconditioning|realignments?)|(?:service|maintenance) (?:contracts?|agreements?|plans?)|(?:outside )?consult(?:ants?|ing)`,
};

/** These nouns, but not the people who work with one. */
export const plannedThings: Readonly<Record<Asset, string>> = {
  ...things,
  equipment: `(?:${things.equipment})(?!\\w| ${worker}\\b)`,
  machine: `(?:${things.machine})(?!\\w| ${worker}\\b)`,
};

/** The kinds in the order of the table above. The cast is sound: the compiler knows the keys of the table. */
export const assets = Object.keys(plannedThings) as readonly Asset[];

/** A pattern for each kind. The cast is sound: every kind has its entry. */
export const forEachAsset = (patternOf: (asset: Asset) => RegExp): Readonly<Record<Asset, RegExp>> =>
  Object.fromEntries(assets.map((asset) => [asset, patternOf(asset)])) as Readonly<Record<Asset, RegExp>>;

/** What may follow the noun and is still the name: `horizontal mill`, `Citizen L20s`, `zero-point and presetter package`. */
export function restOfName(asset: Asset): string {
  const noun = `(?:${plannedThings[asset]})\\b`;
  const model =
    asset === "machine"
      ? "(?:\\s+(?!Q[1-4]\\b|FY)[a-z]{1,4}-?\\d+[a-z]{0,2}\\b)?(?:\\s+(?:number|no\\.?|#)\\s?\\d{1,2}\\b)?"
      : "";
  return `(?:\\s+(?:${noun}|(?:machines?|systems?)\\b))?${model}(?:(?: (?:and|&) (?:an? )?${noun})? (?:package|kit|bundle)\\b)?`;
}

/** Words of considering a purchase, without a verb for getting it: `thinking about a second lathe`. */
const weighing = `(?:other|another|second|next|my|his|her|their|first|one) (?:idea|option|thought|choice) is(?: to (?:get|buy|hire|add|have|lease|put on))?|propos(?:e|es|ed|ing)|decid(?:e|es|ing) (?:on (?:\\d{1,2} [A-Z]\\w+|[A-Z]\\w+ \\d{1,2}|the \\w+) )?(?:for|about|on)(?: the)?|think(?:s|ing)? (?:of|about|abt)|lease on|lease for|talk(?:s|ed|ing)? (?:to|with) (?:[^\\s,.;]+ ){1,7}about|talks? (?:of|about)|(?:put(?:ting)?|placed?|placing|got|have|has) (?:a |the |some )?(?:deposit|down ?payment|hold|money|order)(?: down)?(?: in)? (?:on|for)|sign(?:ed|ing)? (?:a |the |an )?(?:letter of intent|loi|po|purchase order|contract|lease|quote) (?:for|on|with)(?:(?<=\\bsign (?:the |a )?\\w+ \\w+) the)?|(?<=\\b(?:to|be|are|am|should (?:I|we)) )sign(?:ing)? (?:up )?(?:for|on)|(?:an? )?eye(?:ing)? on|eyeing|sav(?:e|ing) (?:up )?for|ask(?:ed|s|ing)? (?:\\w+ )?for|(?:req(?:uisition)?s?|(?<!\\b(?:killed|denied|refused|rejected|cut|dropped) (?:the |my |our |a )?)(?:cap ?ex|capital) requests?) (?:is |are )?(?:in |out |open |posted )?for|put(?:s|ting)? in for|approv(?:al|ed) (?:for)?|money set aside for|pric(?:ed|ing)(?: out)?|considering|looking (?:at|into)|shopping for|(?<=(?:['’]m|\\bam|['’]re|\\bare)\\s)after|quot(?:es?|ations?) (?:(?:in hand|here|on (?:my|the) desk) )?(?:for|on)|(?:a )?(?:number|price|proposal|bid) (?:on|for)|proposals? to (?:[^\\s,.;]+ ){1,4}for|proposals?:?|demos? (?:of|for)|budget(?:ed)? (?:for|line for)|want(?:s|ed)?|(?:would|(?:i|we)['’]d) (?:like|love|take|hire|pay for|go for)|could use(?! (?:\\w+sel(?:f|ves)|it|them|that) )|on the fence about|(?:the )?idea of|votes? on|straight out for|pull the trigger on|(?<!been )toying with|tempted by|payback on|commit(?:ted)? to|(?:paid|put) (?:\\w+ ){1,3}down on|signed on|(?:posting|applications?|listing|requests? in(?: from (?:[^\\s,.;]+ ){0,2}[^\\s,.;]+)?|approval|requisition (?:\\w+ ){0,3})\\s?for|(?:made an |an )?offer (?:out )?to|(?:an |the )?offers? for|penciled in|signature away from|(?:keeps? )?(?:pushing|chasing) (?:us|me) (?:on|for|about)|maybe it['’]s time for|fold(?:er|ers) on`;
const buying = [
  `buy(?:ing)?|bought|deploy(?:ing)?|roll(?:ing)? out|purchas(?:e|es|ing|ed)|order(?:ing|ed)?|add(?:ing|ed)?|acquir(?:e|ing|ed)|invest(?:ing|ed)? in|get(?:ting)?|(?:have|has|got)(?=\\s[^.;]{3,60}\\b(?:priced|quoted|on quote)\\b)|need(?:s|ed)?|leas(?:e|ing|ed)|install(?:ing|ed)?|put(?:ting)? in(?! for\\b)|put(?:ting)?(?= (?:\\w+ ){1,3}in\\b)|bring(?:ing)? in|brought in|replac(?:e|ing|ed)`,
  weighing,
];
const hiring = [
  `(?<!\\bpulled (?:the |our |my |that )?)(?:ad|advert|advertisement)s? (?:out |running |up |in )?for|(?<=(?:['’]m|\\bam|['’]re|\\bare|^)\\s?)looking for|hir(?:e|es|ing|ed)|give me|put(?:ting)?(?! in for\\b)(?: on)?|recruit(?:ing|ed)?|add(?:ing|ed)?|need(?:s|ed)?|find(?:ing)?|get(?:ting)?|bring(?:ing)? (?:in|on)|brought (?:in|on)|start(?:ing|ed)?|fill(?:ing|ed)?`,
  weighing,
];

/** The verbs that go with each kind. */
export const planningVerbs: Readonly<Record<Asset, readonly string[]>> = {
  machine: buying,
  equipment: [...buying, `bring(?:ing)?|tak(?:e|ing)`],
  people: hiring,
  sales: hiring,
  pay: [`put(?:ting)? in|giv(?:e|ing)|gave|offer(?:ing|ed)?|pay(?:ing)?|paid`, weighing],
  software: [
    ...buying,
    `implement(?:ing|ed)?|(?:dump|ditch|swap)(?:ing|ed)?(?: [^\\s,.;:]+)? for|switch(?:ing|ed)? to|mov(?:e|ing|ed) to`,
  ],
  building: [...buying, `seeing|build(?:ing)?|built|expand(?:ing|ed)?(?: into)?|rent(?:ing|ed)?`],
  training: [
    `like|send(?:ing)?|go(?:es|ing)? to|sign(?:ing|ed)? up for|sent|book(?:ing|ed)?|take|taking|took|attend(?:ing|ed)?|run|ran|start(?:ing|ed)?|giv(?:e|ing)|gave|pay(?:ing)? for|paid for|need(?:s|ed)?`,
    weighing,
  ],
  supplier: [
    `(?:mov|chang|switch|go)(?:e|es|ing|ed)?(?: back)? to|went(?: back)? to|find(?:ing)?|qualif(?:y|ying|ied)|line up|lining up`,
    weighing,
  ],
  service: [...buying, `pay(?:ing)? for|paid for|hir(?:e|ing|ed)|book(?:ing|ed)?|hav(?:e|ing)|do(?:ing)?`],
};

/** Any of these verbs. Most sentences have none, and this pattern finds that out faster than those of all kinds. */
export const anyPlanningVerb = quick(
  new RegExp(String.raw`\b(?:${[...new Set(Object.values(planningVerbs).flat())].join("|")})\s`, "iu"),
);

/** Verbs that ask for a thing by themselves, without `will` or `want to` before them. */
export const asking = `looking for|(?:ad|advert|advertisement)s? (?:out |running |up |in )?for|needs?|after|have|has|got|${weighing}`;

/** Words for an order, a decision or a plan under way, anywhere in a sentence that names the thing: `A third grinder is on order`. */
export const decided = quick(
  new RegExp(
    [
      "^(?:sending|hiring|adding|buying|getting|leasing)\\b",
      ...[
        `on order|approved|sign(?:ed|ing) (?:for|up)|(?:down payment|deposit)|break ground|requisitions?|budgeted|in (?:my|our|next year['’]s) budget|pre-?approved`,
        `plan(?:s|ning)? (?:to|on|for)|(?:is|are) planned (?:for|in)|(?:plan|money|budget) (?:is|has|calls for|set aside|for)|on (?:my|our) (?:wish ?)?list`,
        `considering|thinking (?:of|about|abt)|looking (?:hard |seriously )?(?:at|into)|leaning toward|kick(?:ing|ed) around|tempted by|toying with|(?:mean(?:ing)?|aim(?:ing)?) to (?:do is )?(?:add|buy|get|hire|put in)|figure on`,
        `(?:will|to) (?:join|start with) us|(?:recruiter|agency)\\b[^.;]{0,20} (?:offer\\w*|has|have|will|can|says?)|bids? (?:for|on)|(?:going|heading) to auction|at (?:an |the )?auction`,
        `(?:sales(?:man|guy|person|people|rep)|dealer|rep|distributor)(?:['’]s)? (?:comes|is coming|coming|stops|stopping)`,
        `quotes? (?:came in|is due|sits on|is on my)|once (?:cash|money) (?:allows|is there)|write-?off`,
        `(?<!\\b(?:not|never(?: been)?|n['’]t) )sold (?:(?:me|us|him|her|them) )?on|talked (?:me|us|him|her|them|dad|mom) into|(?:heart|mind) set on`,
        `(?:this|so|that|pretty|real|very) (?:close to|far from)(?: (?:buying|getting|ordering))?|po (?:filled out|drawn up|ready) for|(?:paperwork|loan|financing) for`,
      ].map((words) => `\\b(?:${words})\\b`),
    ].join("|"),
    "i",
  ),
);

/** What follows a thing that has been ordered or hired and isn't there yet: `new Mazak lands in the spring`. */
export const arriving = `(?=(?:\\s+(?!and\\b|or\\b|who\\b|that\\b|which\\b)[^\\s,.;:]+){0,2}?,?\\s+(?:starts?|begins?|arrives?|lands?|ships|goes (?:live|in|on)|shows? up|comes? aboard|(?:will|would|should) (?:be here|arrive|come|land)|gets? (?:delivered|installed|hooked up|switched on)|(?:is|are) (?:booked|due|delivered|installed|scheduled|being (?:shipped|built|set))|comes|joins us) (?:by|on|in|next|after|right after|over|the|this|at|for|with us|week|(?:mon|tues|wednes|thurs|fri|satur)day)\\b)`;

/** Phrases only used for things that were bought and haven't arrived: `The Integrex is on a boat`. */
export const underWay = `(?=,? (?:arrives?|lands?(?! on (?!a\\b|the (?:\\d|floor|dock)|mon|tues|wed|thu|fri|sat))|gets? hooked up|(?:is|are) (?:on (?:a|the|its) (?:boat|truck|ship|water|way)|being (?:shipped|built)|on order|due at the dock))\\b)`;

const monthOrSeason =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|spring|summer|fall|autumn|winter|q[1-4]|20\\d\\d";
/** When something comes: `in early May`, `in six weeks`, `next month`. `It lands in this budget` says nothing of it. */
const aTimeAhead = `in (?:the |early |late |mid-?)*(?:${monthOrSeason}|(?:\\w+ )?(?:days|weeks|months|week|month))|(?:next|this) (?:week|month|quarter|year|(?:mon|tues|wednes|thurs|fri)day|${monthOrSeason})`;

/** Words for what has been ordered and not arrived. */
export const ordered = quick(
  new RegExp(
    String.raw`\b(?:on order|(?:have|has|(?<!\b(?:should|do|must|can|could|may|if) )(?:we|i)) (?:just )?sign(?:ed)? for|(?<!\b(?:not|never|nobody|if \w+)(?: yet)? |n['’]t(?: yet)? )signed for (?:an?|the|another|two|three|four) |signed (?:the )?(?:papers|contract|purchase order|po|lease)|down payment|deposit (?:is|on|with|cleared)|(?:placed|put in) the order|closed on the loan|(?:comes?|coming|arrives?|delivered|lands?) (?:${aTimeAhead})|on (?:a|the|its) (?:boat|ship|water)|being (?:shipped|built)|gets? hooked up)\b`,
    "i",
  ),
);

/** Words for what the shop has paid for or owns, and for what something costs to run or to lose. */
export const theirs = quick(
  /\b(?:bought|purchased|paid|cost(?:s|ing)? us|spent|(?:we|I) had an? (?!quote|price|bid|demo|offer|number|look|sales|rep\b|dealer)|(?:last|past) (?:year|spring|summer|fall|winter|month)|years? ago|in (?:19|20)\d\d|since|we own|our own|already(?! (?:on order|ordered))|scrap\w*|los[et]s?|fined?|sold(?! (?:(?:me|us|him|her|them) )?on (?:an?|another|the)\b)|worth|a piece|apiece|each|owes?|billed|(?:we|i) pay|still (?:pay|paying)|paying (?:about )?[$€£]?\d[\d,.]*k? (?:a|per|each|every|the) month|payments? on (?:the|our|my|that|those)|(?:did )?tr(?:y|ied)|cancel\w*|running|repairs|repaired|(?:was|were|got) (?:rebuilt|reground|overhauled|serviced|replaced)|broke\w*|used to|we have (?!signed|ordered|approved|put)|we['’]ve got)\b/i,
);

/** `We don't have the hours, so we need another lathe`: a clause with a plan of its own isn't ruled out by the one before. */
const planOfItsOwn = String.raw`(?:[,–—]\s+|\b(?:so|and|but|then)\s+)(?:(?:so|and|but|then|now)\s+)*(?:(?:we|I)\b|want|needs?\b|will\b|thinking\b|looking\b|considering\b|planning\b)`;

/** Words that rule out what follows. */
export const refusal = new RegExp(
  [
    String.raw`\b(?:(?:do|does|will|would|could|are|is)(?:n['’]t| not)|can(?:not|['’]t) (?:afford|justify|see|spend)|can not|cannot|won['’]t|never|(?:says?|said) no to|no (?:money|plan|room|need)|no way|decided against|turned down|refuse to|afraid to|stop(?:ped)?(?! (?:every|each|at|after|when|once|and)\b)|rather not)\b(?:(?!\b(?:because|since|although|though)\b|${planOfItsOwn})[^.;])*$`,
    String.raw`\b(?:without|instead of|rather than)\b(?:(?!\b(?:because|since|although|though|(?:we|I)(?:['’]\w+)?)\b)[^.;])*$`,
  ].join("|"),
  "i",
);

const money = String.raw`(?:about |around |roughly )?(?:[$€£]\s?\d[\d,.]*(?:\s?(?:k|grand|thousand|million))?|\d[\d,.]*\s?(?:k|grand|thousand|dollars|bucks))\b(?: an? (?:year|month|day|visit))?`;
const offered =
  "(?:(?:re-?)?(?:grind|build|bore|line|place|furbish|condition|align|level|scrape?)|fix|repair|overhaul|retrofit|service|calibrat|straighten|weld|swap|maintain|come (?:in|out|by)|go through|look (?:at|into|over)|study|teach|train|consult|take over|clean)(?:e|ed|ing|s)?";
/** An offer that was taken, is past, or is a customer's claim. */
export const isNoOffer = quick(
  /\bso (?:we|I) (?:did|had|paid)\b|\bwe paid\b|\blast (?:year|spring|summer|fall|winter|month)\b|\byears? ago\b|\bin (?:19|20)\d\d\b|\bcustomers? (?:wants?|asks?|says?)\b/i,
);

/** Work that somebody from outside offers at a price: `He wants $900 to align it`. */
export const offers = new RegExp(
  [
    String.raw`\b(?:wants?|asks?(?: for)?|is asking|quoted|quotes?(?: (?:is|of|was))?|bid|charges?|would charge|says?|said|offers?|offered|estimates?|estimated|price (?:is|of))\s+(?:us |me )?(?:for )?${money} (?:to|for) (?:\w+ ){0,2}?${offered}\b[^.;,]{0,40}`,
    String.raw`\b(?:offers?|offered|proposes?|proposed) (?:us |me )?(?:[a-z]+|\d+) (?:visits?|check-?ups?|inspections?|services|tune-?ups?)\b[^.;$]{0,24},? ${money}`,
    String.raw`\b(?:offers?|offered|would|will|wants?|proposes?)\s+(?:to )?(?:\w+ )?${offered}\b[^.;]{0,40}? (?:for|at) ${money}`,
  ].join("|"),
  "i",
);

const makers = machineNames.split("|vfs?-")[0] ?? "";

/** Sentences that state a plan without naming the thing as a purchase, or with its maker's name alone. */
export const impliedPlans = [
  {
    asset: "people",
    certainty: "intended",
    says: quick(
      /\b(?:ads?|postings?|listings?)\b[^.;]{0,30}\b(?:on|in) (?:indeed|ziprecruiter|craigslist|facebook|linkedin|monster|the (?:\w+ )?(?:news)?paper)\b/i,
    ),
  },
  {
    asset: "people",
    certainty: "intended",
    says: quick(
      /\b(?:found|got|have) an? (?:(?:new|good|young|older) )?(?:fell(?:a|ow)|guy|man|woman|kid|machinist|setter|programmer)\b(?=[^.;]{0,60}\b(?:asking|wants?) (?:for )?[$€£]\d+(?:\.\d\d)? an hour\b)/i,
    ),
  },
  {
    asset: "people",
    certainty: "intended",
    says: quick(/\b(?:start(?:ing|ed)?|we['’]re|are) interviewing\b(?! (?:vendors|suppliers|dealers))/i),
  },
  {
    asset: "people",
    certainty: "intended",
    says: quick(
      /\b(?:we|I) (?:must|should|(?:have|need|want|got) to) hire\b(?=\s*(?:[.,;!]|$|(?:now|again|soon|or|before|first)\b))/i,
    ),
  },
  {
    asset: "machine",
    certainty: "intended",
    says: new RegExp(
      String.raw`\b(?:dealer|sales(?:man|guy|woman|rep)|seller|rep|broker|distributor)\b[^.;$]{0,20}?\boffer(?:s|ed|ing)?\b (?:(?:me|us) )?(?:an?(?:other)?|two|three|four|five|\d{1,2}) (?:[\w-]+ ){0,2}(?:${plannedThings.machine})\b`,
      "i",
    ),
  },
  {
    asset: "people",
    certainty: "intended",
    says: new RegExp(
      String.raw`(?<!\bcustomers? )\bwould rather (?:have|hire|get|see) (?:an?|one|two|three|four|another) (?:[\w-]+ ){0,2}?(?:${plannedThings.people})\b(?![^.;]* than\b)`,
      "i",
    ),
  },
  {
    asset: "machine",
    certainty: "intended",
    says: new RegExp(
      String.raw`(?<=\b(?:is|are|['’]s|['’]re) selling (?:me |us |off )?)(?:his|her|their|a|an|the|that|one of (?:his|their))\s(?:[\w-]+ ){0,3}?(?:${plannedThings.machine})\b(?=[^.;$]{0,20}\$ ?\d)`,
      "i",
    ),
  },
  {
    asset: "building",
    certainty: "intended",
    says: quick(
      /\b(?:talked|talking|met|meeting) (?:with|to) (?:an? |the )?(?:architect|general contractor|builder)\b[^.;]*/i,
    ),
  },
  {
    asset: "building",
    certainty: "intended",
    says: quick(
      /\b\d[\d,]* (?:square feet|sq\.? ?ft\.?) [^.;$]{0,50} ?at \$ ?\d+(?:\.\d+)? (?:a|per) (?:square )?foot\b/i,
    ),
  },
  {
    asset: "machine",
    certainty: "ordered",
    says: new RegExp(
      String.raw`\b(?:deposit (?:is|went|has gone) (?:already )?(?:with|to)|(?:wire|check|po) (?:for|to) (?:an? |the )?)[^.;]{0,12}\b(?:${makers}|vf-?\d\w*)\b`,
      "i",
    ),
  },
] as const satisfies readonly {
  readonly asset: Asset;
  readonly certainty: "intended" | "ordered";
  readonly says: RegExp;
}[];

/** Kinds of machines, in any number. */
export const machineKinds =
  /\b(?:mills?|lathes?|edms?|vmcs?|hmcs?|grinders?|swiss|routers?|saws?|horizontals?|verticals?|mill-turns?|(?:5|five)-axis)\b/i;
