import type { Case } from "../../../diagnosis/case/case.ts";
import type { ComparisonSeen, Fit, MechanismStep } from "../../../diagnosis/case/finding/how-it-happens.ts";
import { situationRow } from "../../../diagnosis/case/finding/situation-row.ts";
import { isSameQuote, type Quote } from "../../../diagnosis/case/quote.ts";
import type { Diagnosis, RankedTheme } from "../../../diagnosis/diagnosis.ts";
import { nameInSentence } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { Block } from "../../report.ts";
import { joined, plain, say, type Text, wordsOf } from "../../text.ts";
import { restsOnOthers } from "../../views/views-added.ts";
import { themeWords } from "../../wording.ts";
import { checkedFor, tellsMuch } from "../checked-answers.ts";
import { closed, section, whole } from "../quoted.ts";
import { fitNamed } from "./cause-named.ts";
import { plainSums } from "./hedge.ts";
import { pageOneWords as words } from "./page-one.words.ts";
import { stepsShown, storyOf } from "./steps-shown.ts";
import { surpriseWords } from "./surprise.words.ts";

/**
 * The section "How we think it happens"; empty if the answers name no cause.
 *
 * @param isSaidAbove whether the page already says in our words what happens
 */
export function mechanismSection(
  submission: Submission,
  found: Case,
  diagnosis: Diagnosis,
  isSaidAbove: boolean,
): readonly Block[] {
  if (found.finding.rests === "too-little") return startingPoint(found, submission);
  if (found.undecided !== null) return whatSpeaksForEach(found);
  const text = mechanismOf(submission, found, diagnosis, isSaidAbove);
  if (wordsOf(text).trim() === "") return [];
  return [section("mechanism", words.mechanism.title), { kind: "paragraph", role: "body", text }];
}

/** The sentence that supports each of two explanations; nothing if one sentence or none stands for both. */
function whatSpeaksForEach({ undecided, proof }: Case): readonly Block[] {
  if (undecided === null) return [];
  const isTold = ({ quote }: Fit): boolean =>
    proof?.quotes.some((one) => quote !== null && isSameQuote(one, quote)) ?? false;
  const [first, second] = undecided.fits;
  const isSame = first.quote !== null && second.quote !== null && isSameQuote(first.quote, second.quote);
  const said = undecided.fits.flatMap((fit) =>
    fit.quote === null || isSame || isTold(fit)
      ? []
      : [say`${words.mechanism.undecided.one(fitNamed(fit))} ${closed(whole(fit.quote))}`],
  );
  if (said.length === 0) return [];
  const { title } = words.mechanism.undecided;
  return [section("mechanism", title), { kind: "paragraph", role: "body", text: joined(said, " ") }];
}

/** The sentence to start with, if it says enough. */
function startingPoint({ situation }: Case, submission: Submission): readonly Block[] {
  if (!situation?.isSure) return [];
  const text = say`${words.mechanism.alone} ${closed(situation.quote.text)} ${situationRow(situation.id, submission).goes} ${words.mechanism.sure["too-early"]}`;
  return [section("mechanism", words.mechanism.title), { kind: "paragraph", role: "body", text }];
}

function mechanismOf(submission: Submission, found: Case, diagnosis: Diagnosis, isSaidAbove: boolean): Text {
  const { mechanism, situation, finding } = found;
  const { themes } = diagnosis;
  const { bridges, surprise } = mechanism;
  const comparison = unseenPart(found);
  const steps = stepsShown(found, comparison, submission);
  const story = storyOf(steps);
  const leading = themes.find(({ id }) => id === finding.themes[0]);
  const isTold = found.proof !== null || story.length > 0 || comparison !== null;
  const opening = isTold || leading === undefined ? story : [untold(leading, closestIn(found), isSaidAbove)];
  const read = situation
    ? [plain(situationRow(situation.id, submission).goes)]
    : bridges.slice(0, 1).map(({ text }) => plain(text));
  const compared = found.naturalExperiment === null ? [] : [plain(found.naturalExperiment.text)];
  const differed = comparison === null ? compared : [comparisonText(comparison, found, story.length > 0)];
  const sum = surprise === null ? [] : [plain(surpriseWords.setup(surprise))];
  // Where a sentence of theirs tells it, ours about every such shop adds nothing.
  const isUntold = [opening, read, differed, sum].every(({ length }) => length === 0);
  const going = isUntold && leading !== undefined ? [plain(themeWords[leading.id].going)] : [];
  const said = words.mechanism.sure[finding.hedge];
  const sure = said === "" ? [] : [plain(said)];
  return joined([...opening, ...going, ...read, ...differed, ...sum, ...sure, ...elsewhere(found, steps)], " ");
}

/** Where the shop tells of an experiment, what differed is said there, and our reading of another comparison isn't needed. */
function comparisonText(
  { quotes, sides: compared, because }: ComparisonSeen,
  found: Case,
  isAfterStory: boolean,
): Text {
  const sides = quotes.map(({ text }) => closed(text, longestSide));
  const label = isAfterStory ? words.mechanism.decided : words.mechanism.alone;
  const opening = sides.length === 0 ? [] : [plain(label), ...sides];
  const unproven = plainSums(found).length === 0 ? [plain(words.mechanism.noProof)] : [];
  const read = found.proof?.kind === "without" ? [] : [plain(words.mechanism.compares(compared, because)), ...unproven];
  return joined([...opening, ...read], " ");
}

/** What the shop writes more about than about the cause that leads, with the sentence for it unless the steps quote it. */
function elsewhere({ writtenElsewhere: written }: Case, steps: readonly MechanismStep[]): readonly Text[] {
  if (written === null) return [];
  const isQuoted = steps.some(({ quotes }) => quotes.some((quote) => isSameQuote(quote, written.quote)));
  const quote = isQuoted ? [] : [say`${words.mechanism.alone} ${closed(whole(written.quote))}`];
  return [plain(words.mechanism.writtenElsewhere(nameInSentence(written.theme))), ...quote];
}

/**
 * The cause in our words unless the page has said it above, if no sentence of the shop's is plain enough to state it, and
 * what comes closest.
 */
function untold(leading: RankedTheme, closest: Quote | undefined, isSaidAbove: boolean): Text {
  const { going } = themeWords[leading.id];
  const said = isSaidAbove ? [] : [plain(going)];
  return joined([...said, pointer(leading, closest)], " ");
}

function pointer(leading: RankedTheme, closest: Quote | undefined): Text {
  if (restsOnOthers(leading)) return plain(words.mechanism.seenByOthers);
  if (closest !== undefined) return say`${words.mechanism.closest} ${closed(whole(closest))}`;
  const checked = checkedFor(leading);
  const { several, one } = words.mechanism.unquoted;
  return checked.length === 0
    ? plain(restsOnOne(leading) ? one : several)
    : say`${words.mechanism.checked} ${checked}.`;
}

/** Whether one answer alone points to a cause, next to none that tell much. */
function restsOnOne({ evidence }: RankedTheme): boolean {
  const told = evidence.filter(({ speaks }) => speaks === "for");
  const answersIn = (some: typeof told): number => new Set(some.map(({ field }) => field)).size;
  return answersIn(told) <= 1 || answersIn(told.filter(tellsMuch)) === 1;
}

/** The sentence that speaks most for the leading cause, if page one has none that states it and shows it nowhere else. */
export function closestIn(found: Case): Quote | undefined {
  const { mechanism, causes, comparison, undecided, writtenElsewhere, finding } = found;
  if (
    undecided !== null ||
    writtenElsewhere !== null ||
    comparison !== null ||
    mechanism.steps.some(({ quotes }) => quotes.length > 0)
  )
    return undefined;
  const [first] = causes;
  const told = toldAbove(found);
  return first?.theme === finding.themes[0]
    ? first?.quotes.find(({ text }) => text.length <= longestSide && !told.includes(text))
    : undefined;
}

/** The sentences that are next to the sums and figures. */
const toldAbove = ({ ownSums, size }: Case): readonly string[] =>
  [...ownSums, ...size.flatMap((row) => (row.kind === "stated-loss" ? [row.sum] : []))].flatMap(({ quotes }) =>
    quotes.map(({ text }) => text),
  );

/** The comparison without the sentences that are next to a sum. */
function unseenPart(found: Case): ComparisonSeen | null {
  if (found.comparison === null) return null;
  const told = toldAbove(found);
  const shown = [...told, ...(found.proof?.quotes ?? []).map(({ text }) => text)];
  return { ...found.comparison, quotes: found.comparison.quotes.filter(({ text }) => !shown.includes(text)) };
}

/** The most characters of a comparison's sentence. */
const longestSide = 160;
