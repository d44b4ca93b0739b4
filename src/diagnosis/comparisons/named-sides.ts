import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { matchesIn } from "../matches.ts";
/** Someone or something called by name, and where. */
export interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Words that aren't names even before a number: days, months and words that start a sentence. */
const noName =
  /^(?:I|We|The|They|It|Its|In|On|At|Our|My|He|She|His|Her|That|This|These|Those|If|When|Then|So|And|But|Or|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Last|Every|Each|Number|No|Days|Nights|Both|All|About|Only|Just|Now|Today|Yes|Not|Late|Same|Machine|Lathe|Mill|Cell|Line|Press|Setups?|Swiss|ERP|CNC|CMM|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Fridays|Mondays|Customers?|Salesman|Average|Overtime)$/;
const numbered = quick(
  /\b(?:number|no\.|machine|lathe|mill|press|cell|line|spindle|grinder) ?#?(?<number>\d{1,3})\b|#(?<hash>\d{1,3})\b/giu,
);
/** Someone or something with a number within a few words: `Ozark 12 lots`. */
const proper = quick(/(?<![\p{L}\p{N}])(?<name>\p{Lu}\p{Ll}{2,})(?=(?:['’]s)?(?: \p{Ll}+){0,2} \d)/gu);

/**
 * The two named sides of a text, both of one kind: numbered machines, else customers, people and makes; else none.
 *
 * @param all everything the shop wrote: a word that only starts sentences isn't a name
 */
export function namesIn(text: string, all: string): readonly Named[] {
  const machines = matchesIn(text, numbered).map(({ index, 0: all, groups = {} }) => ({
    name: groups.number ?? groups.hash ?? "",
    start: index,
    end: index + all.length,
  }));
  if (differentIn(machines) === 2) return machines;
  const capitalized = matchesIn(text, proper)
    .map(({ index, groups: { name = "" } = {} }) => ({ name, start: index, end: index + name.length }))
    .filter(({ name }) => !noName.test(name));
  // Looks up in everything they wrote whether a word is a name, but only if there may be two.
  if (differentIn(capitalized) < 2) return [];
  const names = capitalized.filter(({ name }) => !isWord(name, all));
  return differentIn(names) === 2 && names.some(({ name }) => isName(name, all)) ? names : [];
}

const differentIn = (named: readonly Named[]): number => new Set(named.map(({ name }) => name)).size;

/** Whether a word is a name in this text. If one of two is a name, so is the other. */
const isName = (name: string, all: string): boolean =>
  new RegExp(String.raw`[\p{Ll},:] ${name}\b|\b${name}['’]s\b`, "u").test(all);
const isWord = (name: string, all: string): boolean => new RegExp(String.raw`\b${name.toLowerCase()}\b`, "u").test(all);

/** Whether a text mentions a side. A bare number is a machine only if a verb or `'s` follows it. */
export function speaksOf(name: string, text: string): boolean {
  if (!/^\d/.test(name)) return new RegExp(String.raw`\b${name}\b`, "u").test(text);
  return new RegExp(
    String.raw`(?:\b(?:number|no\.|machine|lathe|mill|press|cell|line|spindle|grinder) ?#?|#)${name}\b|(?:^|[,;] |\bon |\band )${name}(?:['’]s\b| (?:is|was|has|had|gets|got|runs|goes|belongs|never|always)\b)`,
    "iu",
  ).test(text);
}
