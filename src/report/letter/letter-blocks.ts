import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Letter } from "../../diagnosis/letter/letter.ts";
import type { Sum, SumInput } from "../../diagnosis/letter/sum.ts";
import type { NeededElement } from "../../diagnosis/needed-element.ts";
import { kpis } from "../../knowledge/kpis/kpis.ts";
import { capitalized, inWords, lowerFirst, shortName, withNoun } from "../../survey/writing.ts";
import { figuresOf } from "../figures.ts";
import { isExact, plainNumber } from "../format.ts";
import type { Block } from "../report.ts";
import { plain, strong, type Text, wordsOf } from "../text.ts";
import type { PlanStep } from "../text-blocks.ts";
import { themeWords } from "../wording.ts";
import type { Words } from "../words.ts";
import { amountInFormula, amountInTitle, amountInWords } from "./amount.ts";
import { letterWords as words } from "./letter.words.ts";
import { leadsWithLetter } from "./letter-page.ts";
import { formatterOf } from "./prose-text.ts";

/** The headline of a letter; `undefined` if there is none, or it is too long for a title. */
export function titleOfLetter({ letter }: Words, diagnosis: Diagnosis): string | undefined {
  if (letter?.finding == null) return undefined;
  const title = wordsOf(formatterOf(letter, diagnosis, amountInTitle).prose(letter.finding.says)).replace(/\.$/, "");
  return title.length <= longestTitle ? title : undefined;
}

const longestTitle = 200;

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

/** One sum in full: its formula with values, and a line for each assumption. */
export function linesOf(sum: Sum, diagnosis: Diagnosis): readonly Text[] {
  const formula = sum.term
    .map((part) => (part.kind === "sign" ? part.sign : nameIn(sum, part.name, diagnosis)))
    .join(" ");
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
  return [plain(`${formula.replaceAll("( ", "(").replaceAll(" )", ")")} = ${amountInWords(sum)}`), ...assumed];
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
export function orderBlocks(worded: Words, { themes: [ours] }: Diagnosis): readonly Block[] {
  const [theirs] = worded.letter?.order ?? [];
  if (theirs === undefined || ours === undefined || theirs.theme === ours.id) return [];
  const [ourCause, theirCause] = [themeWords[ours.id].noun, themeWords[theirs.theme].noun];
  return leadsWithLetter(worded)
    ? [{ kind: "paragraph", role: "note", text: plain(words.ordered(ourCause)) }]
    : [{ kind: "paragraph", role: "body", text: plain(words.order(theirCause, ourCause)) }];
}

/**
 * The causes in the model's order, each with its reason, or with a description of the cause if the reason was dropped.
 * Our odds and hours are left out, because they would contradict its sums.
 */
export function causesOfLetter({ letter }: Words, diagnosis: Diagnosis): readonly (readonly Block[])[] {
  if (letter === undefined || letter.order.every(({ why }) => why === null)) return [];
  const { claim } = formatterOf(letter, diagnosis);
  return letter.order.map(
    ({ theme, why }) =>
      [
        { kind: "heading", level: 3, id: `theme-${theme}`, topic: "", text: capitalized(themeWords[theme].noun) },
        { kind: "paragraph", role: "body", text: why === null ? plain(themeWords[theme].going) : claim(why) },
      ] as const,
  );
}

/** Why this shop needs the letter's KPIs, and where it has their numbers. */
export function kpiBlocks({ letter }: Words, diagnosis: Diagnosis): readonly Block[] {
  if (letter === undefined || letter.kpis.length === 0) return [];
  const { claim } = formatterOf(letter, diagnosis);
  return [
    { kind: "heading", level: 3, id: "letter-kpis", topic: "", text: words.kpis.title },
    {
      kind: "table",
      caption: words.kpis.title,
      columns: words.kpis.columns.map((title) => ({ title, align: "start" })),
      rows: letter.kpis.map(({ id, why }) => [
        [strong(kpis[id].name)],
        claim(why),
        placesOf(diagnosis.kpis.find((kpi) => kpi.id === id)?.data ?? []),
      ]),
    },
  ];
}

/** Which of the shop's systems have the data for a KPI, as text; counted by hand if none does. */
function placesOf(data: readonly NeededElement[]): Text {
  const systems = [...new Set(data.flatMap(({ place: at }) => (at === null ? [] : [at.system_name])))];
  if (systems.length === 0) return plain(words.kpis.byHand);
  const held = systems.map((system) => {
    const names = data.flatMap(({ name, place: at }) => (at?.system_name === system ? [lowerFirst(name)] : []));
    return `${shortName(system)}: ${inWords(names)}`;
  });
  return plain(held.join("; "));
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

/**
 * That a model wrote the report, and which parts our own rules.
 *
 * @param isRuled whether the report has a part on buying or hiring, which it lacks if nothing is planned
 */
export function whoWrote(letter: Letter, isRuled: boolean): string {
  const { rulings, plan } = words.sections;
  return words.wrote(
    inWords([
      ...(letter.rulings.length === 0 && isRuled ? [rulings] : []),
      ...(letter.plan.length === 0 ? [plan] : []),
    ]),
  );
}
