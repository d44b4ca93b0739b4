import type { Unit } from "../../../diagnosis/letter/unit.ts";
import type { Item } from "./letter-form.ts";

/** What a sentence may say in place of a sum that we did not compute: `hours`, `money`, `people`; a share is `some`. */
export function wordFor({ unit: written }: Pick<Item<"sums">, "unit">, unit: Unit): string {
  if (/%|percent|share/i.test(written)) return "some";
  const [first] = Object.entries(unit).flatMap(([name, power]) => (power > 0 ? [name] : []));
  if (first === undefined) return "";
  if (first === "$") return "money";
  if (/^(?:labor |unbilled )?h$/.test(first)) return "week" in unit || "year" in unit ? "hours" : "time";
  return first === "person" ? "people" : "";
}

/**
 * A sentence without the sums that we did not compute: left out where they stand aside, or else said in a word; a later clause may
 * go with them. What cannot be mended stays as it is, and falls with its placeholder.
 */
export function withoutFallen(sentence: string, fallen: ReadonlyMap<string, string>): string {
  return [...fallen].reduce(
    (text, [id, word]) => (text.includes(`{${id}}`) ? mended(text, `{${id}}`, word) : text),
    sentence,
  );
}

function mended(sentence: string, sum: string, word: string): string {
  const ways = [aside(sentence, sum), inAWord(sentence, sum, word), withoutClause(sentence, sum)];
  const mended = ways.find((one) => one !== undefined && !one.includes(sum) && one.split(" ").length >= minWords);
  return mended === undefined ? sentence : mended.charAt(0).toUpperCase() + mended.slice(1);
}

const minWords = 4;

/** `a wait (of {s1})`, `that wait, {s1}, …`, `runs {s1} over the quote`, `waits {s1} longer`. */
function aside(sentence: string, sum: string): string | undefined {
  const at = escaped(sum);
  const forms = [
    [new RegExp(`\\s?\\((?:[\\w ,]{0,30}\\s)?${at}(?:\\s[\\w ,]{0,30})?\\)`, "u"), ""],
    [new RegExp(`, ${at},(?= )`, "u"), ""],
    [new RegExp(`, (?:or |likely |some |perhaps )?${at}(?=[.;:])`, "u"), ""],
    [
      new RegExp(
        `(?<=[a-z]) ${at}(?= (?:over|beyond|past|behind|late|later|longer|more than|less than|short of)\\b)`,
        "u",
      ),
      "",
    ],
  ] as const;
  const [pattern] = forms.find(([one]) => one.test(sentence)) ?? [];
  return pattern === undefined ? undefined : sentence.replace(pattern, "");
}

/** `You lose {s1} to setups`: hours. Where a number is what the words before wait for, no word will do. */
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

/** `may sell for money`, `adds money`: without its number it tells nothing. */
const saysNothing = /\b(?:for|adds?|worth|brings?|earns?|makes?)(?: you| about)? $/iu;

/** Drops the later clause that holds it. */
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
