import type { SizeRow } from "../../../diagnosis/case/size/size-row.ts";
import type { Submission } from "../../../survey/submission.ts";
import { lowerFirst, withNoun } from "../../../survey/writing.ts";
import { oneDecimal, wholeNumber } from "../../format.ts";
import type { HeadlineFigure } from "../../text-blocks.ts";
import { sizeWords as words } from "./size.words.ts";
import { oneOf, partsOf } from "./size-readings.ts";

// Figures that the shop stated: its goal, its pace, its shifts.
type Row<K extends SizeRow["kind"]> = SizeRow & { readonly kind: K };

/** Today's value and the goal, in the unit they use. */
export function goalGap(
  { measure }: Row<"goal-gap">,
  { machine_count: machines }: Pick<Submission, "machine_count">,
): HeadlineFigure {
  const { name, unit, today, target, lowerIsBetter: isLower } = measure;
  const gap = Math.abs(target.value - today.value);
  const isPlain = [today.text, target.text].every((text) => /^(?:under )?\d[\d.,]*%?$/.test(text));
  const isPercent = today.text.endsWith("%");
  const isOfThings = Math.max(today.value, target.value) <= 100 && !ofMoney.test(`${name} ${unit}`);
  const left = ofTime.test(unit)
    ? withNoun(oneDecimal(gap), unit)
    : `${oneDecimal(gap)}${isPercent ? (isOfThings ? " in every 100" : " points") : ""}`;
  const isTimed = [today.text, target.text].every((text) => / (?:h|min)$/.test(text));
  const onAll = isPlain && ofEachMachine.test(`${name} ${unit}`) && !isLower && machines > 1;
  const about = [
    isTimed ? words.gap.minutes(oneDecimal(gap)) : isPlain ? words.gap.left(left) : words.gap.count,
    ...(onAll
      ? [words.gap.onAll(wholeNumber(machines), oneDecimal(gap), oneDecimal(gap * machines), whenOf(name))]
      : []),
  ];
  const most = Math.max(today.value, target.value);
  // Each part by where it ends: today and the goal are points, not stretches.
  const [nearer, farther] = isLower
    ? [words.gap.goal(target.text), words.gap.today(today.text)]
    : [words.gap.today(today.text), words.gap.goal(target.text)];
  const parts = partsOf(most, "", [
    { to: Math.min(today.value, target.value), tone: isLower ? "good" : "accent", name: nearer },
    { to: most, tone: "loss-soft", name: "" },
  ]);
  const scale = { ...parts, endText: farther };
  const reading = {
    value: words.gap.value(today.text, target.text),
    unit: unit === "" ? lowerFirst(name) : `${unit}: ${lowerFirst(name)}`,
    scale,
    description: about.join(" "),
  };
  return oneOf(words.gap.name, reading, about);
}

const ofTime = /^(?:(?:working )?days|weeks|months|hours|minutes)$/;

/** `Hours in the night on each machine`, `hours a week per machine`. */
const ofEachMachine = /\bhours?\b.*\b(?:each|every|per|an?) (?:machine|lathe|mill|spindle)\b/i;
const whenOf = (name: string): string => {
  const when = /\b(?:a|per|each|every|the) (?<period>night|day|week|shift|weekend)\b/i.exec(name)?.groups?.period;
  return when === undefined ? "" : ` a ${when.toLowerCase()}`;
};

/** A share of money has points: 10 of 100 dollars are no things to count. */
const ofMoney = /\b(?:margin|profit|cost|sales|revenue)\b/i;

/** The range of late jobs that they checked. */
export function lateShare({ answer, inTwenty: { low, high } }: Row<"late-share">): HeadlineFigure {
  const isOpen = answer.endsWith("+");
  const counted = isOpen ? words.late.more(wholeNumber(low)) : words.late.about(wholeNumber(low), wholeNumber(high));
  const about = [counted];
  const scale = partsOf(20, words.late.jobs, [
    { to: low, tone: "loss", name: "" },
    { to: isOpen ? 20 : high, tone: "loss-soft", name: "" },
  ]);
  return oneOf(words.late.name, { value: answer, unit: words.late.unit, scale, description: counted }, about);
}
