import { asPrinted } from "../../diagnosis/case/numbers.ts";
import type { Diagnosis, Evidence, Loss, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { isGrounded, saysByItself } from "../../diagnosis/evidence/is-grounded.ts";
import { passedTestOf } from "../../diagnosis/facts/sums/losses.ts";
import { actionsFor } from "../../diagnosis/kpis/needs.ts";
import { isByOwnCount } from "../../diagnosis/losses/price-themes.ts";
import type { Range } from "../../knowledge/figures/units.ts";
import { likelihoodWord } from "../../knowledge/odds/likelihood.ts";
import { themes } from "../../knowledge/themes.ts";
import { labelOf } from "../../survey/label.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized } from "../../survey/writing.ts";
import { citing } from "../cite.ts";
import type { EvidenceLine } from "../evidence-blocks.ts";
import { lossId } from "../figures.ts";
import { lossUnitNames } from "../figures.words.ts";
import { percent, plainNumber, rangeOf, typeset } from "../format.ts";
import type { Block } from "../report.ts";
import { answer, jump, plain, said, say, type Text } from "../text.ts";
import type { Fact, Table } from "../text-blocks.ts";
import { themeWords } from "../wording.ts";
import { noWords, type Words } from "../words.ts";
import type { Narrowed } from "./narrowed.ts";
import { netted } from "./netted.ts";
import { headlineOf, howSure } from "./opening.ts";
import { rootThemesWords as words } from "./root-themes.words.ts";
import { overrunInFull } from "./setup-overrun.ts";

/** The most themes described in depth: the first, and others with evidence. */
const inDepth = 3;

/** What page one says of the leading cause. */
interface OnPageOne {
  /** What shows that it is wrong; empty if page one doesn't test it. */
  readonly wrong: string;
  readonly narrowed?: Narrowed | undefined;
}
const notThere: OnPageOne = { wrong: "" };

export function rootThemes(
  submission: Submission,
  diagnosis: Diagnosis,
  worded: Words = noWords,
  onPageOne: OnPageOne = notThere,
): readonly Block[] {
  const { themes: ranked } = diagnosis;
  const [first] = ranked;
  if (first === undefined) return [];
  const inDepth = themesInDepth(ranked);
  return [
    {
      kind: "heading",
      level: 2,
      id: "themes",
      topic: words.topic,
      text: titleOf(first, onPageOne.narrowed),
    },
    ...inDepth.flatMap((theme, index) =>
      themeInDepth(theme, index + 1, submission, diagnosis, worded, index === 0 ? onPageOne : notThere),
    ),
    { kind: "heading", level: 3, id: "other-themes", topic: "", text: words.others.title },
    otherThemes(ranked.filter((theme) => !inDepth.includes(theme))),
  ];
}

function titleOf(first: RankedTheme, narrowed: Narrowed | undefined): string {
  const noun = narrowed?.name ?? themeWords[first.id].noun;
  if (!isGrounded(first)) return words.title.open(noun);
  return first.confidence === "high" ? words.title.sure(noun) : words.title.unsure(noun);
}

/** The themes worth a page. */
const themesInDepth = (ranked: readonly RankedTheme[]): readonly RankedTheme[] =>
  ranked
    .slice(0, inDepth)
    .filter((theme, rank) => rank === 0 || (isGrounded(theme) && theme.likelihood !== "too-early"));

function themeInDepth(
  theme: RankedTheme,
  rank: number,
  submission: Submission,
  diagnosis: Diagnosis,
  worded: Words,
  { wrong, narrowed }: OnPageOne,
): readonly Block[] {
  const story = worded.themes[theme.id] ?? (narrowed === undefined ? themes[theme.id].story : undefined);
  return [
    {
      kind: "heading",
      level: 3,
      id: `theme-${theme.id}`,
      topic: words.rank(rank),
      text: narrowed
        ? words.kindOf(capitalized(themeWords[theme.id].noun), narrowed.name)
        : headlineOf(theme, submission),
    },
    ...(story === undefined ? [] : [{ kind: "paragraph", role: "body", text: plain(story) } as const]),
    {
      kind: "evidence",
      speaksFor: linesOf(theme.evidence, "for"),
      speaksAgainst: linesOf(theme.evidence, "against"),
    },
    {
      kind: "facts",
      facts: [
        ...ownExample(theme, submission, diagnosis),
        { term: words.terms.cost, lines: costOf(theme, diagnosis.hidden_hours) },
        { term: words.terms.likely, lines: [likelihoodOf(theme)] },
        { term: words.terms.confidence, lines: [plain(howSure(theme))] },
        { term: words.terms.check, lines: [checkOf(theme, submission, wrong)] },
        {
          term: words.terms.actions,
          lines: (narrowed?.actions ?? actionsFor(theme.id, "days30", submission)).map((one) => plain(typeset(one))),
        },
      ],
    },
  ];
}

/** How to check a cause: by the test of page one, if it is tested there, so that there is one rule for being wrong. */
function checkOf({ id }: RankedTheme, submission: Submission, onPageOne: string): Text {
  const { check, wrong } = themeWords[id];
  const passes = passedTestOf(id, submission);
  return passes === undefined && onPageOne !== "" ? words.onPageOne(onPageOne) : say`${check} ${passes?.says ?? wrong}`;
}

/** The setup that the respondent describes in numbers, if any. */
function ownExample({ id }: RankedTheme, submission: Submission, diagnosis: Diagnosis): readonly Fact[] {
  const example = id === "setup_changeover" ? overrunInFull(submission, diagnosis) : undefined;
  return example === undefined ? [] : [{ term: words.terms.example, lines: [plain(example)] }];
}

function linesOf(evidence: readonly Evidence[], speaks: Evidence["speaks"]): readonly EvidenceLine[] {
  return netted(evidence)
    .filter((one) => one.speaks === speaks)
    .map(({ field, answer: given, quoted, weight, ratio, why, by }) => ({
      question: by === undefined ? labelOf(field) : `${by}: ${labelOf(field)}`,
      answer: [quoted ? said(given) : answer(given)],
      weight,
      times: words.odds(speaks, plainNumber(factorOf(ratio))),
      why: citing(typeset(why)),
    }));
}

/** Two digits, or three if two would say that the answer changes nothing: `1.04`. */
const factorOf = (ratio: number): number => {
  const short = Number(ratio.toPrecision(2));
  return short === 1 ? Number(ratio.toPrecision(3)) : short;
};

/** The prior odds and each answer's ratio. Their product is the odds of the cause by itself, which a reader can check. */
function likelihoodOf({ prior, probability, evidence }: RankedTheme): Text {
  const [now, before] = [inPercent(probability), inPercent(prior)];
  if (evidence.length > 0) return words.likelihood.moved(now, before);
  return now === before ? words.likelihood.asAnywhere(before) : words.likelihood.fewerLeft(now, before);
}

/** A likelihood as a percentage, capped at both ends, where it can't be known to better than five points. */
export function inPercent(share: number): string {
  if (share > 0.95) return words.likelihood.over;
  return share < 0.05 ? words.likelihood.under : `${plainNumber(Math.round(share * 100))}%`;
}

function costOf({ losses }: RankedTheme, hidden: Range): readonly Text[] {
  if (losses.length === 0) return [plain(words.noCost)];
  return losses.map(
    (loss) =>
      say`${lossUnitNames[loss.currency]}: ${jump(rangeOf(loss.amount, loss.amount.unit), lossId(loss))}${words.range}${shareOf(loss, hidden)}`,
  );
}

/** A machine-hour loss as a part of the hidden hours; empty for other units. */
function shareOf({ currency, amount }: Loss, hidden: Range): string {
  if (currency !== "machine_hours" || hidden.likely === 0) return "";
  return words.share(percent(asPrinted(amount.likely) / asPrinted(hidden.likely)));
}

function otherThemes(others: readonly RankedTheme[]): Table {
  return {
    kind: "table",
    caption: words.others.caption,
    columns: [
      { title: words.others.columns.theme, align: "start" },
      { title: words.others.columns.likely, align: "start" },
      { title: words.others.columns.reason, align: "start" },
      { title: words.others.columns.loss, align: "end" },
    ],
    rows: others.map((theme) => [
      plain(capitalized(themeWords[theme.id].noun)),
      plain(howLikely(theme)),
      loudest(theme),
      firstLoss(theme),
    ]),
  };
}

const howLikely = (theme: RankedTheme): string =>
  likelihoodWord(theme) === "unlikely" && isByOwnCount(theme)
    ? words.others.byOwnNumbers
    : capitalized(likelihoodWord(theme));

/** The strongest answer that says something by itself; for the cause, if there is one and the cause isn't unlikely. */
function loudest(theme: RankedTheme): Text {
  const telling = theme.evidence.filter(saysByItself);
  const isUnlikely = likelihoodWord(theme) === "unlikely";
  const [first] = isUnlikely
    ? telling
    : telling.toSorted((a, b) => Number(b.speaks === "for") - Number(a.speaks === "for"));
  if (first === undefined) return plain(words.others.nothing);
  const speaks = first.speaks === "for" ? words.others.for : words.others.against;
  const side = first.by === undefined ? speaks : `${speaks} (${first.by})`;
  return first.quoted ? say`${side}: ${said(first.answer)}` : say`${side}: ${citing(typeset(first.why))}`;
}

function firstLoss(theme: RankedTheme): Text {
  const [loss] = theme.losses;
  if (loss === undefined) return plain(words.others.noFigure);
  const isIf = loss.currency !== "machine_hours" && likelihoodWord(theme) === "unlikely";
  return say`${isIf ? words.others.ifSo : ""}${jump(rangeOf(loss.amount, loss.amount.unit), lossId(loss))}`;
}
