import type { Case, CaseCause } from "../../diagnosis/case/case.ts";
import type { Diagnosis, Evidence, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { letterReader } from "../../diagnosis/letter/proposed-order.ts";
import { labelOf } from "../../survey/label.ts";
import { lostWords, saidBy } from "../../survey/shared.words.ts";
import { capitalized } from "../../survey/writing.ts";
import { lossId } from "../figures.ts";
import { rangeOf } from "../format.ts";
import type { Block } from "../report.ts";
import { answer, evidence as evidenceLink, plain, said, say, type Text } from "../text.ts";
import type { Fact } from "../text-blocks.ts";
import { themeWords } from "../wording.ts";
import type { Words } from "../words.ts";
import { chapterWords } from "./chapters.words.ts";
import { answered, tellsMuch } from "./checked-answers.ts";
import { causeNamed, narrowedTo } from "./page-one/cause-named.ts";
import { strengthOf } from "./page-one/hedge.ts";
import { closestIn } from "./page-one/how-it-happens.ts";
import { whole } from "./quoted.ts";
import { isWide } from "./size/size-hours.ts";
import { statedCost } from "./size/stated-loss.ts";

const words = chapterWords.causes;

/** The leading cause and others with separate evidence: what supports each, what it costs, how to check it. */
export function causes(found: Case, diagnosis: Diagnosis, worded: Words): readonly Block[] {
  const shown = found.causes.flatMap((cause) =>
    diagnosis.themes.filter(({ id }) => id === cause.theme).map((theme) => ({ ...cause, theme })),
  );
  if (shown.length === 0) return [];
  return [
    chapter(words.title(shown.length)),
    ...(worded.chain === undefined ? [] : [body(worded.chain)]),
    ...shown.flatMap((one, at) => oneCause(one, { isFirst: at === 0, isLast: at === shown.length - 1 }, found, worded)),
  ];
}

const chapter = (text: string): Block => ({ kind: "heading", level: 2, id: "themes", topic: words.topic, text });

const body = (text: string): Block => ({ kind: "paragraph", role: "body", text: plain(text) });

interface CauseShown extends Omit<CaseCause, "theme"> {
  readonly theme: RankedTheme;
}

interface Position {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** One cause. How the first one happens and how to test it is on page one. */
const oneCause = (cause: CauseShown, { isFirst, isLast }: Position, found: Case, worded: Words): readonly Block[] => {
  const { theme, comesAfter } = cause;
  const { id, evidence } = theme;
  const going = worded.themes[id];
  return [
    {
      kind: "heading",
      level: 3,
      id: `theme-${id}`,
      topic: "",
      text: words.heading(capitalized(causeNamed(id, found)), strengthOf(theme, found)),
    },
    ...(going === undefined ? [] : [body(going)]),
    ...factsOf([
      ...saidFor(cause, found),
      ...againstIt(evidence),
      ...costsOf(theme, found),
      ...(comesAfter === null || found.oursStayInEvidence
        ? []
        : [{ term: words.second, lines: [plain(words.larger[comesAfter])] }]),
      ...(isFirst ? [] : [{ term: words.check, lines: [plain(checkOf(theme, isLast))] }]),
    ]),
  ];
};

const factsOf = (facts: readonly Fact[]): readonly Block[] => (facts.length === 0 ? [] : [{ kind: "facts", facts }]);

const maxSaid = 2;

/** Their own sentences that name it and that page one doesn't quote, then the answers that point to it. */
function saidFor({ theme, quotes }: CauseShown, found: Case): readonly Fact[] {
  const proof = found.proof !== null && "quotes" in found.proof ? found.proof.quotes : [];
  const onPageOne = [...found.mechanism.steps.flatMap((step) => step.quotes), ...proof, closestIn(found)].map(
    (one) => one?.text,
  );
  const short = quotes.filter(
    ({ text }, at) => text.length <= longestQuote && quotes.findIndex((one) => one.text === text) === at,
  );
  const unread = short.filter(({ text }) => !onPageOne.includes(text));
  const own = unread.length > 0 || found.causes[0]?.theme === theme.id ? unread : short.slice(0, 1);
  const given = theme.evidence.filter(
    ({ speaks, by, quoted, ratio, field }) =>
      speaks === "for" && by !== letterReader && (by !== undefined || (!quoted && tellsMuch({ ratio, field }))),
  );
  const quoted = own.slice(0, maxSaid);
  const answered = given.slice(0, maxSaid - quoted.length);
  const lines = [...quoted.map((quote): Text => [said(whole(quote))]), ...answered.map(lineOf)];
  const isOwn = answered.every(({ by }) => by === undefined);
  return lines.length === 0 ? [] : [{ term: isOwn ? words.said : words.saidByAll, lines }];
}

/** The strongest answer against it. */
function againstIt(evidence: readonly Evidence[]): readonly Fact[] {
  const [one] = evidence.filter(
    ({ speaks, quoted, ratio, field, answer: given }) =>
      speaks === "against" && given.length <= longestQuote && (quoted || tellsMuch({ ratio, field })),
  );
  return one === undefined ? [] : [{ term: words.against, lines: [lineOf(one)] }];
}

/** How many characters of an answer fit on a line. */
const longestQuote = 180;

/** An answer as a line. If it counts against a cause, the reason is added. */
const lineOf = ({ field, answer: given, quoted, by, speaks, why }: Evidence): Text =>
  quoted
    ? [said(given)]
    : say`${by === undefined ? answered(field) : `${saidBy(by, field, labelOf(field)).replace(/:$/, "")}: `}${answer(given)}${speaks === "against" ? `${/[.?!]$/.test(given) ? "" : "."} ${why}` : ""}`;

/** The check of a cause. The last one doesn't refer to a next cause. */
const checkOf = ({ id }: RankedTheme, isLast: boolean): string =>
  `${themeWords[id].check} ${isLast ? themeWords[id].wrong.replace(/ [^.]*\bnext cause\b[^.]*\.$/, "") : themeWords[id].wrong}`;

const costsOf = (theme: RankedTheme, found: Case): readonly Fact[] => {
  const cost = costOf(theme, found);
  return cost === undefined ? [] : [{ term: words.cost, lines: [cost] }];
};

/** Whether our hours for a cause stay in the evidence; those of the leading cause also where page one has none. */
const isLeftToEvidence = ({ id, losses }: RankedTheme, found: Case): boolean => {
  const areShown = found.size.some(({ kind }) => kind === "our-hours");
  return (
    (found.oursStayInEvidence && !(areShown && found.finding.themes[0] === id)) ||
    (found.finding.themes[0] === id && !areShown && losses[0]?.currency === "machine_hours")
  );
};

/** The least hours a year that are shown as a cause's cost. Own judgment. */
const minHours = 5;

/** What a cause costs; `undefined` if too little is known to put a figure on it. */
function costOf(theme: RankedTheme, found: Case): Text | undefined {
  const { id } = theme;
  const [loss] = theme.losses;
  const stated = statedCost(id, found);
  if (stated !== undefined) return plain(stated);
  const isUnknown = narrowedTo(id, found)?.costsNoHours === true || isLeftToEvidence(theme, found);
  if (isUnknown || loss === undefined || loss.amount.likely < minHours) return undefined;
  const [low = "", likely = low, high] = rangeOf(loss.amount, loss.amount.unit)
    .replace(/ (?:h|days)$/, "")
    .split(" – ");
  const unit = `${loss.amount.unit === "days" ? "days " : ""}${lostWords[loss.currency]}`;
  const covers = narrowedTo(id, found) === undefined ? "" : words.ofAll(themeWords[id].noun);
  if (high !== undefined && isWide(loss.amount))
    return say`${words.anywhere(low)}${evidenceLink(high, lossId(loss))} ${unit}${words.estimate}${covers}`;
  const about = say`${words.about}${evidenceLink(likely, lossId(loss))} ${unit}`;
  return high === undefined ? about : say`${about} ${words.between(low, high)}${covers}`;
}
