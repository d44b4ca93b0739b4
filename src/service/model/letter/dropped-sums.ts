import type { Unit } from "../../../diagnosis/letter/unit.ts";
import type { Item } from "./letter-form.ts";

/** The word for a sum that was dropped: `hours`, `money`, `people`; `some` for a share. */
export function wordFor({ unit: written }: Pick<Item<"sums">, "unit">, unit: Unit): string {
  if (/%|percent|share/i.test(written)) return "some";
  const [first] = Object.entries(unit).flatMap(([name, power]) => (power > 0 ? [name] : []));
  if (first === undefined) return "";
  if (first === "$") return "money";
  if (/^(?:labor |unbilled )?h$/.test(first)) return "week" in unit || "year" in unit ? "hours" : "time";
  return first === "person" ? "people" : "";
}

/**
 * A sentence without its dropped sums: an aside is removed, else the sum is replaced by a word, else its later clause is
 * removed. A sentence that can't be repaired keeps its placeholder and is dropped.
 */
export function withoutDroppedSums(sentence: string, droppedSums: ReadonlyMap<string, string>): string {
  return [...droppedSums].reduce(
    (text, [id, word]) => (text.includes(`{${id}}`) ? repaired(text, `{${id}}`, word) : text),
    sentence,
  );
}

function repaired(sentence: string, sum: string, word: string): string {
  const ways = [aside(sentence, sum), inAWord(sentence, sum, word), withoutClause(sentence, sum)];
  const found = ways.find((one) => one !== undefined && !one.includes(sum) && one.split(" ").length >= minWords);
  return found === undefined ? sentence : found.charAt(0).toUpperCase() + found.slice(1);
}

const minWords = 4;

/** `a wait (of {s1})`, `that wait, {s1}, …`, `runs {s1} over the quote`, `waits {s1} longer`. */
function aside(sentence: string, sum: string): string | undefined {
  const at = escaped(sum);
  const forms = [
    `\\s?\\((?:[\\w ,]{0,30}\\s)?${at}(?:\\s[\\w ,]{0,30})?\\)`,
    `, ${at},(?= )`,
    `, (?:or |likely |some |perhaps )?${at}(?=[.;:])`,
    `(?<=[a-z]) ${at}(?= (?:over|beyond|past|behind|late|later|longer|more than|less than|short of)\\b)`,
  ].map((form) => new RegExp(form, "u"));
  const pattern = forms.find((one) => one.test(sentence));
  return pattern === undefined ? undefined : sentence.replace(pattern, "");
}

/** `You lose {s1} to setups` becomes `You lose hours to setups`, unless the words before need a number. */
function inAWord(sentence: string, sum: string, word: string): string | undefined {
  const [before = "", after = ""] = sentence.split(sum);
  const isShare = word === "some";
  const fits =
    word !== "" &&
    !awaitsNumber.test(before) &&
    !(word === "money" && saysNothing.test(before)) &&
    (!isShare || /^ of\b/.test(after)) &&
    !/^ (?:of|a|per)\b/.test(isShare ? "" : after);
  return fits ? sentence.replace(sum, word) : undefined;
}

const awaitsNumber =
  /\b(?:is|are|was|be|equals?|means?|estimates?|stand|stands|standing|below|above|under|over|to|of|by|at|than|about|only|just|an?|another|extra|every|each|in|with|or|and|some|like|near|comes|makes)\s$/iu;

/** `may sell for money`, `adds money`: meaningless without the number. */
const saysNothing = /\b(?:for|adds?|worth|brings?|earns?|makes?)(?: you| about)? $/iu;

/** The sentence without the later clause that contains the sum. */
function withoutClause(sentence: string, sum: string): string | undefined {
  const clauses = sentence.split(/(?:,|;|:) (?=(?:and|but|so|or|which|while|as|because|where|about)\b)|; /u);
  const at = clauses.findIndex((one) => one.includes(sum));
  if (at < 1) return undefined;
  return `${clauses
    .slice(0, at)
    .join(", ")
    .replace(/[.,;:]$/u, "")}.`;
}

const escaped = (text: string): string => text.replaceAll(/[{}]/gu, "\\$&");
