import type { Diagnosis, Evidence, RankedTheme, ThemeId } from "../../diagnosis/diagnosis.ts";
import { labelOf } from "../../survey/label.ts";
import { inPercent } from "../chapters/root-themes.ts";
import { capitalized, lossId } from "../figures.ts";
import { rangeOf } from "../format.ts";
import { orderBlocks, sumBlocks } from "../letter/letter-blocks.ts";
import type { Block, Fact } from "../report.ts";
import { answer, evidence as evidenceLink, plain, said, say, type Text } from "../text.ts";
import { lostWords, themeWords } from "../wording.ts";
import type { Words } from "../words.ts";
import { chapterWords } from "./chapters.words.ts";

const words = chapterWords.causes;

/** The causes that are likely, each with what speaks for it, what it costs and how to check it. */
export function causes(
  likely: readonly RankedTheme[],
  tested: ThemeId | undefined,
  diagnosis: Diagnosis,
  worded: Words,
): readonly Block[] {
  if (likely.length === 0) return [];
  return [
    { kind: "heading", level: 2, id: "themes", topic: words.topic, text: words.title(likely.length) },
    ...(worded.chain === undefined ? [] : [body(worded.chain)]),
    ...orderBlocks(worded, diagnosis),
    ...likely.flatMap((theme) => oneCause(theme, theme.id === tested, worded)),
    ...sumBlocks(worded, diagnosis),
  ];
}

const body = (text: string): Block => ({ kind: "paragraph", role: "body", text: plain(text) });

const oneCause = (theme: RankedTheme, isTested: boolean, worded: Words): readonly Block[] => [
  {
    kind: "heading",
    level: 3,
    id: `theme-${theme.id}`,
    topic: "",
    text: words.heading(capitalized(themeWords[theme.id].noun), inPercent(theme.probability)),
  },
  body(worded.themes[theme.id] ?? themeWords[theme.id].going),
  {
    kind: "facts",
    facts: [
      ...evidenceLines(words.said, theme.evidence, "for", 2),
      ...evidenceLines(words.against, theme.evidence, "against", 1),
      { term: words.cost, lines: [costOf(theme)] },
      { term: words.check, lines: [plain(isTested ? words.tested : checkOf(theme))] },
    ],
  },
];

function evidenceLines(
  term: string,
  found: readonly Evidence[],
  speaks: Evidence["speaks"],
  most: number,
): readonly Fact[] {
  const fitting = found.filter((one) => one.speaks === speaks && one.answer.length <= longestQuote);
  const telling = fitting.filter(({ quoted, ratio }) => quoted || ratio >= tellsFrom);
  const lines = (telling.length > 0 ? telling : fitting).slice(0, most);
  return lines.length === 0 ? [] : [{ term, lines: lines.map(lineOf) }];
}

/** An answer that fits nearly every shop is not shown as a reason while a better one is there. Own judgment. */
const tellsFrom = 1.5;

/** Characters of an answer that a line has room for. */
const longestQuote = 180;

const lineOf = ({ field, answer: given, quoted, by }: Evidence): Text =>
  quoted
    ? [said(given)]
    : say`${by === undefined ? words.answered(labelOf(field)) : words.answeredBy(by, labelOf(field))}${answer(given)}`;

const checkOf = ({ id }: RankedTheme): string => `${themeWords[id].check} ${themeWords[id].wrong}`;

function costOf({ losses: [loss] }: RankedTheme): Text {
  if (loss === undefined) return plain(words.noCost);
  const [low = "", likely = low, high] = rangeOf(loss.amount, loss.amount.unit).replace(/ h$/, "").split(" – ");
  const about = say`${words.about}${evidenceLink(likely, lossId(loss))} ${lostWords[loss.currency]}`;
  return high === undefined ? about : say`${about} ${words.between(low, high)}`;
}
