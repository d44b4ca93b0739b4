import type { Diagnosis, Evidence, Loss, Range, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { themes } from "../../knowledge/themes.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { citing } from "../cite.ts";
import { capitalized, lossId } from "../figures.ts";
import { percent, plainNumber, rangeOf, typeset } from "../format.ts";
import type { Block, EvidenceLine, Fact, Table } from "../report.ts";
import { answer, joined, jump, plain, said, say, type Text } from "../text.ts";
import { currencyNames, themeWords } from "../wording.ts";
import { noWords, type Words } from "../words.ts";
import { headlineOf, howSure, isGrounded } from "./first-page.ts";
import { exampleInFull } from "./own-example.ts";
import { ownerOf } from "./owner.ts";

/** At most so many themes are told in depth: the first, and others that something speaks for. */
const inDepth = 3;

export function rootThemes(submission: Submission, diagnosis: Diagnosis, words: Words = noWords): readonly Block[] {
  const { themes: ranked } = diagnosis;
  const [first] = ranked;
  if (first === undefined) return [];
  const told = toldInDepth(ranked);
  return [
    {
      kind: "heading",
      level: 2,
      id: "themes",
      topic: "Root themes",
      text: isGrounded(first)
        ? first.confidence === "high"
          ? `Start with ${themeWords[first.id].noun}, and test it before you spend money`
          : `First test whether it is ${themeWords[first.id].noun}`
        : `Nothing points to a cause yet: test ${themeWords[first.id].noun} first`,
    },
    ...told.flatMap((theme, index) => themeInDepth(theme, index + 1, submission, diagnosis, words)),
    { kind: "heading", level: 3, id: "other-themes", topic: "", text: "The other themes, the likelier first" },
    otherThemes(ranked.filter((theme) => !told.includes(theme))),
  ];
}

/** The themes that are worth a page: also those for which the plan has actions. */
export const toldInDepth = (ranked: readonly RankedTheme[]): readonly RankedTheme[] =>
  ranked
    .slice(0, inDepth)
    .filter((theme, rank) => rank === 0 || (isGrounded(theme) && theme.probability >= theme.prior));

function themeInDepth(
  theme: RankedTheme,
  rank: number,
  submission: Submission,
  diagnosis: Diagnosis,
  words: Words,
): readonly Block[] {
  const { story, actions } = themes[theme.id];
  const { check, wrong } = themeWords[theme.id];
  return [
    { kind: "heading", level: 3, id: `theme-${theme.id}`, topic: `${rank}. ${theme.name}`, text: headlineOf(theme) },
    { kind: "paragraph", role: "body", text: plain(words.themes[theme.id] ?? story) },
    {
      kind: "evidence",
      speaksFor: linesOf(theme.evidence, "for"),
      speaksAgainst: linesOf(theme.evidence, "against"),
    },
    {
      kind: "facts",
      facts: [
        ...ownExample(theme, submission, diagnosis),
        { term: "What it costs", lines: costOf(theme, diagnosis.hidden_hours) },
        { term: "How likely", lines: [likelihoodOf(theme)] },
        { term: "Confidence", lines: [plain(howSure(theme))] },
        { term: "Check it in two weeks", lines: [say`${check} ${wrong}`] },
        {
          term: `First 30 days (${ownerOf(theme.id, submission)})`,
          lines: actions.days30.map((action) => plain(typeset(action))),
        },
      ],
    },
  ];
}

/** Where the respondent tells of a setup in numbers, that setup. */
function ownExample({ id }: RankedTheme, submission: Submission, diagnosis: Diagnosis): readonly Fact[] {
  const example = id === "setup_changeover" ? exampleInFull(submission, diagnosis) : undefined;
  return example === undefined ? [] : [{ term: "Your own example", lines: [plain(example)] }];
}

function linesOf(evidence: readonly Evidence[], speaks: Evidence["speaks"]): readonly EvidenceLine[] {
  return evidence
    .filter((one) => one.speaks === speaks)
    .map(({ field, answer: given, quoted, words, weight, ratio, why }) => ({
      question: questionOf(field).label,
      answer: [quoted ? said(given) : answer(given)],
      weight,
      times: `${speaks === "for" ? "×" : "÷"} ${plainNumber(Number(ratio.toPrecision(2)))}`,
      why:
        words.length === 0
          ? citing(typeset(why))
          : say`${why} What counts: ${joined(
              words.map((word) => [said(word)]),
              ", ",
            )}.`,
    }));
}

/** The odds before, times the ratio of each answer, are the odds now: the reader can multiply them. */
function likelihoodOf({ prior, probability, evidence }: RankedTheme): Text {
  if (evidence.length === 0) {
    return say`By our reckoning ${inHundred(prior)} in 100, as in any shop. No answer of yours moves that. ${jump("How we reckon", "how-likely")}.`;
  }
  return say`By our reckoning ${inHundred(probability)} in 100; without your answers ${inHundred(prior)} in 100, and the factors above make the difference. It is not yet tested on a sample of real shops. ${jump("How we reckon", "how-likely")}.`;
}

/** Nobody knows it to more than five in a hundred: beyond that it says only so much. */
export function inHundred(share: number): string {
  if (share > 0.95) return "more than 95";
  return share < 0.05 ? "fewer than 5" : plainNumber(Math.round(share * 100));
}

function costOf({ losses }: RankedTheme, hidden: Range): readonly Text[] {
  if (losses.length === 0) return [plain("We put no figure on it: too little is known.")];
  return losses.map(
    (loss) =>
      say`${currencyNames[loss.currency]}: ${jump(rangeOf(loss.amount, loss.amount.unit), lossId(loss))} (low – likely – high)${shareOf(loss, hidden)}`,
  );
}

/** What part of the hidden hours a loss of machine hours is; nothing for other currencies. */
function shareOf({ currency, amount }: Loss, hidden: Range): string {
  if (currency !== "machine_hours" || hidden.likely === 0) return "";
  return `, about ${percent(amount.likely / hidden.likely)} of the hidden hours`;
}

function otherThemes(others: readonly RankedTheme[]): Table {
  return {
    kind: "table",
    caption: "Themes that your answers point to less",
    columns: [
      { title: "Theme", align: "start" },
      { title: "Confidence", align: "start" },
      { title: "What speaks loudest", align: "start" },
      { title: "low – likely – high", align: "end" },
    ],
    rows: others.map((theme) => [
      plain(capitalized(themeWords[theme.id].noun)),
      plain(capitalized(theme.confidence)),
      loudest(theme.evidence),
      firstLoss(theme),
    ]),
  };
}

function loudest(evidence: readonly Evidence[]): Text {
  const first = evidence.find(({ speaks }) => speaks === "for") ?? evidence.find(({ quoted }) => !quoted);
  if (first === undefined) return plain("Nothing that you answered points here.");
  const side = first.speaks === "for" ? "For" : "Against";
  return first.quoted ? say`${side}: ${said(first.answer)}` : say`${side}: ${citing(typeset(first.why))}`;
}

function firstLoss({ losses: [loss] }: RankedTheme): Text {
  return loss === undefined ? plain("no figure") : [jump(rangeOf(loss.amount, loss.amount.unit), lossId(loss))];
}
