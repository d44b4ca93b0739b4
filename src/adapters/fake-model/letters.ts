import { type Fields, fieldsOf, isFields, parseJson, type Writer } from "./json-schema.ts";
import { sentencesIn } from "./passages.ts";
import type { Question } from "./question.ts";

/** The case that a question asks a letter about; `undefined` if it asks for something else. */
export function caseIn({ data }: Question): Fields | undefined {
  const [, block = ""] = /<case>\n([\s\S]*)\n<\/case>/.exec(data) ?? [];
  const shopCase = parseJson(block);
  return isFields(shopCase) ? shopCase : undefined;
}

/** A good letter if there's no writer; otherwise one with the writer's sentences everywhere. */
export function letterBy(shopCase: Fields, writer: Writer | undefined): unknown {
  if (Array.isArray(shopCase.letter)) return { cuts: writer === undefined ? [] : cutsOf(shopCase.letter, writer) };
  return writer === undefined ? goodLetter(shopCase) : letterOf(shopCase, writer);
}

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** One sentence of each answer, verbatim. */
const quotesIn = (shopCase: Fields): readonly Fields[] =>
  listOf(shopCase.told).flatMap(({ field, answer }) => {
    const [first] = sentencesIn(String(answer)).filter(
      (sentence) => sentence.length > 12 && sentence.length < 200 && !sentence.includes("["),
    );
    return first === undefined ? [] : [{ field, text: first }];
  });

/** Short sentences, each grounded on a quote or a figure of the case. */
function goodLetter(shopCase: Fields): unknown {
  const quotes = quotesIn(shopCase).map(({ field, text }, at) => ({ id: `q${at + 1}`, field, text }));
  const own = quotes.find(({ field }) => field === "pain_invisible") ?? quotes[0];
  const grounds = own === undefined ? ["primary_bottleneck"] : [own.id];
  const quoted = own === undefined ? "work that waits" : `{${own.id}}`;
  return {
    ...emptyLetter,
    quotes,
    finding: { says: `What holds your work back likely begins here: ${quoted}.`, grounds },
    answer: [{ says: "Test it this week before you spend money on it.", grounds }],
    memo: [
      "## Where it begins",
      `It likely begins here: ${quoted}`,
      "Whatever waits there probably pushes the next job back as well.",
      "[week]",
      "## What nobody told",
      "- How often did it happen last week?",
    ].join("\n\n"),
    week: ["Mon", "Tue", "Wed"].map((day) => ({
      day,
      who: "owner",
      minutes: 30,
      do: "Write down on a sheet of paper what each job waits for, and for how long.",
    })),
  };
}

/** Every kind of line that a memo may have. */
const memoLines = ["## …", "…", "- **…** …", "| … | … |", "| … | … |", "**…:** …"];

const emptyLetter = {
  ...{ quotes: [], finding: { says: "", grounds: [] }, answer: [], memo: "", figures: [], order: [], decoys: [] },
  ...{ rulings: [], week: [], tests: [], rival: { says: "", settle: "" }, unknowns: [], plan: [], tiles: [] },
};

/** Puts the writer's sentences into every part of the letter, grounded on whatever it finds to quote. */
function letterOf(data: Fields, { sentences, symptoms }: Writer): unknown {
  const answers = listOf(data.told);
  const form = { properties: { id: { enum: ["x"] }, field: { enum: answers.map(({ field }) => field) }, quote: {} } };
  const found = symptoms(form).map(({ field, quote }) => ({ field, text: quote }));
  const quotes = (found.length > 0 ? found : quotesIn(data))
    .slice(0, 14)
    .map((quote, at) => ({ id: `q${at + 1}`, ...quote }));
  const grounds = quotes.map(({ id }) => id);
  const say = (at: number): string => sentences[at % sentences.length] ?? "";
  let used = 0;
  /** Each part continues with the sentence after the last one used. */
  const all = <Item>(make: (text: string, at: number) => Item): readonly Item[] =>
    Array.from({ length: Math.min(sentences.length, maxSentences) }, (_, at) => make(say(used++), at));
  const checked = listOf(data.checked).map(({ field }) => String(field));
  return {
    quotes,
    inputs: quotes.map(({ id }, at) => ({ name: `n${at}`, quote: id, value: 7391, unit: "h/week" })),
    assumptions: all((why, at) => ({ name: `a${at}`, low: 7391, likely: 7392, high: 7393, unit: "h/week", why })),
    sums: all((text, at) => ({ id: `s${at + 1}`, says: text, term: "n0 * weeks", unit: "h/year" })),
    finding: { says: say(0), grounds },
    answer: all((text) => ({ says: text, grounds: [...grounds, ...checked] })),
    cause: all((text) => ({ says: text, grounds })),
    memo: all((text, at) => memoLines[at % memoLines.length]?.replaceAll("…", text) ?? "").join("\n"),
    figures: all((text) => ({ name: text, how: text, value: text, grounds })),
    order: listOf(data.themes).map(({ theme }) => ({ theme, grounds })),
    decoys: all((text, at) => ({ blamed: `q${at + 1}`, name: text, why: text })),
    rulings: all((text, at) => ({
      plan: `q${at + 1}`,
      name: text,
      verdict: "yes-if",
      why: text,
      yes_when: text,
      tell: text,
    })),
    tests: all((text) => ({
      on: text,
      count: text,
      now: text,
      right: text,
      keep: text,
      wrong: `${text} ${text}`,
      do: text,
    })),
    rival: { says: say(1), settle: say(2) },
    week: all((text, at) => ({
      day: ["Mon", "Tue", "Wed", "Thu", "Fri"][at % 5],
      who: "owner",
      minutes: 30,
      do: text,
    })),
    plan: all((text, at) => ({ by: ["30", "60", "90"][at % 3], who: "owner", hours: 1, do: text })),
    unknowns: all((text) => ({ what: text, ask: text })),
    tiles: all((text) => ({ name: text, now: text, goal: text, source: text, grounds })),
  };
}

/** The most sentences in one part of the letter. */
const maxSentences = 6;

/** Replaces every line with the writer's sentences. */
const cutsOf = (lines: readonly unknown[], { sentences }: Writer): readonly Fields[] =>
  lines.map((line, at) => ({ line: fieldsOf(line).line, why: "wrong", fix: sentences[at % sentences.length] ?? "" }));
