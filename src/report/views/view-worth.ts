import type { Diagnosis, Loss } from "../../diagnosis/diagnosis.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { nameInSentence, type ThemeId, themeIds, themes } from "../../knowledge/themes.ts";
import { lowerFirst } from "../../survey/writing.ts";
import { lossUnitNames } from "../figures.words.ts";
import { likely, spanOf } from "../format.ts";
import { isGiven } from "./view-places.ts";
import type { Point } from "./view-points.ts";
import { viewsWords as words } from "./views.words.ts";

type Ranked = Pick<Diagnosis, "themes">;

/** The causes whose cost is shown with a point: its own, or those of the locations that people name. */
export const causesOf = ({ field, theme, given }: Point): readonly ThemeId[] => {
  if (field !== "primary_bottleneck") return theme === null ? [] : [theme];
  return [...new Set(given.filter(isGiven).flatMap((place) => causeNamedBy(place) ?? []))];
};

/** What the cause behind a point costs; empty if there is none or `isSaid` is true because it was already shown. */
export const worthOf = ({ theme }: Point, isSaid: (cause: ThemeId) => boolean, diagnosis: Ranked): string =>
  theme === null || isSaid(theme) ? "" : worthOfCause(theme, diagnosis);

/** What the cause behind a named location costs; `undefined` if that is unknown. */
export function worthOfPlace(field: Point["field"], place: string, diagnosis: Ranked): string | undefined {
  const cause = field === "primary_bottleneck" ? causeNamedBy(place) : undefined;
  const loss = cause && lossOf(cause, diagnosis);
  return loss && words.placeCosts(likelyIn(loss));
}

function worthOfCause(cause: ThemeId, diagnosis: Ranked): string {
  const loss = lossOf(cause, diagnosis);
  const name = nameInSentence(cause);
  if (loss === undefined) return words.decides(name);
  return words.costs(name, likelyIn(loss), inFigures(spanOf(loss.amount, loss.amount.unit).replace(" – ", " to ")));
}

/** The cause that a location where work piles up supports most. */
function causeNamedBy(place: string): ThemeId | undefined {
  const ratioFor = (id: ThemeId): number =>
    Math.max(
      0,
      ...(themes[id] as Theme).evidence
        .filter(
          ({ when }) =>
            when.kind === "any-of" &&
            when.field === "primary_bottleneck" &&
            (when.choices as readonly string[]).includes(place),
        )
        .map(({ ratio }) => ratio),
    );
  const [first] = themeIds.toSorted((a, b) => ratioFor(b) - ratioFor(a));
  return first !== undefined && ratioFor(first) > 0 ? first : undefined;
}

const lossOf = (cause: ThemeId, { themes: ranked }: Ranked): Loss | undefined =>
  ranked
    .find(({ id }) => id === cause)
    ?.losses.slice(0, 1)
    .find(({ amount }) => amount.likely > 0);

/** `2,300 machine hours a year`. */
const likelyIn = ({ amount, currency }: Loss): string =>
  `${likely(amount, amount.unit).replace(/ h$/, "")} ${lowerFirst(lossUnitNames[currency])}`;

const inFigures = (text: string): string => text.replaceAll(" h", "");
