import type { Submission } from "../../../survey/submission.ts";
import { sentencesOf } from "../../reader/words.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";

const moreHours = new RegExp(
  String.raw`\b(?<hours>${writtenNumber}) (?:more|extra|additional) (?:\w+ )?hours? (?:a|per|each|every) week\b`,
  "i",
);

/** Machine hours a week that the goal asks for on top of today's: `200 more hours a week cutting`. */
export function goalHoursAWeek({ improvement_goal = "", success_metric = "" }: Submission): number | undefined {
  const sentences = [improvement_goal, success_metric].flatMap(sentencesOf).map(({ text }) => text);
  const said = sentences.find((text) => moreHours.test(text) && !ofPeople.test(text) && !ofEach.test(text));
  return numbersIn(moreHours.exec(said ?? "")?.groups?.hours ?? "")[0]?.low;
}

/** Hours of each machine or person: it isn't said of how many. */
const ofEach = /\b(?:each|apiece|per (?:machine|spindle|mill|lathe|man|person))\b/i;

/** People's hours aren't machine hours. */
const ofPeople = /\b(?:sleep|home|family|overtime|labor|pay|office|my)\b/i;
