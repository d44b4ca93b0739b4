import { withNoun } from "../../../survey/writing.ts";
import type { Shown } from "../../facts/settled/form.ts";
import { inTime } from "../../facts/settled/times.ts";
import { digits } from "../../facts/sums/loss.ts";
import type { Proof } from "../finding/proven.ts";
import type { Ruling } from "../ruling/ruling-row.ts";
import type { TestRow } from "../trial/trial-row.ts";
import { loadWords as words } from "./load.words.ts";
import type { Task } from "./task.ts";

export type LoadShown = Extract<Shown, { readonly kind: "load" }>;

const loadIn = ({ shown, isSettled }: Proof): LoadShown | null =>
  isSettled && shown?.shows.kind === "load" ? shown.shows : null;

const whoIn = ({ who }: LoadShown): string => who ?? words.someone;

/** What they want or plan, if today's work still fits. */
const isOfThen = ({ needs, has, needsThen }: LoadShown): boolean => needs <= has && needsThen !== null;

/** The time of one today, and the time each may take if all are to fit. */
function timesOf(load: LoadShown): { readonly each: string; readonly limit: string } {
  const { needs, has, count, countThen } = load;
  const all = isOfThen(load) ? (countThen ?? count) : count;
  const limit = (has * 60) / all;
  return { each: inTime((needs * 60) / count), limit: inTime(limit < 120 ? Math.floor(limit) : limit) };
}

/** What doesn't fit, in hours: today, or with what they want. */
const missingIn = ({ needs, needsThen, has }: LoadShown): number =>
  Math.max(0, (needs > has ? needs : (needsThen ?? needs)) - has);

const written = (hours: number): string =>
  hours < 2 ? withNoun(digits(Math.round(hours * 60)), "minutes") : withNoun(digits(hours), "hours");

/** Above this share of the hours there, odds and ends taken away don't help. Own judgment. */
const tooMuch = 0.3;
/** Longer than this, five of them take too long to time. Own judgment. */
const longOne = 4;

const nextOf = ({ needs, count }: LoadShown): { readonly word: string; readonly number: string } =>
  needs / count > longOne ? { word: "two", number: "Two" } : { word: "five", number: "Five" };

/** The week begins with a count that proves the sum or us wrong, and its change takes off what doesn't fit. */
export function weekOfLoad(week: readonly Task[], proof: Proof): readonly Task[] {
  const load = loadIn(proof);
  if (load === null) return week;
  const { each, limit } = timesOf(load);
  const missing = missingIn(load);
  const change =
    missing > tooMuch * load.has
      ? words.share(whoIn(load), load.things.replace(/s$/, ""))
      : words.change(whoIn(load), written(missing), load.period);
  return week.map((task, at) => {
    if (at === 0)
      return { ...task, what: words.time(whoIn(load), words.next(nextOf(load).word, load.things), each, limit) };
    return task.isChange && missing > 0 ? { ...task, what: change } : task;
  });
}

/** The rows of the test that follow from the sum, with the look-alikes between them. */
export function trialOfLoad(rows: readonly TestRow[], proof: Proof): readonly TestRow[] {
  const load = loadIn(proof);
  if (load === null || missingIn(load) === 0) return rows;
  const { each, limit } = timesOf(load);
  const { number } = nextOf(load);
  const between = rows.filter(({ kind }) => kind !== "our-cause" && kind !== "we-are-wrong");
  return [
    {
      kind: "our-cause",
      see: words.holds(number, load.things, each),
      means: words.means(written(missingIn(load)), load.period),
      act: words.act(whoIn(load)),
    },
    ...between.slice(0, 1),
    { kind: "we-are-wrong", see: words.fits(number, load.things, limit), means: words.wrong, act: words.elsewhere },
  ];
}

/** The rulings on machines and people with what they would do to the sum, the condition once. */
export function rulingsOfLoad(rulings: readonly [Ruling, ...Ruling[]], proof: Proof): readonly [Ruling, ...Ruling[]] {
  const load = loadIn(proof);
  if (load === null) return rulings;
  const { needs, needsThen, has, count, countThen, period, things } = load;
  const isMore = countThen !== null && needsThen !== null;
  const [many, hours] = isMore ? [countThen, needsThen] : [count, needs];
  const text = (isMore ? words.more : words.sameCount)(
    `${digits(many)} ${things}`,
    `${withNoun(digits(hours), "hours")} a ${period}`,
    digits(has),
  );
  const condition = words.untilFits(whoIn(load), `${digits(many)} ${things} a ${period}`);
  const isOfMachines = ({ asset, verdict }: Ruling): boolean =>
    (asset === "machine" || asset === "people") && verdict === "not-yet";
  const at = rulings.findIndex(isOfMachines);
  const changed = rulings.map((one, index) => {
    if (!isOfMachines(one)) return one;
    const isFirst = index === at;
    return { ...one, ...(isFirst && { text: `${words.notYet} ${text}` }), turnsToYes: isFirst ? condition : null };
  });
  return changed as unknown as readonly [Ruling, ...Ruling[]];
}
