import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { memoizeEach } from "../../memoize.ts";
import { around } from "../../reader/around.ts";
import { sentencesOf } from "../../reader/words.ts";
import { digits } from "../sums/loss.ts";
import { fewOfBlamed, hardlyMore, listAndPlan } from "./compared.ts";
import type { Answer, Group, Said, Shown, Worked } from "./form.ts";
import { type Groups, groupsApart } from "./groups-apart.ts";
import { type Load, loadsIn } from "./load.ts";
import { possibleAndMade } from "./possible.ts";
import { queueIsDays } from "./queue.ts";
import { settledWords as words } from "./settled.words.ts";
import { inTime, minutesOf, share } from "./times.ts";

// Sums that settle where the time or the late jobs are, as one line each and as a picture.

const saidAs = ({ said }: { readonly said: Load["said"] }): readonly Said[] =>
  said.map(({ field, text }) => {
    const [first] = minutesOf(text);
    return { field, text: around(text, first?.start ?? 0, first?.end ?? text.length), sentence: text };
  });

/** The load of one desk or bench that fills the hours there; empty if none does. */
function loadWorked(submission: Submission): readonly Worked[] {
  const [load] = loadsIn(submission);
  return load === undefined ? [] : [workedOf(load)];
}

function workedOf(load: Load): Worked {
  const { things, each, period, count, countThen, has, who } = load;
  const write = (minutes: number): string =>
    each < 60 && has <= 600 ? withNoun(digits(minutes), "minutes") : withNoun(digits(minutes / 60), "hours");
  const needs = count * each;
  const needed = words.loadNeeds(`${digits(count)} ${things}`, inTime(each), write(needs), period);
  const there = load.isSaid ? words.loadHas(who, write(has)) : words.loadOneShift(write(has), period);
  const today = needs > has ? words.loadShort(write(needs - has)) : words.loadFull(share(needs, has));
  const then =
    countThen === null
      ? []
      : [
          words.loadThen(
            load.isThenWanted,
            `${digits(countThen)} ${things}`,
            write(countThen * each),
            write(countThen * each - has),
          ),
        ];
  const shows: Shown = {
    kind: "load",
    ...{ theme: load.theme, who, things, period, count, countThen, isThenWanted: load.isThenWanted },
    needs: needs / 60,
    needsThen: countThen === null ? null : (countThen * each) / 60,
    has: has / 60,
  };
  return {
    speaksFor: load.theme,
    said: saidAs(load),
    sums: [needed, `${there}. ${today}`, ...then],
    shows,
  };
}

/** Two groups that went differently. */
function groupsWorked(submission: Submission): readonly Worked[] {
  const [found] = answersOf(submission).flatMap((answer) => groupsApart(answer) ?? []);
  if (found === undefined) return [];
  const { what, groups } = found;
  return [{ said: saidAs(found), sums: sharesOf(found), shows: { kind: "groups", theme: null, what, groups } }];
}

const sharesOf = ({ groups, what }: Groups): readonly string[] =>
  groups.map(({ all, bad }, at) => words.groupShare(groupName(groups, at), digits(bad), what, share(bad, all)));

/** `18 repeats`, `the other 72`. */
export const groupName = (groups: Groups["groups"], at: number): string => {
  const { name, all } = groups[at] as Group;
  const isNamed = groups.every((one) => one.name !== "") && groups[0].name !== groups[1].name;
  if (isNamed) return `${digits(all)} ${name}`;
  return at === 0 && name.startsWith("that ")
    ? words.groupThat(digits(all), name)
    : words.groupUnnamed(digits(all), at === 0);
};

/** Sums over what several answers tell, the most telling first. */
const wholeForms: readonly ((submission: Submission) => readonly Worked[])[] = [
  loadWorked,
  groupsWorked,
  possibleAndMade,
  queueIsDays,
  (submission) => fewOfBlamed(submission, answersOf(submission)),
  (submission) => answersOf(submission).flatMap((answer) => [...listAndPlan(answer), ...hardlyMore(answer)]),
];

const answersOf = (submission: Submission): readonly Answer[] =>
  freeTextFields.map((field) => ({ field, texts: sentencesOf(submission[field] ?? "").map(({ text }) => text) }));

/** What the shop's own numbers settle, each sum once, in the order of the forms. */
export const settledIn = memoizeEach((submission: Submission): readonly Worked[] => {
  const all = wholeForms.flatMap((form) => form(submission));
  return all.filter((one, at) => all.findIndex((other) => other.sums.join() === one.sums.join()) === at);
});
