import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Sum, SumInput } from "../../diagnosis/letter/sum.ts";
import { capitalized, lowerFirst, withNoun } from "../../survey/writing.ts";
import { figuresOf } from "../figures.ts";
import { isExact, plainNumber } from "../format.ts";
import type { Block } from "../report.ts";
import { plain, type Text, wordsOf } from "../text.ts";
import type { PlanStep } from "../text-blocks.ts";
import { themeWords } from "../wording.ts";
import type { Words } from "../words.ts";
import { amountInFormula, amountInTitle, amountInWords } from "./amount.ts";
import { letterWords as words } from "./letter.words.ts";
import { formatterOf } from "./prose-text.ts";

/** The headline of a letter; `undefined` if there is none. */
export function titleOfLetter({ letter }: Words, diagnosis: Diagnosis): string | undefined {
  if (letter?.finding == null) return undefined;
  return wordsOf(formatterOf(letter, diagnosis, amountInTitle).prose(letter.finding.says)).replace(/\.$/, "");
}

/** Every sum in the letter, in full: its formula with values, and each assumption marked as one. */
export function sumBlocks({ letter }: Words, diagnosis: Diagnosis): readonly Block[] {
  if (letter === undefined || letter.sums.length === 0) return [];
  return [
    { kind: "heading", level: 3, id: "letter-sums", topic: "", text: words.sums.title },
    {
      kind: "facts",
      facts: letter.sums.map((sum) => ({ term: capitalized(sum.says), lines: linesOf(sum, diagnosis) })),
    },
  ];
}

/** A sum's formula with values, and its result. */
export function formulaOf(sum: Sum, diagnosis: Diagnosis): string {
  const formula = sum.term
    .map((part) => (part.kind === "sign" ? part.sign : nameIn(sum, part.name, diagnosis)))
    .join(" ");
  return `${formula.replaceAll("( ", "(").replaceAll(" )", ")")} = ${amountInWords(sum)}`;
}

/** One sum in full: its formula with values, and a line for each assumption. */
export function linesOf(sum: Sum, diagnosis: Diagnosis): readonly Text[] {
  const assumed = sum.inputs.flatMap(({ name, value, unit, from }) =>
    from.kind === "assumption"
      ? [
          plain(
            words.sums.assumed(
              name.replaceAll("_", " "),
              amountInFormula(value, unit, shareOf(value, unit)),
              lowerFirst(from.why),
            ),
          ),
        ]
      : [],
  );
  return [plain(formulaOf(sum, diagnosis)), ...assumed];
}

function nameIn({ inputs }: Sum, name: string, diagnosis: Diagnosis): string {
  const input = inputs.find((one) => one.name === name);
  if (input?.from.kind === "quote" && input.from.clock !== undefined) return input.from.clock;
  return input === undefined
    ? name
    : `${amountInFormula(input.value, input.unit, shareOf(input.value, input.unit))}${originOf(input, diagnosis)}`;
}

/** A number without a unit that is at most one is shown as a percentage. */
const shareOf = ({ high }: SumInput["value"], unit: SumInput["unit"]): Sum["shownAs"] =>
  Object.keys(unit).length === 0 && high <= 1 ? "percent" : "number";

function originOf({ from, name, value }: SumInput, diagnosis: Diagnosis): string {
  switch (from.kind) {
    case "figure": {
      const named = lowerFirst(figuresOf(diagnosis).find(({ id }) => id === from.id)?.name ?? name);
      return ` (${isExact(value) ? named : words.sums.ours(named)})`;
    }
    case "benchmark":
      return ` (${lowerFirst(from.basis)})`;
    case "assumption":
      return " (assumed)";
    case "answer":
    case "quote":
      return "";
  }
}

/** A sentence if the model's first cause isn't ours. */
export function orderBlocks({ letter }: Words, { themes: [ours] }: Diagnosis): readonly Block[] {
  const [theirs] = letter?.order ?? [];
  if (theirs === undefined || ours === undefined || theirs.theme === ours.id) return [];
  return [{ kind: "paragraph", role: "note", text: plain(words.ordered(themeWords[ours.id].noun)) }];
}

/** The model's steps for one of the three months. */
export function planSteps({ letter }: Words, by: number, diagnosis: Diagnosis): readonly PlanStep[] {
  if (letter === undefined) return [];
  const { prose } = formatterOf(letter, diagnosis);
  return letter.plan
    .filter((step) => step.by === by)
    .map(({ what, who, hours }) => ({
      what: prose(what),
      owner: capitalized(who),
      why: words.hours(withNoun(plainNumber(hours), "hours")),
    }));
}
