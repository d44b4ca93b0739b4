import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { nameInSentence } from "../../knowledge/themes.ts";
import { inWords } from "../../survey/writing.ts";
import { viewsWords as words } from "./views.words.ts";

/** From this ratio of the odds on, other views have moved a cause. Own judgment. */
const movesFrom = 2;
const maxMoved = 3;

/** The causes that the views of others move most, up and down. */
export function addedBy({ themes: ranked }: Pick<Diagnosis, "themes">, others: number): readonly string[] {
  const moved = ranked
    .map(({ id, evidence }) => ({ id, by: weightOfOthers(evidence) }))
    .filter(({ by }) => Math.abs(by) >= Math.log(movesFrom))
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const named = (isUp: boolean): string =>
    inWords(
      moved
        .filter(({ by }) => by > 0 === isUp)
        .slice(0, maxMoved)
        .map(({ id }) => nameInSentence(id)),
    );
  const [more, less] = [named(true), named(false)];
  if (more === "") return less === "" ? [] : [words.onlyLessLikely(others, less)];
  return [[words.moreLikely(others, more), ...(less === "" ? [] : [words.lessLikely(less)])].join(" ")];
}

/** Whether a cause is supported more by other people's answers than by the owner's. */
export const restsOnOthers = ({ evidence }: Diagnosis["themes"][number]): boolean =>
  weightOfOthers(evidence) > Math.max(0, weightOf(evidence.filter(({ by }) => by === undefined)));

const weightOfOthers = (evidence: Diagnosis["themes"][number]["evidence"]): number =>
  weightOf(evidence.filter(({ by }) => by !== undefined));

const weightOf = (evidence: Diagnosis["themes"][number]["evidence"]): number =>
  evidence.reduce((sum, { speaks, ratio }) => sum + Math.log(ratio) * (speaks === "for" ? 1 : -1), 0);
