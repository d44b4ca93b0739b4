import type { ThemeId } from "../themes.ts";

/** Words for hours that are lost, and for those that aren't. Own judgment, from trade talk. */
export const losing =
  /\b(?:down(?:time)?|broken?|breakdowns?|out of (?:service|order)|stood|stand(?:s|ing)?|idle|dark|sat|sits?|sitting|wait(?:s|ed|ing)?|los[te]s?|losing|rework\w*|redo(?:ne|ing)?|re-?ran|scrap\w*|hunt(?:s|ed|ing)?|look(?:s|ed|ing) for|search\w*|stopp(?:ed|ages?)|stuck|wr(?:ote|itten) off|burn(?:ed|s|t)|ate|eats?|eaten|cost us|tied up|held up|hung up|wasted?|chas(?:ed|ing)|over (?:the )?(?:plan|quote|estimate))\b/i;

/** A wish, a plan, a price, hours run, or hours that were not lost. */
export const notLost =
  /\b(?:would|could|might|if|want(?:s|ed)?|sav(?:e|es|ing)|goal|never|not|hardly|salesman|quot(?:e|ed|es)(?<!over (?:the )?quot\w+)|sold|promis\w+|within|under|less than|used to|(?:before|until) (?:we|it|the [\w-]+,? we)|warrant\w*|how many|thinks?|guess\w*|maybe|cut(?:s|ting)? (?:down|by|to))\b|n['’]t\b/i;

/** Words that say someone counted. */
export const counting =
  /\b(?:wr[oi]te (?:\w+ )?down|writ(?:ten|ing) (?:\w+ )?down|wr[oi]te down|log(?:s|ged)?|count(?:s|ed)?|tall(?:y|ied|ies)|time ?cards?|clipboard|sheets?|added (?:it|them) up|add(?:s|ed)? up|came to|keep track|kept track|track(?:ed)?|record(?:s|ed)?|notebook|marked)\b/i;

/** Words for people's hours, which can't be sold like machine hours. */
export const ofPeople =
  /\b(?:overtime|guys|office|standing around|hunt\w*|look\w* for|search\w*|chas\w+|rework\w*|redo\w*|typing|retyp\w*)\b/i;

/**
 * What the hours were lost to. The first matching row decides the cause: what was waited for comes before what was idle.
 */
export const causesOfHours: readonly { readonly says: RegExp; readonly cause: ThemeId }[] = [
  {
    says: /\b(?:hot jobs?|rush\w*|expedit\w*|torn down|tear\w* down|bump\w*|pulled (?:off|jobs))\b/i,
    cause: "scheduling_priority",
  },
  { says: /\b(?:programs?|programming|cam|posts?)\b/i, cause: "programming_readiness" },
  {
    says: /\b(?:inspect\w*|qc|first (?:articles?|pieces?)|cmm|quality|rework\w*|redo\w*|scrap\w*)\b/i,
    cause: "quality_inspection",
  },
  {
    says: /\b(?:material|bar|bars|stock|castings?|forgings?|steel|plater|plating|heat treat\w*)\b/i,
    cause: "material_supply",
  },
  {
    says: /\b(?:set-?ups?|changeovers?|(?:hunt\w*|look\w* for|search\w* for) (?:\w+ )?(?:tools?|fixtures?|jaws|gauges|collets))\b/i,
    cause: "setup_changeover",
  },
  { says: /\b(?:nobody|no one|no operators?|no man|short[- ]handed|absent)\b/i, cause: "staffing_skills" },
  {
    says: /\b(?:broken?|breakdowns?|down(?:time)?|alarms?|out of (?:service|order)|repairs?)\b/i,
    cause: "maintenance_downtime",
  },
  { says: /\b(?:crane|forklift|next (?:step|operation)|handoffs?)\b/i, cause: "flow_wip_dwell" },
];
