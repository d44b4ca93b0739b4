import type { Submission } from "../../survey/submission.ts";
import { inWords } from "../../survey/writing.ts";
import { peopleIn, peopleOf } from "../facts/people.ts";
import type { SituationSeen } from "./how-it-happens.ts";
import type { Reading } from "./reading.ts";

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
  const all = peopleIn(submission).map(({ name }) => name);
  const near = [sentences[at], sentences[at - 1], sentences[at + 1]];
  const peopleNear = near.map((one) => (one === undefined ? [] : peopleOf(one.text)));
  const names = (peopleNear.find((people) => people.length > 0) ?? []).map(({ name }) => name);
  return [...new Set(names)].filter((name) => all.includes(name)).slice(0, 2);
}

/** The one person who may or can do what others wait for, by name. */
function holderIn(sentences: Reading["sentences"], submission: Submission): readonly string[] {
  const all = peopleIn(submission).map(({ name }) => name);
  const saying = sentences.find(({ text }) => holdsAlone.test(text));
  const [first] = (saying === undefined ? [] : peopleOf(saying.text)).filter(({ name }) => all.includes(name));
  return first === undefined ? [] : [first.name];
}
const holdsAlone =
  /\bholds? the stamp\b|\bthe only (?:one|person) (?:who|that)\b|\bnobody else (?:can|may|knows)\b|\b(?:all|every bit) (?:of )?(?:our|the) (?:cam|programs|programming)\b|\b(?:keeps|has) it all in (?:his|her|their) head\b/i;

/** `Lou or Sunita`, or a general term if no one is named. */
export const joinedNames = (names: readonly string[]): string =>
  names.length === 0 ? "that person" : names.length === 1 ? inWords(names) : names.join(" or ");

/** Who keeps the schedule and may change it. */
export function keeperIn(submission: Submission): string {
  const planner = peopleIn(submission).find(({ does }) => does.includes("planner"));
  if (planner) return planner.name;
  switch (submission.scheduling_ownership) {
    case "Production Manager / Planner":
      return "the planner";
    case "Foreman / Lead Machinist":
      return "the foreman";
    default:
      return "one named person";
  }
}

/** Who writes the programs. */
export const programmerIn = (submission: Submission): string =>
  peopleIn(submission).find(({ does }) => does.includes("programmers"))?.name ?? "the programmer";
