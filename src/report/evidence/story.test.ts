import { expect, test } from "vitest";
import { fullShop, silentShop, sparseShop, tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Waterfall } from "../charts/waterfall.ts";
import { wordsOf } from "../text.ts";
import { opening } from "./opening.ts";
import { whereHoursGo } from "./where-hours-go.ts";

const shops = { sample: sampleShop, tidy: tidyShop, sparse: sparseShop, silent: silentShop, full: fullShop } as const;
const names = Object.keys(shops) as (keyof typeof shops)[];

const paragraphsOf = (shop: Submission): readonly string[] =>
  opening(shop, diagnose(shop)).flatMap((block) => (block.kind === "paragraph" ? [wordsOf(block.text)] : []));

const printed = (text: string): number => Number(text.replaceAll(",", "").replace("−", ""));

test.for(names)("[R65] what the waterfall of the %s shop prints adds up", (name) => {
  const [plot] = whereHoursGo(shops[name], diagnose(shops[name])).flatMap((block) =>
    block.kind === "chart" && block.plot.kind === "waterfall" ? [block.plot satisfies Waterfall] : [],
  );
  const printedOf = (role: string): number =>
    (plot?.steps ?? []).filter((step) => step.role === role).reduce((sum, { text }) => sum + printed(text), 0);
  const staffed = printed(plot?.steps.findLast(({ role }) => role === "total")?.text ?? "");
  expect(staffed - printedOf("loss") - printedOf("rest")).toBe(printedOf("result"));
});

test("[R62] the first page shows the goal next to the KPIs that will track it", () => {
  expect(paragraphsOf(sampleShop)).toContain(
    "Your goal: “Ship on time without working Saturdays. We quote a 45 minute setup and it takes two hours.” How you'll know it worked: “On-time delivery above 95% and no weekend overtime for a quarter.” Watch it in On-time delivery and Overtime.",
  );
});

test("[R62] a goal that no planned KPI shows, or that is too long for the page, isn't repeated", () => {
  const { success_metric: _, improvement_goal: __, ...rest } = sampleShop;
  const others = [
    rest,
    { ...rest, success_metric: "Sleep. ".repeat(30) },
    { ...rest, improvement_goal: "Sleep well." },
  ];
  for (const shop of others) expect(paragraphsOf(shop).filter((text) => text.startsWith("Your goal"))).toEqual([]);
});

test("[R62] an owner who skipped questions about visibility is told how many", () => {
  const [, , visibility] = opening(silentShop, diagnose(silentShop)).flatMap((block) =>
    block.kind === "headline-figures" ? block.figures : [],
  );
  expect(wordsOf(visibility?.words ?? [])).toContain("You answered 1 of the 7 questions");
});
