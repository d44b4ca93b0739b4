import type { RoleId } from "../../../knowledge/page-one/first-weeks.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { memoizeEach } from "../../memoize.ts";
import { sentencesOf } from "../../reader/words.ts";
import { isAwayIn } from "./absence.ts";
import { isTitled, type Mention, mentionsIn, namesIn } from "./mentions-of-people.ts";
import { rolesIn, rolesOwning } from "./roles-by-words.ts";

/** Someone at the shop named in an answer, and the work they are named with. */
export interface Person {
  /** What to call them in front of the owner: `Kyle`, `your daughter-in-law`. */
  readonly name: string;
  readonly does: readonly RoleId[];
  /** Whether they are out for weeks, so that no task can be theirs. */
  readonly isAway?: true;
}

/** How many characters before a name its title may be, and after it the person's work, up to the next clause. */
const before = 24;
const after = 62;
const nextClause = /,? and (?:I|we)\b(?! (?:each|both)\b)|, and (?:an?|the|our|my|nobody|everybody|everyone)\b|[;:]/;
const titled: readonly RoleId[] = ["foreman", "planner"];

const past = /\b(?:used to|years ago|back when|in (?:19|20)\d\d|retired in|before (?:he|she) (?:left|quit))\b/i;

/** Owners who do one of these jobs themselves, by a sentence that names them. */
export function ownersDoing(wanted: readonly RoleId[], submission: Submission): readonly string[] {
  const owners = decidersNamed(submission);
  const said = freeTextFields.flatMap((field) =>
    sentencesOf(submission[field] ?? "").flatMap(({ text }) => (past.test(text) ? [] : peopleOf(text))),
  );
  return owners.filter((owner) =>
    said.some(({ name, does }) => name === owner && does.some((role) => wanted.includes(role))),
  );
}

/** People at the shop, with the work that the sentence names next to them, in order of appearance. */
export const peopleIn = memoizeEach((submission: Submission): readonly Person[] => {
  const owners = decidersNamed(submission);
  const mentioned = freeTextFields.flatMap((field) => peopleWithPronouns(submission[field] ?? ""));
  const filler = fillerOf(submission);
  const all = [...(filler ? [filler] : []), ...mentioned].filter(({ name }) => !owners.includes(name));
  const away = new Set(freeTextFields.flatMap((field) => namesAway(submission[field] ?? "")));
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const does = [...new Set(all.filter((one) => one.name === name).flatMap((one) => one.does))];
    return away.has(name) ? { name, does, isAway: true } : { name, does };
  });
});

/** Those whom an answer calls away. */
function namesAway(answer: string): readonly string[] {
  const texts = sentencesOf(answer).map(({ text }) => text);
  return texts.flatMap((text, index) =>
    namesIn(text).flatMap(({ name, at, end }) => (isAwayIn(text, at, end, texts[index + 1]) ? [name] : [])),
  );
}

/** Those who are there to take a task. */
export const peopleThere = (submission: Submission): readonly Person[] =>
  peopleIn(submission).filter(({ isAway }) => isAway === undefined);

/** `Butch's notebook has it. He puts in a seal`: a sentence that begins with `he` is about the one person named before. */
function peopleWithPronouns(answer: string): readonly Person[] {
  const texts = sentencesOf(answer).map(({ text }) => text);
  const sentences = texts.map((text) => (past.test(text) ? [] : peopleOf(text)));
  return texts.flatMap((text, at) => {
    const named = sentences[at] ?? [];
    const [before, another] = sentences[at - 1] ?? [];
    if (named.length > 0 || before === undefined || another !== undefined || !pronoun.test(text)) return named;
    return [{ name: before.name, does: rolesIn(text.slice(0, after)) }];
  });
}
const pronoun = /^(?:(?:And|But|So|Then) )?(?:[Hh]e|[Ss]he)\b(?!['’]d\b)/;

/** The people a sentence names, including those without any work. */
export function peopleOf(text: string): readonly Person[] {
  const mentions = mentionsIn(text);
  const all = mentions.map(({ name, at, owns }, index) => {
    const title = text.slice(Math.max(mentions[index - 1]?.end ?? 0, at - before), at);
    const [start, next] = workFrom(text, index, mentions);
    const work = text.slice(start, Math.min(next, start + after)).split(nextClause)[0] ?? "";
    const does = [...rolesIn(work), ...(owns ? rolesOwning(work.trimStart()) : [])].filter(isFirst);
    const isTheirs = isTitled(text.slice(0, at)) || isDoneBy.test(title);
    const byTitle = rolesIn(title).filter((role) => (isTheirs || titled.includes(role)) && !does.includes(role));
    return { name, does: [...does, ...byTitle] };
  });
  // `Mr. Walter is proud of his floor`: without work here, he may be anybody.
  return all.filter(({ name, does }) => does.length > 0 || !/^(?:Mrs?|Ms|Miss)\b/.test(name));
}

/** `QC is Marlene`, `the desk upstairs is still Pete`. */
const isDoneBy = /\bis (?:still |all |just |only )?$/;

/** Where the work of a person begins, and the next name: `Hoa and my nephew check every one` is said of both. */
function workFrom(text: string, index: number, mentions: readonly Mention[]): readonly [number, number] {
  const end = mentions[index]?.end ?? 0;
  const next = mentions[index + 1]?.at ?? text.length;
  return /^,? (?:and|&) $/.test(text.slice(end, next)) ? workFrom(text, index + 1, mentions) : [end, next];
}

const isFirst = <T>(one: T, at: number, all: readonly T[]): boolean => all.indexOf(one) === at;

/**
 * `Walter`, `J.R.`, or `Steve` and `Carol` from `Steve and Carol Mattingly (entered by …)`; empty if no first name is written
 * out.
 */
export const ownersOf = ({ owner_name }: Submission): readonly string[] => {
  const [plain = ""] = owner_name.split(/[(,]/);
  const parts = plain.trim().split(/\s+(?:and|&|y|et)\s+/);
  return parts.flatMap((part, index) => {
    const [first = "", ...rest] = part.split(/\s+/);
    const isWhole = rest.length > 0 || index < parts.length - 1;
    return isWhole && /^(?:\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|(?:\p{Lu}\.){2,})$/u.test(first) ? [first] : [];
  });
};

/** The first names of those who decide: not the one who answers, if they say that somebody else does. */
export function decidersNamed(submission: Submission): readonly string[] {
  if (hiredRole(submission) === undefined) return ownersOf(submission);
  const bosses = answersOf(submission).flatMap((text) =>
    [owns, answersFor, ownerCalled].flatMap((says) => [...text.matchAll(says)].map(({ groups }) => groups?.name ?? "")),
  );
  return bosses.filter(isFirst);
}

/** `Filling this in for Mr. Cline`. */
const answersFor =
  /\b[Ff]ill(?:ing|ed)? (?:this|it)(?: form)? (?:in|out) for (?<name>(?:Mr|Mrs|Ms)\. \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+)/gu;

/** `The owner Mr. Robles`. */
const ownerCalled =
  /\b[Tt]he owner,? (?<name>(?:Mr|Mrs|Ms)\. \p{Lu}\p{Ll}+|(?!(?:April|May|June|August)\b)\p{Lu}\p{Ll}+)/gu;

/** `Ray owns it`. */
const owns = /\b(?<name>\p{Lu}\p{Ll}+) owns (?:it|this|the (?:shop|place|company|business))\b/gu;

/**
 * The job of whoever answers for the owner: what is next to their name (`Dee Ruiz, shop foreman`), or what they say they
 * do if they also speak of somebody above them (`I'm the foreman, not the owner`).
 */
function hiredRole(submission: Submission): string | undefined {
  const beside = titleBeside.exec(submission.owner_name)?.groups?.title;
  if (beside !== undefined) return beside;
  const answers = answersOf(submission);
  if (!answers.some((text) => above.test(text))) return undefined;
  return answers.flatMap((text) => ownTitle.exec(text)?.groups?.title ?? [])[0];
}

const answersOf = (submission: Submission): readonly string[] =>
  freeTextFields.flatMap((field) => submission[field] ?? []);

const title = String.raw`(?<title>(?:office|production|plant|shop|operations|quality) manager|(?:production |master )?(?:planner|scheduler)|foreman|forewoman|supervisor|lead man|buyer|estimator|programmer|machinist|bookkeeper|clerk)\b`;
const ownTitle = new RegExp(
  String.raw`(?:\b(?:I['’]m|I am|myself,? as)(?: only| just)?(?: an?| the| our)? |\bas (?:an? |the )?(?=\w+,? I\b))${title}`,
  "i",
);
/** A job behind the name, unless a title of an owner or partner is there too. */
const titleBeside = new RegExp(
  String.raw`^(?!.*\b(?:owner|president|partner|founder|ceo|gm|general manager|director)\b)[^(,]+[(,]\s*(?:(?:shop|floor|shift|night|lead|head|senior) )?${title}\)?$`,
  "i",
);
const above = quick(
  /\bnot the owner\b|\b[Tt]he owner,? (?:(?:Mr|Mrs|Ms)\. )?\p{Lu}|\b\p{Lu}\p{Ll}+ owns (?:it|this|the (?:shop|place|company|business))\b|\b[Mm]anaging [Dd]irector\b|\b[Mm]y boss\b|\b[Ff]ill(?:ing|ed)? (?:this|it)(?: form)? (?:in|out) for (?=\p{Lu})/u,
);

/**
 * The person who filled in the form for the owner: by the job that the name field gives (`(form by Anita Salcido, Quality
 * Manager)`), or by their own words.
 */
export function fillerOf(submission: Submission): Person | undefined {
  const { owner_name } = submission;
  const found =
    /\((?:form|filled in|answered|submitted|completed) by (?<first>\p{Lu}\p{Ll}+) [^,)]+,(?<work>[^)]+)\)/u.exec(
      owner_name,
    );
  const { first, work } = found?.groups ?? {};
  const [name] = ownersOf(submission);
  const title = hiredRole(submission);
  if (first === undefined && name !== undefined && title !== undefined)
    return { name, does: /^(?:office manager|bookkeeper|clerk)$/i.test(title) ? ["clerks"] : rolesIn(title) };
  if (first === undefined || work === undefined || /consultant/i.test(work)) return undefined;
  return { name: first, does: rolesIn(work) };
}
