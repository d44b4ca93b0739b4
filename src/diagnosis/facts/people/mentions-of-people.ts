import { alsoWords, firstNames } from "../../../knowledge/patterns/first-names.ts";
import { capitalized } from "../../../survey/writing.ts";
import { matchesIn } from "../../matches.ts";

/** A name of someone at the shop, and where a text has it. */
export interface Mention {
  readonly name: string;
  /** Whether what follows is theirs. */
  readonly owns: boolean;
  readonly at: number;
  readonly end: number;
}

const kin =
  /\b[Mm]y (?<kin>(?:daughter|son|brother|sister)-in-law|wife|husband|daughter|son|brother|sister|nephew|niece|cousin|uncle)\b(?:,? (?<called>[A-Z][a-z]+)\b)?/g;
/** Capitalized words after `my wife` that aren't a name. */
const notCalled =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|And|But|Who|Then)$/;
/** `Mr. Beto`, by whom nobody else is called. */
const addressed = /\b(?<name>(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}\p{Ll}{1,11})(?<own>['’]s\b)?(?![\w’'-])/gu;
/** `Pete and Annika`, where one of them has a known name. */
const beside = /^ (?:and|&) (?<name>\p{Lu}\p{Ll}{2,11})(?<own>['’]s\b)?(?![\w’'-])(?! \p{Lu})/u;
/** `the Harris kid`. */
const young = /\b(?<name>the \p{Lu}\p{Ll}{2,11} (?:kid|boy|girl))\b(?<own>['’]s\b)?/gu;
/** `Kyle`, `Marc-Olivier`. */
const capital =
  /(?<![\w’'-])(?!(?:He|She|It|That|This|Who|There|Mine|One)\b)(?<name>\p{Lu}\p{Ll}{1,11}(?:-\p{Lu}\p{Ll}{1,11})?)(?<own>['’]s\b)?(?![\w’'-])/gu;
const small = /(?<![\w’'.-])(?<name>[a-z]{3,9})(?<own>['’]s\b)?(?![\w’'-])/g;

/**
 * People who have left, are outside the shop, or are mentioned as family; companies and places: `Jim from Wooster
 * calls`, `Alro Steel`, `from Charlotte`.
 */
const gone =
  /^(?:\s+\p{Lu}\p{Ll}+)?,?\s+(?:who )?(?:retired|left\b|quit\b|died|passed away|moved on|used to|(?:is )?gone|hurt|from \p{Lu}|calls?\b|called\b|phones?\b|(?:Machine|Steel|Inc|Co|Industries|Parts|Valve|Tool|Aerospace|Metals|Plating|Welding|Grinding|Anodizing|Shop)\b)/u;
/** `My brother's shop`. */
const theirShop = /^['’]s (?:\w+ )?(?:shop|place|company|plant)\b/;
/** Somebody of another company: `our customer's planner Jim`, `Boeing's inspector Dave`, `Haas tech Steve`. */
const outsideBefore =
  /\b(?:our|my) contact\b[^.;]{0,40} $|\b(?:customer|client|vendor|supplier|dealer|distributor|competitor|foundry|plater)s?['’]s? (?:[\w-]+ ){1,2}$|\b(?:sales ?rep|rep|salesm[ae]n|dealer|auditor|consultant),? $|\b(?:haas|zeiss|mazak|okuma|makino|dmg|doosan|mori|hexagon|mitutoyo|sandvik|kennametal|fanuc|renishaw) (?:tech|guy|man|engineer|service (?:tech|man)),? $/i;
/** `Ray at Alro Steel`; a machine has an article or a number. */
const outsideAfter =
  /^ (?:(?:over|down|out) )?at (?!(?:the|our|Mill|Lathe|Op|Bay|Cell)\b)\p{Lu}\p{L}+(?! \d)(?: \p{Lu}\p{L}+)?/u;
const employerBefore =
  /\b(?<whose>\p{Lu}\p{L}+)['’]s (?:planner|scheduler|buyer|inspector|programmer|engineer|foreman|rep) $/u;
const isOutside = (text: string, at: number, end: number): boolean => {
  const before = text.slice(0, at);
  const whose = employerBefore.exec(before)?.groups?.whose?.toLowerCase();
  return (
    outsideBefore.test(before) || outsideAfter.test(text.slice(end)) || (whose !== undefined && !firstNames.has(whose))
  );
};
/** `Honest to Pete`, `for Pete's sake`. */
const saying = /\b(?:honest to|for|love of) (?=Pete\b)/i;
const thingBefore = /\b(?:a|an|the|of|at|in|from) $/;
const placeBefore = /\b(?:[Ff]rom|[Ii]n|[Nn]ear|[Aa]cross|&|[Ss]t\.?|[Mm]r\.?|[Mm]rs\.?|[Mm]s\.?) $/;
/** `Marta, our planner,` and `Marta is the only one who can` are about a person, whatever the name. */
const withTitle =
  /^(?: is| was|['’]s) the only (?:one|person) who (?:can|may|knows)\b|^, (?:who is )?(?:our|my|the) (?:[\w-]+ ){0,2}(?:chief|lead|planner|scheduler|foreman|supervisor|lead man|programmer|inspector|buyer|estimator|machinist|toolmaker|setup man|quality manager|production manager)\b/i;

/** `My lead Brady`, `our programmer Luis`. */
const titleBefore =
  /\b(?:[Mm]y|[Oo]ur) (?:[\w-]+ )?(?:lead(?: man)?|planner|scheduler|foreman|supervisor|programmer|inspector|buyer|estimator|machinist|toolmaker|setup man|bookkeeper|mechanic),? $/;

/** Whether a text ends with the job of the person named next. */
export const isTitled = (before: string): boolean => titleBefore.test(before);

/** The people at the shop whom a text names, in order. */
export const mentionsIn = (text: string): readonly Mention[] =>
  namesIn(text).filter(({ end }) => !gone.test(text.slice(end)));

/** The same with people who have left, and with names that turn out to be companies. */
export function namesIn(text: string): readonly Mention[] {
  const related = matchesIn(text, kin).map(({ 0: said, index, groups }) => ({
    name: groups?.called && !notCalled.test(groups.called) ? groups.called : `your ${groups?.kin}`,
    owns: false,
    at: index,
    end: index + said.length,
  }));
  const named = matchesIn(text, capital).filter((match) => isPerson(match, text));
  const typed = /\p{Lu}/u.test(text) ? [] : matchesIn(text, small).filter((match) => isTypedSmall(match, text));
  const called = [...named, ...typed].map(mentionOf).map((one) => ({ ...one, name: capitalized(one.name) }));
  const first = [...related, ...[young, addressed].flatMap((one) => matchesIn(text, one).map(mentionOf))];
  const alone = called.filter(({ at }) => !first.some((one) => at >= one.at && at < one.end));
  const partners = named.length === 0 ? [] : alone.flatMap((one) => partnerOf(one, text));
  const all = [...first, ...alone, ...partners.filter(({ at }) => !alone.some((one) => one.at === at))];
  return all
    .filter(({ at, end }) => !theirShop.test(text.slice(end)) && !isOutside(text, at, end))
    .toSorted((a, b) => a.at - b.at);
}

const mentionOf = ({ 0: said, index, groups }: RegExpExecArray): Mention => ({
  name: groups?.name ?? "",
  owns: groups?.own !== undefined,
  at: index,
  end: index + said.length,
});

/** Who is named right behind somebody. */
function partnerOf({ end }: Mention, text: string): readonly Mention[] {
  const { 0: said = "", groups } = beside.exec(text.slice(end)) ?? {};
  const name = groups?.name ?? "";
  const at = end + said.indexOf(name);
  return name === "" || notCalled.test(name)
    ? []
    : [{ name, owns: groups?.own !== undefined, at, end: end + said.length }];
}

const isOut = /^(?: is|['’]s| was) (?:out|off|gone|sick|away|on vacation)\b/;

/** What belongs to somebody is no place, and who is out is somebody. */
function isTypedSmall({ groups, index }: RegExpExecArray, text: string): boolean {
  const { name = "", own } = groups ?? {};
  const isSure =
    own !== undefined ||
    isOut.test(text.slice(index + name.length)) ||
    !(alsoWords.has(name) || thingBefore.test(text.slice(0, index)));
  return firstNames.has(name) && isSure;
}

const isMonth = /^(?:April|May|June|August)$/;
const inMonth =
  /\b(?:since|by|until|till?|through|thru|before|after|during|last|this|next|every|each|of|early|late|mid|around|and|to|in|from)[ -]$/i;

/** `Had his knee done April 8`. */
const onDay = /^(?: (?:the )?\d| of \d{4})/;

/** `Our machinist Haas VF-2 sheets`: what follows a machine's name. */
const isModel = /^ (?:[A-Z]{1,3}-?\d|\d)/;

/** `Ray is the only one who can program`, `Rick Salazar my foreman`. */
const isSingledOut =
  /^ (?:is|was|['’]s) (?:the (?:only )?(?:one|person|man|guy|woman)\b|(?:my|our) )|^ \p{Lu}\p{Ll}+,? (?:my|our) /u;

/** At the start of a sentence, a name that is also a word counts only before what is somebody's, or if it is singled out. */
function isPerson({ groups, index }: RegExpExecArray, text: string): boolean {
  const name = groups?.name ?? "";
  const [known = ""] = name.toLowerCase().split("-");
  const after = text.slice(index + name.length);
  const isSomewhere = placeBefore.test(text.slice(0, index));
  // A sentence that is nothing but a name: `Wanda.`
  if (firstNames.has(known) && text.trim().replace(/[.!]$/, "") === name) return true;
  if (withTitle.test(after) && !isSomewhere) return true;
  if (isTitled(text.slice(0, index)) && !isModel.test(after) && !notCalled.test(name)) return true;
  if (!firstNames.has(known) || saying.test(text.slice(Math.max(0, index - 12), index + name.length))) return false;
  if (isMonth.test(name) && (onDay.test(after) || inMonth.test(text.slice(0, index)))) return false;
  const isWord = index === 0 && alsoWords.has(known) && !isSingledOut.test(after);
  return groups?.own !== undefined || (!isWord && !isSomewhere);
}
