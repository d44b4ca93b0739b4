import { quick } from "./quick-pattern.ts";

const count = String.raw`\$?\d[\d,.]*k?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|zero|none|half|twice|double|nothing`;
const number = String.raw`(?<![:\d])\b(?:${count})\b(?!:)`;

/** A time at which something was different: `One day in November`, `The week of July 4th`, `Wednesday`. */
const once = quick(
  /\b(?:[Oo]ne|[Tt]he|[Tt]hat|[Ll]ast|[Oo]n a|[Ff]or (?:a|one|two|three)) (?:(?:whole|first|second|slow|single) )?(?:day|night|week|weekend|month|morning|afternoon|shift|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)s?\b|^(?:On |Last )?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b|\bin (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
);

/** What was different then: somebody was out, or left alone, or something was off. */
const without = quick(
  /\b(?:was|were|stayed|being|is) (?:(?:at|in|on|all|with|back|over) )?(?:[A-Z]\w+ )?(?:out|off|away|gone|home|sick|closed|absent|vacation|leave|no cell|no phone|[A-Z][a-z]+ with no)\b(?! of (?:stock|tolerance|size|spec))|\b(?:phones?|telephones?|email|server|internet|system|E[Rr][Pp]) (?:was |were |is )?(?:closed|off|down|unplugged)\b|\bno cell(?: service)?\b|\b(?:took|had|has|takes) (?:a |the |his |her |two |one |three )?(?:weeks?|days?|vacation|leave)(?: off)?\b|\bwithout (?:him|her|me|[A-Z][a-z]+|the (?:boss|owner|foreman|planner|meeting|board))\b|\b(?:nobody|no one) (?:called|moved|touched|changed|interrupted|asked)\b/,
);

/** What came of it, with a number. */
const result = quick(
  new RegExp(
    String.raw`\b(?:shipped|ran|running|turning|turned|finished|made|cut|cutting|went out|got out|closed|completed|scrapp?ed|late)\b[^.;]{0,40}${number}|${number} (?!days?\b|weeks?\b|hours?\b|months?\b)[^.;]{0,30}\b(?:running|turning|cutting|orders|jobs|parts|pieces|on time|late|green|scrap)\b`,
    "i",
  ),
);

/** Another thing that happened is no result: `He was out in July. We also scrapped a $6k housing.` */
const isApart = /[.;] (?:We|I|They|He|She) also\b|[.;] (?:Also|Another|Then there)\b/;

/** Two numbers of which the second is the usual or the possible one: `58 orders that week, normal is about 44`. */
const besideUsual = quick(
  new RegExp(
    String.raw`${number}[^.;]{2,90}\b(?:normal(?:ly)? (?:is|was|we)|(?:the |our )?usual (?:is|was)|a (?:real )?(?:good|normal|usual|typical) (?:day|week|month|quarter)[^,.;]{0,20}(?:is|was)|where (?:formerly|before|normally)|formerly|(?:it|we|they|he|there) used to (?:be|do|ship|run|make)|for (?:a|one) (?:machine|person|man|shift|cell|lathe|mill|saw) that (?:gets|has|runs|does))\b[^.;]{0,30}${number}`,
    "i",
  ),
);

/** What went in and what came out: `sold 118 hours. We worked 187`, `released 226 jobs and finished 160`. */
const pairs = [
  [
    "(?:sold|quoted|bid|planned|estimated|priced|put down|told (?:the |our )?customers?)",
    "(?:worked|took|posted|booked|clocked|spent|actual(?:ly)?|used|put in)",
  ],
  [
    "(?:released|opened|launched|issued|started|booked|promised|entered)",
    "(?:finished|closed|shipped|completed|sent out)",
  ],
  ["(?:cut|made|ran|machined|produced)", "(?:shipped|scrapp?ed|threw (?:away|out)|throw away|good)"],
].map(([first, second]) =>
  quick(
    new RegExp(
      String.raw`\b${first}\b[^.;]{0,30}${number}[^;]{0,60}\b${second}\b[^.;]{0,20}${number}|${number}[^.;]{0,24}\b${first}\b[^;]{0,40}${number}[^.;]{0,16}\b${second}\b`,
      "i",
    ),
  ),
);

/** A part of what was counted, or none of it: `34 of the 48`, `In 9 of them`, `Not one of the eight`, `611 from 7,940`. */
const partOf = quick(
  /^(?:in|on|for|with) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) of (?:them|those|these)\b|\b(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|eleven|twelve|[Nn]ot one|[Nn]one) (?:out )?of (?:the |those |these |our |my )?(?:last )?(?:\d[\d,]+|five|six|seven|eight|nine|eleven|twelve|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty)\b|\b\d[\d,]* from \d[\d,]{2,}\b/i,
);

/** A mean of what was timed: `The average was 3 hours 25 minutes`, `the mean time from tray to slip was`. */
const mean = quick(
  new RegExp(String.raw`\b(?:average|mean|median)\b[^.;]{0,60}${number}|${number}[^.;]{0,24}\bon average\b`, "i"),
);

/** Hours added up: `came to about 106 hours`, `touching it for 5 hours 40`. */
const total = quick(
  new RegExp(
    String.raw`\b(?:(?:came|comes|adds?|added|amount(?:s|ed)) (?:up )?to|touch(?:ed|es|ing)[^.;]{0,30} for|spent|lost|sat|stood|waited)\b[^.;]{0,24}${number} ?(?:hours?|hrs?|h)\b`,
    "i",
  ),
);

/** Hours at a rate, worked out by the shop: `61 hours at 70 is $4,270 for the month`. */
const worth = quick(/\b\d+ hours? (?:at|times|[x×]) \$?\d+[^.;]{0,20}\$\d/i);

/** A number of things or a length of time, in digits; no year, age, part number or price of a purchase. */
const counted =
  /(?<![\w$.,:/#-]|\b(?:No\.?|item|lathe|cell|line|mill|machine|number|op) )(?!(?:19|20)\d\d\b)\d[\d,.]*(?:%|(?: (?!of\b|years?\b|machinists\b|machines\b|people\b|men\b|employees\b|a\.?m\b|p\.?m\b)[a-z]{2,}))/;

/** The kinds of proof in a shop's own words, the most telling first; each with how much it weighs. */
export const ownProofs = {
  without: {
    weighs: 8,
    says: (text: string): boolean => without.test(text) && once.test(text) && result.test(text) && !isApart.test(text),
  },
  besideUsual: { weighs: 5, says: (text: string): boolean => besideUsual.test(text) },
  pair: { weighs: 6, says: (text: string): boolean => pairs.some((one) => one.test(text)) },
  worth: { weighs: 6, says: (text: string): boolean => worth.test(text) },
  part: { weighs: 4, says: (text: string): boolean => partOf.test(text) },
  mean: { weighs: 3, says: (text: string): boolean => mean.test(text) },
  total: { weighs: 4, says: (text: string): boolean => total.test(text) },
  count: { weighs: 1, says: (text: string): boolean => counted.test(text) },
} as const;

export type OwnProofKind = keyof typeof ownProofs;
