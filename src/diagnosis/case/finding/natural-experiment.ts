import {
  absent,
  notDone,
  wellWith,
  wentBadly,
  wentWell,
  naturalExperimentWords as words,
} from "../../../knowledge/patterns/natural-experiments.ts";
import { isReportField } from "../../../survey/free-text.ts";
import { capitalized } from "../../../survey/writing.ts";
import { peopleOf } from "../../facts/people/people.ts";
import type { Reading } from "../reading.ts";
import type { Mechanism, NaturalExperiment, SituationSeen } from "./how-it-happens.ts";
import { quoteOf, type ScoredSentence } from "./scored-sentences.ts";

/** What went differently with nothing else changed, according to the answers; `null` if nothing did. */
export function naturalExperimentIn({ sentences }: Reading, situation: SituationSeen | null): NaturalExperiment | null {
  const reports = sentences.filter(({ field }) => isReportField(field));
  const seen = reports.flatMap((one, at): readonly NaturalExperiment[] => {
    const found = seenIn(one, reports.slice(Math.max(0, at - nearBy), at), situation);
    return found ? [{ ...found, quotes: [quoteOf(one)] }] : [];
  });
  return seen.find(({ kind }) => kind === "well") ?? seen[0] ?? null;
}

/** How many sentences back `he` may have been named. */
const nearBy = 3;

type Unquoted = Omit<NaturalExperiment, "quotes">;

function seenIn(
  { text }: ScoredSentence,
  before: readonly ScoredSentence[],
  situation: SituationSeen | null,
): Unquoted | null {
  const isOut = absent.test(text);
  if (isOut && wentWell.test(text)) return withoutWell(text, whoIsOut(text, before), situation);
  const here = wellWith.exec(text)?.groups?.who;
  if (here !== undefined && /^[A-Z]/.test(here)) return withoutBadly(here);
  if ((isOut && wentBadly.test(text)) || here !== undefined) return withoutBadly(whoIsOut(text, before));
  return null;
}

function withoutWell(text: string, who: string, situation: SituationSeen | null): Unquoted {
  const without = situation === null ? undefined : notDone[situation.id];
  const was = who === "you" ? "you were" : `${who} was`;
  return {
    kind: "well",
    text: words.inferred.well(was, without ?? words.usual),
    task: words.task.well(stretchIn(text), was),
  };
}

/** The comparison with work that stopped while someone was out, unless that is the owner, who knows it. */
const withoutBadly = (who: string): Unquoted | null =>
  who === "you" ? null : { kind: "badly", text: words.inferred.badly(who), task: words.task.badly(who) };

/** Who was out: the name in this sentence, or the first one shortly before. */
function whoIsOut(text: string, before: readonly ScoredSentence[]): string {
  if (/\bI (?:was|went|had)\b|\bso I was\b/.test(text)) return "you";
  const named = /\b(?:if|when) (?!he\b|she\b|it\b|my\b|the\b)(?<who>\p{L}+) (?:is|was) (?:out|off|away|sick)\b/iu.exec(
    text,
  )?.groups;
  if (named?.who) return capitalized(named.who);
  // Who is named after the absence stood in.
  const [own] = peopleOf(text.slice(0, absent.exec(text)?.index));
  if (own) return own.name;
  if (!/\b(?:he|she|his|her)\b/i.test(text)) return "that person";
  const near = before.toReversed().flatMap((one) => peopleOf(one.text.replace(/['’]s\b/g, "")).slice(0, 1));
  return near[0]?.name ?? "that person";
}

const stretchIn = (text: string): string =>
  /\b(?:\w+ (?:weeks|days|months))\b/i.exec(text)?.[0].toLowerCase() ?? "weeks";

/** Adds the sentence of a natural experiment to how it happens. */
export function withNaturalExperiment(mechanism: Mechanism, experiment: NaturalExperiment | null): Mechanism {
  const [first, ...rest] = mechanism.steps;
  if (experiment === null || first === undefined) return mechanism;
  const quoted = mechanism.steps.flatMap(({ quotes }) => quotes);
  const added = experiment.quotes.filter(
    ({ field, text }) => !quoted.some((one) => one.field === field && one.text === text),
  );
  const last = rest.at(-1) ?? first;
  const longer = { ...last, quotes: [...last.quotes, ...added] };
  return { ...mechanism, steps: [...mechanism.steps.slice(0, -1), longer] };
}
