import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { type Coworker, coworkerRoles } from "../../survey/coworker.ts";
import type { Submission } from "../../survey/submission.ts";
import type { View, Views } from "../../survey/wire/views.ts";
import { capitalized, curlyApostrophes, inWords } from "../../survey/writing.ts";
import { longDate } from "../format.ts";
import { currentViews, isOlderView, type Occasion } from "../occasion.ts";
import { isLeftOpen, isWorthSaying, lineOf, namesOf, sameOf } from "./view-lines.ts";
import { isClose, isGiven, isScale, placesOf, silentIn } from "./view-places.ts";
import { isDiffering, type Point, pointsOf } from "./view-points.ts";
import { causesOf, worthOf, worthOfPlace } from "./view-worth.ts";
import { viewsWords as words } from "./views.words.ts";
import { addedBy } from "./views-added.ts";

/** The most differing points, so that they fit on one page. */
const maxDiffering = 4;

type Days = Pick<Occasion, "date" | "answered">;

/**
 * How the owner and other people in the shop see the same things; `null` if no one else's answers count.
 *
 * @param occasion used to tell how old the other views are
 */
export function viewsOf(
  submission: Submission,
  coworkers: readonly Coworker[],
  diagnosis: Pick<Diagnosis, "themes">,
  occasion?: Days,
): Views | null {
  if (coworkers.length === 0) return null;
  const points = pointsOf(submission, coworkers);
  const compared = points.filter((point) => point.given.filter(isGiven).length > 1 && !isLeftOpen(point));
  const weight = weightsIn(diagnosis);
  const inOrder = compared.toSorted((a, b) => weight(b) - weight(a));
  const differing = inOrder.filter(isDiffering);
  const agreed = inOrder.filter((point) => !isDiffering(point));
  const counts = {
    everybody: everybodyIn(coworkers),
    points: compared.length,
    agreed: agreed.length,
    shown: Math.min(differing.length, maxDiffering),
  };
  return {
    title: words.title(capitalized(countWord(coworkers.length + 1))),
    lead: `${words.lead(counts)}${datedIn(coworkers, occasion)}`,
    adds: addedBy(diagnosis, coworkers.length),
    differing: differing
      .slice(0, maxDiffering)
      .map((point, at) => viewOf(point, differing.slice(0, at), coworkers, diagnosis)),
    also: differing.slice(maxDiffering).map((point) => lineOf(point, coworkers)),
    agreed: agreed.map((point) => sameOf(point, coworkers)),
    left_open: points
      .filter((point) => isLeftOpen(point) && isWorthSaying(point))
      .map((point) => sameOf(point, coworkers)),
  };
}

/** What page one says about other views; `null` if everyone sees it the same way, or the views no longer count. */
export function viewsOnPageOne(
  { title, differing, also, agreed }: Views,
  occasion: Pick<Occasion, "date" | "answered" | "witnesses">,
): string | null {
  const coworkers = currentViews(occasion);
  const count = differing.length + also.length;
  return count === 0 || coworkers.length === 0
    ? null
    : words.onPageOne({
        differing: count,
        of: count + agreed.length,
        title,
        others: coworkers.length,
        first: differing[0]?.question ?? "",
      });
}

/** A note on views given long before the report: when, and whether they still count. */
function datedIn(coworkers: readonly Coworker[], occasion: Days | undefined): string {
  if (occasion === undefined) return "";
  const { date, answered = date } = occasion;
  const older = coworkers.filter((one) => isOlderView(one, date));
  const latest = older
    .flatMap(({ day }) => day ?? [])
    .toSorted()
    .at(-1);
  if (latest === undefined) return "";
  const stillCount = !older.some((one) => isOlderView(one, answered));
  return words.asOf(longDate(latest), older.length === coworkers.length, stillCount);
}

/**
 * The bottleneck named comes first, then what the likeliest causes depend on; a point on which the owner differs ranks
 * higher.
 */
function weightsIn({ themes: ranked }: Pick<Diagnosis, "themes">): (point: Point) => number {
  const likely = new Map(ranked.map(({ id, probability }) => [id, probability]));
  return ({ field, theme, given: [own = "", ...others] }) => {
    const against = own === "" ? 0 : others.filter((other) => isGiven(other) && other !== own).length;
    const apart = (1 + against) * (isClose(field, [own, ...others]) ? 0.5 : 1);
    const stake = theme === null ? (field === "primary_bottleneck" ? 2 : 1) : (likely.get(theme) ?? 0);
    return apart * stake;
  };
}

/** @param above the points shown before it, whose causes' costs aren't repeated */
function viewOf(
  point: Point,
  above: readonly Point[],
  coworkers: readonly Coworker[],
  diagnosis: Pick<Diagnosis, "themes">,
): View {
  const { field, question, stake, check, given } = point;
  const saidAbove = above.flatMap(causesOf);
  const worth = worthOf(point, (cause) => saidAbove.includes(cause), diagnosis);
  return {
    question: curlyApostrophes(question),
    places: placesOf(point, coworkers).map((place) => {
      const worth = place.who.length === 0 ? undefined : worthOfPlace(field, place.answer, diagnosis);
      return worth === undefined ? place : { ...place, worth };
    }),
    is_scale: isScale(field),
    silent: silentIn(point, coworkers),
    matters: curlyApostrophes([stake, worth].filter((text) => text !== "").join(" ")),
    check: curlyApostrophes(check.count),
    verdict: curlyApostrophes(check.verdict),
    together: togetherOn(given, coworkers),
  };
}

/** The people who answered, the owner first: `you and your planner`. */
const togetherOn = (given: Point["given"], coworkers: readonly Coworker[]): string =>
  namesOf(given.map(isGiven), coworkers) ?? words.withOthers;

function everybodyIn(coworkers: readonly Coworker[]): string {
  const roles = coworkers.flatMap(({ role }) =>
    role === null ? [] : [`your ${coworkerRoles[role].label.toLowerCase()}`],
  );
  const others = roles.length < coworkers.length ? [words.combined(countWord(coworkers.length))] : roles;
  return inWords([words.you, ...others]);
}

const countWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;
const countWord = (count: number): string => countWords[count] ?? String(count);
