import type { RoleId } from "../../../knowledge/page-one/first-weeks.ts";

/** The work that words near a name indicate. */
const works: { readonly [R in RoleId]?: RegExp } = {
  planner:
    /\b(?:up on the board|(?:writes|keeps|makes|changes|redoes|rearranges|(?:re)?shuffles) the (?:whiteboard|board|list|plan|schedule)|schedul(?:es|er|ing)|does the schedule|planner|plans\b|ran (?:down )?the board|workbook|re-?dates?|prints (?:it|the (?:list|order))|(?:production|operations|plant) manager|does that, and nobody goes around)\b/i,
  programmers:
    /\b(?:programs?|programm\w*|(?:all the )?cam\b|mastercam|hypermill|gibbs|fusion|post(?:s|ed)|(?:tool|finish )paths?|electrodes|makes? (?:all (?:the )?|the )?files)\b/i,
  inspectors:
    /\b(?:(?:to )?releases? (?:it|them|parts|the|programs)|inspect\w*|cmm|zeiss|finals|first (?:articles?|pieces?)|gauge room|qc|quality|measures?|air gauge|checks? every|buys? (?:it|them) off|signature)\b/i,
  foreman:
    /\b(?:foreman|forewoman|lead man|(?:shift|cell|mill|night) lead|(?:my|our) lead(?! ?time)|(?:chief|boss) of (?:the )?(?:evening|night|day)|(?:night|evening) (?:boss|chief)|supervisor)\b/i,
  machinists:
    /\b(?:sets? (?:it |them )?up|setup|resets|hits? reset|(?:two|three) (?:lathes|mills|machines) going|does (?:it|one|that|a setup) in|indicat\w*|trunnion|dress(?:es)?|runs the|on the (?:mori|haas|mazak|okuma|doosan|integrex|lathe|mill)|machinist|bor(?:es|ing) jaws|take (?:her|it) down|at the (?:machine|lathe|mill)|operator|hunting)\b/i,
  buyer:
    /\b(?:purchasing|buys\b|buyer|buying sheet|does the buying|wr(?:ote|ites?) (?:up )?the (?:purchase )?orders?|(?:makes?|creates?|issues?|enters?) the (?:purchase orders?|pos?)|(?:places?|cuts?) the (?:orders?|pos?)|orders (?:the )?(?:material|steel|stock))\b/i,
  estimator:
    /\b(?:prices?\b|pricing|quot(?:es|ing)|bids?\b|estimator|estimating|estimates(?! (?:about |around |that |it )?(?:a|an|\d|one|two|three|four|five|six|seven|eight|nine|ten|it)\b))\b/i,
  clerks:
    /\b(?:re-?types?|types|typed|re-?keys?|keys|keyed|copies|enters|payroll|order entry|(?:his|her|their) own (?:sheet|spreadsheet|book|list)|(?:buying|own) sheet|own spreadsheet)\b|^ in (?:JobBOSS|QuickBooks|E2|Sage|ProShop|Epicor|Global Shop|Fulcrum|the (?:system|books|ERP))\b/i,
  maintenance: /\b(?:maintenance|mechanic|fixes|repairs|oiled|greases|gets to it|puts in a)\b/i,
};

/** The work of a person by the thing that is theirs: `Ray's mill`. */
const owned: { readonly [R in RoleId]?: RegExp } = {
  planner:
    /^(?:board|list|hot list|schedule|plan)\b|^(?:spread)?sheet\b[^.;]{0,60}\b(?:next|due|dates?|order|priorit\w+)\b/i,
  programmers: /^(?:programs?|posts?|toolpaths?|models?)\b/i,
  inspectors: /^(?:cmm|gauges?|surface plate|inspection|reports?)\b/i,
  foreman: /^(?:crew|shift|floor)\b/i,
  machinists:
    /^(?:(?:old|new|big|little) )?(?:mills?|lathes?|machines?|grinder|horizontal|vertical|haas|mazak|okuma|mori|doosan|bench|vises?|setups?)\b/i,
  estimator:
    /^(?:quotes?|prices|pricing|estimates?|bids?)\b|^(?:spread)?sheet\b[^.;]{0,60}\b(?:price\w*|quot\w+|cost\w*)\b/i,
};

/** The roles whose work the words indicate. */
export const rolesIn = (text: string): readonly RoleId[] => rolesWith(works, text);

/** The roles that own the thing a text begins with. */
export const rolesOwning = (text: string): readonly RoleId[] => rolesWith(owned, text);

const rolesWith = (words: typeof works, text: string): readonly RoleId[] =>
  (Object.keys(words) as RoleId[]).filter((role) => words[role]?.test(text));
