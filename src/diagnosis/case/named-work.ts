import type { RoleId } from "../../knowledge/page-one/first-weeks.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { type Person, peopleOf, peopleThere } from "../facts/people/people.ts";
import type { Reading } from "./reading.ts";

/** What lots go out for, as the answers name it: `out for penetrant, anodize or chrome`. */
export function outsideIn({ sentences }: Reading): string {
  const named = sentences
    .filter(({ isDenied, field }) => !isDenied && field !== "success_metric")
    .flatMap(({ text }) => [...text.matchAll(process)].map(([word]) => word.toLowerCase()));
  const all = [...new Set(named)].slice(0, 3);
  const last = all.at(-1);
  if (last === undefined) return "outside";
  return `out for ${all.length === 1 ? last : `${all.slice(0, -1).join(", ")} or ${last}`}`;
}
const process =
  /\b(?:anodiz(?:e|ing)|plating|chrome|nickel plate|penetrant|heat[- ]treat(?:ment|ing)?|passivation|black oxide|chem film|galvaniz(?:e|ing)|powder coat(?:ing)?|coating|nitriding|shot peen(?:ing)?)\b/gi;

/** The people who are there, with the work of whoever shares it with the owner: `it all goes through me and Felix`. */
export function peopleSharing(reading: Reading, theme: ThemeId | undefined): readonly Person[] {
  const people = peopleThere(reading.submission);
  const role = theme && shared[theme];
  if (role === undefined || people.some(({ does }) => does.includes(role))) return people;
  const partners = reading.sentences
    .filter(({ text }) => withMe.test(text))
    .flatMap(({ text }) => peopleOf(text))
    .map(({ name }) => name);
  return people.map((one) => (partners.includes(one.name) && one.does.length === 0 ? { ...one, does: [role] } : one));
}

const withMe = /\b(?:me and \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ and (?:me|I|myself))\b/u;

/** The work that somebody shares with the owner, where the story is about it. */
const shared: Partial<Record<ThemeId, RoleId>> = {
  quoting_estimating: "estimator",
  programming_readiness: "programmers",
  scheduling_priority: "planner",
  quality_inspection: "inspectors",
};
