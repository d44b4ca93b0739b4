import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { figuresOf } from "../../../report/figures.ts";
import { amountInWords, amountOf } from "../../../report/letter/amount.ts";
import type { CheckedLetter } from "./check-letter.ts";
import { figureName } from "./given-inputs.ts";
import { isItem, type PartName } from "./letter-form.ts";
import { placeholder } from "./placeholder.ts";
import type { Reply } from "./section-context.ts";

/** The member of each item that a reader sees, and that a review may cut or replace. */
export const shownMembers = {
  finding: "says",
  answer: "says",
  cause: "says",
  memo: "says",
  figures: "how",
  decoys: "why",
  rulings: "why",
  rival: "says",
  tests: "do",
  week: "do",
  plan: "do",
  unknowns: "ask",
} as const satisfies Partial<Record<PartName, string>>;
export type ShownPart = keyof typeof shownMembers;
export const shownParts = Object.keys(shownMembers) as readonly ShownPart[];

/** The most items of a part, and characters of a line and of what is next to it. */
const limits = { items: 60, line: 1200, beside: 300 } as const;

/** What a model wrote, and what the checks say of it. */
export type LetterToShow = Pick<Extract<CheckedLetter, { readonly kind: "letter" }>, "written" | "letter" | "cutFrom">;

/**
 * Every line of a letter with its name, what is next to it, and what our checks left out of it; placeholders show their
 * value: `{s1 = 75 minutes}`.
 */
export function linesOf(
  { written, letter: { sums }, cutFrom }: LetterToShow,
  diagnosis: Diagnosis,
  parts = shownParts,
): readonly object[] {
  const values = new Map([
    ...figuresOf(diagnosis).map((named) => [figureName(named.id), amountInWords(amountOf(named))] as const),
    ...itemsIn(written, "quotes").map(({ item: { id, text } }) => [textIn(id), `“${textIn(text)}”`] as const),
    ...sums.map((sum) => [sum.id, amountInWords(sum)] as const),
  ]);
  return parts.flatMap((name) =>
    itemsIn(written, name).flatMap(({ item, at }) => {
      const text = item[shownMembers[name]];
      if (typeof text !== "string" || text === "") return [];
      const opened = text.replace(placeholder, (all, id: string) =>
        values.has(id) ? `{${id} = ${values.get(id)}}` : all,
      );
      const leftOut = cutFrom(text);
      const others = besideIn(item, shownMembers[name]);
      return [
        {
          line: `${name}.${at}`,
          text: opened.slice(0, limits.line),
          ...(others !== "" && { beside: others }),
          ...(leftOut.length > 0 && { cut: leftOut }),
        },
      ];
    }),
  );
}

/** What else a reader sees of an item: its day and person, its outcomes, its verdict. */
const besideIn = (item: Readonly<Record<string, unknown>>, shown: string): string =>
  Object.entries(item)
    .filter(([name, value]) => name !== shown && !unseen.has(name) && value !== "" && typeof value !== "object")
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join("; ")
    .slice(0, limits.beside);

const unseen: ReadonlySet<string> = new Set(["kind", "theme", "plan", "blamed", "flips"]);

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

interface PlacedItem {
  readonly item: Readonly<Record<string, unknown>>;
  /** Its place among all that the model wrote of the part, whatever its form. */
  readonly at: number;
}

function itemsIn(reply: Reply, name: string): readonly PlacedItem[] {
  const part = reply[name];
  const items: readonly unknown[] = Array.isArray(part) ? part.slice(0, limits.items) : [part];
  return items.flatMap((item, at) => (isItem(item) ? [{ item, at }] : []));
}
