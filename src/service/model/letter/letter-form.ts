import * as z from "zod/mini";
import { verdicts, weekdays } from "../../../diagnosis/letter/letter.ts";
import { themeIds } from "../../../knowledge/themes.ts";

const text = z.string();
const number = z.number();
const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item);

const grounds = list(text);
const theme = z.enum(themeIds as unknown as readonly [string, ...string[]]);

/** What a line of a memo may be: `week` and `figures` are where our tables of them stand. */
export const memoLineKinds = ["title", "text", "bullet", "head", "row", "week", "figures"] as const;

/** One item of each section. A model writes it as a row of cells in this order; a section that isn't a list has one. */
const rowForms = {
  finding: z.object({ says: text }),
  answer: z.object({ says: text }),
  cause: z.object({ says: text }),
  figures: z.object({ name: text, how: text, value: text }),
  memo: z.object({ kind: z.enum(memoLineKinds), lead: text, says: text }),
  order: z.object({ theme, grounds }),
  decoys: z.object({ blamed: text, name: text, why: text }),
  rulings: z.object({ plan: text, name: text, verdict: z.enum(verdicts), why: text, yes_when: text, tell: text }),
  week: z.object({ day: z.enum([...weekdays, "1", "2", "3", "4", "5"]), who: text, minutes: number, do: text }),
  tests: z.object({ on: text, who: text, count: text, now: text, right: text, keep: text, wrong: text, do: text }),
  rival: z.object({ says: text, settle: text }),
  unknowns: z.object({ what: text, ask: text }),
  plan: z.object({ by: z.enum(["30", "60", "90"]), who: text, hours: number, do: text }),
  tiles: z.object({ name: text, now: text, goal: text, source: text }),
} as const;

const kind = z.enum(["fact", "reading"]);

/** As read: parts that replies to earlier versions have, such as the grounds of a claim, are still read. */
export const itemForms = {
  ...rowForms,
  quotes: z.object({ id: text, field: text, text }),
  finding: z.extend(rowForms.finding, { grounds }),
  answer: z.extend(rowForms.answer, { kind, grounds }),
  memo: z.extend(rowForms.memo, { bold: z.optional(list(text)) }),
  cause: z.extend(rowForms.cause, { kind, grounds }),
  figures: z.extend(rowForms.figures, { grounds }),
  tiles: z.extend(rowForms.tiles, { grounds }),
  decoys: z.extend(rowForms.decoys, { grounds }),
  rulings: z.extend(rowForms.rulings, { grounds }),
  tests: z.extend(rowForms.tests, { grounds }),
  rival: z.extend(rowForms.rival, { grounds }),
  inputs: z.object({ name: text, quote: text, value: number, unit: text }),
  assumptions: z.object({ name: text, low: number, likely: number, high: number, unit: text, why: text }),
  sums: z.object({ id: text, says: text, term: text, unit: text }),
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
  memo: 60,
  figures: 6,
  order: 3,
  decoys: 4,
  rulings: 4,
  rival: 1,
  tests: 3,
  week: 7,
  plan: 3,
  tiles: 6,
  unknowns: 4,
};

/** How many words a model is asked for, text by text. */
export const askedWords = {
  finding: { says: 14 },
  answer: { says: 70 },
  cause: { says: 70 },
  figures: { how: 20 },
  decoys: { why: 22 },
  rulings: { why: 44, yes_when: 22, tell: 14 },
  week: { do: 30 },
  tests: { keep: 14, do: 18 },
  rival: { says: 28, settle: 28 },
  unknowns: { ask: 20 },
  plan: { do: 26 },
} as const satisfies { readonly [Name in PartName]?: Readonly<Record<string, number>> };

/**
 * How many words of a memo a model is asked for, and at most when it writes it again; of one that has more than `most`, the end
 * is left out. Own judgment.
 */
export const memoWords = { draft: 900, from: 1000, asked: 1150, most: 1350 } as const;

/** How many items a model is asked for. Earlier versions asked for more of some. */
export const requestedItems = {
  cause: "three",
  figures: "two or three",
  order: "one or two",
  decoys: "two or three",
  rulings: 3,
  week: "five",
  tests: "two",
  unknowns: 3,
  tiles: "four or five",
} as const satisfies Partial<Record<PartName, number | string>>;

/** How far a text may exceed what was asked before its last sentences are cut. Own judgment. */
const tolerance = 1.3;

/** The most words of a text that are printed; `undefined` if it has no limit. */
export function maxWordsOf(name: PartName, field: string): number | undefined {
  const asked: Readonly<Record<string, number>> = name in askedWords ? askedWords[name as keyof typeof askedWords] : {};
  const words = asked[field];
  return words === undefined ? undefined : Math.round(words * tolerance);
}

const isSingle = (name: PartName): boolean => name === "finding" || name === "answer" || name === "rival";

/** Fields that today's or an earlier version doesn't ask for. */
const lacking: Partial<Record<PartName, object>> = {
  finding: { grounds: [] },
  answer: { kind: "reading", grounds: [] },
  cause: { kind: "reading", grounds: [] },
  figures: { grounds: [] },
  decoys: { name: "", grounds: [] },
  rulings: { name: "", tell: "", grounds: [] },
  rival: { grounds: [] },
  tests: { on: "", who: "", keep: "", grounds: [] },
  tiles: { source: "", grounds: [] },
};

/** The cells of a row of each section, in the order in which a model writes them. */
export const cellsOf = (name: string): readonly string[] =>
  Object.hasOwn(rowForms, name) ? Object.keys(rowForms[name as keyof typeof rowForms].shape) : [];

/** What a model is asked for. Earlier versions asked for what the memo says now in parts of their own. */
const asked = ["finding", "answer", "memo", "figures", "order", "week", "plan", "tiles"] as const satisfies PartName[];

/** The whole form: each part is a list of rows, except the single ones. */
const parts = Object.fromEntries(asked.map((name) => [name, isSingle(name) || name === "memo" ? text : list(text)]));

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

const withLacking = (one: unknown, name: PartName): unknown => (isItem(one) ? { ...lacking[name], ...one } : one);

/** Whether a row of a reply has the form of an item; one with too few cells stays a text. */
export const isItem = (row: unknown): row is Readonly<Record<string, unknown>> =>
  typeof row === "object" && row !== null && !Array.isArray(row);

/** Whether a reply has the outermost form of a letter: at least one of its parts. */
export const isLetterLike = (reply: unknown): reply is Readonly<Record<string, unknown>> =>
  isItem(reply) && Object.keys(itemForms).some((name) => Object.hasOwn(reply, name));
