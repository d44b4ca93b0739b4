import * as z from "zod/mini";
import { caseOf } from "../diagnosis/case/case-of.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { factsIn } from "../diagnosis/facts/facts.ts";
import type { Plan } from "../diagnosis/facts/plans/plan.ts";
import { minimalAnswers, submissionOf } from "./eval-cases.ts";
import { readJsonFile } from "./input.ts";

/** What a shop wrote, labeled by an expert. See test/cases/README.md. */
const labeledShop = z.object({
  id: z.string(),
  text: z.record(z.string(), z.string()),
  goals: z.array(z.string()),
  cause: z.string(),
  situation: z.nullable(z.string()),
  plans: z.array(
    z.object({
      asset: z.string(),
      certainty: z.enum(["intended", "ordered", "done", "refused"]),
      quote: z.string(),
    }),
  ),
});

type LabeledShop = z.infer<typeof labeledShop>;

/** Whether one label was detected, and a description if it was not. */
interface Mark {
  readonly measure: string;
  readonly holds: boolean;
  readonly words?: string;
}

/** Prints what was misread, shop by shop, then how often each measure holds and out of how many, as JSON. */
export async function evaluateFreeText(file: string): Promise<void> {
  const shops = z.parse(z.array(labeledShop), await readJsonFile(file));
  const marks = shops.flatMap((shop) => marksOf(shop).map((mark) => ({ id: shop.id, ...mark })));
  for (const { id, holds, words } of marks) if (!holds && words !== undefined) console.log(`${id}: ${words}`);
  const counts = [...Map.groupBy(marks, ({ measure }) => measure)].map(([measure, all]) => [
    measure,
    { holds: all.filter(({ holds }) => holds).length, of: all.length },
  ]);
  console.log(JSON.stringify({ shops: shops.length, ...Object.fromEntries(counts) }));
}

function marksOf(shop: LabeledShop): readonly Mark[] {
  const submission = submissionOf({ id: shop.id, answers: { ...minimalAnswers, ...shop.text } });
  const diagnosis = diagnose(submission);
  const { goal, heard, situation } = caseOf(submission, diagnosis);
  const wishes = goal.aims.map(({ kind }) => kind as string);
  const causes = diagnosis.themes.slice(0, 3).map(({ id }) => id as string);
  return [
    mark("first_wish", wishes[0] === shop.goals[0], `wishes ${listed(shop.goals)}, detected ${listed(wishes)}`),
    mark("all_wishes", wishes.toSorted().join() === shop.goals.toSorted().join()),
    mark("first_cause", causes[0] === shop.cause, `cause ${shop.cause}, detected ${listed(causes)}`),
    mark("cause_among_three", causes.includes(shop.cause)),
    ...situationMarks(shop.situation, heard?.id ?? null),
    ...(situation?.isSure ? [mark("stated_on_page_one", situation.id === shop.situation)] : []),
    ...planMarks(shop, factsIn(submission).plans),
  ];
}

const mark = (measure: string, holds: boolean, words?: string): Mark => ({ measure, holds, ...(words && { words }) });
const listed = (ids: readonly string[]): string => ids.join(", ") || "none";

function situationMarks(labeled: string | null, detected: string | null): readonly Mark[] {
  if (labeled === null) return [mark("no_situation_made_up", detected === null, `no situation, detected ${detected}`)];
  return [
    mark("situation", detected === labeled, `situation ${labeled}, detected ${detected ?? "none"}`),
    mark("situation_right_or_none", detected === labeled || detected === null),
  ];
}

function planMarks({ plans: labeled }: LabeledShop, detected: readonly Plan[]): readonly Mark[] {
  const found = labeled.flatMap((plan) => {
    const same = detected.find((one) => isSame(plan.quote, one));
    const missed = mark("plan_found", same !== undefined, `missed, ${plan.certainty} ${plan.asset}: ${plan.quote}`);
    if (same === undefined) return [missed];
    const kinds = `${plan.certainty} ${plan.asset}, detected ${same.certainty} ${same.asset}: ${plan.quote}`;
    return [
      missed,
      mark("kind_of_found", same.asset === plan.asset, kinds),
      mark("certainty_of_found", same.certainty === plan.certainty, kinds),
    ];
  });
  const detectedMarks = detected.map((one) =>
    mark(
      "detected_is_a_plan",
      labeled.some(({ quote }) => isSame(quote, one)),
      `no plan, detected ${one.certainty} ${one.asset}: ${one.quote}`,
    ),
  );
  return [...found, ...detectedMarks];
}

/** Whether the label's quote and the detected plan overlap: one contains the other. */
const isSame = (quote: string, { quote: sentence, text }: Plan): boolean =>
  sentence.toLowerCase().includes(quote.toLowerCase()) || quote.toLowerCase().includes(text.toLowerCase());
