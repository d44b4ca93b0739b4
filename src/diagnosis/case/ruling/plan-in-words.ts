import { type Asset, machineNames } from "../../../knowledge/patterns/asset-patterns.ts";
import { lowerFirst } from "../../../survey/writing.ts";
import type { Facts, PlanFact } from "../../facts/facts.ts";
import { rulingWords as words } from "./ruling.words.ts";

/** Their name for the thing: `a third cell` from `talking to Mazak about a third cell`. */
export function thingIn(written: string, asset: Asset): string {
  const plan = unshouted(written).replace(/^(?:and|also|plus|then) /i, "");
  const replaced = /\breplac\w+ (?<old>.+)$/i.exec(plan)?.groups?.old;
  if (replaced !== undefined) return `replacing ${replaced}`;
  if (asset === "software" && /\b(?:dump|ditch)\w*\b/i.test(plan)) return "another system";
  const person = asset === "people" ? personIn(plan) : undefined;
  if (person !== undefined) return person;
  if (asset === "building" && /\b(?:square feet|sq\.? ?ft)\b/i.test(plan)) return "floor space";
  const service = asset === "service" ? serviceIn(plan) : undefined;
  if (service !== undefined) return service;
  const teacher = /\b(?:somebody|someone)\b.*$/i.exec(plan)?.[0];
  if (teacher !== undefined) return teacher;
  const ordered = ofDeposit.exec(plan)?.groups?.maker;
  if (ordered !== undefined) return `the ${ordered}`;
  const seat = seatOf.exec(plan)?.[0];
  if (seat !== undefined) return /^(?:seat|license|copy)\b/i.test(seat) ? `a ${lowerFirst(seat)}` : withArticle(seat);
  const thing = plan
    .replace(upToThing, "")
    .replace(priceInside, "$<article>")
    .replace(priceOfUsed, "")
    .replace(/^(?:his|her|their) /i, "the ")
    .replace(leftOver, "")
    .trim()
    .replace(ordinalAlone, `$& ${oneMoreOf(asset)}`);
  const said = withArticle(thing === "" ? plan.trim() : thing);
  return said
    .replace(startsPlainly, (word) => word.toLowerCase())
    .replace(wrongArticle, "an ")
    .replace(/^one (?!more\b|of\b|person\b)/i, "the ")
    .replace(/^(?:our|my) /i, "your ")
    .replace(severalOfOne, "$&s");
}

/** `a used Haas VF-2` for `A USED HAAS VF-2`. */
const unshouted = (plan: string): string =>
  /\p{Ll}/u.test(plan) || !/\p{Lu}{2,} .*\p{Lu}{2,}/u.test(plan)
    ? plan
    : plan.replace(/\p{Lu}[\p{Lu}'’]*(?![\p{Lu}'’]*[-/]?\d)/gu, (word) => {
        if (isShort.test(word)) return word;
        return ofMaker.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase();
      });
const isShort = /^(?:CMMS?|CNC|EDM|VMC|HMC|VTL|CAM|CAD|ERP|MES|QC|SPC|DMG|TVS?|UMC|VF)$/;
const ofMaker = new RegExp(`^(?:${machineNames}|reishauer|giddings|zeiss|mastercam|fanuc)$`, "i");

/** Visits by their number; other work has no short name next to its price. */
const serviceIn = (plan: string): string | undefined =>
  rebuildIn(plan) ??
  /\b[a-z\d-]+ (?:visits?|check-?ups?|inspections?)(?: a year)?\b/i.exec(plan)?.[0] ??
  (/[$€£\d]/.test(plan) ? "this work" : undefined);

/** `The rebuild of the Giddings` for `have the Giddings rebuilt`. */
function rebuildIn(plan: string): string | undefined {
  const { work = "", machine } = ofMachine.exec(plan)?.groups ?? ofMachineDone.exec(plan)?.groups ?? {};
  if (machine === undefined) return undefined;
  const kind = words.rebuilds.find(({ said }) => said.test(work))?.name ?? words.rebuild;
  return words.workOn(kind, machine.replace(/^(?:our|my) /i, "your "));
}
const ofMachine =
  /(?<work>rebuil\w*|retrofit\w*|overhaul\w*|recondition\w*|refurbish\w*|re-?scrape)(?: (?:of|on|for))? (?<machine>(?:the|our|my|that) .+)$/i;
const ofMachineDone =
  /^(?<machine>(?:the|our|my|that) .+) (?<work>rebuil\w*|retrofit\w*|overhaul\w*|recondition\w*|refurbish\w*|re-?scrape\w*)$/i;

/** Whoever has no trade in their words. */
function personIn(plan: string): string | undefined {
  if (/\b(?:positions?|openings|vacancies)\b/i.test(plan)) return "new people";
  if (/\b(?:interviewing|indeed|ziprecruiter|craigslist|facebook|linkedin|monster|paper|newspaper)\b/i.test(plan))
    return "new people";
  if (/(?:^|\b(?:is|want|need|for|get|find) )(?:hands|help|bodies|people)$/i.test(plan)) return words.morePeople;
  return /\ban? (?:fell(?:a|ow)|guy|gal|girl|boy|lad|man|woman|kid)$/i.test(plan) ? words.onePerson : undefined;
}

/** An article that its noun doesn't take: `a operator`. */
const wrongArticle = /^a (?=[ai]|o(?!ne\b|nce\b)|e(?!u)|up|(?:EDM|HMC|MES|ERP|SPC)\b)/;

/** `two more machinist`. */
const severalOfOne =
  /^(?:two|three|four|five|six|[2-9])\b.*\b(?:machinist|operator|programmer|inspector|setter|planner|machine|lathe|mill|robot|attendant|helper)$/i;

/** Words at the start of a sentence that aren't names. */
const startsPlainly =
  /^(?:(?:[Aa]n?|[Tt]he) (?:New|Used|Second|Third|Fourth|Fifth|Sixth|Bigger|Better|Newer)|A|An|The|Another|One|Two|Three|Four|Five|Six|Seven|Eight|Ten|Some|More|New|Second|Third|Fourth|Fifth|Sixth|Finite|High|Hydraulic|Quick|Zero|Laser|Coolant|Vacuum|Tool|Bar|Evening|Night|Weekend|Bigger|Used)\b/;

/** `deposit is with Makino`. */
const ofDeposit = /\bdeposit\b.* (?:with|to) (?<maker>\p{Lu}\S*)$/u;

/** `second seat of Mastercam`. */
const seatOf =
  /\b(?:(?:an? |another |one more )?(?:second|third|2nd|3rd) |an(?:other)? )?(?:seat|license|copy) of .+$/i;

/** `a $410,000 presetter package`: the price is shown separately. */
const priceInside = /^(?<article>an? |the )?[$€£]\d[\d.,]*(?:\s?(?:k|thousand|grand|million|m))?\s+/i;

/** `A 2nd one 890k used Toshiba`. */
const priceOfUsed = /\b(?:one )?[$€£]?\d[\d.,]*\s?(?:k|grand) (?=(?:used|new)\b)/i;

/** `What I need is people`, `find two setters`. */
const leftOver = /^(?:is|are|find(?:ing)?) /i;

/** `third borer`, `vending machine`: with the article that its sentence gave to another word. */
const withArticle = (thing: string): string => (isOne.test(thing) && !hasArticle.test(thing) ? `a ${thing}` : thing);

const isOne =
  /^(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th)\b(?! one$)|\b(?:hall|building|saw|machine|lathe|mill|borer|grinder|robot|system|package|cell|cmm|crane|presetter|camera|table|man|person|guy|clerk|technician|setter|machinist|operator|programmer|inspector|planner|estimator|buyer|supervisor|foreman|expediter|engineer|scheduler|salesman|helper)$/i;
const hasArticle =
  /^(?:an?|the|another|one|two|three|four|some|more|my|our|this|that|additional|several|replacing|\d+(?!(?:st|nd|rd|th)\b))\b/i;

const oneMoreOf = (asset: Asset): string => (asset === "machine" ? "machine" : "one");
const ordinalAlone = /\b(?:second|third|fourth|2nd|3rd|4th)$/i;

const upToThing =
  /^.*(?<![\w-])(?:also|use|deploy|deploying|roll(?:ing)? out|put(?:ting)? in|about|abt|for|on|of|at|to|into|putting|hire|hiring|add|adding|dumping|implement|needs?|wants?|get|getting|got|buy|buying|bought|order|ordering|purchase|license|leas(?:e|ing)|rent(?:ing)?|recruit|recruiting|hiring|replace|bring(?: in)?|put|after|considering|start|me|us|seeing|pric(?:ed|ing)|eyeing|proposal:?|propos(?:e|es|ed|ing)|have|has|like)\s+/i;

/** A plan as it is shown: its words, and the thing alone. */
export function quoted(plan: PlanFact, facts: Facts) {
  const { field, asset, certainty } = plan;
  const text = planWords(plan, facts);
  return { field, text, thing: thingIn(text, asset), certainty };
}

/** The words for one plan, without those for another plan after the same verb: `two or three people`. */
export function planWords({ field, start, text }: PlanFact, { plans }: Facts): string {
  const inside = plans.find(
    (other) => other.field === field && other.start === start && text.startsWith(`${other.text} `),
  );
  const rest = inside && text.slice(inside.text.length).replace(/^\s*(?:and|or|,)\s+/i, "");
  return rest ? rest.trim() : text;
}
