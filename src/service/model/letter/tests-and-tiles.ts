import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import type { LetterFigure, LetterTest, LetterTile, Prose } from "../../../diagnosis/letter/letter.ts";
import { sentencesOf } from "../../../diagnosis/reader/words.ts";
import { amountInTitle } from "../../../report/letter/amount.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized } from "../../../survey/writing.ts";
import { groundsFor, stemsIn } from "./claims.ts";
import type { Item } from "./letter-form.ts";
import { workedOutIn } from "./number-origins.ts";
import type { SentenceKind } from "./numbers-said.ts";
import {
  ended,
  groundNamed,
  inLargeType,
  itemsOf,
  labelOf,
  onlyFirst,
  proseOf,
  type SectionContext,
} from "./section-context.ts";
import { whoIn } from "./tasks.ts";

/** What to count for ten working days. A row with the same outcome whether we are right or wrong is dropped. */
export function testsIn(context: SectionContext): readonly LetterTest[] {
  return itemsOf(context, "tests").flatMap((item): LetterTest[] => {
    const { grounds } = item;
    const label = (text: string, kind: SentenceKind): Prose => labelOf(context, "tests", text, kind, grounds);
    const count = label(item.count, "order");
    const [right, wrong] = [item.right, item.wrong].map((text) => label(text, "outcome"));
    const act = proseOf(context, "tests", ended(item.do), "order", grounds);
    if (count.length === 0 || !right?.length || !wrong?.length || act.length === 0) return [];
    if (item.right.toLowerCase() === item.wrong.toLowerCase()) {
      context.note("tests", "a row with one outcome");
      return [];
    }
    const now = item.now === "" ? [] : label(item.now, "statement");
    const who = item.who === "" ? null : (whoIn(context, "tests", item.who) ?? null);
    const keep = item.keep === "" ? [] : proseOf(context, "tests", ended(item.keep), "order", grounds);
    const on = day.test(item.on) ? item.on : null;
    return [{ on, who, count, now: orNull(now), right, keep: orNull(keep), wrong, act }];
  });
}

/** `2026-12-21`. */
const day = /^20\d\d-\d\d-\d\d$/u;

const orNull = (prose: Prose): Prose | null => (prose.length === 0 ? null : prose);

/** The lines of the sum: a number that was stated or computed each, and how. One may use what another one supposes. */
export function figuresIn(all: SectionContext): readonly LetterFigure[] {
  const items = itemsOf(all, "figures");
  const context = inLargeType(all, items.map(({ how }) => how).join(" "));
  const figures = items.flatMap((item): LetterFigure[] => {
    const ofSum = withNumbersOf(item.how, context);
    const name = plainLabel(ofSum, "figures", item.name, item.grounds);
    const value = valueOfLine(ofSum, item);
    const asLabel = { ...context, setting: { ...context.setting, isLabel: true } };
    const how = proseOf(asLabel, "figures", ended(capitalized(item.how)), "statement", item.grounds);
    return name === "" || value === null ? [] : [{ name, value, how }];
  });
  return onlyFirst(figures, ({ name }) => name.toLowerCase(), all, "figures");
}

/** A context in which the numbers that a line works out may be next to it. */
function withNumbersOf(how: string, context: SectionContext): SectionContext {
  const { setting } = context;
  const numbers = [...setting.numbers, ...workedOutIn(how, setting.numbers, setting)];
  return { ...context, setting: { ...setting, numbers, scope: `${setting.scope ?? ""}${how} ` } };
}

/** The value of a line; if it isn't known, what its sum gives. */
function valueOfLine(context: SectionContext, item: Item<"figures">): Value {
  const checkedValue = (text: string, one: SectionContext): Value =>
    valueIn(one, "figures", text, item.grounds, "statement");
  const written = checkedValue(item.value, { ...context, note: () => {} });
  return written ?? checkedValue(withResultOf(item) || item.value, context);
}

/** A value with the number that its sum gives, if a model wrote another one. */
function withResultOf({ how, value }: Item<"figures">): string {
  if (how.split(/[=≈]/u).length !== 2) return "";
  const [, result = ""] =
    /[=≈]\s*([$€£]?\d(?:[\d.,]*\d)?%?(?: to [$€£]?\d(?:[\d.,]*\d)?%?)?)[^=≈\d]*$/u.exec(how) ?? [];
  const unit = value.slice(numbersIn(value).at(-1)?.end ?? value.length);
  return result === "" ? "" : `${result}${unit}`;
}

/** What the shop measures itself by. Its value and its goal come from its grounds; one that may not be said is left out. */
export function tilesIn(context: SectionContext): readonly LetterTile[] {
  const tiles = itemsOf(context, "tiles").flatMap((item): LetterTile[] => {
    const grounds = groundsOfTile(item, context);
    if (grounds.length === 0) context.note("tiles", "no grounds");
    const name = grounds.length > 0 ? plainLabel(context, "tiles", item.name, grounds) : "";
    const now = valueIn(inLargeType(context, item.now), "tiles", item.now, grounds, "statement");
    const stated = isTheirGoal(item, context.setting.submission)
      ? valueIn({ ...context, note: () => {} }, "tiles", item.goal, grounds, "statement")
      : null;
    const aim = stated === null ? valueIn(context, "tiles", item.goal, grounds, "outcome") : null;
    const source = item.source === "" ? "" : plainLabel(context, "tiles", item.source, grounds);
    if (name === "" || (now === null && stated === null && aim === null)) return [];
    return [{ name, now, goal: stated, aim, source: source || null }];
  });
  return onlyFirst(tiles, ({ name }) => name.toLowerCase(), context, "tiles");
}

/** Names of the answers that a tile rests on: those that it names, else those that share a word with it. */
function groundsOfTile({ name, now, goal, grounds }: Item<"tiles">, context: SectionContext): readonly string[] {
  const near = new Set(grounds.length > 0 ? [] : groundsFor(`${name} ${now} ${goal}`, context.setting));
  const shared = [...context.setting.grounds].flatMap(([id, ground]) => (near.has(ground) ? [id] : []));
  return [...grounds, ...shared].filter((one) =>
    ["quote", "answer", "free-text"].includes(groundNamed(context, one)?.kind ?? ""),
  );
}

/** Whether a sentence on their goals has these numbers, or these words, and a word of the name; else the goal is the letter's own. */
function isTheirGoal(
  { name, goal }: Pick<Item<"tiles">, "name" | "goal">,
  { improvement_goal = "", success_metric = "" }: Submission,
): boolean {
  const stems = stemsIn(name);
  const ofName = [improvement_goal, success_metric]
    .flatMap(sentencesOf)
    .filter(({ text }) => stemsIn(text).some((stem) => stems.includes(stem)));
  const told = ofName.flatMap(({ text }) => numbersIn(text).flatMap(({ low, high }) => [low, high]));
  const numbers = numbersIn(goal);
  return numbers.length > 0
    ? numbers.every(({ low, high }) => told.includes(low) && told.includes(high))
    : ofName.some(({ text }) => text.toLowerCase().includes(goal.toLowerCase()));
}

type Value = string | null;

/** A value that is shown in large type; `null` if it may not be used. */
function valueIn(
  context: SectionContext,
  section: "figures" | "tiles",
  text: string,
  grounds: readonly string[],
  kind: SentenceKind,
): Value {
  if (text.length <= longestValue[section]) return plainLabel(context, section, text, grounds, kind) || null;
  context.note(section, "longer than asked");
  return null;
}

/** Characters. A figure may say what it depends on: `$2,265 a week, if work fills it`. */
const longestValue = { figures: 48, tiles: 30 } as const;

/** A label of the model's words and sums, without quotes. */
export function plainLabel(
  { setting, ...context }: SectionContext,
  section: "decoys" | "figures" | "memo" | "rulings" | "tiles",
  text: string,
  grounds: readonly string[],
  kind: SentenceKind = "statement",
): string {
  const label = labelOf({ setting, ...context }, section, text, kind, grounds);
  const said = label.map((piece) => {
    const ground = piece.kind === "sum" ? setting.grounds.get(piece.id) : undefined;
    return ground?.kind === "sum" ? amountInTitle(ground.sum) : piece.kind === "words" ? piece.text : undefined;
  });
  return said.includes(undefined) ? "" : said.join("");
}
