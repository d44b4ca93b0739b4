import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { americanNumbers } from "../../../diagnosis/facts/american-numbers.ts";
import type { Letter, LetterQuote, ProsePiece } from "../../../diagnosis/letter/letter.ts";
import type { Sum, WhyRefused } from "../../../diagnosis/letter/sum.ts";
import { noLetter } from "../../../diagnosis/letter/whole-letter.ts";
import { themes } from "../../../knowledge/themes.ts";
import { figuresOf } from "../../../report/figures.ts";
import { labelOf } from "../../../survey/label.ts";
import { type Field, fields } from "../../../survey/questionnaire.ts";
import type { Submission } from "../../../survey/submission.ts";
import { contactBlanker } from "../reading/blank-contacts.ts";
import { givesOrders } from "../reading/orders.ts";
import { rolesIn as rolesSaid } from "./contradicts.ts";
import { figureName } from "./given-inputs.ts";
import { type Ground, type Grounds, numbersBehind, tickedAnswers } from "./grounds.ts";
import { isLetterLike, type PartName, partIn } from "./letter-form.ts";
import { attackInstructions } from "./letter-instructions.ts";
import { systemsNamed } from "./letter-question.ts";
import { type SumDrop, sumsIn } from "./letter-sums.ts";
import { codesIn, numbersStated } from "./numbers-said.ts";
import { peopleNamed, rolesIn } from "./people.ts";
import type { InputDrop } from "./proposed-inputs.ts";
import { type QuoteDrop, quoteIn, statedFields } from "./quotes.ts";
import type { SectionDrop } from "./section-context.ts";
import { sectionsOf } from "./sections.ts";
import { shownResults } from "./shown-sums.ts";
import { onePerson } from "./unblanked.ts";
import type { Setting } from "./why-not-said.ts";
import { copiedFrom, type SpacedTexts, spacedTexts } from "./words/copied.ts";
import { namesGiven, namesTold, strangersTo } from "./words/known-words.ts";

/** A letter after the checks. */
export type CheckedLetter =
  | {
      readonly kind: "letter";
      readonly letter: Letter;
      /** What was left out, and why, in our own words. */
      readonly dropped: readonly LetterDrop[];
      /** Checks the letter with reworded sections. Its quotes, inputs and sums stay. */
      readonly recheck: (reworded: Reply) => CheckedLetter;
    }
  | { readonly kind: "wrong-form" };

export interface LetterDrop {
  readonly section: PartName;
  readonly why: SectionDrop | QuoteDrop | InputDrop | WhyRefused | SumDrop;
}

/**
 * Checks what a model wrote about a case. Nothing in `given` is trusted; a mistake drops only what is affected.
 *
 * @param instructions of the model, which the letter must not repeat
 */
export function checkLetter(
  given: unknown,
  submission: Submission,
  diagnosis: Diagnosis,
  instructions = "",
): CheckedLetter {
  if (!isLetterLike(given)) return { kind: "wrong-form" };
  const reply = { ...inAmericanNumbers(given), quotes: given.quotes };
  const { dropped, note } = noting();
  const ordering = statedFields.filter((field) => textOf(submission[field]).some(givesOrders));
  const quotes = quotesIn(reply, submission, ordering, note);
  const ours = groundsOf(submission, diagnosis, quotes);
  const setting = settingOf({ reply, submission, diagnosis, instructions, grounds: ours });
  const { sums, fallen } = sumsIn(reply, diagnosis, quotes, setting, note);
  const grounds = new Map([...setting.grounds, ...sums.map((sum) => [sum.id, { kind: "sum", sum }] as const)]);
  const shop = {
    planned: diagnosis.kpis.map(({ id }) => id),
    themes: diagnosis.themes,
    givesOrders: ordering.length > 0,
  };
  const all = { ...setting, grounds, fallen, judged: new Map() };
  const check = (worded: Reply): CheckedLetter => {
    const noted = noting();
    const sections = sectionsOf(worded, all, shop, noted.note);
    return {
      kind: "letter",
      letter: { ...noLetter, ...sections, sums: usedIn(sections, sums) },
      dropped: [...dropped, ...noted.dropped],
      recheck: check,
    };
  };
  return check(reply);
}

/** Every text of a reply with its numbers as the report writes them; a model repeats them as the shop does. */
const inAmericanNumbers = (reply: Reply): Reply =>
  Object.fromEntries(Object.entries(reply).map(([name, part]) => [name, withAmericanNumbers(part)]));

const withAmericanNumbers = (part: unknown): unknown => {
  if (typeof part === "string") return americanNumbers(part);
  if (Array.isArray(part)) return part.map(withAmericanNumbers);
  return typeof part === "object" && part !== null ? inAmericanNumbers({ ...part }) : part;
};

/** A list of what was left out, and a function that adds to it. */
function noting() {
  const dropped: LetterDrop[] = [];
  const note: Note = (section, ...why) => {
    dropped.push(...why.map((one) => ({ section, why: one })));
  };
  return { dropped, note };
}

type Reply = Readonly<Record<string, unknown>>;
type Note = (section: PartName, ...why: readonly LetterDrop["why"][]) => void;
type Quotes = ReadonlyMap<string, LetterQuote>;

function quotesIn(reply: Reply, submission: Submission, ordering: readonly Field[], note: Note): Quotes {
  const { items, wrongForm, tooMany } = partIn(reply, "quotes");
  if (wrongForm > 0) note("quotes", "not of the form");
  if (tooMany > 0) note("quotes", "one too many");
  const quotes = new Map<string, LetterQuote>();
  for (const { id, field, text } of items) {
    const quote = quoteIn({ field, text }, submission, ordering);
    const isTaken = quotes.has(id) || !/^q\d{1,2}$/.test(id);
    if (typeof quote === "string") note("quotes", quote);
    else if (isTaken) note("quotes", "an id that is taken or no id");
    else quotes.set(id, quote);
  }
  return quotes;
}

function groundsOf(submission: Submission, diagnosis: Diagnosis, quotes: Quotes): Grounds {
  return new Map<string, Ground>([
    ...tickedAnswers(submission).map(([field, answer]) => [field, { kind: "answer", field, answer }] as const),
    ...figuresOf(diagnosis)
      .filter(({ figure }) => figure.likely > 0)
      .map((figure) => [figureName(figure.id), { kind: "figure", figure }] as const),
    ...statedFields.flatMap((field) =>
      textOf(submission[field]).map((text) => [field, { kind: "free-text", text }] as const),
    ),
    ...[...quotes].map(([id, quote]) => [id, { kind: "quote", quote }] as const),
  ]);
}

const quoted = (ground: Ground): string => (ground.kind === "quote" ? ground.quote.text : "");

/** Trade abbreviations that aren't names. */
const tradeNames = "EDM EDMs VMC VMCs HMC HMCs CMM CMMs FAI FAIs RFQ TV TVs Mon Tue Wed Thu Fri".split(" ");

function settingOf({ reply, submission, diagnosis, instructions, grounds }: Checking): Setting {
  const known = { ...diagnosis, systems: systemsNamed(submission, diagnosis) };
  const stated = statedFields.flatMap((field) => textOf(submission[field])).filter((text) => text !== "");
  const shown = stated.map(contactBlanker(submission));
  const person = onePerson(stated, shown);
  const counts = [...grounds.values()].filter(isTypedNumber).flatMap(numbersBehind);
  const numbers = [...shown.flatMap(numbersStated), ...counts];
  return {
    submission,
    roles: new Set([...rolesIn(submission), ...shown.flatMap(rolesSaid)]),
    people: peopleNamed(submission, shown),
    grounds,
    names: new Set([...namesGiven(known), ...tradeNames, ...namesTold([...shown, person ?? ""])]),
    person,
    words: new Set(shown.flatMap((text) => text.match(/(?<![\p{L}\p{N}'’-])\p{Ll}{3,}(?![\p{L}\p{N}])/gu) ?? [])),
    codes: new Set([...shown, ...tickedAnswers(submission).map(([, answer]) => answer)].flatMap(codesIn)),
    numbers: [...numbers, ...shownResults(textsIn(reply), numbers)],
    hasInstructions: [...grounds.values()].some((ground) => /\binstructions?\b/i.test(quoted(ground))),
    strangers: strangersTo(known),
    fallen: new Map(),
    judged: new Map(),
    heard: [
      sentWith(instructions),
      spacedTexts(stated.filter(givesOrders), copiedFrom.orders),
      spacedTexts(stated, copiedFrom.answers),
    ],
  };
}

interface Checking {
  readonly reply: Reply;
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly instructions: string;
  readonly grounds: Grounds;
}

/** The number of machines, of people, the rate: a range that was ticked is no number of theirs. */
const isTypedNumber = (ground: Ground): boolean => ground.kind === "answer" && /^\d+(?:\.\d+)?$/.test(ground.answer);

/** Every text of a reply, however deep. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Texts that are sent for every shop, prepared once: the instructions don't change while a server runs. */
function sentWith(instructions: string): SpacedTexts {
  if (sent?.instructions !== instructions) {
    const all = [instructions, attackInstructions, ...asked, ...meanings].filter((text) => text !== "");
    sent = { instructions, texts: spacedTexts(all, copiedFrom.instructions) };
  }
  return sent.texts;
}

let sent: { readonly instructions: string; readonly texts: SpacedTexts } | undefined;

/** The meanings of the themes are sent, too. */
const meanings: readonly string[] = Object.values(themes).map(({ oneLine }) => oneLine);

/** Survey questions: a letter must not ask them again. */
const asked: readonly string[] = fields.map(labelOf);

const textOf = (answer: unknown): readonly string[] => (typeof answer === "string" ? [answer] : []);

/** The sums that a sentence uses; no one would see the others. */
function usedIn(sections: object, sums: readonly Sum[]): readonly Sum[] {
  const named = new Set(piecesIn(sections).flatMap((piece) => (piece.kind === "sum" ? [piece.id] : [])));
  return sums.filter(({ id }) => named.has(id));
}

function piecesIn(value: unknown): readonly ProsePiece[] {
  if (typeof value !== "object" || value === null) return [];
  if ("kind" in value && value.kind === "sum") return [value as ProsePiece];
  return Object.values(value).flatMap(piecesIn);
}
