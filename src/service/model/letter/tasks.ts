import { ownersOf } from "../../../diagnosis/facts/people/people.ts";
import { type LetterStep, type LetterTask, type Prose, weekdays } from "../../../diagnosis/letter/letter.ts";
import { type RoleId, roles } from "../../../knowledge/page-one/first-weeks.ts";
import type { Submission } from "../../../survey/submission.ts";
import { inWords } from "../../../survey/writing.ts";
import { rolesIn } from "./contradicts.ts";
import type { PartName } from "./letter-form.ts";
import { inBoth } from "./numbers-stated.ts";
import { respondentRoles } from "./people.ts";
import { itemsOf, onlyFirst, proseOf, type SectionContext } from "./section-context.ts";
import type { Setting } from "./setting.ts";
import { isEnglish } from "./words/english.ts";

/** Minutes of a daily task, and hours of a task in the plan. */
const limits = { minutes: { min: 5, max: 480 }, hours: { min: 0.25, max: 120 } } as const;

/** The tasks of the first week. */
export function weekIn(context: SectionContext): readonly LetterTask[] {
  const tasks = itemsOf(context, "week").flatMap(({ day, who: named, minutes, do: text }): LetterTask[] => {
    const who = whoIn(context, "week", named);
    const what = proseOf(timed(context, minutes), "week", text, "order");
    const fits = isWithin(minutes, limits.minutes);
    if (!fits) context.note("week", "an impossible time");
    if (who === undefined || what.length === 0 || !fits) return [];
    return [{ day: weekdays[Number(day) - 1] ?? (day as LetterTask["day"]), who, minutes: Math.round(minutes), what }];
  });
  return onlyFirst(tasks, ({ day, what }) => `${day} ${JSON.stringify(what)}`, context, "week").toSorted(
    (a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day),
  );
}

/** A task may say how long it takes. */
function timed(context: SectionContext, minutes: number): SectionContext {
  const { setting } = context;
  const scope = `${setting.scope ?? ""}${minutes} min `;
  return { ...context, setting: { ...setting, numbers: [...setting.numbers, ...inBoth(minutes)], scope } };
}

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max;

/** The people of a task: names and roles that the answers mention. */
export function whoIn({ setting, note }: SectionContext, section: PartName, named: string): string | undefined {
  const parts = named.split(/,? and |, | & /).map((one) => one.trim());
  const who = parts.map((one) => oneOf(one, setting));
  const known = who.filter((one) => one !== undefined);
  if (known.length === parts.length) return inWords([...new Set(known)]);
  // Roles that no answer names are left out. A task for them alone goes to the reader of the letter, so that the week has
  // no gap.
  if ((section === "week" || section === "plan") && parts.every((one, at) => who[at] !== undefined || isRole(one)))
    return known.length > 0 ? inWords([...new Set(known)]) : reader(setting.submission);
  note(section, "a role that no answer names");
  return undefined;
}

const reader = (submission: Submission): string => ownersOf(submission).join(" or ") || roles.owner.name;

/** A job in a few plain words, and no sentence. A capitalized name isn't one. */
const isRole = (named: string): boolean =>
  /^[A-Za-z][a-z-]*(?: [a-z-]+){0,3}$/u.test(named) && (/^[a-z]/u.test(named) || isEnglish(firstWord(named)));

const firstWord = (text: string): string => text.split(" ", 1).join("").toLowerCase();

function oneOf(named: string, setting: Setting): string | undefined {
  const { submission, roles: there, people, names, words } = setting;
  // The answers may name someone whom our own list of people misses.
  const plain = named.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /u, "");
  if (/^you$/iu.test(plain)) return reader(submission);
  if (people.has(plain) || plain.split(" ").every((word) => /^\p{Lu}/u.test(word) && names.has(word))) return named;
  const ids = rolesIn(named);
  const isTheirs = ids.length > 0 && ids.every((id) => there.has(id));
  const isKnownAs = isCalledSo(named, words);
  if (!isTheirs) return isKnownAs || isTitleTold(named, setting) ? named : undefined;
  const [shift = ""] = ofShift.exec(named) ?? [];
  const theirs = respondentRoles(submission);
  const isRespondent = (id: RoleId): boolean => (theirs.length === 0 ? id === "owner" : theirs.includes(id));
  if (isKnownAs && !ids.some(isRespondent)) return named;
  const called = ids.map((id) => (isRespondent(id) && ownersOf(submission).join(" or ")) || roles[id].name);
  return `${shift.toLowerCase()}${called.join(" and ")}`;
}

/** `Unit 2 production head`, `Director (Commercial)`, if an answer names them just so. */
const isTitleTold = (named: string, { passages }: Setting): boolean =>
  aTitle.test(named) && ofOffice.test(named) && passages.some((text) => text.includes(named));

const aTitle = /^\p{Lu}\p{L}+(?: [\p{L}\p{N}()&]+){1,4}$/u;
const ofOffice = /\b(?:chief|directors?|head|managers?|officer|president|secretary|supervisors?)\b/iu;

function isCalledSo(named: string, words: ReadonlySet<string>): boolean {
  const last = named.split(" ").at(-1) ?? "";
  return calledPeople.test(named) && [last, `${last}s`, last.replace(/s$/u, "")].some((one) => words.has(one));
}

/** `material handlers`, if the answers speak of handlers, and `final inspection`. */
const calledPeople =
  /^(?:[A-Za-z-]+ ){0,2}(?:[a-z]+(?:ers?|ors?|[iy]sts?|m[ae]n)|accounting|crew|people|guys|hands|leads?|team|apprentices?|engineering|finance|inspection|maintenance|planning|purchasing|quality|receiving|sales|service|shipping)$/u;

/** The shift of a role: `night-shift machinists`. */
const ofShift = /^(?:first|second|third|day|night|evening|weekend)[- ]shift /i;

const isMarkAlone = ([first]: Prose): boolean =>
  first?.kind === "words" && /^The (?:mark|number|goal)\b/u.test(first.text);

/** The steps of the 90 days, in order. */
export function planIn(context: SectionContext): readonly LetterStep[] {
  const steps = itemsOf(context, "plan").flatMap(({ by, who: named, hours, do: text }): LetterStep[] => {
    const who = whoIn(context, "plan", named);
    const kept = proseOf(context, "plan", text, "order");
    // Without what to do, the number to reach is no step.
    const what = isMarkAlone(kept) ? [] : kept;
    const fits = isWithin(hours, limits.hours);
    if (!fits) context.note("plan", "an impossible time");
    // The cast is sound: the form accepts only these three.
    return who === undefined || what.length === 0 || !fits
      ? []
      : [{ by: Number(by) as LetterStep["by"], who, hours, what }];
  });
  return steps.toSorted((a, b) => a.by - b.by);
}
