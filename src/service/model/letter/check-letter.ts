import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { americanNumbers } from "../../../diagnosis/facts/numbers/american-numbers.ts";
import type { Letter, LetterQuote, ProsePiece } from "../../../diagnosis/letter/letter.ts";
import type { Sum, WhyRefused } from "../../../diagnosis/letter/sum.ts";
import { noLetter } from "../../../diagnosis/letter/whole-letter.ts";
import type { Share } from "../../../knowledge/figures/units.ts";
import { figuresOf } from "../../../report/figures.ts";
import type { Field } from "../../../survey/questionnaire.ts";
import type { Submission } from "../../../survey/submission.ts";
import { contactBlanker, othersIn } from "../reading/blank-contacts.ts";
import { withNames } from "../reading/named-others.ts";
import { givesOrders } from "../reading/orders.ts";
import { statedFields, textOf } from "../reading/stated-fields.ts";
import { figureName, givenInputs } from "./given-inputs.ts";
import { checkedAnswers, type Ground, type Grounds } from "./grounds.ts";
import { isLetterLike, type PartName, partIn } from "./letter-form.ts";
import { type SumDrop, sumsIn } from "./letter-sums.ts";
import type { InputDrop } from "./proposed-inputs.ts";
import { type QuoteDrop, quoteIn } from "./quotes.ts";
import { withoutRenamedFigures } from "./renamed-figures.ts";
import { withRows } from "./rows.ts";
import type { Reply, SectionDrop } from "./section-context.ts";
import { sectionsOf } from "./sections.ts";
import { sentencesIn } from "./sentences.ts";
import type { Setting } from "./setting.ts";
import { settingOf } from "./setting-of.ts";
import { shownResults } from "./shown-sums.ts";
import { inEveryText, textsIn } from "./texts-in.ts";

/** A letter after the checks. */
export type CheckedLetter =
  | {
      readonly kind: "letter";
      readonly letter: Letter;
      /** What the model wrote, with its rows as objects. */
      readonly written: Reply;
      /** The share of its items or of its quotes that was kept, whichever is less. */
      readonly keptShare: Share;
      /** What was left out, and why, in our own words. */
      readonly dropped: readonly LetterDrop[];
      /** The sentences of a text of the letter that were left out, without names, and why. */
      readonly cutFrom: (text: string) => readonly Cut[];
      /** Checks the letter with reworded sections. Its quotes, inputs and sums stay. */
      readonly recheck: (reworded: Reply) => CheckedLetter;
    }
  | { readonly kind: "wrong-form" };

/** The cells of a row of a memo, as they are checked. */
const asRow = (text: string): string =>
  text
    .split("|")
    .map((cell) => cell.trim())
    .join(" | ");

interface Cut {
  readonly sentence: string;
  readonly why: string;
}

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
  const written = withRows(given, submission);
  const reply = prepared(written, submission, diagnosis);
  const { dropped, note } = noting();
  const ordering = statedFields.filter((field) => textOf(submission[field]).some(givesOrders));
  const quotes = quotesIn(reply, submission, ordering, note);
  const ours = groundsOf(submission, diagnosis, quotes);
  const setting = settingOf({ reply, submission, diagnosis, instructions, grounds: ours });
  const { sums, droppedSums } = sumsIn(reply, diagnosis, quotes, setting, note);
  const grounds = new Map([...setting.grounds, ...sums.map((sum) => [sum.id, { kind: "sum", sum }] as const)]);
  const shop = {
    themes: diagnosis.themes,
    givesOrders: ordering.length > 0,
  };
  const all = { ...setting, grounds, droppedSums, judged: new Map() };
  const check = (worded: Reply, setting: Setting): CheckedLetter => {
    const noted = noting();
    const { sections, keptShare } = sectionsOf(worded, setting, shop, noted.note);
    return {
      kind: "letter",
      written,
      letter: { ...noLetter, ...sections, sums: usedIn(sections, sums) },
      keptShare,
      dropped: [...dropped, ...noted.dropped],
      cutFrom: (text) => {
        if (all.cuts.size === 0) return [];
        const read = asRead(text, submission);
        return [...new Set([...sentencesIn(read), asRow(read)])].flatMap((sentence): Cut[] => {
          const why = all.cuts.get(sentence);
          return why === undefined ? [] : [{ sentence: contactBlanker(submission)(sentence), why }];
        });
      },
      recheck: (reworded) => {
        const mended = prepared(reworded, submission, diagnosis);
        return check(mended, withSumsOf(mended, all));
      },
    };
  };
  return check(reply, all);
}

/** A setting in which the sums that a reworded reply shows count, too. */
function withSumsOf(reply: Reply, setting: Setting): Setting {
  const { numbers, judged } = setting;
  const shown = shownResults(textsIn(reply), numbers);
  const kept = new Map([...judged].filter(([, { why }]) => why === undefined));
  return { ...setting, numbers: [...numbers, ...shown], judged: kept };
}

/**
 * The most characters of one text, far more than of any in the letters we keep. A model that repeats itself writes longer ones,
 * which would take minutes to check. Own judgment.
 */
const maxCharacters = 1500;

/**
 * A reply with its numbers as the report writes them (a model repeats them as the shop does) and with the names of people and
 * companies, without texts that are too long to check. Quotes stay as they are.
 */
function prepared(reply: Reply, submission: Submission, diagnosis: Diagnosis): Reply {
  const worded = inEveryText(reply, (text) => (text.length > maxCharacters ? "" : asRead(text, submission)));
  return withoutRenamedFigures({ ...worded, quotes: reply.quotes }, givenInputs(submission, diagnosis));
}

const asRead = (text: string, submission: Submission): string => withNames(americanNumbers(text), othersIn(submission));

/** A list of what was left out, and a function that adds to it. */
function noting() {
  const dropped: LetterDrop[] = [];
  const note: Note = (section, ...why) => {
    dropped.push(...why.map((one) => ({ section, why: one })));
  };
  return { dropped, note };
}

type Note = (section: PartName, ...why: readonly LetterDrop["why"][]) => void;
type Quotes = ReadonlyMap<string, LetterQuote>;

function quotesIn(reply: Reply, submission: Submission, ordering: readonly Field[], note: Note): Quotes {
  const { items, wrongForm, tooMany } = partIn(reply, "quotes");
  if (wrongForm > 0) note("quotes", "wrong form");
  if (tooMany > 0) note("quotes", "too many");
  const quotes = new Map<string, LetterQuote>();
  for (const { id, field, text } of items) {
    const quote = quoteIn({ field, text }, submission, ordering);
    const isTaken = quotes.has(id) || !/^q\d{1,2}$/.test(id);
    if (typeof quote === "string") note("quotes", quote);
    else if (isTaken) note("quotes", "an id that is taken or invalid");
    else quotes.set(id, quote);
  }
  return quotes;
}

function groundsOf(submission: Submission, diagnosis: Diagnosis, quotes: Quotes): Grounds {
  return new Map<string, Ground>([
    ...checkedAnswers(submission).map(([field, answer]) => [field, { kind: "answer", field, answer }] as const),
    ...figuresOf(diagnosis)
      .filter(({ figure }) => figure.likely > 0)
      .map((figure) => [figureName(figure.id), { kind: "figure", figure }] as const),
    ...statedFields.flatMap((field) =>
      textOf(submission[field]).map((text) => [field, { kind: "free-text", text }] as const),
    ),
    ...[...quotes].map(([id, quote]) => [id, { kind: "quote", quote }] as const),
  ]);
}

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
