import * as z from "zod/mini";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { figuresOf } from "../../../report/figures.ts";
import { amountInWords, amountOf } from "../../../report/letter/amount.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { ModelQuestion } from "../narrator.ts";
import type { CheckedLetter } from "./check-letter.ts";
import { figureName } from "./given-inputs.ts";
import type { PartName } from "./letter-form.ts";
import { attackInstructions } from "./letter-instructions.ts";
import { answersData } from "./letter-question.ts";
import { placeholder } from "./placeholder.ts";

type Reply = Readonly<Record<string, unknown>>;

/** The member of each item that a reader sees, and that an attack may cut or replace. */
const attacked = {
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
type Attacked = keyof typeof attacked;

const cut = z.object({
  line: z.string(),
  why: z.enum(["not-said", "wrong", "generic", "contradicts", "mend", "weak"]),
  fix: z.string(),
});
const attackForm = z.object({ cuts: z.array(cut) });
/** The most cuts, items of a part, and characters of a line and of what stands beside it. */
const limits = { cuts: 16, items: 60, line: 600, beside: 300 } as const;

/** Asks a model to attack a letter based on the answers alone, and to mend the lines that lost a sentence to our checks. */
export function attackQuestion(
  submission: Submission,
  diagnosis: Diagnosis,
  date: string,
  reply: Reply,
  checked: Checked,
): ModelQuestion {
  const { $schema: _, ...schema } = z.toJSONSchema(attackForm);
  return {
    purpose: "attack",
    instructions: attackInstructions,
    data: answersData(submission, diagnosis, date, linesOf(reply, checked, diagnosis)),
    schema,
    maxOutputTokens: 2000,
  };
}

type Checked = Pick<Extract<CheckedLetter, { readonly kind: "letter" }>, "letter" | "cutFrom">;

/**
 * Every line of a letter with its name, what stands beside it, and what our checks left out of it; placeholders show their
 * value: `{s1 = 75 minutes}`.
 */
function linesOf(reply: Reply, { letter: { sums }, cutFrom }: Checked, diagnosis: Diagnosis): readonly object[] {
  const values = new Map([
    ...figuresOf(diagnosis).map((named) => [figureName(named.id), amountInWords(amountOf(named))] as const),
    ...itemsIn(reply, "quotes").map(({ id, text }) => [String(id), `“${String(text)}”`] as const),
    ...sums.map((sum) => [sum.id, amountInWords(sum)] as const),
  ]);
  return names.flatMap((name) =>
    itemsIn(reply, name).flatMap((item, at) => {
      const text = item[attacked[name]];
      if (typeof text !== "string" || text === "") return [];
      const opened = text.replace(placeholder, (all, id: string) =>
        values.has(id) ? `{${id} = ${values.get(id)}}` : all,
      );
      const leftOut = cutFrom(text);
      const others = besideIn(item, attacked[name]);
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

/** Placeholders without the value that was shown, and words to say without quotation marks. */
const asWritten = (fix: string): string =>
  fix
    .replaceAll(/[“”]/gu, "")
    .replaceAll(/\{([a-z][a-z0-9_.]*) ?[=:][^{}]*\}/gu, "{$1}")
    .trim();

const names = Object.keys(attacked) as readonly Attacked[];

function itemsIn(reply: Reply, name: string): readonly Record<string, unknown>[] {
  const part = reply[name];
  const items: readonly unknown[] = Array.isArray(part) ? part.slice(0, limits.items) : [part];
  return items.filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null);
}

/** The result of an attack. */
export interface Attack {
  /** The reply with the cuts and fixes applied: to be checked like any other. */
  readonly reply: Reply;
  readonly cuts: number;
}

/** Applies an attack; `undefined` if it has another form. It can only cut lines or replace them with text that passes the same checks. */
export function attackedBy(reply: Reply, value: unknown): Attack | undefined {
  const read = attackForm.safeParse(value);
  if (!read.success) return undefined;
  const cuts = new Map(read.data.cuts.slice(0, limits.cuts).map(({ line, fix }) => [line, asWritten(fix)]));
  let done = 0;
  const itemsLeft = (name: Attacked, part: unknown): unknown => {
    const items: readonly unknown[] = Array.isArray(part) ? part : [part];
    const kept = items.flatMap((item, at) => {
      const fix = cuts.get(`${name}.${at}`);
      if (fix === undefined) return [item];
      done += 1;
      return fix === "" ? [] : [{ ...Object(item), [attacked[name]]: fix }];
    });
    return Array.isArray(part) ? kept : kept[0];
  };
  const parts = names.map((name) => [name, itemsLeft(name, reply[name])] as const);
  return { reply: { ...reply, ...Object.fromEntries(parts) }, cuts: done };
}
