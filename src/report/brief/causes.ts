import type { Case } from "../../diagnosis/case/case.ts";
import type { Diagnosis, Evidence, RankedTheme, ThemeId } from "../../diagnosis/diagnosis.ts";
import { letterReader } from "../../diagnosis/letter/proposed-order.ts";
import { labelOf } from "../../survey/label.ts";
import { lostWords } from "../../survey/shared.words.ts";
import { capitalized } from "../../survey/writing.ts";
import { inPercent } from "../chapters/root-themes.ts";
import { lossId } from "../figures.ts";
import { rangeOf } from "../format.ts";
import { orderBlocks, sumBlocks } from "../letter/letter-blocks.ts";
import type { Block, Fact } from "../report.ts";
import { answer, evidence as evidenceLink, plain, said, say, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";
import type { Words } from "../words.ts";
import { causeNamed, narrowedTo } from "./cause-named.ts";
import { chapterWords } from "./chapters.words.ts";
import { toldCost } from "./told.ts";

const words = chapterWords.causes;

/** The causes that are likely, each with what speaks for it, what it costs and how to check it. */
export function causes(
  likely: readonly RankedTheme[],
  tested: ThemeId | undefined,
  found: Case,
  diagnosis: Diagnosis,
  worded: Words,
): readonly Block[] {
  if (likely.length === 0) return sumBlocks(worded, diagnosis);
  return [
    { kind: "heading", level: 2, id: "themes", topic: words.topic, text: words.title(likely.length) },
    ...(worded.chain === undefined ? [] : [body(worded.chain)]),
    ...orderBlocks(worded, diagnosis),
    ...likely
      .map((theme) => withOwnQuotes(theme, likely))
      .flatMap((theme) => oneCause(theme, theme.id === tested, found, worded)),
    ...sumBlocks(worded, diagnosis),
  ];
}

const body = (text: string): Block => ({ kind: "paragraph", role: "body", text: plain(text) });

/** A sentence stands under the one cause that it speaks of most. What a model made of it all, page one tells. */
const withOwnQuotes = (theme: RankedTheme, likely: readonly RankedTheme[]): RankedTheme => ({
  ...theme,
  evidence: theme.evidence
    .filter(({ by }) => by !== letterReader)
    .filter(
      ({ quoted, speaks, answer: given, ratio }) =>
        !(quoted && speaks === "for") ||
        !likely.some(
          ({ id, evidence }) =>
            id !== theme.id &&
            evidence.some((one) => one.quoted && one.speaks === "for" && one.answer === given && one.ratio > ratio),
        ),
    ),
});

const oneCause = (theme: RankedTheme, isTested: boolean, found: Case, worded: Words): readonly Block[] => [
  {
    kind: "heading",
    level: 3,
    id: `theme-${theme.id}`,
    topic: "",
    text: words.heading(capitalized(causeNamed(theme.id, found)), inPercent(theme.probability)),
  },
  body(worded.themes[theme.id] ?? goingOn(theme.id, found)),
  {
    kind: "facts",
    facts: [
      ...evidenceLines(words.said, theme.evidence, "for", 2),
      ...evidenceLines(words.against, theme.evidence, "against", 1),
      { term: words.cost, lines: [costOf(theme, found)] },
      { term: words.check, lines: [plain(isTested ? words.tested : checkOf(theme))] },
    ],
  },
];

/** What goes on, and the cause that the hours and the odds are of, where a sentence narrows it. */
function goingOn(id: ThemeId, found: Case): string {
  const narrowed = narrowedTo(id, found);
  return narrowed === undefined ? themeWords[id].going : `${narrowed.goes} ${words.under(themeWords[id].noun)}`;
}

function evidenceLines(
  term: string,
  found: readonly Evidence[],
  speaks: Evidence["speaks"],
  most: number,
): readonly Fact[] {
  const fitting = found.filter((one) => one.speaks === speaks && one.answer.length <= longestQuote);
  const telling = fitting.filter(({ quoted, ratio, field }) => quoted || (ratio >= tellsFrom && !isCount(field)));
  const lines = (telling.length > 0 || speaks === "against" ? telling : fitting).slice(0, most);
  return lines.length === 0 ? [] : [{ term, lines: lines.map(lineOf) }];
}

/** That something is counted says nothing for or against it being the cause. */
const isCount = (field: Evidence["field"]): boolean => field === "current_kpi_tracking";

/** An answer that fits nearly every shop is not shown as a reason while a better one is there. Own judgment. */
const tellsFrom = 1.5;

/** Characters of an answer that a line has room for. */
const longestQuote = 180;

/** Why an answer speaks against a cause is not seen from the answer. */
const lineOf = ({ field, answer: given, quoted, by, speaks, why }: Evidence): Text =>
  quoted
    ? [said(given)]
    : say`${by === undefined ? words.answered(labelOf(field)) : words.answeredBy(by, labelOf(field))}${answer(given)}${speaks === "against" ? `. ${why}` : ""}`;

const checkOf = ({ id }: RankedTheme): string => `${themeWords[id].check} ${themeWords[id].wrong}`;

/** Hours a year under which a figure says nothing of a cause. Own judgment. */
const leastHours = 5;

function costOf({ id, losses: [loss] }: RankedTheme, found: Case): Text {
  const told = toldCost(id, found);
  if (told !== undefined) return plain(told);
  if (loss === undefined || loss.amount.likely < leastHours) return plain(words.noCost);
  const [low = "", likely = low, high] = rangeOf(loss.amount, loss.amount.unit).replace(/ h$/, "").split(" – ");
  const about = say`${words.about}${evidenceLink(likely, lossId(loss))} ${lostWords[loss.currency]}`;
  return high === undefined ? about : say`${about} ${words.between(low, high)}`;
}
