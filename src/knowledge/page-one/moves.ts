import type { ThemeId } from "../themes/theme-id.ts";

/** What a shop may plan besides buying and hiring. */
export type MoveId =
  | "successor"
  | "replace-person"
  | "let-go"
  | "drop-vendor"
  | "lease"
  | "move"
  | "auction"
  | "price"
  | "fixed-price"
  | "stocking-deal"
  | "level-orders"
  | "certificate"
  | "drop-customer"
  | "new-customers"
  | "send-out"
  | "extra-trip"
  | "more-stock"
  | "incentive";

/**
 * A plan that isn't a purchase, how people say it, and our ruling. `{thing}` is its object in the shop's words, `{cause}`
 * the leading cause, `{cleared}` what shows that the cause is gone.
 */
export interface Move {
  readonly id: MoveId;
  /** Verbs in the forms that state a plan; the thing follows within a few words. */
  readonly verbs: string;
  readonly thing: string;
  /** The same plan said without such a verb; its group `thing` is the thing, if it has one. */
  readonly also?: RegExp;
  /** The plan as the ruling names it. */
  readonly name: string;
  /** The causes it would help with; then `ifCures` is the ruling. */
  readonly cures: readonly ThemeId[];
  /** It would happen once a week, so that a price of one is a price of a week. */
  readonly isWeekly?: true;
  readonly ruling: MoveRuling;
  readonly ifCures?: MoveRuling;
}

export interface MoveRuling {
  readonly verdict: "not-yet" | "no" | "yes-if";
  readonly text: string;
  readonly turnsToYes: string;
  /** Whether it is the change of the two weeks, so that their last day decides. */
  readonly isTheChange?: true;
}

const jobTitles =
  "buyer|purchas(?:er|ing agent)|planner|scheduler|foreman|supervisor|estimator|inspector|programmer|(?:[a-z]+ )?manager|lead|setter|clerk|bookkeeper|expediter|dispatcher|toolmaker|chief(?: of [a-z]+)?|grinder hand|maintenance (?:man|guy|tech)|mechanic";

const oneMore = "(?:(?:a|the) (?:second|third)|another|an (?:extra|additional)|one more)";

const goods =
  "castings?|forgings?|blanks?|bars?|bar stock|stock|steel|stainless|alumin(?:i)?um|brass|titanium|plate|tube|metal|material|inserts?|tooling|drills|end ?mills?|spares?|4140|4130|4340|6061|7075|17-4|303|304|316L?";

const trades =
  "aerospace|aircraft|automotive|medical|dental|defense|military|oil(?: and gas)?|energy|semicon\\w*|electronics|optical|optics|rail(?:road)?|marine|mining|agriculture|ag|farm equipment|food|packaging|hydraulics|firearms|robotics|molds|nuclear|wind|(?:an?other|other|new|different) (?:trades?|industry|industries|markets?|fields?)";

/** The first row that matches a sentence is used. Own judgment. */
export const moves: readonly Move[] = [
  {
    id: "successor",
    verbs: "replac(?:e|ing)|find(?:ing)? (?:someone|somebody|a successor|another \\w+) for|succeed(?:ing)?",
    thing: `(?:${jobTitles}|him|her|them)(?=[^.;]{0,40}\\b(?:retir|leav|quit|turns 6)\\w*)`,
    also: new RegExp(
      String.raw`\b(?<thing>(?:our|my|the) (?:[a-z]+ ){0,2}?(?:${jobTitles}))\b[^.;]{0,40}\bretir\w+[^.;]*\b(?:replac\w+|successor|take (?:it |this )?over)\b|\b(?:successor|replacement) for (?<who>(?:our|my|the) (?:${jobTitles}))\b|\b(?<leaving>(?:our|my) (?:assistant|helper|${jobTitles}))\b[^.;]{0,40}\b(?:goes back|leaves|is leaving|quits?|moves?|is moving)\b[^.;]*\breplacement for (?:him|her)\b`,
      "i",
    ),
    name: "Replacing {thing}",
    cures: [],
    ruling: {
      verdict: "yes-if",
      text: "Yes, and early. For it: what that person knows leaves with them. Against a hurry at the end: a newcomer alone at that desk learns only what is written down.",
      turnsToYes:
        "There is a list of what only that person does today, and the two work side by side until each line has been done once by the new one",
    },
  },
  {
    id: "replace-person",
    verbs: "replac(?:e|ing)|chang(?:e|ing)|fir(?:e|ing)|let(?:ting)?(?=[^.;]{1,20} go\\b)|get(?:ting)? rid of",
    thing: `(?:our|my|the|your) (?:[a-z]+ ){0,2}?(?:${jobTitles})(?!['’]| (?:module|board|screen|software|sheet|spreadsheet|in (?:the )?(?:erp|excel|jobboss|proshop|epicor|e2))\\b)`,
    name: "Replacing {thing}",
    cures: [],
    ruling: {
      verdict: "not-yet",
      text: "Not yet. A new person would work with the same information, at the same hour, so this would stay: {cause}. What you'd lose is what this one knows of your parts and suppliers.",
      turnsToYes:
        "Of the last ten cases that went wrong, that person had the right information in time in more than half",
    },
  },
  {
    id: "let-go",
    verbs:
      "fir(?:e|ing)|lay(?:ing)? off|let(?:ting)?(?= [^.;]{3,20} go\\b(?! (?:home|early|out|on|to|back|over|through|by)\\b))",
    thing: "(?:him|her|them|one of (?:them|my \\w+|our \\w+))",
    also: /\b(?:I think|I guess|looks like|probably) (?:he|she) goes\b(?! (?:home|out|on|to|back|over|through|by)\b)/i,
    name: "Letting someone go",
    cures: [],
    ruling: {
      verdict: "not-yet",
      text: "Not before one job is written down. For it: pay for hours that bring nothing. Against it: the next one starts with the same gap, so this would stay: {cause}. And until you find the next one, that work is yours too.",
      turnsToYes: "They have done one job three times by themselves from a written sheet, and it still came out wrong",
    },
  },
  {
    id: "drop-vendor",
    verbs: "replac(?:e|ing)|drop(?:ping)?|chang(?:e|ing)|switch(?:ing)?|fir(?:e|ing)|leav(?:e|ing)|part(?:ing)? with",
    thing:
      "(?:vendors?|suppliers?|foundry|(?<=\\b(?:steel|aluminum|bar|tube|brass|plate) )mill|plater|anodizer|heat treater|distributor)",
    also: /\breplac\w+[^.;]{0,60}\bor\b[^.;]{0,20}?(?<thing>(?:(?:one|two|three|some) of )?(?:the|our) (?:vendors?|suppliers?))\b/i,
    name: "Dropping {thing}",
    cures: ["material_supply"],
    ruling: {
      verdict: "not-yet",
      text: "Not yet. For it: some of the trouble may be theirs. Against it: a new one starts without knowing your parts, and gets your late changes just the same.",
      turnsToYes:
        "Of ten orders that were right, placed in time and never changed, two or more still came late or wrong from the same one",
    },
    ifCures: {
      verdict: "yes-if",
      text: "Yes, one item at a time. For it: what you wait for comes from outside. Against it: a new source has to be approved, and its first lots are slow.",
      turnsToYes:
        "Of your last ten orders there that were right and placed in time, two or more came late or wrong, and a trial order elsewhere came on its day",
    },
  },
  {
    id: "lease",
    verbs: "renew(?:ing)?|extend(?:ing)?|sign(?:ing)?|end(?:ing)?|break(?:ing)?|give up|giving up|get(?:ting)? out of",
    thing: "(?:our |the |this |that )?(?:lease|rental)",
    also: /\b(?<thing>(?:our|the|my) lease) (?:(?:is|comes|goes) up|(?:is|runs) out|is over(?! [$\d])|(?:is|comes) due(?! (?:every|each|on))|ends|expires)\b|\blandlord (?:wants|is asking for|asks for|raises?) [^.;]*(?:%|percent|more)/i,
    name: "The lease",
    cures: [],
    ruling: {
      verdict: "not-yet",
      text: "Don't sign for years yet. Ask now for six months more. For staying: a move stops the machines. Against signing today: you'd fix the size of the shop before you know how much work it gets once this is better: {cause}.",
      turnsToYes:
        "You have written the new rent, the cost of moving and the weeks without machines next to each other, in hours to sell at your rate",
    },
  },
  {
    id: "move",
    verbs: "mov(?:e|ing)|relocat(?:e|ing)",
    thing:
      "(?:(?:the shop|everything|us|machines|production) )?(?:to|into) (?:(?:a|the|another|our) )(?:[a-z]+ ){0,2}?(?:buildings?|locations?|plants?|halls?|facility|premises|industrial park)",
    name: "Moving {thing}",
    cures: [],
    ruling: {
      verdict: "not-yet",
      text: "Not yet. For it: a new floor can be laid out by the way jobs go. Against it: the machines sit idle for weeks, and this moves along with you: {cause}.",
      turnsToYes:
        "{cleared}, and the way of your ten most frequent jobs is drawn on the new floor before anything moves",
    },
  },
  {
    id: "auction",
    verbs:
      "buy(?:ing)?|bid(?:ding)?|get(?:ting)?|look(?:ing)?|maybe|go(?:ing)? to|watch(?:ing)?|eye(?:ing)?|at|from|in|saw",
    thing: "auctions?",
    also: /\bat (?:an |the )?auction\b[^.;]*\bbid\b|\bbid\b[^.;]*\bat (?:an |the )?auction\b/i,
    name: "The auction",
    cures: [],
    ruling: {
      verdict: "no",
      text: "No bid from pictures. For it: the price. Against it: no warranty, no training, no trial cut, and whoever and whatever is short here today is short next to that machine too.",
      turnsToYes:
        "Someone who services that make has seen it run under power, you have the price of moving it and of its first repair, and you can name who will run it",
    },
  },
  {
    id: "price",
    verbs: "rais(?:e|ing)|increas(?:e|ing)|put(?:ting)? up|go(?:ing)? up on|bump(?:ing)?",
    // `Increase feed rates` is none.
    thing:
      "(?:our |my |the |all )?(?:shop )?(?:prices?|pricing|hourly rate|(?:(?<=\\b(?:our|my|the|all|shop|labor) )|(?<=\\b(?:raise|raising|increase|increasing|up|on|bump|bumping) ))rates?)(?! (?:of|at which))",
    also: /(?<!\b(?:steel|metal|alumin(?:i)?um|titanium|material|bar|stock|castings?|tool(?:ing)?|inserts?|suppliers?|vendors?|mill|freight|gas|power|energy|insurance|rent|their|his)(?:['’]s?)? )\b(?:price|rate) (?:increase|rise|hike) (?:is |to |for |next |this |in |of )(?![^.;]*\bfrom (?:the|our|a) (?:mill|suppliers?|vendors?|foundry|distributor))/i,
    name: "A price increase",
    cures: ["quoting_estimating"],
    ruling: {
      verdict: "not-yet",
      text: "Not across the board. For it: it works at once and costs no hours. Against it: it also raises the jobs that pay well and can be bought elsewhere, and doesn't end this: {cause}.",
      turnsToYes:
        "For the jobs you raise you have sold and actual hours side by side, and they took more than they were sold for",
    },
    ifCures: {
      verdict: "yes-if",
      text: "Yes, part by part. For it: work sold for fewer hours than it takes is paid for by the rest. Against one percentage for all: it hides which parts lose, and raises those that pay.",
      turnsToYes:
        "For each part you raise, the last three actual hours are next to the hours you sold. It goes up by that difference",
    },
  },
  {
    id: "fixed-price",
    verbs: "sign(?:ing)?|tak(?:e|ing)|accept(?:ing)?|agree(?:ing)? to",
    thing:
      "(?:(?:two|three|four|five|[2-5]|multi)[ -]year|long[- ]term|blanket) (?:price|pricing|contract|agreement|deal)s?",
    also: /\boffer(?:s|ed|ing)? us an? blanket\b|\bprices? to hold for (?:\d+|twelve|eighteen|twenty-four|two|three) (?:months|years)\b|\b(?:(?:they|he|she) )?(?:wants?|asks? for|offer(?:s|ed)?) (?:an? |us )?(?:two|three|four|five|[2-5])[ -]year (?:price|pricing|contract|agreement|deal)s?\b/i,
    name: "A price fixed for years",
    cures: [],
    ruling: {
      verdict: "not-yet",
      text: "Not yet. For it: work you can count on. Against it: a price below what a part takes loses money every month it holds.",
      turnsToYes:
        "For the parts in it, the last actual hours are next to the hours in the price, and at the new price they still earn your rate",
    },
  },
  {
    id: "stocking-deal",
    verbs: "sign(?:ing)?|tak(?:e|ing)|accept(?:ing)?|agree(?:ing)? to",
    thing: "(?:stocking|kanban|consignment|min[-/ ]max) (?:deals?|programs?|agreements?|orders?)",
    also: /\b(?:wants?|offer(?:s|ed)?|asks?(?: us)? for|proposes?|proposed) (?:us )?an? (?:stocking|kanban|min[-/ ]max) (?:deal|program|agreement|order)s?\b/i,
    name: "The stocking deal",
    cures: ["scheduling_priority", "flow_wip_dwell"],
    ruling: {
      verdict: "not-yet",
      text: "Not yet. For it: work on fixed dates is easier to plan. Against it: you carry the stock until they take it, and this stays: {cause}.",
      turnsToYes: "They sign for the quantities, and for what they pay if they don't take them",
    },
    ifCures: {
      verdict: "yes-if",
      text: "Yes, if they sign for the quantities. For it: repeat parts on fixed dates can't become hot jobs. Against it: you carry the stock until they take it.",
      turnsToYes:
        "The deal names a quantity for each date, how late they may change it, and what they pay if they don't take it",
    },
  },
  {
    id: "level-orders",
    verbs: "ask(?:ing)?|get(?:ting)?|request(?:ing)?|writ(?:e|ing)",
    thing: "level (?:monthly |weekly )?(?:releases|orders|schedules?)",
    also: /\b(?:requesting|asking for|ask for|request) level (?:monthly |weekly )?(?:releases|orders|schedules?)\b/i,
    name: "Asking customers for level orders",
    cures: [],
    ruling: {
      verdict: "yes-if",
      text: "Yes, but don't wait for the answer. For it: level work is easier to plan. Against it: their orders aren't yours to set, and this stays: {cause}.",
      turnsToYes: "The letter shows, week by week, the hours of their orders next to the hours you have",
    },
  },
  {
    id: "certificate",
    verbs:
      "get(?:ting)?|go(?:ing)? (?:for|after)|become|becoming|be|add(?:ing)?|pursu(?:e|ing)|earn(?:ing)?|appl(?:y|ying) for",
    thing:
      "(?:AS ?-?9100|AS ?-?9120|ISO ?-?\\d{4,5}|IATF(?: ?\\d{5})?|NADCAP|ITAR)(?: (?:certifi\\w+|registered|registration|approval))?",
    name: "{Thing}",
    cures: [],
    ruling: {
      verdict: "not-yet",
      text: "Not for this. For it: some customers ask for it before they send a drawing. Against it: it takes hours from the people you are short of, and doesn't end this: {cause}.",
      turnsToYes: "A named customer writes what they will order once you have it, and how soon",
    },
  },
  {
    id: "drop-customer",
    verbs: "drop(?:ping)?|fir(?:e|ing)|walk(?:ing)? away from|get(?:ting)? rid of|say(?:ing)? no to|let(?:ting)? go of",
    thing:
      "(?:(?:the|our|that|this|my|one|two|some) (?:[a-z-]+ ){0,3}?)?(?:customers?|accounts?|clients?)(?!['’]| (?:portal|lists?|calls?|visits?|meetings?|service|parts?|jobs?|orders?|complaints?|numbers?|an?)\\b)",
    name: "Dropping {thing}",
    cures: ["quoting_estimating"],
    ruling: {
      verdict: "not-yet",
      text: "Not yet. For it: hours come free for jobs that pay better. Against it: rent and wages stay, and this stays too: {cause}.",
      turnsToYes:
        "Over the last ten jobs, price less material and outside work comes to less for each machine hour there than elsewhere, and other work is waiting for those hours",
    },
  },
  {
    id: "new-customers",
    verbs:
      "tak(?:e|ing) on|win(?:ning)?|find(?:ing)?|get(?:ting)?|land(?:ing)?|add(?:ing)?|go(?:ing)? after|diversify(?:ing)?",
    thing: `(?:(?:new|more|other|different) )?(?:customers?|accounts?|work|jobs) (?:outside|beyond|in (?:a |an )?(?:new|other|another|different))|(?:into|away from|beyond) (?:${trades})`,
    name: "Customers in another trade",
    cures: [],
    ruling: {
      verdict: "yes-if",
      text: "Yes, one trial order at a time. For it: fewer eggs in one basket. Against a big start: strange parts take longer to set up and to prove, and the customers you live from would wait for them.",
      turnsToYes:
        "Two weeks of hours written down at your fullest machine show hours free every week, and a trial order fits into them",
    },
  },
  {
    id: "send-out",
    verbs:
      "subcontract(?:ing)?|outsourc(?:e|ing)|farm(?:ing)?(?= [^.;]{0,30}\\bout\\b)|send(?:ing)? out(?= (?:(?:the|our|my|some|all|more|any|that|this|of) )*(?:(?!(?:any|every|some|no)thing)[a-z]+ing|(?:[a-z-]+ )?(?:work|jobs|operations?|ops?)(?! (?:late|right|complete|on|in time))|heat treat|overflow)\\b)|sub(?:bing)?(?= [^.;]{0,30}\\bout\\b)",
    thing: "[a-z-]+(?: [a-z-]+){0,3}",
    name: "Sending work out",
    cures: [],
    ruling: {
      verdict: "yes-if",
      text: "Yes, for jobs that wait only for a machine. For it: it starts next week and ends when you like. Against it: part of the margin leaves, the date is then somebody else's, and this stays: {cause}.",
      turnsToYes:
        "What you send has its material, drawing and program complete, and the other shop gives the day it comes back in writing",
    },
  },
  {
    id: "extra-trip",
    verbs: "add(?:ing)?|mak(?:e|ing)|send(?:ing)?|start(?:ing)?|pay(?:ing)? for|run(?:ning)?",
    thing: `${oneMore} (?:trip|pick-?up|delivery run)`,
    also: new RegExp(
      String.raw`^(?=.*\b(?:drivers?|trucks?|vans?|trips?|plat\w+|heat[- ]treat\w*|anodiz\w*)\b)(?=.*\b(?:would|could|['’]d) (?:only )?(?:cost|be|run)\b|.*\bcosts? (?:me|us)\b).*?\b(?<thing>${oneMore} (?:trip|run|pick-?up))\b`,
      "i",
    ),
    name: "{Thing}",
    cures: ["material_supply", "flow_wip_dwell"],
    isWeekly: true,
    ruling: {
      verdict: "not-yet",
      text: "Not for this. For it: what is done leaves sooner. Against it: this stays: {cause}.",
      turnsToYes: "Ten lots, counted, waited two days or more for the ride",
    },
    ifCures: {
      verdict: "yes-if",
      text: "Yes, as a test within these two weeks. For it: it starts next week and ends when you like. Against it: it gains nothing where lots wait at the vendor and not for the ride.",
      turnsToYes: "The lots on it leave two days sooner or more, on average, than on the usual trip",
      isTheChange: true,
    },
  },
  {
    id: "more-stock",
    verbs:
      "buy(?:ing)?|order(?:ing)?|hold(?:ing)?|stock(?:ing)? up on|carry(?:ing)?|keep(?:ing)?|tak(?:e|ing)|get(?:ting)?|bring(?:ing)? in|sign(?:ing)? for",
    thing: `(?:an? |the |one |another )?(?:truck ?load|container|mill run|full heat|pallet|(?:year|quarter|month)['’]s (?:worth|supply)|(?:[a-z]+|\\d+) (?:weeks|months))(?: worth)? of (?:[\\w-]+ ){0,2}?(?:${goods})|[$€£]\\d[\\d,.]*k? (?:worth )?of (?:[a-z-]+ )?(?:${goods})|(?:more|extra|additional|bigger) (?:safety |buffer )?(?:stock|inventory)(?: of [a-z]+(?: (?!(?:and|or|so|for|in|on|at|to|as|until|because|than|between|before|that)\\b)[a-z]+)?)?`,
    also: /^(?<thing>more (?:safety |buffer )?(?:stock|inventory) of [a-z-]+(?: and (?!an?\b|the\b)[a-z]+)?)\b|\b(?<who>(?:a |the )?(?:truck ?load|container|mill run|(?:year|quarter)['’]s (?:worth|supply)) of [\w-]+)\b[^.;]{0,50}(?:\d ?(?:%|percent) off|\bdiscount\b|\bcheaper\b|[$€£]\d)/i,
    name: "{Thing}",
    cures: ["material_supply"],
    ruling: {
      verdict: "not-yet",
      text: "Not yet. For it: the price, and no wait for those sizes. Against it: it ties up cash before a part of it is sold, and this stays: {cause}.",
      turnsToYes:
        "Orders you have today need all of it within three months, and what you save is more than the cash costs you until then",
    },
    ifCures: {
      verdict: "yes-if",
      text: "Yes, for the few sizes that stopped a machine. For it: those jobs can start. Against all of it at once: most of the cash would sit in what never ran out.",
      turnsToYes: "A list of your last ten waits names those sizes, and open orders need what you buy",
    },
  },
  {
    id: "incentive",
    verbs:
      "work(?:ing)?|start(?:ing)?|put(?:ting)? in|giv(?:e|ing)|introduc(?:e|ing)|try(?:ing)?|set(?:ting)? up|offer(?:ing)?|go(?:ing)? to|pay(?:ing)?",
    thing:
      "(?:an? |the |our |some )?(?:[a-z]+ )?(?:incentive(?: plan| pay| system)?|piece ?rates?|profit[- ]sharing|gain[- ]?sharing)",
    name: "{Thing}",
    cures: [],
    ruling: {
      verdict: "not-yet",
      text: "Not yet. For it: people see that the result matters. Against it: you get more of what you pay for. Pay for pieces or hours and the easy ones come first, and this stays: {cause}.",
      turnsToYes:
        "The number it pays for is the one in your goal, has been counted for four weeks, and can be moved by those it pays",
    },
  },
];
