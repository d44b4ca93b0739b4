import { type Fields, fieldsOf, type Pen } from "./json-schema.ts";
import { type Passage, passagesIn, sentencesIn } from "./passages.ts";
import type { Question } from "./question.ts";

/** Writes what a good model would: short sentences around placeholders that were given, symptoms with real quotes. */
export function goodPen({ instructions, data }: Question): Pen {
  const passages = passagesIn(data);
  return {
    sentences: sentencesFor(passages),
    findings: (form) => findingsIn(passages, form, instructions),
  };
}

/** What is said in each section. A sentence whose placeholder was not given is left out. */
const sayings: Readonly<Record<string, readonly ((given: Given) => string | undefined)[]>> = {
  summary: [
    ({ theme }) => theme && `What holds your shop back most: ${theme}.`,
    ({ quote }) => quote && `You put it this way: ${quote}.`,
    ({ theme, cost }) => cost && `Through ${theme} you lose ${cost}.`,
    () => "It hides in small waits that nobody writes down.",
  ],
  theme: [
    ({ theme }) => theme && `The trouble with ${theme} begins before the spindle stops.`,
    ({ quote }) => quote && `In your own words: ${quote}.`,
    () => "Whatever waits here pushes the next job back as well.",
    ({ theme, cost }) => cost && `Through ${theme} you lose ${cost}.`,
  ],
  chain: [
    ({ theme, other }) => other && `In your shop ${theme} and ${other} feed each other.`,
    () => "Curing the later trouble alone does not last.",
  ],
  week: [({ theme }) => theme && `Begin here, because the other trouble follows from ${theme}.`],
};

/** Placeholders that were given. */
interface Given {
  readonly theme: string | undefined;
  readonly other: string | undefined;
  readonly quote: string | undefined;
  /** What the theme costs, in whatever it costs. */
  readonly cost: string | undefined;
}

function sentencesFor(passages: readonly Passage[]): readonly string[] {
  const { text: section = "" } = passages.find(({ name }) => name === "section") ?? {};
  const placeholders = passages.filter(({ name }) => name === "use").map(({ text }) => text);
  const [theme, other] = placeholders.filter((placeholder) => placeholder.startsWith("{{theme."));
  const given: Given = {
    theme,
    other,
    quote: placeholders.find((placeholder) => placeholder.startsWith("{{quote.")),
    cost: placeholders.find((placeholder) => theme !== placeholder && subjectOf(placeholder) === subjectOf(theme)),
  };
  const says = sayings[section.replace(/:.*/, "")] ?? sayings.theme ?? [];
  return says.flatMap((say) => say(given) ?? []);
}

const subjectOf = (placeholder: string | undefined): string | undefined => placeholder?.replace(/^\{\{\w+\./, "");

/** To every sentence the symptom with which it shares the largest part of the words, where it shares enough. */
function findingsIn(passages: readonly Passage[], form: Fields, instructions: string): readonly Fields[] {
  const members = fieldsOf(form.properties);
  const names = textsOf(fieldsOf(members.field).enum);
  const symptoms = textsOf(fieldsOf(members.id).enum).map((id) => ({
    id,
    words: wordsIn(meaningOf(id, instructions)),
  }));
  return passages
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, text }) => sentencesIn(text).map((quote) => ({ name, quote, words: wordsIn(quote) })))
    .flatMap(({ name, quote, words: ofQuote }) => {
      const [best] = symptoms
        .map(({ id, words }) => ({ id, shared: sharedBy(words, ofQuote), part: sharedBy(words, ofQuote) / words.size }))
        .filter(({ shared }) => shared >= enough)
        .sort((a, b) => b.part - a.part);
      return best ? [{ id: best.id, field: name, quote }] : [];
    });
}

/** Words that a sentence and a symptom must share. */
const enough = 2;

const sharedBy = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...words].filter((word) => others.has(word)).length;

/** The line of the instructions that tells what an id means, less the id. */
function meaningOf(id: string, instructions: string): string {
  const line = instructions.split("\n").find((one) => one.includes(`${id}:`));
  return line?.slice(line.indexOf(id) + id.length) ?? id;
}

/** The beginnings of the longer words: enough to tell what a sentence is about. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !common.has(word)).map((word) => word.slice(0, 4)),
  );

/** Words that tell nothing. */
const common = new Set(
  "when with that this from them they their there while until every only into than then what".split(" "),
);

const textsOf = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === "string") : [];
