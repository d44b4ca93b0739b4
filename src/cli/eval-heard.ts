import * as z from "zod/mini";
import { caseOf } from "../diagnosis/case/case-of.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { factsIn } from "../diagnosis/facts/facts.ts";
import type { Plan } from "../diagnosis/facts/plans.ts";
import { submissionOf } from "./eval-cases.ts";
import { readJsonFile } from "./input.ts";

/** What a shop wrote, and what an expert reads in it. See test/cases/README.md. */
const heardShop = z.object({
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

type HeardShop = z.infer<typeof heardShop>;

/** Something that was detected or missed, and the words for it if missed. */
interface Mark {
  readonly measure: string;
  readonly holds: boolean;
  readonly words?: string;
}

/** Prints what is misread of each shop, then for each measure how often it is met and out of how many, as JSON. */
export async function evaluateHeard(file: string): Promise<void> {
  const shops = z.parse(z.array(heardShop), await readJsonFile(file));
  const marks = shops.flatMap((shop) => marksOf(shop).map((mark) => ({ id: shop.id, ...mark })));
  for (const { id, holds, words } of marks) if (!holds && words !== undefined) console.log(`${id}: ${words}`);
  const counts = [...Map.groupBy(marks, ({ measure }) => measure)].map(([measure, all]) => [
    measure,
    { holds: all.filter(({ holds }) => holds).length, of: all.length },
  ]);
  console.log(JSON.stringify({ shops: shops.length, ...Object.fromEntries(counts) }));
}

function marksOf(shop: HeardShop): readonly Mark[] {
  const submission = submissionOf({ id: shop.id, answers: { ...leastTold, ...shop.text } });
  const diagnosis = diagnose(submission);
  const { goal, situation } = caseOf(submission, diagnosis);
  const wishes = goal.aims.map(({ kind }) => kind as string);
  const causes = diagnosis.themes.slice(0, 3).map(({ id }) => id as string);
  return [
    mark("first_wish", wishes[0] === shop.goals[0], `wishes ${listed(shop.goals)}, heard ${listed(wishes)}`),
    mark("all_wishes", wishes.toSorted().join() === shop.goals.toSorted().join()),
    mark("first_cause", causes[0] === shop.cause, `cause ${shop.cause}, heard ${listed(causes)}`),
    mark("cause_among_three", causes.includes(shop.cause)),
    ...situationMarks(shop.situation, situation?.id ?? null),
    ...planMarks(shop, factsIn(submission).plans),
  ];
}

const mark = (measure: string, holds: boolean, words?: string): Mark => ({ measure, holds, ...(words && { words }) });
const listed = (ids: readonly string[]): string => ids.join(", ") || "none";

function situationMarks(told: string | null, heard: string | null): readonly Mark[] {
  if (told === null) return [mark("no_situation_made_up", heard === null, `no situation, heard ${heard}`)];
  return [
    mark("situation", heard === told, `situation ${told}, heard ${heard ?? "none"}`),
    mark("situation_right_or_none", heard === told || heard === null),
  ];
}

function planMarks({ plans: told }: HeardShop, heard: readonly Plan[]): readonly Mark[] {
  const found = told.flatMap((plan) => {
    const same = heard.find((one) => isSame(plan.quote, one));
    const missed = mark("plan_found", same !== undefined, `missed, ${plan.certainty} ${plan.asset}: ${plan.quote}`);
    if (same === undefined) return [missed];
    const kinds = `${plan.certainty} ${plan.asset}, heard ${same.certainty} ${same.asset}: ${plan.quote}`;
    return [
      missed,
      mark("kind_of_found", same.asset === plan.asset, kinds),
      mark("certainty_of_found", same.certainty === plan.certainty, kinds),
    ];
  });
  const heardMarks = heard.map((one) =>
    mark(
      "heard_is_a_plan",
      told.some(({ quote }) => isSame(quote, one)),
      `no plan, heard ${one.certainty} ${one.asset}: ${one.quote}`,
    ),
  );
  return [...found, ...heardMarks];
}

/** The quoted words are in the sentence of the plan, or the words of the plan are in the quote. */
const isSame = (quote: string, { quote: sentence, text }: Plan): boolean =>
  sentence.toLowerCase().includes(quote.toLowerCase()) || quote.toLowerCase().includes(text.toLowerCase());

/** The required answers with the least information. */
const leastTold = {
  shop_name: "Shop",
  owner_name: "Owner",
  owner_email: "owner@example.com",
  machine_count: 12,
  shift_count: "1",
  primary_bottleneck: "Other",
  schedule_tool: "Other",
};
