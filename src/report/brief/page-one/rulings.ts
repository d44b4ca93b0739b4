import type { Case } from "../../../diagnosis/case/case.ts";
import type { Ruling } from "../../../diagnosis/case/ruling/ruling-row.ts";
import { keepOpenPast } from "../../../knowledge/page-one/rulings.ts";
import { capitalized } from "../../../survey/writing.ts";
import { deadlineDay } from "../../deadline-day.ts";
import type { Block } from "../../report.ts";
import { plain, say, strong, type Text, wordsOf } from "../../text.ts";
import { countedBy, countedOn, type ShopCalendar } from "../../working-days.ts";
import { closed, lowered, section } from "../quoted.ts";
import { pageOneWords as words } from "./page-one.words.ts";

/** The most rulings on the page. */
const maxRulings = 4;

/**
 * The section of rulings on plans; if no plan is stated, one on what shops usually buy.
 *
 * @param told sums that the page has above
 */
export const rulingSection = (
  { ruling: found, week }: Case,
  calendar: ShopCalendar,
  told: readonly string[],
): readonly Block[] => [
  section("ruling", found.every(({ plan }) => plan === null) ? words.ruling.none : words.ruling.title),
  ...found.slice(0, maxRulings).map(
    (ruling): Block => ({
      kind: "paragraph",
      role: "body",
      text: rulingOf({ ...untold(ruling, told), untilThen: untilThenOf(ruling, week, calendar) }),
    }),
  ),
];

/** The sums that lists on the page work out. */
export const sumsIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === "list" ? block.items.flatMap((item) => aSum.exec(wordsOf(item))?.[0] ?? []) : [],
  );

/** The ruling without a sum that the page has above. */
const untold = (ruling: Ruling, told: readonly string[]): Ruling =>
  told.some((sum) => ruling.sum !== null && aSum.exec(ruling.sum)?.[0] === sum) ? { ...ruling, sum: null } : ruling;

/** `12 machines × 2 shifts = 24 machine-shifts to cover`. */
const aSum = /\d[^.,:]* = [^.,]+/;

/** What to do about their date; nothing if it comes after the ten days. */
function untilThenOf(
  { asset, deadline, untilThen }: Ruling,
  week: Case["week"],
  calendar: ShopCalendar,
): string | null {
  const day = deadline === null ? undefined : deadlineDay(deadline, calendar.date);
  if (untilThen === null || deadline === null || asset === null || day === undefined) return untilThen;
  return day > countedOn(week, calendar) ? null : keepOpenPast(deadline, asset, countedBy(week, calendar));
}

function rulingOf({ plan, text, sum, turnsToYes, verdict, untilThen }: Ruling): Text {
  const named = verdict === "yes-if" ? words.ruling.condition : words.ruling.turns;
  const condition = turnsToYes === null ? "" : named(`${lowered(turnsToYes)}.`);
  return plan === null
    ? plain(`${text}${condition}`)
    : say`${planned(plan)} ${text}${sum === null ? "" : ` ${sum}`}${condition}${untilThen === null ? "" : ` ${untilThen}`}`;
}

/** The purchase itself, because the answer may not say whose plan it is. */
const planned = ({ text, thing, certainty }: NonNullable<Ruling["plan"]>): Text =>
  certainty === "refused"
    ? say`${words.ruling.refused} ${closed(text)}`
    : [strong(`${capitalized(thing).replace(/\.$/u, "")}.`)];
