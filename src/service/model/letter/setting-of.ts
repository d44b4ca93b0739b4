import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { ownersOf } from "../../../diagnosis/facts/people/people.ts";
import { themes } from "../../../knowledge/themes.ts";
import { labelOf } from "../../../survey/label.ts";
import { fields } from "../../../survey/questionnaire.ts";
import type { Submission } from "../../../survey/submission.ts";
import { contactBlanker, othersIn } from "../reading/blank-contacts.ts";
import { isPerson } from "../reading/named-others.ts";
import { givesOrders } from "../reading/orders.ts";
import { statedTexts } from "../reading/stated-fields.ts";
import { codesIn, numberedIn } from "./codes.ts";
import { rolesIn as rolesSaid } from "./contradicts.ts";
import { checkedAnswers, type Ground, type Grounds, numbersBehind } from "./grounds.ts";
import { clocksShown, lengthsTold, spansShown } from "./hours-and-minutes.ts";
import { reviewInstructions } from "./letter-instructions.ts";
import { systemsNamed } from "./letter-question.ts";
import { inBoth, numbersStated } from "./numbers-stated.ts";
import { peopleNamed, rolesIn, rolesOfWork } from "./people.ts";
import { ratiosIn } from "./ratios-in-words.ts";
import type { Reply } from "./section-context.ts";
import type { Setting } from "./setting.ts";
import { shownResults } from "./shown-sums.ts";
import { textsIn } from "./texts-in.ts";
import { copiedFrom, type SpacedTexts, spacedTexts } from "./words/copied.ts";
import { ordinaryIn } from "./words/harmless.ts";
import { namesGiven, namesInAnswers, systemsOfOthers } from "./words/known-words.ts";

/** Abbreviations that aren't names. */
const tradeNames =
  "AM PM English Swiss EDM EDMs VMC VMCs HMC HMCs CMM CMMs FAI FAIs RFQ TV TVs Mon Tue Wed Thu Fri".split(" ");

/** A word of a Western language with a letter beyond A to Z, and without its possessive. */
const accentedWord = /(?<![\p{L}\p{M}])[A-Za-z]*[À-ÖØ-öø-ſ][A-Za-zÀ-ÖØ-öø-ſ]*(?![\p{L}\p{M}])/gu;

/** What the sentences of a letter are checked against. */
export function settingOf({ reply, submission, diagnosis, instructions, grounds }: Checking): Setting {
  const known = { ...diagnosis, systems: systemsNamed(submission, diagnosis) };
  const stated = statedTexts(submission);
  const shown = stated.map(contactBlanker(submission));
  const named = othersIn(submission);
  const others = named.map(({ name }) => name);
  const { numbers, codes } = numbersShown(reply, submission, shown, grounds);
  return {
    submission,
    roles: new Set([...rolesIn(submission), ...shown.flatMap(rolesSaid), ...rolesOfWork(shown)]),
    people: peopleNamed(submission, [
      ...shown,
      ...ownersOf(submission),
      ...named.filter(isPerson).map(({ name }) => name),
    ]),
    grounds,
    names: new Set([
      ...namesGiven(known),
      ...tradeNames,
      ...namesInAnswers([...shown, ...others, ...ownersOf(submission)]),
    ]),
    words: new Set(shown.flatMap((text) => text.match(/(?<![\p{L}\p{N}'’-])\p{Ll}{3,}(?![\p{L}\p{N}])/gu) ?? [])),
    codes,
    accented: new Set([...shown, ...others].flatMap((text) => text.match(accentedWord) ?? [])),
    ownWords: new Set(shown.filter((text) => !givesOrders(text)).flatMap(ordinaryIn)),
    numbers,
    mayRuleOnPlans: !stated.some(givesOrders),
    passages: stated.filter((text) => !givesOrders(text)),
    hasInstructions: stated.some(
      (text) => !givesOrders(text) && /\b(?:instructions?|protocols?|procedures?|validat\w+)\b/i.test(text),
    ),
    otherSystems: systemsOfOthers(known, shown),
    droppedSums: new Map(),
    judged: new Map(),
    cuts: new Map(),
    sentTexts: [
      sentWith(instructions),
      spacedTexts(stated.filter(givesOrders), copiedFrom.orders),
      spacedTexts(stated, copiedFrom.answers),
    ],
  };
}

/** The numbers that the answers and the sums of a letter show, and the codes: part numbers, ratios, times of day. */
function numbersShown(
  reply: Reply,
  submission: Submission,
  shown: readonly string[],
  grounds: Grounds,
): Pick<Setting, "numbers" | "codes"> {
  const counts = [...grounds.values()].filter(isTypedNumber).flatMap(numbersBehind);
  const told = [...shown.flatMap(numbersStated), ...shown.flatMap(lengthsTold), ...counts];
  const texts = textsIn(reply);
  const summed = [...told, ...shownResults(texts, told)];
  const codes = new Set([
    ...[...shown, ...checkedAnswers(submission).map(([, answer]) => answer)].flatMap(codesIn),
    ...shown.flatMap(ratiosIn),
    ...shown.flatMap(numberedIn),
    ...clocksShown(texts, summed),
  ]);
  const isClock = (clock: string): boolean => codes.has(clock) || summed.some(({ value }) => `${value}:00` === clock);
  return { numbers: [...summed, ...spansShown(texts, isClock).flatMap(inBoth)], codes };
}

interface Checking {
  readonly reply: Reply;
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly instructions: string;
  readonly grounds: Grounds;
}

/** The number of machines, of people, the rate: a checked range isn't a number of the shop's own. */
const isTypedNumber = (ground: Ground): boolean => ground.kind === "answer" && /^\d+(?:\.\d+)?$/.test(ground.answer);

/** Texts that are sent for every shop, prepared once: the instructions don't change while a server runs. */
function sentWith(instructions: string): SpacedTexts {
  if (sent?.instructions !== instructions) {
    const all = [instructions, reviewInstructions, ...questionLabels, ...meanings].filter((text) => text !== "");
    sent = { instructions, texts: spacedTexts(all, copiedFrom.instructions) };
  }
  return sent.texts;
}

let sent: { readonly instructions: string; readonly texts: SpacedTexts } | undefined;

/** The meanings of the themes are sent, too. */
const meanings: readonly string[] = Object.values(themes).map(({ oneLine }) => oneLine);

/** Survey questions: a letter must not ask them again. */
const questionLabels: readonly string[] = fields.map(labelOf);
