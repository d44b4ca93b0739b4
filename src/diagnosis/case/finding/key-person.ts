import type { Submission } from "../../../survey/submission.ts";
import { inWords } from "../../../survey/writing.ts";
import { peopleIn, peopleOf, peopleThere } from "../../facts/people/people.ts";
import { shopWords } from "../case.words.ts";
import type { Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";
import { isPair } from "../shop.ts";
import type { SituationSeen } from "./how-it-happens.ts";
import { describes } from "./is-report.ts";

/** Situations in which work waits for someone. */
const ofSomebody: readonly SituationSeen["id"][] = [
  "one-sets-others-wait",
  "one-who-knows",
  "one-programmer",
  "boss-passes-everything",
];

/** The people work waits for, named in the sentence that describes it or the one next to it. */
export function waitedForIn({ sentences, submission }: Reading, situation: SituationSeen | null): readonly string[] {
  if (situation === null || !ofSomebody.includes(situation.id)) return holderIn(sentences, submission);
  const at = sentences.findIndex(({ field, text }) => field === situation.quote.field && text === situation.quote.text);
  if (/\b(?:im|i['’]m|i am|wait\w* for me)\b/i.test(situation.quote.text)) return ["you"];
  const all = peopleThere(submission).map(({ name }) => name);
  const near = [sentences[at], sentences[at - 1], sentences[at + 1]];
  const peopleNear = near.map((one) => (one === undefined ? [] : peopleOf(one.text)));
  const names = (peopleNear.find((people) => people.length > 0) ?? []).map(({ name }) => name);
  const found = [...new Set(names)].filter((name) => all.includes(name));
  return (found.length > 0 ? found : knowersIn(sentences, all)).slice(0, 2);
}

/** The person who alone can do something, by any sentence; `him` is the person the sentence before names. */
function knowersIn(sentences: Reading["sentences"], all: readonly string[]): readonly string[] {
  for (const [at, { text, field }] of sentences.entries()) {
    if (!knowsAlone.test(text)) continue;
    const before = sentences[at - 1];
    const earlier = before?.field === field && pronoun.test(text) ? peopleOf(before.text) : [];
    const names = [...earlier, ...peopleOf(text)].map(({ name }) => name).filter((name) => all.includes(name));
    if (names.length > 0) return [...new Set(names)];
  }
  return [];
}
const knowsAlone =
  /\b(?:is|are|['’]s) the (?:only )?(?:one|two|three)s? (?:that|who) (?:can|may|knows?|ha(?:s|ve))\b|\bis (?:all )?in (?:his|her) head\b|\bnobody else (?:can|may|knows)\b/i;
const pronoun = /\b(?:he|him|his|she|her)\b/i;

/** The one person who may or can do what others wait for, by name. */
function holderIn(sentences: Reading["sentences"], submission: Submission): readonly string[] {
  const all = peopleIn(submission).map(({ name }) => name);
  const saying = sentences.find(({ text }) => holdsAlone.test(text));
  const near = saying === undefined ? [] : [saying, sentences[sentences.indexOf(saying) - 1]];
  const [first] = near
    .filter((one) => one !== undefined && one.field === saying?.field)
    .flatMap((one) => (one === undefined ? [] : peopleOf(one.text)))
    .filter(({ name }) => all.includes(name));
  return first === undefined ? [] : [first.name];
}

/** The sentence that says who alone writes the programs. */
export const programsAloneIn = ({ sentences }: Reading): Quote | undefined =>
  sentences.find(
    ({ text, isDenied }) => !isDenied && holdsAlone.test(text) && describes("programming_readiness", text),
  );

/**
 * Whether work waits for the owner, who reads this: they say so, or there are at most two people on one shift, and the answers
 * name neither.
 */
export function waitsForOwner(reading: Reading, situation: SituationSeen | null): boolean {
  const waitedFor = waitedForIn(reading, situation);
  if (waitedFor.length > 0) return waitedFor.includes("you");
  return (
    isPair(reading.submission) || reading.sentences.some(({ text, isDenied }) => !isDenied && waitsForMe.test(text))
  );
}
const waitsForMe =
  /\b(?:I['’]?m|I am) the only (?:one|person|guy|man)\b|\bonly I (?:can|know|may)\b|\b(?:waits?|waiting) (?:for|on) me\b|\bdo (?:it|everything) all myself\b(?! back)/i;

/** The person who learns it, has been shown it or was asked to; not one of `waitedFor`. */
export function learnerIn({ sentences, submission }: Reading, waitedFor: readonly string[]): string | undefined {
  const all = peopleThere(submission).map(({ name }) => name);
  const put = sentences.map(({ text }) => putWith.exec(text)?.groups?.who).find((who) => who !== undefined);
  if (put !== undefined && !waitedFor.includes(put)) return put;
  return sentences
    .filter(({ text }) => learns.test(text))
    .flatMap(({ text }) => peopleOf(text))
    .map(({ name }) => name)
    .find((name) => all.includes(name) && !waitedFor.includes(name));
}
/** `I put young Kowalczyk with him`. */
const putWith =
  /\b(?:put|had|got|paired) (?:young |the kid )?(?<who>\p{Lu}\p{Ll}+) (?:with|next to|beside|alongside) (?:him|her|\p{Lu}\p{Ll}+)\b/u;
const learns =
  /\b(?:learn\w*|shadow\w*|(?:I|we) (?:did )?(?:ask|put|had|got)(?:ed)? (?:young |the )?\p{Lu}\p{Ll}+(?: (?:kid|boy|girl))? (?:if|with|to|on|watch\w*)|apprentice|picks? it up|wants? (?:a shot|to try)|(?:was|been|is being) shown|has been (?:watching|helping)|(?:goes|go|going|went|sent) (?:\p{Lu}\p{Ll}+ )?to (?:the|a) [^.;]*\b(?:course|school|training))\b/u;
const holdsAlone =
  /\bholds? the stamp\b|\bthe only (?:one|person) (?:who|that)\b|\bnobody else (?:can|may|knows)\b(?! (?:open|see|read|find|get (?:in|at))\b)|\b(?:all|every bit) (?:of )?(?:our|the) (?:cam|programs|programming)\b|\b(?:keeps|has) it all in (?:his|her|their) head\b/i;

/** Situations in which people interrupt the plan with other jobs. */
const ofAskers: readonly SituationSeen["id"][] = ["everything-is-hot", "hot-jobs", "two-bosses"];

/**
 * The people who interrupt with other jobs, from the sentences near the one that describes it; not the owners, who read
 * this.
 */
export function askersIn(
  { sentences, submission }: Reading,
  situation: SituationSeen | null,
  owners: readonly string[],
): readonly string[] {
  if (situation === null || !ofAskers.includes(situation.id)) return [];
  const at = sentences.findIndex(({ field, text }) => field === situation.quote.field && text === situation.quote.text);
  const near = sentences.filter(
    ({ field, text }, index) => field === situation.quote.field && Math.abs(index - at) <= 2 && asksForAJob.test(text),
  );
  const all = peopleThere(submission).map(({ name }) => name);
  const names = near.flatMap(({ text }) => peopleOf(text)).map(({ name }) => name);
  return [...new Set(names)].filter((name) => all.includes(name) && !owners.includes(name)).slice(0, 3);
}
const asksForAJob =
  /\b(?:tags?|walks? (?:out|in|over)|comes? (?:out|in|over)|writes? on|text(?:s|ed)|calls?|pulls?|pulled|sales|phone|asks?|wants?|So (?:does|do))\b/i;

/** `Lou or Sunita`, or a general term if no one is named. */
export const joinedNames = (names: readonly string[]): string =>
  names.length === 0 ? "that person" : names.length === 1 ? inWords(names) : names.join(" or ");

/** Who keeps the schedule and may change it. */
export function keeperIn(submission: Submission): string {
  const planner = peopleThere(submission).find(({ does }) => does.includes("planner"));
  if (planner) return planner.name;
  const { scheduling_ownership: owner } = submission;
  return (owner && keepers[owner]) ?? shopWords.onePerson;
}
const keepers: Readonly<Partial<Record<NonNullable<Submission["scheduling_ownership"]>, string>>> = {
  "Production Manager / Planner": "the planner",
  "Foreman / Lead Machinist": shopWords.foreman,
};

/** Who writes the programs. */
export const programmerIn = (submission: Submission): string =>
  peopleThere(submission).find(({ does }) => does.includes("programmers"))?.name ?? "the programmer";
