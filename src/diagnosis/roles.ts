import type { RoleId } from "../knowledge/page-one/first-weeks.ts";
import { rolesOfSmallShop, smallShop } from "../knowledge/roles.ts";
import { freeTextFields } from "../survey/free-text.ts";
import type { Submission } from "../survey/submission.ts";
import { capitalized } from "../survey/writing.ts";
import { peopleThere } from "./facts/people/people.ts";
import { identity, memoize, memoizeEach } from "./memoize.ts";

const isSmall = ({ machinist_count, machine_count }: Submission): boolean =>
  machinist_count === undefined || machinist_count === 0
    ? machine_count <= smallShop.machinesWhereUnknown
    : machinist_count <= smallShop.machinists;

/** A role of the catalog, as a shop of this size has it. */
export function roleIn(submission: Submission, role: string): string {
  return isSmall(submission)
    ? ownRole(inSmallShop.get(role) ?? role, submission)
    : (onePersons(submission)[role] ?? role);
}

/** Who reads a KPI: the one person whom the answers name with this job, else the role. */
export function whoReads(submission: Submission, role: string): string {
  const [only, another] = peopleThere(submission).filter(({ does }) => does.some((one) => one === workOf[role]));
  // `Your nephew` is nobody's name on a wall.
  const isNamed = only !== undefined && another === undefined && /^\p{Lu}/u.test(only.name);
  return isNamed ? only.name : roleIn(submission, role);
}

const workOf: { readonly [role: string]: RoleId } = {
  Estimator: "estimator",
  Foreman: "foreman",
  "Maintenance lead": "maintenance",
  Planner: "planner",
  "Production manager": "planner",
  "Programming lead": "programmers",
  Purchasing: "buyer",
  "Quality manager": "inspectors",
};

/** What to do, said to the one who does it: nobody is told to have himself do it. */
export function saidTo(role: string, what: string): string {
  const own = role.toLowerCase().replace(/ \/ .*$/, "");
  return capitalized(
    what.replace(haveItself(own), (_all: string, other: string | undefined) =>
      other === undefined ? "" : `with the ${other}, `,
    ),
  );
}

const haveItself = memoize(
  identity,
  (role) => new RegExp(String.raw`\bhave (?:the )?${role}(?: and the (${job}|operators))? `, "gi"),
);

/** Two roles that one person has, by their one title: `Production Manager / Planner`, as page one has it. */
const onePersons = ({ scheduling_ownership }: Submission): { readonly [role: string]: string } =>
  scheduling_ownership === "Production Manager / Planner" ? { "Production manager": "Planner" } : {};

/** A role's name in a small shop, which has no lead unless an answer says so. */
const ownRole = (role: string, { scheduling_ownership: owns }: Submission): string =>
  role === rolesOfSmallShop.Foreman && owns !== "Foreman / Lead Machinist" ? "Machinist" : role;

/** The catalog's words, with the roles that a shop of this size has. */
export function withRolesOf(submission: Submission, words: string): string {
  const names = isSmall(submission) ? [...inSmallShop.keys()] : Object.keys(onePersons(submission));
  const own = names.reduce(
    (text, role) => text.replaceAll(role.toLowerCase(), roleIn(submission, role).toLowerCase()),
    words,
  );
  return own.replace(samePersonTwice, "$1").replace(withoutArticle, "$1the ");
}

/**
 * What to do without who does it, unless the answers name somebody with that job: `Have the planner mark each` is `Mark
 * each` where nobody is called a planner. The owner reads it, and needs no name.
 */
export function byWhoIsThere(what: string, submission: Submission): string {
  const isThere = (role: string): boolean => role !== "owner" && allSaid(submission).includes(role);
  const rest = what.replace(told, (all: string, first: string, second: string = first) =>
    [first, second].every((role) => isThere(role.toLowerCase())) ? all : "",
  );
  return capitalized(rest);
}

/** All that the answers say of who does what, in lower case. */
const allSaid = memoizeEach((submission: Submission): string =>
  [...freeTextFields.map((field) => submission[field] ?? ""), submission.scheduling_ownership ?? ""]
    .join(" ")
    .toLowerCase(),
);

const job =
  "owner|planner|foreman|estimator|purchasing|(?:lead )?machinist|(?:production|quality) manager|manufacturing engineer|(?:shift|programming|maintenance|shipping) lead";
const told = new RegExp(String.raw`\bhave (?:the )?(${job})(?: and the (${job}|operators))? `, "gi");

/** Two roles held by one person: `the owner and the owner`. */
const samePersonTwice = /\b((?:the )?(owner|planner|(?:lead )?machinist)) (?:and|or) (?:the )?\2\b/gi;

/** `Have owner call`, where the catalog says `purchasing`. */
const withoutArticle = /\b(have )(?=(?:owner|(?:lead )?machinist)\b)/gi;

const inSmallShop: ReadonlyMap<string, string> = new Map(Object.entries(rolesOfSmallShop));
