import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { toldDaysWords } from "./stated.words.ts";

/** `Told 10 days, takes 23`, `the anodizer says 5 days, it's never under 12`: how much longer outside work takes than its vendor says. */
export function toldDays(here: Sentence, before: Sentence | undefined, field: FreeTextField): StatedLoss | undefined {
  const { text } = here;
  if (field === "success_metric" || notSoNow.test(text)) return undefined;
  const found = toldAndTakes.exec(text)?.groups;
  if (found === undefined || ours.test(text)) return undefined;
  const isOutside = outside.test(text);
  if (!isOutside && !(before && outside.test(before.text))) return undefined;
  const { told = "", unit = "", takes = "", later = unit } = found;
  const [said, took] = [numbersIn(told)[0]?.low, numbersIn(takes)[0]?.low];
  if (said === undefined || took === undefined || !isSameUnit(unit, later) || took <= said || took > maxTimes * said)
    return undefined;
  const isDays = isOfDays(unit);
  const over = digits(took - said);
  const name = isDays ? "days" : "weeks";
  return {
    kind: "stated-loss",
    cause: "material_supply",
    value: { low: took - said, high: took - said },
    isPercent: false,
    unit: toldDaysWords.unit(name),
    lines: [toldDaysWords.line(digits(took), digits(said), withNoun(over, name))],
    hours: null,
    quotes: isOutside || before === undefined ? quotesOf(field, here) : quotesOf(field, before, here),
  };
}

/** More times as long as said is a story of one job. Own judgment. */
const maxTimes = 8;
const isOfDays = (unit: string): boolean => /day/i.test(unit);
const isSameUnit = (one: string, other: string): boolean => isOfDays(one) === isOfDays(other);

const time = String.raw`(?:working |business |calendar )?(?:days?|weeks?|wks?)`;
const said = String.raw`(?:(?:they |he |she |who |that )?(?:say|says|tells? (?:us|me|you)|quote|quotes|quote us|quotes us|promise|promises|promise us|swears?|swear to|claims?)|(?:(?:we|i) ?(?:['’]re|are|['’]m|am|get|got|were)(?: always)? |(?<=^|[,;:—–-] |\b(?:and|but) ))(?:told|promised|quoted)|supposed to be)`;
const soft = "(?:it['’]?s |its |us |me |about |around |maybe |like |a |only |that it is |is |in )*";
const happens = String.raw`(?:(?:and |but |so |then )?(?:it |that |they |each lot |a lot |a job |every time |in truth |really |always |usually |mostly )*(?:takes?|gets?|runs?|is|are|it['’]?s|its|averag(?:es|ing)|(?:it['’]?s )?been(?: running| taking)?|needs?|comes? back (?:in|after)|(?:more )?like|more like|turns? out(?: to be)?|ends? up(?: at)?)(?: (?:been|more like|running|taking|never less than|never under|closer to|at least|about|around|us|me|always|really|usually|mostly|nearer|never [a-z0-9]+ days)(?: more like)?)*)`;
const toldAndTakes = quick(
  new RegExp(
    String.raw`\b${said}:? ${soft}(?<told>${writtenNumber}) (?<unit>${time})\b(?:[,;:—–-]+ ?| )(?:[a-z ]{0,20}[,;:—–-] ?)?${happens} (?<takes>${writtenNumber})\b(?= ${time}|,? (?:and|but|or|so|at|now|every|when|with|while|on|for|in) |[.,;:!?)—–](?!\d)| -|$)(?: (?<later>${time}))?`,
    "iu",
  ),
);

/** Who does it elsewhere, or that it goes out. */
const outside =
  /\b(?:plat(?:er|ers|ing)|anodiz\w*|anodis\w*|coat(?:er|ers|ing)|heat[- ]?treat\w*|vendors?|suppliers?|mill|foundry|forg(?:e|ings?)|castings?|outside|outsourc\w*|subcontract\w*|sub-?con\w*|clad\w*|galvaniz\w*|nitrid\w*|passivat\w*|grind(?:er|ing) (?:house|shop)|hardening|chem film|powder coat\w*|weld(?:er|ing) shop|paint(?:er|ers|ing)|stress[- ]reliev\w*|goes? out|sent out|send out|comes? back|material|steel|bar stock|distributor|tool(?:ing)? house|calibration)\b/i;
/** What the shop itself tells its customers. */
const ours =
  /\b(?:we|i|our \w+|sales|office|foreman|planner|owner|boss|router|traveler|schedule|system) (?:always |usually |still )?(?:say|tell|told|quote|quoted|promise|promised)s?\b|\b(?:customers?|clients?) (?:is|are|was|were|gets?) (?:told|promised|quoted)\b|\b(?:told|promised?|quoted?|tell) (?:the |our |my )?(?:customers?|clients?)\b/i;
/** A wish, a condition, a time that is over, or something that happened once. */
const notSoNow = quick(
  /\b(?:would|could|should|want\w*|goal|target|hope|wish|used to|if|once|one time|never happened|(?:back )?in (?:19|20)\d\d|years ago|no longer|last (?:spring|summer|fall|winter|year))\b/i,
);
