import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { computed } from "../../../diagnosis/letter/compute-sum.ts";
import type { LetterQuote } from "../../../diagnosis/letter/letter.ts";
import type { Sum, SumInput, WhyRefused } from "../../../diagnosis/letter/sum.ts";
import { unitIn } from "../../../diagnosis/letter/unit.ts";
import { isSameUnit } from "../../../diagnosis/letter/unit-fit.ts";
import type { Submission } from "../../../survey/submission.ts";
import { clockHoursOf, isBeyondShop } from "./contradicts.ts";
import { wordFor } from "./dropped-sums.ts";
import { givenInputs } from "./given-inputs.ts";
import type { Ground } from "./grounds.ts";
import { type Item, partIn } from "./letter-form.ts";
import { assumedInput, type InputDrop, quotedInput, widest } from "./proposed-inputs.ts";
import { checkedLabel, checkedReason } from "./prose.ts";
import type { Setting } from "./setting.ts";

export type SumDrop =
  | "more than the shop can have"
  | "more than all of it"
  | "a range that says nothing"
  | "a label that isn't allowed"
  | "the same sum with another value"
  | "an id that is taken or invalid";

type NoteSum = (
  section: "inputs" | "assumptions" | "sums",
  why: InputDrop | WhyRefused | SumDrop | "wrong form" | "too many",
) => void;

/** The sums of a letter. */
export interface Sums {
  readonly sums: readonly Sum[];
  /** The word for each dropped sum, by id. */
  readonly droppedSums: ReadonlyMap<string, string>;
}

/** Calculates the sums that a letter proposes. */
export function sumsIn(
  reply: Readonly<Record<string, unknown>>,
  diagnosis: Diagnosis,
  quotes: ReadonlyMap<string, LetterQuote>,
  setting: Setting,
  note: NoteSum,
): Sums {
  const inputs = inputsIn(reply, diagnosis, quotes, setting, note);
  const { items, wrongForm, tooMany } = partIn(reply, "sums");
  if (wrongForm > 0) note("sums", "wrong form");
  if (tooMany > 0) note("sums", "too many");
  const sums: Sum[] = [];
  const droppedSums = new Map<string, string>();
  for (const item of items) {
    const sum = sumIn({ ...item, term: opened(item.term, sums, inputs) }, inputs, setting);
    const why = typeof sum === "string" ? sum : whyNoSum(sum, sums, setting.submission, diagnosis);
    if (why === undefined && typeof sum !== "string") sums.push(withinShop(sum, setting.submission));
    if (why === undefined) continue;
    note("sums", why);
    if (!speaksAgainst.has(why)) droppedSums.set(item.id, wordFor(item, unitIn(item.unit)?.unit ?? {}));
  }
  const kept = sums.map(({ id }) => id);
  return { sums, droppedSums: new Map([...droppedSums].filter(([id]) => /^s\d{1,2}$/.test(id) && !kept.includes(id))) };
}

/** A term with earlier sums replaced by their own terms. */
const opened = (term: string, sums: readonly Sum[], inputs: ReadonlyMap<string, SumInput>): string =>
  term.replaceAll(/\bs\d{1,2}\b(?!\.)/g, (id) => {
    const sum = inputs.has(id) ? undefined : sums.find((one) => one.id === id);
    return sum === undefined ? id : `(${sum.term.map((part) => ("name" in part ? part.name : part.sign)).join(" ")})`;
  });

/** Refusals that also speak against the claim the sum was for: no word replaces these. */
const speaksAgainst: ReadonlySet<WhyRefused | SumDrop> = new Set([
  "may be below zero",
  "divided by what may be zero",
  "figures that overlap are added",
  "more than the shop can have",
  "more than all of it",
  "the same sum with another value",
]);

function sumIn(
  { id, says, term, unit }: Item<"sums">,
  inputs: ReadonlyMap<string, SumInput>,
  setting: Setting,
): Sum | WhyRefused {
  const result = computed(term, unit, inputs);
  const wanted = unitIn(unit);
  if (result.kind === "refused" || wanted === undefined) {
    return result.kind === "refused" ? result.why : "unknown unit";
  }
  const isHalf = /[/÷] ?\(1 \+ 1\)/u.test(term);
  const checked = checkedLabel(isHalf ? says.replaceAll(half, "") : says, quotesOf(result.inputs), setting);
  return {
    id,
    says: isHalf && checked !== "" ? says.trim() : checked,
    ...result,
    unit: wanted.unit,
    shownAs: shareOrNot(unit),
  };
}

/** A sum that halves may be called a half. */
const half = /\bhalf (?:of )?/giu;

/** The quotes a sum takes its numbers from: its name may repeat them. */
const quotesOf = (inputs: readonly SumInput[]): readonly Ground[] =>
  inputs.flatMap(({ from }) => (from.kind === "quote" ? [{ kind: "quote", quote: from }] : []));

const shareOrNot = (unit: string): Sum["shownAs"] => (/%|percent|share/i.test(unit) ? "percent" : "number");

function whyNoSum(sum: Sum, others: readonly Sum[], submission: Submission, diagnosis: Diagnosis): SumDrop | undefined {
  if (!/^s\d{1,2}$/.test(sum.id) || others.some(({ id }) => id === sum.id)) return "an id that is taken or invalid";
  if (sum.says === "") return "a label that isn't allowed";
  if (isBeyondShop(sum, submission, diagnosis)) return "more than the shop can have";
  if (isShare(sum) && sum.value.likely > 1) return "more than all of it";
  if (sum.value.low > 0 && sum.value.high > widest * sum.value.low) return "a range that says nothing";
  const hasOtherValue = others.some(
    ({ says, value, unit }) =>
      says.toLowerCase() === sum.says.toLowerCase() &&
      (value.likely !== sum.value.likely || !isSameUnit(unit, sum.unit)),
  );
  return hasOtherValue ? "the same sum with another value" : undefined;
}

/** Limits a share to 100% and hours to the clock. */
function withinShop(sum: Sum, submission: Submission): Sum {
  const most = Math.min(isShare(sum) ? 1 : Number.POSITIVE_INFINITY, clockHoursOf(sum.unit, submission));
  return sum.value.high <= most ? sum : { ...sum, value: { ...sum.value, high: most } };
}

const isShare = ({ says, unit, shownAs }: Sum): boolean =>
  shownAs === "percent" &&
  Object.keys(unit).length === 0 &&
  /\b(?:share|part|portion|fraction|percent(?:age)?)\b/i.test(says);

function inputsIn(
  reply: Readonly<Record<string, unknown>>,
  diagnosis: Diagnosis,
  quotes: ReadonlyMap<string, LetterQuote>,
  setting: Setting,
  note: NoteSum,
): ReadonlyMap<string, SumInput> {
  const inputs = new Map(givenInputs(setting.submission, diagnosis).map((one) => [one.name, one]));
  const taken = new Set(inputs.keys());
  const add = (section: "inputs" | "assumptions", read: SumInput | InputDrop): void => {
    if (typeof read === "string") note(section, read);
    else if (inputs.has(read.name)) note(section, "a name that is taken or invalid");
    else inputs.set(read.name, read);
  };
  const { items, tooMany } = partIn(reply, "inputs");
  if (tooMany > 0) note("inputs", "too many");
  for (const one of items) add("inputs", quotedInput(one, items, quotes, taken));
  const assumed = partIn(reply, "assumptions");
  if (assumed.tooMany > 0) note("assumptions", "too many");
  for (const one of assumed.items) {
    add("assumptions", assumedInput({ ...one, why: checkedReason(one, setting) }, taken));
  }
  return inputs;
}
