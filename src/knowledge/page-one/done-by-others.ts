import { quick } from "../patterns/quick-pattern.ts";
import type { ThemeId } from "../themes/theme-id.ts";

const others =
  "(?:vendors?|suppliers?|platers?|anodizers?|foundry|foundries|heat[- ]treaters?|coaters?|processors?|mills?|houses?|subs?|subcontractors?|competitors?|competition|customers?|primes?|buyers?|other shops?|outside shops?)";
const they = String.raw`(?:${others}|(?<!\b(?:no|any|every) )one(?: of (?:them|those))?|(?<!['’]\w* )another|he|she|they)`;
const upToTwo = String.raw`(?: \w+){0,2}`;

/**
 * A cause's problem at someone outside the shop: what a vendor declines to quote isn't the shop's quoting, and what a
 * customer can't assemble isn't waiting here.
 */
export const doneByOthers: Readonly<Partial<Record<ThemeId, RegExp>>> = {
  quoting_estimating: quick(
    new RegExp(
      String.raw`\b${they}${upToTwo} no-?(?:bids?|quotes?)\b|\b${others}${upToTwo} (?:quote[sd]?|bids?|price[sd]?)\b`,
      "i",
    ),
  ),
  flow_wip_dwell: quick(
    new RegExp(
      String.raw`\b${others}\b[^.;]{0,120}\b(?:holds? up|stops?|waits?|waiting|sits?)\b[^.;]{0,30}\b(?:his|her|their) (?:\w+ )?(?:assembl(?:y|ies)|lines?|plants?|production|build)\b`,
      "i",
    ),
  ),
  maintenance_downtime: quick(
    new RegExp(
      String.raw`\b${others}['’]?s?${upToTwo} (?:lines?|furnaces?|tanks?|machines?|ovens?)${upToTwo} (?:(?:is|was|are|were|goes|went) down|broke\w*)\b`,
      "i",
    ),
  ),
  staffing_skills: quick(
    new RegExp(
      String.raw`\b${others}${upToTwo} (?:lost (?:his|her|their)|(?:is|are) short(?: of| on|-handed)|(?:can['’]?t|cannot) (?:find|hire)|(?:has|have) nobody)\b`,
      "i",
    ),
  ),
};

/** Words of a shop that also speaks of itself, so that the sentence counts. */
export const speaksOfSelf = /\b(?:we|us|our|ours|I|my|me)\b|\b(?:we|I)['’]/;
