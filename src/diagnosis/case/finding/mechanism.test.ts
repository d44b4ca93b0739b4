import { expect, test } from "vitest";
import { caseOfShop, quotesOf } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import { describes, isReport } from "./is-report.ts";

test("a count next to the story is part of it", () => {
  const found = caseOfShop({
    machine_count: 19,
    improvement_goal: "Bore rejects cost us $311,000 in the last twelve months.",
    notes:
      "164 of 181 come off HM-3 and HM-5, on either shift, whoever runs them. Both chillers have had an alarm bypassed with a jumper since the fans quit. The outside service contract was cut in 2022 as a saving, and the mechanic retired.",
  });
  expect(found.finding.themes[0]).toBe("maintenance_downtime");
  expect(quotesOf(found)).toContain("164 of 181 come off HM-3 and HM-5, on either shift, whoever runs them.");
  expect(found.size).toMatchObject([
    { kind: "stated-loss", cause: "maintenance_downtime", sum: { value: { low: 91 } } },
  ]);
});

test("a count of what went right isn't quoted as part of how it goes wrong", () => {
  const found = caseOfShop({
    notes:
      "I checked 40 closed jobs and 34 came off within one day of the schedule. The hot list changes every morning.",
  });
  expect(found.finding.themes[0]).toBe("scheduling_priority");
  expect(quotesOf(found)).toEqual(["The hot list changes every morning."]);
});

test.for([
  "16 of 24 lots were held up in front of inspection.",
  "Right now 16 of 24 lots sit in front of inspection.",
  "16 of 24 lots were not on time because first pieces waited for the inspector.",
])("a count of what went wrong is quoted, even in words of what goes right: %s", (notes) => {
  expect(quotesOf(caseOfShop({ notes }, undefined, "quality_inspection"))).toEqual([notes]);
});

test("a story has at most five sentences, with what is counted and what the situation says", () => {
  const pain_invisible =
    "First pieces wait 3 hours for the inspector. Lots sit in front of the CMM for 4 days. So somebody walks around 2 hours hunting for the inspector's stamp. We scrap 12 parts a week before the inspector looks. Inspection reports are late 5 times a week. Of the 47 lots, 38 were waiting for a signature.";
  expect(quotesOf(caseOfShop({ pain_invisible }, undefined, "quality_inspection"))).toHaveLength(5);
});

test("a sentence that only the one before it explains is quoted with it", () => {
  const found = caseOfShop({
    primary_bottleneck: "Programming",
    pain_invisible: "Everything piles up at the sinker EDM. There is only one person who runs it, and he is on days.",
  });
  expect(found.mechanism.steps.flatMap(({ quotes }) => quotes)).toContainEqual({
    field: "pain_invisible",
    text: "There is only one person who runs it, and he is on days.",
    leadIn: "Everything piles up at the sinker EDM.",
  });
});

test("what the writer says about themselves isn't quoted as part of how it happens", () => {
  const found = caseOfShop({
    primary_bottleneck: "Materials",
    typical_delay_cause: ["Supplier delays"],
    pain_invisible: "Fourteen jobs wait for the 4340, and the heat treater keeps it 3 weeks in place of 8 days.",
    notes:
      "I am in place since 4 years, before I was at the purchasing so I know the suppliers very well. I ask for not too many consultants.",
  });
  expect(quotesOf(found)).toEqual([
    "Fourteen jobs wait for the 4340, and the heat treater keeps it 3 weeks in place of 8 days.",
  ]);
});

test.for([
  ["Setups are fine, but the programs come too late.", "programming_readiness"],
  ["No complaints about the crew, nobody knows how many hours the machines cut.", "capacity_visibility"],
] as const)("who says first what is fine is quoted on what isn't: %s", ([pain_invisible, theme]) => {
  const found = caseOfShop({ pain_invisible });
  expect(found.finding.themes).toEqual([theme]);
  expect(quotesOf(found)).toEqual([pain_invisible]);
});

test("who says that all is fine is not quoted", () => {
  const pain_invisible =
    "Setups are fine, and the programs are there in time. First pieces wait for the inspector for hours.";
  expect(quotesOf(caseOfShop({ pain_invisible }))).toEqual(["First pieces wait for the inspector for hours."]);
});

test("a quote is about the cause it stands under", () => {
  expect(describes("staffing_skills", "Only Ray can run it, and he retires in June.")).toBe(true);
  expect(describes("staffing_skills", "My retirement is June of next year.")).toBe(false);
  expect(describes("flow_wip_dwell", "A part sits on the rack for two days.")).toBe(true);
  expect(describes("flow_wip_dwell", "A part can sit on one for two hours.")).toBe(false);
  expect(isReport("I wouldn't know how fast I could fill them either.")).toBe(false);
});

test.for([
  "Scrap runs 3.1%.",
  "Our scrap is about 4 percent.",
  "Scrap rate: 2.9% last month.",
  "Rejects are at 5%.",
  "Rework runs around 6% of parts.",
])("a rate alone doesn't tell how it happens next to a sentence that does: %s", (rate) => {
  const wait = "First pieces wait half a day for the inspector.";
  expect(quotesOf(caseOfShop({ pain_invisible: `${wait} ${rate}` }))).toEqual([wait]);
});

test.for([
  "Scrap runs 3.1% because nobody checks the first piece.",
  "Scrap is 6% on nights and 1% on days while parts wait for the inspector.",
])("what a rate comes from does: %s", (told) => {
  expect(quotesOf(caseOfShop({ pain_invisible: `First pieces wait half a day for the inspector. ${told}` }))).toContain(
    told,
  );
});

test("what they do is quoted after what somebody thinks, with the habit that keeps it going, and what it costs last", () => {
  const notes =
    "Broke all year, no money. Everybody says raise your price but I go off what I remember. We never look back at a job when it's gone.";
  expect(quotesOf(caseOfShop({ notes }, undefined, "quoting_estimating"))).toEqual([
    "Everybody says raise your price but I go off what I remember.",
    "We never look back at a job when it's gone.",
    "Broke all year, no money.",
  ]);
});

test("what nobody knows after an opinion is no report", () => {
  expect(isReport("We are thinking of a bigger Excel, but I don't know which one.")).toBe(false);
});

test("a nest of chips in the night is no breakdown", () => {
  const tags =
    "Over three weeks I had the technicians write the cause on a tag: 180 night stops, of which 80 were chip nests at the guide bushing, 50 bar remnants that did not eject and 30 broken inserts or drills.";
  const { undecided, causes } = caseOfShop(
    {
      lights_out: true,
      shop_type: "Automated / lights-out runs",
      machine_utilization_known: "Estimate only",
      downtime_tracking: "No formal tracking",
      maintenance_tracking_ready: false,
      pain_invisible: `A machine that stops at 8:40 p.m. looks, at 7 a.m., exactly like a machine that stopped at 6:30 a.m. ${tags}`,
    },
    sparseShop,
  );
  const ofBreakdowns = [
    ...(undecided?.fits ?? []).filter(({ theme }) => theme === "maintenance_downtime").map(({ quote }) => quote?.text),
    ...causes
      .filter(({ theme }) => theme === "maintenance_downtime")
      .flatMap(({ quotes }) => quotes.map(({ text }) => text)),
  ];
  expect(ofBreakdowns).not.toContain(tags);
});
