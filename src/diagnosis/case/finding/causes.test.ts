import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";

test("a second cause isn't shown with the count that the first one rests on", () => {
  const counted =
    "Twenty-nine of them were finished at the machine before the due date and were sitting in the cage with a yellow tag.";
  const { finding, causes, size } = caseOfShop({
    shipping_dwell: "4–7 days",
    typical_delay_cause: ["QC hold"],
    pain_invisible: `He walked 40 late orders back in October. ${counted} We have around 160 lots in there and inspect 26 a day.`,
    notes: "First articles take two people a day and a half each to balloon and type into the customer's portal.",
  });
  expect(finding.themes[0]).toBe("quality_inspection");
  expect(size).toContainEqual(expect.objectContaining({ kind: "stated-loss", cause: "quality_inspection" }));
  expect(causes.slice(1).flatMap(({ quotes }) => quotes.map(({ text }) => text))).not.toContain(counted);
});

test("a second cause isn't shown with a sentence that is far more about another", () => {
  const told =
    "Then it comes in on the truck and Rusty tears it down and the seat pockets are washed out and the stem is bent and we fix all of it and send him the same bill.";
  const { finding, causes } = caseOfShop(
    {
      quoting_accuracy: "Estimates",
      typical_delay_cause: ["Expedites"],
      schedule_tool: "Whiteboard",
      schedule_tracking_ready: false,
      pain_invisible: `He wants a number right now. So we give him a number. ${told} On 14 jobs we figured 31 hours apiece and put in 49.`,
      notes: "Rusty writes up every teardown with pictures.",
    },
    sparseShop,
  );
  expect(finding.themes[0]).toBe("quoting_estimating");
  expect(causes.slice(1).flatMap(({ quotes }) => quotes.map(({ text }) => text))).not.toContain(told);
});
