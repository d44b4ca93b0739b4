import * as z from "zod/mini";
import { flips, verdicts, weekdays } from "../../../diagnosis/letter/letter.ts";
import { themeIds } from "../../../knowledge/themes.ts";

const text = z.string();
const number = z.number();
const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item);

const grounds = list(text);
const claim = z.object({ says: text, kind: z.enum(["fact", "reading"]), grounds });
const theme = z.enum(themeIds as unknown as readonly [string, ...string[]]);

/** One item of each section, as a model is asked to write it. A section that isn't a list has one item. */
export const itemForms = {
  quotes: z.object({ id: text, field: text, text }),
  inputs: z.object({ name: text, quote: text, value: number, unit: text }),
  assumptions: z.object({ name: text, low: number, likely: number, high: number, unit: text, why: text }),
  sums: z.object({ id: text, says: text, term: text, unit: text }),
  finding: z.object({ says: text, grounds, goal: text }),
  answer: claim,
  cause: claim,
  comparison: z.object({ says: text, grounds }),
  table: z.object({ title: text, columns: list(text), rows: list(list(text)), grounds }),
  cost: claim,
  figures: z.object({ name: text, value: text, how: text, grounds }),
  order: z.object({ theme, why: text, grounds }),
  decoys: z.object({ blamed: text, why: text, grounds }),
  rulings: z.object({
    plan: text,
    name: text,
    verdict: z.enum(verdicts),
    why: text,
    grounds,
    yes_when: text,
    tell: text,
  }),
  rival: z.object({ says: text, grounds, settle: text }),
  tests: z.object({ count: text, now: text, right: text, keep: text, wrong: text, do: text, grounds }),
  limits: claim,
  week: z.object({ day: z.enum([...weekdays, "1", "2", "3", "4", "5"]), who: text, minutes: number, do: text }),
  plan: z.object({ by: z.enum(["30", "60", "90"]), who: text, hours: number, do: text }),
  kpis: z.object({ id: text, why: text, grounds }),
  tiles: z.object({ name: text, now: text, goal: text, source: text, grounds }),
  unknowns: z.object({ what: text, ask: text, flips: z.enum(flips) }),
} as const;

export type PartName = keyof typeof itemForms;
export type Item<Name extends PartName> = z.infer<(typeof itemForms)[Name]>;

/** The most items a part may have; further ones are ignored. */
const maxItems: Readonly<Record<PartName, number>> = {
  quotes: 30,
  inputs: 16,
  assumptions: 6,
  sums: 8,
  finding: 1,
  answer: 3,
  cause: 6,
  comparison: 1,
  table: 1,
  cost: 3,
  figures: 3,
  order: 3,
  decoys: 4,
  rulings: 5,
  rival: 1,
  tests: 5,
  limits: 2,
  week: 7,
  plan: 6,
  kpis: 8,
  tiles: 6,
  unknowns: 4,
};

export const maxAssumptions = maxItems.assumptions;

/** How many items a model is asked for. Earlier versions asked for more of some. */
export const requestedItems = {
  answer: "one",
  cause: "two or three",
  figures: "two or three",
  order: 3,
  decoys: 3,
  tests: "two or three",
  limits: 1,
  tiles: "four",
  unknowns: 2,
} as const satisfies Partial<Record<PartName, number | string>>;

const isSingle = (name: PartName): boolean =>
  name === "finding" || name === "rival" || name === "comparison" || name === "table";

/** Fields missing from replies to earlier versions. */
const lacking: Partial<Record<PartName, object>> = {
  order: { why: "" },
  rulings: { name: "", tell: "" },
  tests: { keep: "" },
  tiles: { source: "" },
};

/** What a model is asked for. Replies to earlier versions have more, which is still read. */
const { cost: _cost, kpis: _kpis, ...asked } = { ...itemForms, order: z.omit(itemForms.order, { why: true }) };

/** The whole form: each part is a list of items, except the single ones. */
const parts = Object.fromEntries(
  (Object.keys(asked) as (keyof typeof asked)[]).map((name) => [
    name,
    isSingle(name) ? asked[name] : list(asked[name]),
  ]),
);

/** JSON Schema of a letter, as sent to a model. */
export function letterSchema(): Readonly<Record<string, unknown>> {
  made ??= withoutDialect(z.toJSONSchema(z.object(parts)));
  return made;
}

let made: Readonly<Record<string, unknown>> | undefined;

const withoutDialect = ({ $schema: _, ...schema }: object & { readonly $schema?: unknown }) => schema;

export interface ReadPart<Name extends PartName> {
  readonly items: readonly Item<Name>[];
  /** How many had another form, and how many were over the limit. */
  readonly wrongForm: number;
  readonly tooMany: number;
}

/** The items of one part, read separately: one in another form doesn't affect the others. */
export function partIn<Name extends PartName>(reply: Readonly<Record<string, unknown>>, name: Name): ReadPart<Name> {
  const given = reply[name];
  if (given === undefined || given === null) return { items: [], wrongForm: 0, tooMany: 0 };
  const all: readonly unknown[] = Array.isArray(given) ? given : [given];
  const looked = all.slice(0, maxItems[name]);
  const read = looked.map((one) => itemForms[name].safeParse(withLacking(one, name)));
  return {
    // The cast is sound: each was read by the form of this very part.
    items: read.flatMap(({ success, data }) => (success ? [data as Item<Name>] : [])),
    wrongForm: read.filter(({ success }) => !success).length,
    tooMany: all.length - looked.length,
  };
}

const withLacking = (one: unknown, name: PartName): unknown =>
  typeof one === "object" && one !== null && !Array.isArray(one) ? { ...lacking[name], ...one } : one;

/** Whether a reply has the outermost form of a letter: at least one of its parts. */
export const isLetterLike = (reply: unknown): reply is Readonly<Record<string, unknown>> =>
  typeof reply === "object" &&
  reply !== null &&
  !Array.isArray(reply) &&
  Object.keys(itemForms).some((name) => Object.hasOwn(reply, name));
