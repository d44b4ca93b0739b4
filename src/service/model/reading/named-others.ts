import { folded } from "./folded.ts";
import type { ThirdParty } from "./third-parties.ts";

/** Another person or company in a shop's answers. */
export interface NamedOther {
  /** The placeholder for them in what is sent to a model: `[person A]`. */
  readonly blank: string;
  /** What the report calls them: `Karen`, `Mr. Alvarez`, `Apex Heat Treat LLC`. */
  readonly name: string;
  /** The same for every way their name is written. */
  readonly key: string;
}

/** A name in an answer, and the label that blanks it: `[person]`. */
type Named = { readonly label: string; readonly written: string };

/** Everyone whose name was blanked, in order of appearance. One first name is one person. */
export function namedOthers(found: readonly Named[]): readonly NamedOther[] {
  const first = new Map<string, Named>();
  for (const one of found) {
    const key = keyOf(one);
    if (key !== undefined && !first.has(key)) first.set(key, one);
  }
  const counts = new Map<string, number>();
  return [...first].flatMap(([key, { label, written }]) => {
    const before = counts.get(label) ?? 0;
    counts.set(label, before + 1);
    const letter = letters[before];
    return letter === undefined
      ? []
      : [{ blank: label.replace("]", ` ${letter}]`), name: nameIn(written, label), key }];
  });
}

/** When these are used up, further people are a plain `[person]`. */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The blank with a letter for a name that was found; `undefined` if it has none. */
export function letterFor(label: string, written: string, others: readonly NamedOther[]): string | undefined {
  const key = keyOf({ label, written });
  return key === undefined ? undefined : others.find((one) => one.key === key)?.blank;
}

/** `Mike Johnson's` and `mike` are one; `Apex Plating Inc.` and `apex plating llc` as well. */
function keyOf({ label, written }: Named): string | undefined {
  const { text } = folded(written);
  if (label === ("[person]" satisfies ThirdParty["label"])) {
    const [word = ""] = text.replace(title, "").split(/[\s'’]/u);
    return word === "" ? undefined : `person ${word}`;
  }
  if (label !== ("[company]" satisfies ThirdParty["label"])) return undefined;
  return `company ${text
    .replace(legalForm, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()}`;
}

const title = /^(?:mrs?|ms|dr)\.?\s/u;
const legalForm = /\s(?:inc|llc|ltd|corp|corporation|incorporated|gmbh|co)\.?$/u;

/** A person by title and last name or by first name: what follows a first name may be no name at all (`Ask Mike Monday`). */
function nameIn(written: string, label: string): string {
  if (label === "[company]") return written.replace(/\.$/u, "");
  const words = written.replace(/['’]s$/u, "").split(/\s/u);
  const kept = words.slice(0, title.test(folded(written).text) ? 2 : 1);
  return kept.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(" ");
}

/** Whether it is a person, not a company. */
export const isPerson = ({ blank }: NamedOther): boolean => blank.startsWith("[person");

/**
 * Puts the names back into what a model wrote. A `[person]` without a letter is replaced only if exactly one person's
 * name was blanked.
 */
export function withNames(text: string, others: readonly NamedOther[]): string {
  if (!text.includes("[")) return text;
  const [only, ...more] = others.filter(isPerson);
  const known = new Map(others.map(({ blank, name }) => [blank, name] as const));
  if (only !== undefined && more.length === 0) known.set("[person]", only.name);
  return text.replaceAll(/\[(?:person|company)(?: [A-Z])?\]/gu, (blank) => known.get(blank) ?? blank);
}
