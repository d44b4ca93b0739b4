import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { notNowOr } from "./not-now.ts";
import { toldDaysWords } from "./stated.words.ts";

/**
 * `Told 10 days, takes 23`, `the anodizer says 5 days, it's never under 12`, or in sentences of their own: how much
 * longer outside work takes than its vendor says.
 */
export function toldDays(sentences: readonly Sentence[], at: number, field: FreeTextField): StatedLoss | undefined {
  const here = sentences[at];
  if (here === undefined || field === "success_metric" || notNow.test(here.text) || ours.test(here.text))
    return undefined;
  const times = timesIn(here) ?? timesOver(here, sentences.slice(at + 1, at + 1 + fewSentences));
  const source = times && outsideBefore(sentences, at, times.isNamedByPronoun);
  if (times === undefined || source === undefined) return undefined;
  const { told, unit, takes, later = unit, until } = times;
  const [said, took] = [/^an?$/i.test(told) ? 1 : numbersIn(told)[0]?.low, numbersIn(takes)[0]?.low];
  if (said === undefined || took === undefined || !isSameUnit(unit, later) || took <= said || took > maxTimes * said)
    return undefined;
  const over = digits(took - said);
  const name = isOfDays(unit) ? "days" : "weeks";
  return {
    kind: "stated-loss",
    cause: "material_supply",
    value: { low: took - said, high: took - said },
    isPercent: false,
    unit: toldDaysWords.unit(name),
    lines: [toldDaysWords.line(digits(took), digits(said), withNoun(over, name))],
    hours: null,
    isLongerThanTold: true,
    quotes: quotesOf(field, source, here, ...(until ? [until] : [])),
  };
}

/** How far a pronoun reaches back, and a second time forward. Own judgment. */
const fewSentences = 2;

/** The two times, as written. */
interface Times {
  readonly told: string;
  readonly unit: string;
  readonly takes: string;
  readonly later?: string | undefined;
  /** Whether a pronoun stands for the vendor: `they tell us`. */
  readonly isNamedByPronoun: boolean;
  /** The sentence with the second time, if it is another. */
  readonly until?: Sentence;
}

function timesIn({ text }: Sentence): Times | undefined {
  const found = toldAndTakes.exec(text);
  const { told = "", unit = "", takes = "", later } = found?.groups ?? {};
  return found ? { told, unit, takes, later, isNamedByPronoun: saidByPronoun.test(found[0]) } : undefined;
}

/** `They tell us five days. I went through the slips and it's fourteen, on average.` */
function timesOver({ text }: Sentence, after: readonly Sentence[]): Times | undefined {
  const found = onlyTold.exec(text);
  const until = found ? after.find((one) => thenTakes.test(one.text) && !toldAndTakes.test(one.text)) : undefined;
  if (found === null || until === undefined || notNow.test(until.text) || ours.test(until.text)) return undefined;
  const { told = "", unit = "" } = found.groups ?? {};
  const { takes = "", later } = thenTakes.exec(until.text)?.groups ?? {};
  return { told, unit, takes, later, isNamedByPronoun: saidByPronoun.test(found[0]), until };
}

/** The sentence that says it is done elsewhere: this one, the one before, or the one before that for a pronoun. */
function outsideBefore(sentences: readonly Sentence[], at: number, isNamedByPronoun: boolean): Sentence | undefined {
  const reach = isNamedByPronoun ? fewSentences : 1;
  return sentences
    .slice(Math.max(0, at - reach), at + 1)
    .toReversed()
    .find(({ text }) => outside.test(text));
}

/** More times as long as said is a story of one job. Own judgment. */
const maxTimes = 8;
const isOfDays = (unit: string): boolean => /day/i.test(unit);
const isSameUnit = (one: string, other: string): boolean => isOfDays(one) === isOfDays(other);

const time = `(?:working |business |calendar )?(?:days?|weeks?|wks?)`;
const said = String.raw`(?:(?:they |he |she |who |that )?(?:say|says|tells? (?:us|me|you)|quote|quotes|quote us|quotes us|promise|promises|promise us|swears?|swear to|claims?)|(?:(?:we|i) ?(?:['’]re|are|['’]m|am|get|got|were)(?: always)? |(?<=^|[,;:—–-] |\b(?:and|but) ))(?:told|promised|quoted)|supposed to be)`;
const soft = "(?:it['’]?s |its |us |me |about |around |maybe |like |a |only |that it is |is |in )*";
const happens =
  "(?:(?:and |but |so |then )?(?:it |that |they |each lot |a lot |a job |every time |in truth |really |always |usually |mostly )*(?:takes?|gets?|runs?|is|are|it['’]?s|its|averag(?:es|ing)|(?:it['’]?s )?been(?: running| taking)?|needs?|comes? back (?:in|after)|(?:more )?like|more like|turns? out(?: to be)?|ends? up(?: at)?)(?: (?:been|more like|running|taking|never less than|never under|closer to|at least|about|around|us|me|always|really|usually|mostly|nearer|never [a-z0-9]+ days)(?: more like)?)*)";
const toldAndTakes = quick(
  new RegExp(
    String.raw`\b${said}:? ${soft}(?<told>${writtenNumber}|an?(?= week)) (?<unit>${time})\b(?:[,;:—–-]+ ?| )(?:[a-z ]{0,20}[,;:—–-] ?)?${happens} (?<takes>${writtenNumber})\b(?= ${time}|,? (?:and|but|or|so|at|now|every|when|with|while|on|for|in) |[.,;:!?)—–](?!\d)| -|$)(?: (?<later>${time}))?`,
    "iu",
  ),
);

const saidByPronoun = /\b(?:they|he|she) /i;
/** A time that a vendor says, with no other after it. */
const onlyTold = quick(
  new RegExp(
    String.raw`\b${said}:? ${soft}(?<told>${writtenNumber}|an?(?= week)) (?<unit>${time})\b(?=(?:,? (?:every time|each time|always|turnaround|on the phone|tops|max))*[.!?…]*$)`,
    "iu",
  ),
);
/** `It's fourteen, on average`: a time that belongs to what the sentences before name. */
const thenTakes = quick(
  new RegExp(
    String.raw`(?:^|[,;:—–] |\b(?:and|but|so|lately|really|actually|now|truth is) )(?:(?:lately|really|actually|in truth|now|most of the time),? )?(?:(?:it|they|that|we) ?(?:['’]s|s|is|are|takes?|runs?|gets?|averag(?:es?|ed)|comes? (?:back |out )?(?:in|at|to)|need|needs|took|was|got (?:them|it) in)|(?:takes?|runs?|averag(?:es|ing)|more like|try|comes? back in)(?= (?:[a-z]+ ){0,2}(?:\p{N}|[a-z]+teen|t[ew])))(?: (?:been|more like|running|taking|never less than|never under|closer to|at least|about|around|us|always|really|usually|mostly|nearer|like|in|up))* (?<takes>${writtenNumber})(?: (?<later>${time}))?(?=(?:,? (?:on average|average|every time|or more|usually|most of the time|at best|if we['’]re lucky|these days|lately|now))*(?:[.,;!?…]|$| and | but | if ))`,
    "iu",
  ),
);

/** Who does it elsewhere, or that it goes out. */
const outside =
  /\b(?:plat(?:er|ers|ing)|anodiz\w*|anodis\w*|coat(?:er|ers|ing)|heat[- ]?treat\w*|vendors?|suppliers?|mill|foundry|forg(?:e|ings?)|castings?|outside|outsourc\w*|subcontract\w*|sub-?con\w*|clad\w*|galvaniz\w*|nitrid\w*|carburiz\w*|passivat\w*|grind(?:er|ing) (?:house|shop)|hardening|chem film|powder coat\w*|weld(?:er|ing) shop|paint(?:er|ers|ing)|stress[- ]reliev\w*|goes? out|sent out|send out|comes? back|material|steel|bar stock|distributor|tool(?:ing)? house|calibration)\b/i;
/** What the shop itself tells its customers. */
const ours =
  /\b(?:we|i|our \w+|sales|office|foreman|planner|owner|boss|router|traveler|schedule|system) (?:always |usually |still )?(?:say|tell|told|quote|quoted|promise|promised)s?\b|\b(?:customers?|clients?) (?:is|are|was|were|gets?) (?:told|promised|quoted)\b|\b(?:told|promised?|quoted?|tell) (?:the |our |my )?(?:customers?|clients?)\b/i;
const notNow = notNowOr(
  String.raw`if|once|one time|never happened|in (?:19|20)\d\d|last (?:spring|summer|fall|winter|year)`,
);
