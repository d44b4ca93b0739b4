import { alsoWords, firstNames } from "../../knowledge/first-names.ts";
import type { RoleId } from "../../knowledge/first-weeks.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized } from "../../survey/writing.ts";
import { matchesIn } from "../matches.ts";
import { memoizeEach } from "../memoize.ts";
import { sentencesOf } from "../reader/words.ts";
import { factFields } from "./facts.ts";

/** Someone at the shop named in an answer, and the work they are named with. */
export interface Person {
  /** What to call them in front of the owner: `Kyle`, `your daughter-in-law`. */
  readonly name: string;
  readonly does: readonly RoleId[];
}

/** The work that words near a name indicate. */
const works: { readonly [R in RoleId]?: RegExp } = {
  planner:
    /\b(?:up on the board|(?:writes|keeps|makes) the (?:board|list|plan)|schedul(?:es|er|ing)|does the schedule|planner|plans\b|workbook|re-?dates?|prints (?:it|the (?:list|order))|(?:production|operations|plant) manager|does that, and nobody goes around)\b/i,
  programmers: /\b(?:programs?|programm\w*|(?:all the )?cam\b|mastercam|hypermill|gibbs|post(?:s|ed)|toolpaths?)\b/i,
  inspectors:
    /\b(?:(?:to )?releases? (?:it|them|parts|the|programs)|inspect\w*|cmm|zeiss|finals|first (?:articles?|pieces?)|gauge room|qc|quality|measures?|buys? (?:it|them) off|signature)\b/i,
  foreman: /\b(?:foreman|forewoman|lead man|(?:shift|cell|mill|night) lead|supervisor)\b/i,
  machinists:
    /\b(?:sets? (?:it |them )?up|setup|resets|does (?:it|one|that|a setup) in|indicat\w*|trunnion|dress(?:es)?|runs the|on the (?:mori|haas|mazak|okuma|doosan|integrex|lathe|mill)|machinist|bor(?:es|ing) jaws|take (?:her|it) down|at the (?:machine|lathe|mill)|operator|hunting)\b/i,
  buyer: /\b(?:purchasing|buys\b|buyer|buying sheet|orders (?:the )?(?:material|steel|stock))\b/i,
  estimator: /\b(?:prices?\b|pricing|quot(?:es|ing)|bids?\b|estimat\w*)\b/i,
  clerks:
    /\b(?:re-?types?|types|typed|re-?keys?|keys|keyed|copies|enters|payroll|order entry|(?:his|her|their) own (?:sheet|spreadsheet|book|list)|(?:buying|own) sheet|own spreadsheet)\b|^ in (?:JobBOSS|QuickBooks|E2|Sage|ProShop|Epicor|Global Shop|Fulcrum|the (?:system|books|ERP))\b/i,
  maintenance: /\b(?:maintenance|mechanic|fixes|repairs|oiled|greases|gets to it|puts in a)\b/i,
};

const kin =
  /\b[Mm]y (?<kin>(?:daughter|son|brother|sister)-in-law|wife|husband|daughter|son|brother|sister|nephew|niece|cousin|uncle)\b(?:,? (?<called>[A-Z][a-z]+)\b)?/g;
/** Capitalized words after `my wife` that aren't a name. */
const notCalled =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|And|But|Who|Then)$/;
const capital = /(?<![\w’'-])(?<name>\p{Lu}\p{Ll}{1,11})(?<own>['’]s\b)?(?![\w’'-])/gu;
const small = /(?<![\w’'.-])(?<name>[a-z]{3,9})(?<own>['’]s\b)?(?![\w’'-])/g;

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

/** How many letters before a name a title may be, and after it its work, up to the next clause. */
const before = 24;
const after = 62;
const nextClause = /,? and (?:I|we)\b(?! (?:each|both)\b)|[;:]/;
const titled: readonly RoleId[] = ["foreman", "planner"];

/**
 * People who have left, are outside the shop, or are mentioned as family; companies and places: `Jim from Wooster
 * calls`, `Alro Steel`, `from Charlotte`.
 */
const gone =
  /^(?:\s+\p{Lu}\p{Ll}+)?,?\s+(?:who )?(?:retired|left\b|quit\b|died|passed away|moved on|used to|(?:is )?gone|hurt|from \p{Lu}|calls?\b|called\b|phones?\b|(?:Machine|Steel|Inc|Co|Industries|Parts|Valve|Tool|Aerospace|Metals|Plating|Welding|Grinding|Anodizing|Shop)\b)/u;
/** Somebody of another company: `our customer's planner Jim`, `Boeing's inspector Dave`, `Haas tech Steve`. */
const outsideBefore =
  /\b(?:customer|client|vendor|supplier|dealer|distributor|competitor|foundry|plater)s?['’]s? (?:[\w-]+ ){1,2}$|\b(?:sales ?rep|rep|salesm[ae]n|dealer|auditor|consultant),? $|\b(?:haas|zeiss|mazak|okuma|makino|dmg|doosan|mori|hexagon|mitutoyo|sandvik|kennametal|fanuc|renishaw) (?:tech|guy|man|engineer|service (?:tech|man)),? $/i;
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
const thingBefore = /\b(?:a|an|the|of|at|in|from) $/;
const placeBefore = /\b(?:[Ff]rom|[Ii]n|[Nn]ear|[Aa]cross|&|[Ss]t\.?|[Mm]r\.?|[Mm]rs\.?|[Mm]s\.?) $/;
const past = /\b(?:used to|years ago|back when|in (?:19|20)\d\d|retired in|before (?:he|she) (?:left|quit))\b/i;

/** `Marta, our planner,` is a person, whatever the name. */
const withTitle =
  /^, (?:who is )?(?:our|my|the) (?:[\w-]+ ){0,2}(?:planner|scheduler|foreman|supervisor|lead man|programmer|inspector|buyer|estimator|machinist|toolmaker|setup man|quality manager|production manager)\b/i;

interface Mention {
  readonly name: string;
  /** Whether what follows is theirs. */
  readonly owns: boolean;
  readonly at: number;
  readonly end: number;
}

/** Owners whose own work, by a sentence that names them, is one of these. */
export function ownersDoing(wanted: readonly RoleId[], submission: Submission): readonly string[] {
  const owners = ownersOf(submission);
  const said = factFields.flatMap((field) =>
    sentencesOf(submission[field] ?? "").flatMap(({ text }) => (past.test(text) ? [] : peopleOf(text))),
  );
  return owners.filter((owner) =>
    said.some(({ name, does }) => name === owner && does.some((role) => wanted.includes(role))),
  );
}

/** People at the shop, with the work that the sentence names next to them, in order of appearance. */
export const peopleIn = memoizeEach((submission: Submission): readonly Person[] => {
  const owners = ownersOf(submission);
  const mentioned = factFields.flatMap((field) => peopleWithPronouns(submission[field] ?? ""));
  const filler = fillerOf(submission);
  const all = [...(filler ? [filler] : []), ...mentioned].filter(({ name }) => !owners.includes(name));
  return [...new Set(all.map(({ name }) => name))].map((name) => ({
    name,
    does: [...new Set(all.filter((one) => one.name === name).flatMap(({ does }) => does))],
  }));
});

/** `Butch's notebook has it. He puts in a seal`: a sentence that begins with `he` is about the one person named before. */
function peopleWithPronouns(answer: string): readonly Person[] {
  const sentences = sentencesOf(answer).map(({ text }) => (past.test(text) ? [] : peopleOf(text)));
  return sentencesOf(answer).flatMap(({ text }, at) => {
    const named = sentences[at] ?? [];
    const [before, another] = sentences[at - 1] ?? [];
    if (named.length > 0 || before === undefined || another !== undefined || !pronoun.test(text)) return named;
    return [{ name: before.name, does: rolesIn(text.slice(0, after)) }];
  });
}
const pronoun = /^(?:(?:And|But|So|Then) )?(?:[Hh]e|[Ss]he)\b(?!['’]d\b)/;

/** The people a sentence names, including those without any work. */
export function peopleOf(text: string): readonly Person[] {
  const mentions = mentionsIn(text);
  return mentions.map(({ name, at, end, owns }, index) => {
    const title = text.slice(Math.max(mentions[index - 1]?.end ?? 0, at - before), at);
    const work =
      text.slice(end, Math.min(mentions[index + 1]?.at ?? text.length, end + after)).split(nextClause)[0] ?? "";
    const does = [...rolesIn(work), ...(owns ? rolesIn(work.trimStart(), owned) : [])].filter(isFirst);
    return { name, does: [...does, ...rolesIn(title).filter((role) => titled.includes(role) && !does.includes(role))] };
  });
}

const isFirst = <T>(one: T, at: number, all: readonly T[]): boolean => all.indexOf(one) === at;

const rolesIn = (text: string, words = works): readonly RoleId[] =>
  (Object.keys(words) as RoleId[]).filter((role) => words[role]?.test(text));

function mentionsIn(text: string): readonly Mention[] {
  const related = matchesIn(text, kin).map(({ 0: said, index, groups }) => ({
    name: groups?.called && !notCalled.test(groups.called) ? groups.called : `your ${groups?.kin}`,
    owns: false,
    at: index,
    end: index + said.length,
  }));
  const named = matchesIn(text, capital).filter((match) => isPerson(match, text));
  const typed = /\p{Lu}/u.test(text) ? [] : matchesIn(text, small).filter((match) => isTypedSmall(match, text));
  const called = [...named, ...typed].map(({ 0: said, index, groups }) => ({
    name: capitalized(groups?.name ?? ""),
    owns: groups?.own !== undefined,
    at: index,
    end: index + said.length,
  }));
  const all = [...related, ...called.filter(({ at }) => !related.some((one) => at >= one.at && at < one.end))];
  return all
    .filter(({ at, end }) => !gone.test(text.slice(end)) && !isOutside(text, at, end))
    .toSorted((a, b) => a.at - b.at);
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

/** At the start of a sentence, a name that is also a word counts only before what is somebody's. */
function isPerson({ groups, index }: RegExpExecArray, text: string): boolean {
  const name = groups?.name ?? "";
  const known = name.toLowerCase();
  const isSomewhere = placeBefore.test(text.slice(0, index));
  // A sentence that is nothing but a name: `Wanda.`
  if (firstNames.has(known) && text.trim().replace(/[.!]$/, "") === name) return true;
  if (withTitle.test(text.slice(index + name.length)) && !isSomewhere) return true;
  if (!firstNames.has(known)) return false;
  return groups?.own !== undefined || ((index > 0 || !alsoWords.has(known)) && !isSomewhere);
}

/**
 * `Walter`, or `Steve` and `Carol` from `Steve and Carol Mattingly (entered by …)`; empty if no first name is written
 * out.
 */
export const ownersOf = ({ owner_name }: Submission): readonly string[] => {
  const [plain = ""] = owner_name.split(/[(,]/);
  const parts = plain.trim().split(/\s+(?:and|&|y|et)\s+/);
  return parts.flatMap((part, index) => {
    const [first = "", ...rest] = part.split(/\s+/);
    const isWhole = rest.length > 0 || index < parts.length - 1;
    return isWhole && /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(first) ? [first] : [];
  });
};

/**
 * The person who filled in the form for the owner, if the name field gives their job: `(form by Anita Salcido, Quality
 * Manager)`.
 */
export function fillerOf({ owner_name }: Submission): Person | undefined {
  const found =
    /\((?:form|filled in|answered|submitted|completed) by (?<first>\p{Lu}\p{Ll}+) [^,)]+,(?<work>[^)]+)\)/u.exec(
      owner_name,
    );
  const { first, work } = found?.groups ?? {};
  if (first === undefined || work === undefined || /consultant/i.test(work)) return undefined;
  return { name: first, does: rolesIn(work) };
}
