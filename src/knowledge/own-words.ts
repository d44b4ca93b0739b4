import type { ThemeId } from "./themes/theme-id.ts";

/**
 * Words people use when they describe a cause: a sentence without any of them is no evidence for that cause, whatever the
 * reader detects in it. All our own judgment, from trade talk.
 */
export const namesOf: Readonly<Record<ThemeId, RegExp>> = {
  setup_changeover:
    /\b(?:set(?:ting)?[- ]?ups?|set (?:it|her|them|one|the \w+) up|setters?|change-?overs?|chang(?:e|ing) over|swap(?:s|ped|ping)? over|swapping|fixtur\w*|vises?|(?:soft |bor\w+ |boring )?jaws|indicat(?:e|es|ing)|dial(?:ing|ed)? in|touch(?:ing|ed|es)? off|offsets|tool (?:holders?|carts?|crib)|hunt\w*|looking for (?:the |a )?(?:\w+ )?(?:tool|gauge|clamp|holder)\w*|first good (?:part|piece)|torn down|tear\w* (?:it |them |her )?down|take her down|tooling (?:up|missing))\b/i,
  scheduling_priority:
    /\b(?:schedul\w*|priorit\w*|hot (?:list|jobs?|ones?)|rush\w*|expedit\w*|red (?:tags?|stickers?)|bump\w*|pull(?:s|ed|ing)? (?:off|ahead|forward|it|them)|torn down|tear\w* (?:it |them |her |a |the )?\w* ?down|take her down|reshuffl\w*|re-?sequenc\w*|chang(?:e|es|ed|ing) the (?:list|plan|board|order)|chopped|eraser|erase\w*|whoever (?:shouts?|calls?|yells?|called|shouted)|drops? everything|jumps? (?:the|my) (?:line|queue)|boss(?:es)?|night list|first come|tells? (?:them|him|us) to run|what (?:to run|runs|goes) (?:next|first))\b/i,
  capacity_visibility:
    /^(?=.*\b(?:nobody|no one|none of us|never|not|no reasons?|no idea|no clue|by feel|guess\w*|couldn['’]?t (?:say|tell)|could(?:n['’]?t)? (?:say|tell)|don['’]?t know)\b)(?=.*\b(?:machines?|spindles?|lathes?|mills?|cells?|stops?|stopped|standing|cut(?:s|ting)?|runs?|ran|running|idle|night output|quit|reset|light)\b)/is,
  data_silos:
    /\b(?:spreadsheets?|excel|retyp\w*|re-?key\w*|re-?enter\w*|types? (?:it|them|the|every)|typed|typing|by hand into|copy|copies|copied|two systems|three (?:places|systems|lists)|(?:do|does|don['’]?t|doesn['’]?t|never|not|of the three ever|no two \w+(?: \w+)*) (?:match|agree)|notebooks?|ledgers?|cards|time ?(?:cards?|sheets?)|paper(?:work)?|two (?:lists|numbers|dates)|which (?:number|list|one) is right|accounting|quickbooks|clock-ins)\b/i,
  material_supply:
    /\b(?:materials?|bar ?stock|no bar|bar not|castings?|forgings?|(?<!-)plate|blanks|billets?|steel|alumin[iu]+m|titanium|inconel|vendors?|suppliers?|mill certs?|certs?|plating|plater|heat[- ]?treat\w*|anodiz\w*|coating|grinding house|outside (?:process\w*|vendor|work|op\w*|step)|processors?|POs?|purchas\w*|buyer|foundry|deliver(?:y|ies) of)\b/i,
  quality_inspection:
    /\b(?:inspect\w*|CMMs?|scrap\w*|rework\w*|first[- ](?:pieces?|articles?|offs?)|reject\w*|remak\w*|re-?made|bad parts|out of (?:tolerance|spec)|non-?conform\w*|NCRs?|QC|quality|b(?:uys?|ought) (?:it|them|us|off)|sign(?:s|ed)? (?:it |them |the sheet|off)|passed|granite|gauges?|gaug\w*|measuring (?:room|table|machine)|red tags?)\b/i,
  programming_readiness:
    /\b(?:program\w*|prog|progs|prove[- ]?out|proving out|cam|posted|toolpaths?|nc files?|tool lists?|list of (?:cutters|tools)|hypermill|mastercam|the files?|its file|no file|old revision)\b/i,
  quoting_estimating:
    /^(?!.*\b(?:lost (?:a|the|that|one|another) (?:bid|quote|job|order)|rais(?:ed|es|ing) (?:\w+ )?prices?)\b).*\b(?:quot(?:e|es|ed|ing)|estimat\w*|bids?|bidding|priced?|prices|pricing|tenders?|rfqs?|put down \d+|figur(?:e|ed|ing) (?:it|them|those|at)|sold at|margins?|underpriced|hours on (?:the|paper)|on paper|job card|(?:time|old|job) cards?|slips|actual hours|clock-ins|won|win (?:eight|nine|seven|\d+))\b/is,
  maintenance_downtime:
    /\b(?:broke|broken|breaks? down|breakdowns?|repair\w*|(?:is|was|were|went|goes|been|days?|machine) down|down (?:for|again|\d+ days)|spindle (?:bearing|went|died|failed|seized)|bearings?|tech(?:nician)?(?: truck)?|service (?:man|call|contract|guy)|pm (?:sheets?|list)|greas\w*|lube|filters?|serviced|pumps? (?:went|failed|again|quit|died)|coolant pumps?|maintenance|(?<!\b(?:roof|ceiling|window|gutter)s?\b[^.;]{0,30})leak\w*|gearbox|seized)\b/i,
  staffing_skills:
    /\b(?:only (?:he|she|one|i|him|her|\w+ (?:can|knows|sets|runs|dresses|does))|(?:the )?only (?:one|man|person|guy)|nobody else|no one else|none of the others|one (?:man|person|guy|pair of hands)|retir\w*|trained?|training|cross-?train\w*|short-?handed|knows how|(?:can|could) (?:run|set) (?:it|them|the)|(?:off|out|home) sick|on vacation|vacation|(?:when|while|until) (?:he|she|\w+) (?:leaves|is out|is off|goes home|comes in|gets)|turnover|new (?:people|guys|hires?|man)|double time|shown (?:how|the)|for him|for her)\b/i,
  flow_wip_dwell:
    /\b(?:waits?|waiting|waited|sits?|sat|sitting|racks?|baskets?|piles?|piled|totes?|shelf|shelves|between (?:operations|departments|ops|steps)|(?:days|weeks) in (?:the )?(?:shop|building)|queue\w*|finished (?:parts|pieces|goods|work)|wip|on the (?:bench|floor|dock)|behind the|(?:deburr|assembly|shipping|packing) ?(?:bench|line|room)?|ready to ship|to ship|(?:the|a|full|next|no) truck\b(?! hub)|truck (?:left|goes|comes)|pallets of|cobweb|\d+ (?:days|weeks) (?:for|in|from))\b/i,
};

/** What somebody thinks, heard or would like: an opinion about the shop, not a report of what happens there. */
export const soundsLikeOpinion =
  /\b(?:I['’]?ll tell you what it is|that['’]?s the (?:whole )?(?:story|problem)|(?:they|everybody|everyone|people) (?:all )?(?:told|tells?|says?|said|thinks?|assumes?|figures?|knows?)|(?:salesman|consultant|dealer|accountant|rep|wife|husband|son|daughter|father|dad|boy)\b[^.;]{0,30}\b(?:says?|said|thinks?|wants?|tells?)|(?:he|she|\w+) (?:thinks|figures|reckons|believes|suspects|assumes)|would say|in my opinion|I (?:think|believe|suspect|reckon|figure) (?!of\b)|holds that|blames?|supposed to be|what we need|we need|I need|I['’]?d like|would like|words(?=:)|not enough|too few (?:machines|people)|too slow|can['’]?t set up|can['’]?t get (?:bodies|people|help)|requisition|priced (?:a|an)|lease on|fixing to|thinking (?:in|of|about)|I['’]?d have sworn|\bhold (?:our|the|them)\b[^.;]{0,30}\bresponsible|I suppose|possibly|would have to|(?:was|were) purchased|we tried an?|open house|everybody we race)\b/i;

/** The sentence says that nothing is lost, or that somebody is good at it. */
export const namesMissingRecord =
  /\b(?:no (?:downtime|stops?|breakdowns?|scrap|rework|late jobs?|overtime|complaints?|problems?|issues?|trouble)|never happens|don['’]?t change much|comes? out (?:about )?right|nice (?:man|guy|woman|lady|people)|know (?:their|the) jobs?|(?:don['’]?t|doesn['’]?t|never) waste|take what they take|as agreed|never quits?|best \S+ (?:\S+ )?I (?:ever )?spent)\b/i;

/** Somebody measured or logged it, so somebody can see it. */
export const isMeasuredFigure =
  /\b(?:logged|log says|board says|(?:datanomix|machinemetrics|amper|telemetry|monitor|erp|screen)s? (?:says?|shows?|reads?|put)|on the (?:screens?|tvs?)|measured|clocked|I counted and|sorted the stops)\b/i;
