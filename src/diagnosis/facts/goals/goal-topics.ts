import { measureNames } from "../sums/stated.words.ts";
import type { Unit } from "./goal-units.ts";

/** What shops count in hours, jobs and weeks, for a number whose sentence has no noun for it: `Get me under 30`. */
const topics: readonly {
  readonly name: string;
  readonly says: RegExp;
  readonly fits: (unit: Unit) => boolean;
}[] = [
  {
    name: measureNames.downtime,
    says: /\b(?:down ?time|down hours|break(?:ing)? ?downs?|broke(?:n)?(?: down)?|machines? (?:(?:is|are|being) )?down|hours (?:a|per) (?:week|month|year) down|(?:are|were|is|was|['’]re) down (?=\d|\w+ hours))\b/i,
    fits: isHours,
  },
  { name: measureNames.rework, says: /\brework\w*\b|\bredo(?:ing)?\b/i, fits: isHours },
  { name: measureNames.overtime, says: /\b(?:[Oo]ver ?time|OVERTIME|OT)\b/, fits: isHours },
  { name: measureNames.lateJobs, says: /\blate\b/i, fits: isCount },
  {
    name: measureNames.daysLate,
    says: /\blate\b|\bpast (?:due|(?:the|their|its) (?:\w+ )?(?:promise|date|due date))\b/i,
    fits: isDays,
  },
  {
    name: measureNames.saturdays,
    says: /\b[Ss]aturdays?\b/,
    fits: (unit) => isCount(unit) && unit.kind === "things" && unit.per === "month",
  },
  { name: measureNames.hotJobs, says: /\bhot (?:jobs?|orders?|list)\b/i, fits: isCount },
  { name: measureNames.complaints, says: /\bcomplaints?\b/i, fits: isCount },
  { name: measureNames.setups, says: /\bset-?ups?\b|\bset(?:ting)? up\b|\bchange-?overs?\b/i, fits: isClock },
  { name: measureNames.scrap, says: /\bscrap(?!er)\w*\b/i, fits: isScrap },
  {
    name: measureNames.onTime,
    says: /\bon[- ]time\b|\botd\b|\b(?:hit|make|meet|keep) [\d% a-z]{0,20}(?:of )?our (?:dates|promises)\b/i,
    fits: ({ kind }) => kind === "percent",
  },
  {
    name: measureNames.quotes,
    says: /\bquot(?:es|ing|ations?)\b(?! (?:\w+ )?(?:weeks|days))|\bquote turn-?around\b|\brfqs?\b/i,
    fits: isDays,
  },
  {
    name: measureNames.leadTime,
    says: /\blead[- ]?times?\b|(?<!\b(?:quote|rfq|bid|estimate) )\bturn-?around\b|\border to (?:ship|dock|door|delivery|shipment)\b|\bdo(?:ck|or)[- ]to[- ]do(?:ck|or)\b|\b(?:quote[sd]?(?! out\b)|promise[sd]?|tell (?:people|them|customers?)) (?:\w+ ){0,3}(?:weeks|days)\b|\bfrom [\w ]{3,60} (?:to|until|till) [\w ]{3,60} takes\b/i,
    fits: isDays,
  },
];

/** The one thing that the sentences name and that is counted so; nothing if they name two. */
export function topicIn(sentences: readonly string[], unit: Unit): string {
  for (const text of sentences.filter((one) => one.length <= longest)) {
    const [only, more] = topics.filter(({ says, fits }) => fits(unit) && says.test(text));
    if (more !== undefined) return "";
    if (only !== undefined) return only.name;
  }
  return isDays(unit) && sentences.some((text) => doorToDoor.test(text)) ? measureNames.leadTime : "";
}

/** Nothing else is counted in days so, however long the sentence. */
const doorToDoor = /\bdo(?:ck|or)[- ]to[- ]do(?:ck|or)\b/i;

/** In a longer sentence, a number may be of anything. Own judgment. */
const longest = 160;

function isHours(unit: Unit): boolean {
  return unit.kind === "time" && /^hours/.test(unit.text);
}
function isClock(unit: Unit): boolean {
  return unit.kind === "time" && /^(?:hours|minutes)/.test(unit.text) && unit.per === undefined;
}
function isDays(unit: Unit): boolean {
  return unit.kind === "time" && /(?:days|weeks|months)$/.test(unit.text);
}
function isCount(unit: Unit): boolean {
  return unit.kind === "things" && countsJobs.test(unit.things);
}
const countsJobs =
  /^(?:(?:late |hot )?(?:jobs?|orders?|parts?|lots?|shipments?|deliver(?:y|ies)|complaints?|lines?)?(?: late)?|late)$/i;
function isScrap(unit: Unit): boolean {
  return unit.kind === "percent" || unit.kind === "things";
}
