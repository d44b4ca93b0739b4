import { neededToStart } from "../../../knowledge/page-one/first-weeks.ts";
import { capitalized } from "../../../survey/writing.ts";
import { meets } from "../../kpis/needs.ts";
import { shopWords, weekWords } from "../case.words.ts";
import { isCleared } from "../finding/causes.ts";
import type { SituationSeen } from "../finding/how-it-happens.ts";
import { joinedNames, keeperIn, learnerIn, programmerIn, waitedForIn } from "../finding/key-person.ts";
import { isChecked } from "../finding/named-elsewhere.ts";
import { handStepIn, kindNamed, machineNamedMost, machineNear } from "../named-machine.ts";
import { outsideIn } from "../named-work.ts";
import { counted } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { anyMachine, machinesNamed, onlyMachine, toolsOf } from "../shop.ts";
import { nextJobs } from "./next-jobs.ts";

/** If parts wait for inspection, the longest line isn't at a machine. */
const { scrapMachine } = shopWords;

/** Where what is planned is shown, if it is kept somewhere else. */
function shownOn({ plan, wall }: ReturnType<typeof toolsOf>): string {
  if (wall === plan) return "";
  return plan === shopWords.onPaper && wall === shopWords.wall.sheet ? weekWords.hungUp : weekWords.shown(wall);
}

/** The values of the slots in a task, such as `{person}`, for this shop. */
export function slotsOf(
  reading: Reading,
  situation: SituationSeen | null,
  isAboutScrap: boolean,
): Readonly<Record<string, string>> {
  const { submission, facts } = reading;
  const { machine_count, shift_count } = submission;
  const place =
    machineNear(reading, situation) ??
    machinesNamed(facts, submission) ??
    machineNamedMost(reading) ??
    kindNamed(reading) ??
    (machine_count === 1 ? onlyMachine : isAboutScrap ? scrapMachine : anyMachine);
  const tools = toolsOf(submission);
  return {
    ...tools,
    shown: shownOn(tools),
    place,
    each: areSeveral.test(place) ? weekWords.eachOf(place) : place,
    person: joinedNames(waitedForIn(reading, situation)),
    second: learnerIn(reading, waitedForIn(reading, situation)) ?? "a second person",
    keeper: keeperIn(submission),
    programmer: programmerIn(submission),
    step: handStepIn(reading),
    outside: outsideIn(reading),
    nextJobs: nextJobs(submission),
    ...weekWords.shifts[shift_count === "1" ? "one" : "more"],
    machines: counted(machine_count),
    repairs: meets(submission, "repair-log") ? shopWords.repairLog : shopWords.repairsOnPaper,
    ready: weekWords.onlyReady(readyWith(reading)),
  };
}

/** `your two wire machines`. */
const areSeveral = /^your (?:two|three|four|five|six|seven|eight|nine|ten|\d+) /;

/** What a job must have before its start is frozen, by what the shop checked as missing. */
const readyWith = (reading: Reading): readonly string[] =>
  reading.diagnosis.themes.flatMap((theme) => {
    const needed = neededToStart[theme.id];
    return needed === undefined || !theme.evidence.some(isChecked) || isCleared(theme, reading) ? [] : [needed];
  });

/** A task with its slots filled in. */
export const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "")
    // The learner may be the first word of a sentence.
    .replace(/(?<=^|[.?!] )(?:a second person|the \p{Lu}\p{Ll}+ (?:kid|boy|girl))\b/gu, capitalized)
    // The person that work waits for may be the owner, who reads this.
    .replace(/\bFilm you\b/, weekWords.filmed)
    .replace(/\byou only watches\b/, weekWords.youOnlyWatch);
