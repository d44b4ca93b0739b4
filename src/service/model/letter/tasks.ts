import { ownersOf } from "../../../diagnosis/facts/people.ts";
import type { LetterStep, LetterTask } from "../../../diagnosis/letter/letter.ts";
import { weekdays } from "../../../diagnosis/letter/letter.ts";
import { roles } from "../../../knowledge/first-weeks.ts";
import { inWords } from "../../../survey/writing.ts";
import { rolesIn } from "./contradicts.ts";
import { type Given, itemsOf, onlyFirst, proseOf } from "./given.ts";
import type { PartName } from "./letter-form.ts";
import type { Setting } from "./why-not-said.ts";

/** Minutes that one task of a day may take, and hours that one of the plan may. */
const limits = { minutes: { least: 5, most: 480 }, hours: { least: 0.25, most: 120 } } as const;

export function weekIn(given: Given): readonly LetterTask[] {
  const tasks = itemsOf(given, "week").flatMap(({ day, who: named, minutes, do: text }): LetterTask[] => {
    const who = whoIn(given, "week", named);
    const what = proseOf(given, "week", text, "order");
    const fits = isWithin(minutes, limits.minutes);
    if (!fits) given.note("week", "a time that no day holds");
    return who === undefined || what.length === 0 || !fits ? [] : [{ day, who, minutes: Math.round(minutes), what }];
  });
  return onlyFirst(tasks, ({ day }) => day, given, "week").toSorted(
    (a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day),
  );
}

const isWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  value >= least && value <= most;

/** Who a task names: people as the answers call them, and roles that the answers name. */
function whoIn({ setting, note }: Given, section: PartName, named: string): string | undefined {
  const who = named.split(/,? and |, | & /).map((one) => oneOf(one.trim(), setting));
  if (who.every((one) => one !== undefined)) return inWords([...new Set(who)]);
  note(section, "a role that no answer names");
  return undefined;
}

function oneOf(named: string, { submission, roles: there, people }: Setting): string | undefined {
  if (people.has(named)) return named;
  const ids = rolesIn(named);
  if (ids.length === 0 || !ids.every((id) => there.has(id))) return undefined;
  const [shift = ""] = ofShift.exec(named) ?? [];
  const called = ids.map((id) => (id === "owner" ? ownersOf(submission).join(" or ") || id : roles[id].name));
  return `${shift.toLowerCase()}${called.join(" and ")}`;
}

/** `night-shift machinists`: whoever is there when it happens. */
const ofShift = /^(?:first|second|third|day|night|evening|weekend)[- ]shift /i;

export function planIn(given: Given): readonly LetterStep[] {
  const steps = itemsOf(given, "plan").flatMap(({ by, who: named, hours, do: text }): LetterStep[] => {
    const who = whoIn(given, "plan", named);
    const what = proseOf(given, "plan", text, "order");
    const fits = isWithin(hours, limits.hours);
    if (!fits) given.note("plan", "a time that no day holds");
    // The cast is sound: the form lets only these three through.
    return who === undefined || what.length === 0 || !fits
      ? []
      : [{ by: Number(by) as LetterStep["by"], who, hours, what }];
  });
  return steps.toSorted((a, b) => a.by - b.by);
}
