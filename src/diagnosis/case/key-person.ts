import type { Submission } from "../../survey/submission.ts";
import { inWords } from "../../survey/writing.ts";
import { peopleIn, peopleOf } from "../facts/people.ts";
import type { SituationSeen } from "./case.ts";
import type { Reading } from "./reading.ts";

/** Situations of work that waits for somebody. */
const ofSomebody: readonly SituationSeen["id"][] = [
  "one-sets-others-wait",
  "one-who-knows",
  "one-programmer",
  "boss-passes-everything",
];

/** The people whom work waits for, as the sentence that tells of it or the one beside it names them. */
export function waitedForIn({ sentences, submission }: Reading, situation: SituationSeen | null): readonly string[] {
  if (situation === null || !ofSomebody.includes(situation.id)) return [];
  const at = sentences.findIndex(({ field, text }) => field === situation.quote.field && text === situation.quote.text);
  if (/\b(?:im|i['’]m|i am|wait\w* for me)\b/i.test(situation.quote.text)) return ["you"];
  const all = peopleIn(submission).map(({ name }) => name);
  const near = [sentences[at], sentences[at - 1], sentences[at + 1]];
  const told = near.map((one) => (one === undefined ? [] : peopleOf(one.text)));
  const names = (told.find((people) => people.length > 0) ?? []).map(({ name }) => name);
  return [...new Set(names)].filter((name) => all.includes(name)).slice(0, 2);
}

/** `Lou or Sunita`, where nobody is named the words for one. */
export const joinedNames = (names: readonly string[]): string =>
  names.length === 0 ? "that person" : names.length === 1 ? inWords(names) : names.join(" or ");

/** Who keeps the plan and may change it. */
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
