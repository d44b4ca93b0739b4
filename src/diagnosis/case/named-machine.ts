import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { shopWords } from "./case.words.ts";
import type { SituationSeen } from "./finding/how-it-happens.ts";
import type { ScoredSentence } from "./finding/scored-sentences.ts";
import { isPlan, type Reading } from "./reading.ts";

const makes =
  "okuma|mazak|haas|integrex|makino|mori|doosan|hermle|matsuura|dmu|dmg|grob|toyoda|giddings|puma|hardinge|reishauer|tsugami|hurco|fadal|nakamura|speedio|mikron|kitamura|hydromat";
/** Makes that are also ordinary words, so they count only if capitalized. */
const wordMakes = "Star|Brother|Citizen|Kern|Index|Acme";
const named = new RegExp(
  String.raw`\b(?:[Tt]he|[Oo]ur|[Bb]oth|those|two|three|four)(?: two| three| four)? ((?:(?:big|little|old|large|small) )?(?:${anyCase(makes)}|${wordMakes})(?:e?s)?(?: (?:horizontals?|verticals?|lathes?|mills?))?)\b(?! (?:row|cell|side|man|guy|tech|rep|dealer|school)\b)`,
);
/** `Citizen #6`: a make that only counts capitalized, with a number. */
const makeNumbered = new RegExp(String.raw`\b(?:${anyCase(makes)}|${wordMakes}) (?:#|[Nn]o\. ?|[Nn]umber )\d{1,2}\b`);
const numbered =
  /\b(?:(?:hmc|vmc|hm|vm|vf)-?\d{1,2}s?)\b|(?<=\b(?:on|at|at the|in) )number (?:one|two|three|four|five|six|seven|eight|nine|\d{1,2})\b|\b(?:(?:lathe|grinder|router|horizontal|vertical|cell)|(?<=\b(?:on|at|of|down) )(?:mill|machine|saw)) (?:#|no\. ?|number )?\d{1,2}\b(?! ?(?:hours?|min|days?|%|parts|pieces|pcs|and|or|to)\b)/i;

/** `H4 and H7`, `HM-3 and HM-5`; no quarters, threads, steels or revisions. */
const twoNumbered =
  /\b(?!(?:Q|M|D|Rev|OP|Op|AS|P)-?\d)(?<letters>[A-Z]{1,3})(?<dash>-?)(?<one>\d{1,2}) (?:and|&) \k<letters>\k<dash>(?<other>\d{1,2})\b(?! (?:steel|stainless|tap|thread|bar|material|inserts?)\b)/;

/** A pattern that finds its words with or without a capital. */
function anyCase(words: string): string {
  return words.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** Context in which a machine is only praised, wanted, or a location. */
const elsewhere =
  /\b(?:never quits|best|marvell?ous|hums|no trouble|bought|gets?|lease|priced|looking at|approved|deposit|signed|caught up|still in the|school|open house|salesman|selling|used to|years? ago|sold|in (?:19|20)\d\d)\b/i;

/**
 * The machine the owner writes about, as written: from the sentence that describes the situation, else from one next to
 * it, else the one named most. `null` if there is none.
 */
export function machineNear(reading: Reading, situation: SituationSeen | null): string | null {
  const usable = (one: ScoredSentence | undefined): one is ScoredSentence =>
    one !== undefined && !elsewhere.test(one.text) && !isPlan(one, reading);
  const { sentences } = reading;
  const at = situation
    ? sentences.findIndex(({ field, text }) => field === situation.quote.field && text === situation.quote.text)
    : -1;
  const near = at < 0 ? [] : [sentences[at], sentences[at - 1], sentences[at + 1]];
  const beside = near.filter(usable).filter(({ field }) => field === situation?.quote.field);
  const own = beside.flatMap(({ text }) => machineIn(text) ?? [])[0];
  return own ?? (situation !== null && ofUnattended.includes(situation.id) ? automatedIn(sentences) : null);
}

/** Situations about machines that run unattended. */
const ofUnattended: readonly SituationSeen["id"][] = ["night-run-quits", "automation-not-fed"];

/** The machine that runs alone, by what lets it: `the lathe with the robot`. */
function automatedIn(sentences: readonly ScoredSentence[]): string | null {
  const found = sentences.map(({ text }) => automated.exec(text)?.groups).find((groups) => groups !== undefined);
  return found ? `the ${found.machine?.toLowerCase()} with the ${found.loader?.toLowerCase()}` : null;
}
const automated =
  /\b(?:an?|the|our|one) (?<machine>(?:(?:horizontal|vertical|turning|milling|swiss) )?(?:machine|lathe|mill|cell|horizontal|vertical|machining cent(?:er|re)))[^.;,]{0,12} with (?:an? |the |\d+ |\w+ty )?(?<loader>robot|cobot|pallets|pallet (?:pool|changer)|bar feeder|gantry)\b/i;

/** Whether a machine's name ends in a number that distinguishes it: `H4 and H7`. */
export const isNumbered = (machine: string): boolean => /\d$/.test(machine);

/** The machine that more sentences name than any other. */
export function machineNamedMost(reading: Reading): string | null {
  const names = reading.sentences
    .filter((one) => !elsewhere.test(one.text) && !isPlan(one, reading))
    .flatMap(({ text }) => machineIn(text) ?? []);
  // `the Okuma` is the same as `the Okuma horizontal`.
  const isSame = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
  const times = (name: string): number => names.filter((one) => isSame(one, name)).length;
  const [first, ...others] = [...new Set(names)].toSorted((a, b) => times(b) - times(a));
  const second = others.find((one) => first !== undefined && !isSame(one, first));
  if (first === undefined || (second !== undefined && times(second) === times(first))) return null;
  return first;
}

const kind = quick(
  /(?<!\b(?:as|than|like|we run on|run on|by|near|beside|behind|next to|past|between) )\b(?:[Tt]he|[Oo]ur|[Mm]y) ((?:(?:two|three|four|five|six|\d) )?(?:(?!one\b|same\b|other\b|next\b|new\b|old\b|only\b|best\b)[a-z][a-z-]* )?(?:grinders|borers|lathes|mills|horizontals|verticals|EDMs|sinkers|boring mills|screw machines|multi-?spindles|machining centers|turning centers|mill-turns|hobbers|shapers|routers|Swiss machines|(?:5|five)-axis machines))\b/,
);

/** The only kind of machine that the answers name: `one of the gear grinders`. `null` if they name none or several. */
export function kindNamed(reading: Reading): string | null {
  const kinds = reading.sentences
    .filter((one) => !elsewhere.test(one.text) && !isPlan(one, reading))
    .flatMap(({ text }) => kind.exec(text)?.[1] ?? [])
    .toSorted((a, b) => b.length - a.length);
  const [fullest = ""] = kinds;
  if (fullest === "") return oneKindIn(reading);
  if (!kinds.every((each) => fullest.endsWith(each))) return null;
  return /^(?:two|three|four)\b/.test(fullest) ? shopWords.allOf(fullest) : shopWords.oneOf(fullest);
}

/** `the boring mill`: the one machine of its kind that the complaint names. */
function oneKindIn(reading: Reading): string | null {
  const named = reading.sentences
    .filter((one) => one.field === "pain_invisible" && !elsewhere.test(one.text) && !isPlan(one, reading))
    .flatMap(({ text }) => oneKind.exec(text)?.[1] ?? []);
  const [first, another] = [...new Set(named)];
  return first === undefined || another !== undefined ? null : `the ${first}`;
}
const oneKind = quick(
  /(?<!\b(?:after|until|before|from|off|past|behind) )\b[Tt]he ((?:(?:big|old|large|small|gear|wire|sinker|surface|cylindrical|profile|thread) )?(?:boring mill|jig borer|jig grinder|EDM|sinker|grinder|hobber|broach|router|waterjet|laser|gundrill|honing machine|planer mill)|(?:older|newer|bigger|smaller) (?:horizontal|vertical|lathe|mill|machine|borer))\b/,
);

/** The hand step that the answers name: `deburring`. */
export function handStepIn({ sentences }: Reading): string {
  const named = sentences
    .filter(({ isDenied }) => !isDenied)
    .flatMap(({ text }) => handStep.exec(text)?.[0].toLowerCase() ?? []);
  const known = handSteps.find(({ says }) => named.some((word) => says.test(word)));
  return known?.name ?? shopWords.anyStep;
}
const handSteps = [
  { says: /^deburr/, name: "deburring" },
  { says: /^wash/, name: "washing" },
  { says: /^polish/, name: "polishing" },
  { says: /^assembl/, name: "assembly" },
  { says: /^pack/, name: "packing" },
  { says: /^paint/, name: "painting" },
  { says: /^weld/, name: "welding" },
  { says: /^finish/, name: "finishing" },
] as const;
const handStep = quick(
  /\b(?:deburr(?:ing)?\b|wash(?:ing|er|ers)?\b|polish(?:ing)?\b|assembly\b|pack(?:ing|aging)\b|paint(?:ing)?\b|weld(?:ing)?\b|finishing\b)/i,
);

function machineIn(text: string): string | undefined {
  const own = makeNumbered.exec(text)?.[0];
  if (own !== undefined) return withCapital(own);
  const make = named.exec(text)?.[1];
  if (make !== undefined) return `the ${withCapital(make)}`;
  const two = twoNumbered.exec(text)?.groups;
  if (two) return `${two.letters}${two.dash}${two.one} and ${two.letters}${two.dash}${two.other}`;
  const number = numbered.exec(text)?.[0];
  if (number === undefined) return undefined;
  if (/^number|^[a-z]+ (?:#|no\.|number |\d)/i.test(number)) return number.toLowerCase();
  const model = number.toUpperCase().replace(/S$/, "s");
  return model.startsWith("VF") ? `the ${model}` : model;
}

/** `the makino` is a name. */
const withCapital = (name: string): string =>
  name.replace(new RegExp(`\\b(?:${makes})`, "g"), (make) =>
    make === "dmu" || make === "dmg" ? make.toUpperCase() : `${make.charAt(0).toUpperCase()}${make.slice(1)}`,
  );
