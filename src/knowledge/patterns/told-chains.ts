import type { SituationId } from "../situations.ts";

/**
 * Facts that show a mechanism only together. Each is told in passing and says little alone, so each may stand in any
 * sentence that reports something. Own judgment, from trade talk.
 */
export interface ToldChain {
  readonly shows: SituationId;
  readonly facts: readonly [RegExp, RegExp, ...RegExp[]];
  /** What the facts mean together. */
  readonly why: string;
}

export const toldChains: readonly ToldChain[] = [
  {
    shows: "kits-robbed",
    facts: [
      /\b(?:carts?|kits?|trays?|tool sets?|fixtures?)\b[^.]{0,90}\b(?:whole|complete|intact|left in|stays? together|always missing|robbed|empty)\b/i,
      /\b(?:holders?|collets?|arbors?|chucks?|vises?|sub ?plates?|tooling package)\b/i,
      /\b(?:hot job|rush|other job|next job|another job|away from (?:the )?machine|walk\w*|hunt\w*|look\w* for|borrow\w*|now it['’]?s)\b/i,
    ],
    why: "Kits that should be whole aren't, and setups are spent away from the machine. We think pieces are taken from one job for another.",
  },
  {
    shows: "waits-in-a-row",
    facts: [
      /\b(?:folder|packet|traveler|jacket|drawing|print|paperwork|order)s?\b[^.]{0,60}\b(?:shelf|basket|tray|desk|drawer|rack|by date|pile)\b/i,
      /\b(?:when|once|until|till|after) (?:the )?(?:metal|material|stock|steel|plate|bars?|castings?|forgings?|aluminum|blanks?|truck)\b[^.]{0,24}\b(?:comes?|came|is here|arrives?|arrived|is in|shows? up)\b/i,
      /\b(?:no (?:folder|work|program|drawing)|then (?:suddenly )?(?:he|she) has|same day|all at once|finds? (?:a )?question|program\w*)\b/i,
    ],
    why: "The paper waits for the material, and the desk waits for the paper. We think two waits follow each other that could run side by side.",
  },
  {
    shows: "upkeep-left",
    facts: [
      /\b(?:(?:he|she|they|who|man|guy|operator|helper|hand|mechanic|janitor|since \w+|when \w+|after \w+) left\b|left (?:in|last|us|for good|this|at the end)\b|retired|(?<!\b(?:the|its|this|that|our) (?:\w+ )?\w+ )quit (?:in|last|us|this)|passed away|went (?:home|back) (?:to|in)|go(?:es)? home to|moved (?:away|back)|laid off|let (?:him|her|\w+) go|last day|(?:goodbye|good) party|no longer comes?|doesn['’]t come|(?:ended|dropped|cut|stopped|cancell?ed) (?:the )?(?:saturday|sunday|service|maintenance|contract|round|visit)s?\b)/i,
      /\b(?:(?:came|come|comes|coming|in) (?:in )?(?:on )?(?:early|saturdays?|sundays?|weekends)|half (?:a )?day|an hour before|before (?:the )?shift|little things|putter\w*|clean(?:ed|ing)? up|walked around|(?:his|her) rounds?|never kn(?:ew|ow) what|oil can|grease gun|rag\b|wip(?:ed|ing)|top(?:ped|ping) (?:up|off)|warm(?:ed|ing)? (?:it|them|her|up)|greas\w+|way (?:oil|lube))\b/i,
      /\b(?:alarms?|overloads?|ball ?screws?|spindles?|seiz\w+|stop(?:s|ped)?|broke\w*|(?:machine|it|she|mill|lathe) (?:is|was|went|goes) down|repairs?|technician|service (?:tech|man)|bearings?|leaks?)\b/i,
    ],
    why: "Somebody who did small things around the machines is gone, and the stops came after that. We think some of it was upkeep.",
  },
  {
    shows: "know-how-left",
    facts: [
      /\b(?:(?:he|she|who|since \w+|when \w+|after \w+) (?:left|quit)\b|left (?:in|last|us|this)\b|retired|passed away|died|lives? (?:\w+ ){1,3}(?:off|away|now|from)|(?:is|he['’]s|she['’]s|been) gone\b|for \d+ years|up to last \w+|until last \w+)/i,
      /\b(?:by (?:ear|eye|feel)|in (?:his|her) head|never wrote|knew (?:how|what|by)|his (?:way|trick|touch)|her (?:way|trick|touch)|for \d+ years|did (?:all )?the \w+ing)\b/i,
      /\b(?:since (?:then|that|he|she|last)|now|these days|any ?more|after that)\b[^.]{0,90}\b(?:twice|three times|warp\w*|crack\w*|scrap\w*|longer|worse|bad|out of|reject\w*|fail\w*|over)\b|\b(?:twice and three times|two or three times)\b/i,
      /\b(?:kids?|young(?:er)?|new (?:man|guy|one|people|hands?)|the (?:two|others|rest)|nobody|no one)\b[^.]{0,80}\b(?:box|book|leaflet|salesman|guess\w*|by the sheet|what (?:it|the) says|can|could|knows?|learn\w*)\b/i,
    ],
    why: "Work that one person did by feel has come out worse since they left, and nobody wrote down how it was done.",
  },
  {
    shows: "at-certain-hours",
    facts: [
      /\b(?:never|only|always|mostly|hardly ever|every time)\b (?:once )?(?:on|in|at|after|before|around|between|during|by) (?:a |the )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|mornings?|afternoons?|noon|lunch|breaks?|nights?|(?:nine|ten|eleven|one|two|three|four|\d+)\b)/i,
      /\b(?:alarms?|stops?|faults?|trips?|drops? out|shuts? (?:off|down)|quits?)\b/i,
      /\b(?:finds? nothing|found nothing|can['’]?t find|nothing wrong|no fault|no defect|they come|been out|visits?|replaced (?:it|the))\b/i,
    ],
    why: "The machine stops at certain hours and not at others, and nobody finds a defect. We think something else that runs in those hours causes it.",
  },
  {
    shows: "bought-cheaper",
    facts: [
      /\b(?:cheaper|lower[- ]priced|less expensive|half the price|off[- ]brand|import(?:ed)?|generic|(?:new|different|other|another) (?:brand|vendor|supplier|coolant|oil|inserts?|bar|stock|wheels?)|(?:spend(?:ing)?|cost|bill) (?:is |was |came |went )?down|sav(?:e|es|ed|ing) (?:us )?(?:\$ ?\d|\d+ ?(?:%|percent)|money|a third|half)[^.]{0,40}\b(?:on|for|in) )/i,
      /\b(?:coolant|inserts?|drills?|end ?mills?|tools?|tooling|taps?|carbide|bar ?stock|grinding wheels?|wheels?|wire|filters?|hydraulic oil)\b/i,
      /\b(?:since|until|used to|started|began|all (?:at once|of a sudden)|went bad|right (?:after|when)|same (?:week|month|time)|(?:first|second|third|last) week (?:of|in))\b/i,
      /\b(?:break\w*|broke\w*|wears?|wore|chip(?:s|ped|ping)|chatter\w*|surface|scrap\w*|foam\w*|rust\w*|stops?\b|alarms?|last(?:s|ed)? (?:half|\d)|chang(?:e|es|ing) (?:the )?(?:inserts?|tools?|edges?|drills?|wheels?|it|them)|reason code)/i,
    ],
    why: "What you buy for the machines changed, and the trouble began then. We think the saving costs more at the machine.",
  },
  {
    shows: "late-shift-runs-dry",
    facts: [
      /\b(?:second|2nd|late|night|swing|evening|third)(?: shift)?\b|\bnights\b|\bmidnight\b/i,
      /\b(?:by|at|around|after) (?:a (?:quarter|half) (?:past|after) )?(?:seven|eight|nine|ten|eleven|[789](?::\d\d)?|1[01](?::\d\d)?)\b[^.]{0,80}\b(?:stand\w*|coffee|idle|nothing|sweep\w*|broom|out of|empty|dry|wait\w*|no \w+)\b|\b(?:run(?:s)?|ran) (?:out|dry)\b|\bnothing (?:left )?to (?:run|load|put on)\b/i,
      /\b(?:saw|sawyer|crib|wash\w*|deburr\w*|tool ?room|stock ?room|preset\w*|kitting|blanks?|store ?room|pallets?)\b[^.]{0,60}\b(?:goes? home|leaves?|works? (?:days|\d|six|seven)|until|till|days only|locks?|locked|nobody else|one shift|closes?)\b|\bworks? (?:from )?(?:\d|six|seven)(?::\d\d)? to (?:\d|two|three|four)(?::\d\d)?\b/i,
    ],
    why: "The evening has people and machines, and what it needs is made by a step that has gone home.",
  },
  {
    shows: "paid-for-something-else",
    facts: [
      /\b(?:bonus(?:es)?|incentives?|piece ?rates?|(?:paid|graded|rated|measured|scored) (?:by|on) (?:pieces?|parts|output|hours|efficiency|utilization|spindle)|dollars? (?:for|per) (?:every |each )?piece|efficiency (?:board|report|number|percent))\b/i,
      /\b(?:(?:biggest|largest|longest|easiest|fattest|best paying) (?:order|job|one|run|lot)s?|not the one on top|nobody (?:follows|looks at|goes by)|cherry|gravy|(?:not|aren['’]t|isn['’]t) on order|nobody (?:has )?ordered|(?:build|make|run)s? ahead|small(?:er)? (?:orders?|lots?|jobs?)[^.]{0,40}\b(?:late|wait|sit|last)|orders? under \d+|short (?:jobs?|runs?)[^.]{0,40}\b(?:late|wait|sit|last))\b/i,
    ],
    why: "People are paid or counted for one thing, and the plan asks for another. We think the count picks the jobs.",
  },
  {
    shows: "waits-for-crane",
    facts: [
      /\b(?:one|only|single|shared?|same) (?:\w+[- ]){0,4}(?:crane|hoist|forklift|fork ?truck|lift truck|jib)\b/i,
      /\b(?:crane|hoist|forklift|fork ?truck|lift truck|jib|overhead|bridge crane)\b[^.]{0,90}\b(?:weld\w*|shipping|load\w*|truck\w*|other (?:bay|shop|side)|most of the|all (?:morning|day)|busy|tied up|wait\w*|share\w*|call\w*)\b|\bwait\w*\b[^.]{0,40}\b(?:crane|hoist|forklift|overhead)\b/i,
      /\b(?:from the end of one|between (?:jobs|parts|two)|start of the next|stands?|stood|sits?|sat|waits?|waiting|idle|anywhere (?:from|between)|change ?over|finished)\b/i,
    ],
    why: "One crane serves several places, and the time between two parts follows who has it.",
  },
  {
    shows: "bad-material",
    facts: [
      /\b(?:heats?|heat (?:number|lot)s?|lot numbers?|batch(?:es)?|foundry|forge|mill|truckload|shipment|coils?|bundles?)\b/i,
      /\b(?:castings?|forgings?|bars?|volutes?|housings?|bodies|plates?|blanks?|tubes?|billets?|extrusions?|heats?)\b/i,
      /\b(?:scrap\w*|reject\w*|bad|holes?|porosity|hard spots?|won['’]t clean up|cracks?|sand|drills? (?:broke|breaks?)|out of (?:round|size))\b/i,
      /\b(?:mostly|same (?:operators?|people|men|crew|program|machines?)|one (?:heat|lot|batch)|only (?:on|in|with)|some (?:weeks|months|loads)|then \d+|comes? in (?:bunches|waves))\b/i,
    ],
    why: "Bad parts come in bunches while people and machines stay the same, and the material comes in bunches too.",
  },
  {
    shows: "measured-warm",
    facts: [
      /\b(?:hot|warm|degrees|temperature|(?:out of|from) the (?:wash|oven|washer))\b/i,
      /\b(?:next (?:morning|day)|overnight|monday|after (?:it|they) (?:sat|cool\w*)|measured again|again the)\b/i,
      /\b(?:fail\w*|reject\w*|out of (?:size|tolerance|round)|oversize|undersize|too (?:big|small))\b/i,
      /\b(?:pass(?:es|ed)?|in tolerance|good|fine|hardly ever fail\w*|within)\b/i,
    ],
    why: "Parts that fail warm pass when they have cooled, with nothing done to them.",
  },
  {
    shows: "old-instructions",
    facts: [
      /\b(?:good parts?|to (?:size|print|the print|the drawing)|nothing wrong with (?:the|them)|nice parts?|as drawn|right to the drawing|passed inspection)\b/i,
      /\b(?:old(?:er)? (?:rev|revision|drawing|print|version)|(?:not|weren['’]t|wasn['’]t|no longer) what (?:the customer|they|he) (?:wanted|want|ordered|asked)|(?:wanted|need(?:ed)?) (?:it )?any ?more|rev(?:ision)? (?:level )?(?:changed|[A-F])\b|(?:hole|slot|radius|thread|dimension) (?:had |was |got )?(?:moved|changed)|changed the (?:drawing|print|part))\b/i,
      /\b(?:e-?mails?|inbox|mailbox|portal|printed (?:when|the day|at)|stays? with the|binder|filing|sent it|never (?:saw|got) it|didn['’]t (?:see|get) it|travels?)\b/i,
    ],
    why: "The parts are right for the drawing that was at the machine, and the change went somewhere else.",
  },
  {
    shows: "tools-built-too-late",
    facts: [
      /\b(?:electrodes?|fixtures?|jaws|form tools?|tooling|graphite|gages?|templates?|dies?)\b[^.]{0,70}\b(?:when|after|once|until|waits?|same (?:mill|machine|man|guy)|not (?:made|cut|ready|there)|does not have|doesn['’]t have)\b|\b(?:does not|doesn['’]t) have the (?:electrodes?|graphite|fixtures?|jaws|tooling)\b/i,
      /\b(?:hours? of|of \d+|stands?|stood|sits?|sat|idle|waits?|waiting|burned|cut only|dark)\b/i,
      /\b(?:same (?:mill|machine|man|guy|lathe)|next (?:cavity|job|one) is on it|comes? off|drawn when|begin|starts? (?:when|after)|only (?:then|when|after)|already)\b/i,
    ],
    why: "What the machine needs is made after the machine is free, often on the same machines as everything else.",
  },
  {
    shows: "billing-late",
    facts: [
      /\bshipped\b|\bpacking (?:slips?|lists?)\b|\bdelivered\b/i,
      /\b(?:invoic\w+|bill(?:s|ed|ing)?|packing (?:slips?|lists?))\b[^.]{0,80}\b(?:myself|when (?:i|she|he) get|sundays?|saturdays?|weekends?|tray|pile|drawer|behind|once a (?:week|month)|end of the month|late|weeks?)\b/i,
      /\b(?:bank|cash|payroll|line of credit|credit line|overdraft|get paid|paid me|short)\b/i,
    ],
    why: "The work is shipped, the customers pay, and the bills go out late.",
  },
  {
    shows: "automation-not-fed",
    facts: [
      /\b\d+ (?:pallets?|stations?|bars?|drawers|trays)\b|\b(?:pallet (?:pool|system|changer)|robot|bar ?feeders?|cobot|fms|pallet\w*)\b/i,
      /\b(?:every morning|in the morning|mornings|overnight|by (?:ten|eleven|midnight)|at night|all night)\b[^.]{0,90}\b(?:nothing (?:loaded|left)|empty|finished|done|waiting|green|sitting|stood|stands)\b|\bnothing loaded\b|\bran out of (?:pallets|parts|bars)\b/i,
      /\b(?:loads?|loaded|fixtures?|set ?up|fill(?:s|ed)?)\b[^.]{0,60}\b(?:last|only|leave|at (?:four|five|six|\d)|what i bought|enough|nine|eight|six|\d+)\b|\b(?:only|just)?\s?(?:\d+|six|seven|eight|nine|ten|twelve) fixtures\b/i,
    ],
    why: "It could run alone for longer than there are parts loaded on it.",
  },
  {
    shows: "damaged-when-done",
    facts: [
      /\b(?:dings?|nicks?|scratch\w*|dents?|rust\w*|bruis\w*|handling marks?)\b/i,
      /\b(?:good (?:at|off|when)|passed|fine (?:at|off|when)|leaves? the machine|came off|inspected|at the machine)\b/i,
      /\b(?:tubs?|bins?|totes?|baskets?|dump\w*|stack\w*|carts?|wash\w*|tumbl\w*|drop\w*|bounce\w*|ride|box(?:es)?|pallets?)\b/i,
    ],
    why: "Parts are good at the machine and marked when they arrive. What lies between is how they are carried.",
  },
  {
    shows: "overtime-by-habit",
    facts: [
      /\b(?:saturdays?|overtime)\b/i,
      /\b(?:same (?:number|output|tons|parts|pieces)|no more (?:parts|pieces|jobs|out)|as much (?:as|without)|(?:less|fewer|slower|drops?|down) (?:on )?(?:wednesdays?|thursdays?|fridays?|during the week)|without (?:the )?(?:saturdays?|overtime)[^.]{0,40}\b(?:same|as many|shipped|made)|count on (?:it|the)|(?:need|used to|like) the (?:money|check|hours))\b/i,
    ],
    why: "The hours after the week bring no more parts. We think the week leaves room for them.",
  },
  {
    shows: "promised-blind",
    facts: [
      /\b(?:promis\w*|deliver\w*|due dates?|lead times?|tells? (?:them|the customer|everybody)|quotes?)\b[^.]{0,50}\b(?:always|everybody|every (?:job|order|customer)|standard|the same|on the phone|whatever|four weeks|five weeks|six weeks|three weeks|by habit)\b|\b(?:card|list|sheet|sign|chart)\b[^.]{0,20}\bon the wall\b[^.]{0,40}\bweeks?\b/i,
      /\b(?:without|nobody|no one|doesn['’]t|don['’]t|never|hasn['’]t)\b[^.]{0,40}\b(?:asks?|asked|asking|looks?|looking|checks?|checking|knows?|sees?|has|have)\b[^.]{0,40}\b(?:load\w*|schedule|board|plan|capacity|backlog|floor)\b/i,
    ],
    why: "Dates are given by habit, and nobody looks at the load before.",
  },
  {
    shows: "step-not-in-price",
    facts: [
      /\b(?:deburr\w*|picks?\b|by hand|hand ?work|in the back|wash\w*|pack(?:ing|s)?|polish\w*|inspect\w*|paperwork|marking|assembl\w+)\b/i,
      /\b(?:quotes?|prices?|estimates?|quote form|quoting)\b[^.]{0,40}\b(?:has|have|covers?|lists?|includes?|is|only|asks? for)\b[^.]{0,50}\b(?:setup|machine|run|cycle|material|cutting)\b|\b(?:never|not|isn['’]t|nowhere) in the (?:quote|price|number)/i,
      /\b(?:used to be (?:one|two)|\w+ people|(?:minutes|hours) (?:a|per|each)|every (?:part|piece|block))\b/i,
      /\b(?:profit|margin|money|nothing left|cleared|lost|lose|losing)\b/i,
    ],
    why: "A step done by hand has grown, and the price has no line for it.",
  },
  {
    shows: "programs-lost",
    facts: [
      /\b(?:fix|chang|edit|tweak|adjust|correct|improv)\w*\b[^.]{0,60}\b(?:at|on|in) the (?:control|machine|panel)\b/i,
      /\b(?:memory (?:is |was )?full|wip(?:e|es|ed) it|delet\w*|overwr\w*|never (?:saved|sent|uploaded|copied)|(?:not|isn['’]t) saved|(?:office|server|computer|folder) (?:still )?has the (?:program|old|one|first)|from the day it was written)\b/i,
      /\b(?:second time|repeat\w*|again|next time|all over|as long as the first|start(?:s|ing)? over)\b/i,
    ],
    why: "A program is made right at the machine and isn't kept, so the next time starts over.",
  },
  {
    shows: "ordered-late",
    facts: [
      /\b(?:buys?|bought|orders?|ordered|places?|purchas\w+)\b[^.]{0,60}\b(?:on the (?:1st|first|15th)|once a (?:week|month)|every (?:other )?(?:week|monday|friday)|when the job (?:is|gets) (?:released|started)|after (?:the )?(?:program|release)|one po|days? (?:before|later|after))\b|\b(?:sat|lay|lies|waits?|waited)\b[^.]{0,40}\bbefore\b[^.]{0,30}\b(?:bought|ordered|placed|bought it)\b/i,
      /\b(?:mill|supplier|vendor|foundry|service center|distributor|they)\b[^.]{0,40}\b(?:said|says|quoted?|promised?|quotes)\b[^.]{0,40}\b(?:took|takes|came|on time|kept|keeps|when they said)\b|\b(?:supplier|vendor|mill|foundry)s?\b[^.]{0,40}\b(?:on time|keeps? (?:its|their) (?:date|word)|as promised|when they said)\b/i,
    ],
    why: "The supplier keeps its time, and the order goes out late.",
  },
  {
    shows: "big-lots",
    facts: [
      /\b(?:lots?|lot size|batch(?:es)?|we run|runs? of)\b[^.]{0,40}\b\d{2,}|\b\d{2,} at a (?:time|crack)\b/i,
      /\b(?:since|because|as)\b[^.]{0,40}\bset-?ups?\b|\bspread (?:it|the setup)\b|\bset-?ups? (?:is|are|takes?)\b/i,
      /\b(?:first (?:one|part|piece)|each one|they all|it)\b[^.]{0,30}\b(?:waits?|sits?|stands?)\b[^.]{0,30}\b(?:for|until|till)\b[^.]{0,30}\b(?:last|\d+(?:st|nd|rd|th)|whole lot|all of)|\b(?:orders?|buys?|needs?)\b[^.]{0,20}\b\d+ at a time\b/i,
    ],
    why: "A lot is sized by its setup, and its first piece waits for its last at every step.",
  },
  {
    shows: "new-people-untaught",
    facts: [
      /\b(?:hires?|hired|new (?:people|guys|men|hires|kids|ones)|kids|trainees?|apprentices?)\b[^.]{0,80}\b(?:left|leave|quit|gone|stayed|walked|no[- ]show|lasted)\b|\b(?:lasted|gone|left|quit)\b[^.]{0,30}\b(?:days|weeks?|months?|lunch)\b/i,
      /\b(?:first (?:day|week|morning)|alone|thrown|by (?:himself|herself|themselves)|nobody (?:shows|has time|teaches|showed)|figure it out|watch|broom|handed|no training|sink or swim)\b/i,
    ],
    why: "New people go soon, and their first weeks are spent alone.",
  },
  {
    shows: "forms-take-days",
    facts: [
      /\b(?:balloon\w*|net-?inspect|as ?9102|key(?:ed|ing)|typ(?:ed|ing)|forms?|portal|log-?ins?)\b/i,
      /\b(?:only|just|two people|have (?:the |a )?(?:\w+ )?log-?ins?|log-?ins? (?:is|are)|by one person|same two)\b/i,
      /\b(?:cmm|zeiss|measur\w+|contura|hexagon|mitutoyo)\b[^.]{0,80}\b(?:\d[\d.]* (?:of|out of) (?:the )?\d+|\d[\d.]* hours? (?:a|per) week|idle|stands?|sits?|minutes)\b|\b\d[\d.]* hours?\b[^.]{0,40}\b(?:cmm|measuring)\b/i,
    ],
    why: "Measuring is done in hours, and the paper goes through few hands.",
  },
  {
    shows: "hours-on-wrong-jobs",
    facts: [
      /\b(?:clock\w*|log\w*|punch\w*|time ?cards?|scan\w*|book\w*)\b[^.]{0,80}\b(?:one job|same job|last job|two (?:jobs|machines)|both|end of (?:the )?(?:shift|day|week)|from memory|fridays?|whatever|first (?:one|job))\b/i,
      /\b(?:job cost\w*|actuals?|margins?|reports?|estimates?|numbers?|hours)\b[^.]{0,80}\b(?:make no sense|can['’]t|cannot|nobody believes|impossible|wrong|way (?:over|under)|zero|crazy|all over)\b|\b(?:took|shows?|says?|had) 0?\.\d+ hours?\b/i,
    ],
    why: "Hours are written where it's easy, so no job's hours are its own.",
  },
  {
    shows: "cold-start",
    facts: [
      /\b(?:first (?:parts?|pieces?|hour|two hours|few)|mornings?|mondays?|after (?:the )?(?:weekend|lunch|break)|start of the (?:day|shift))\b[^.]{0,80}\b(?:bad|scrap\w*|out|off|oversize|undersize|small|big|drift\w*|chas\w*|fail\w*)\b/i,
      /\b(?:warm\w*|cold|shut (?:off|down)|turned off|by (?:nine|ten|noon)|settles?|temperature|tenths?)\b/i,
    ],
    why: "Size is off at the start and settles later. We think the machine is measured and corrected while it warms up.",
  },
];
