import fc from "fast-check";
import { expect, test } from "vitest";
import { silentShop } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import { answerText } from "../../survey/answer-text.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import type { Evidence } from "../diagnosis.ts";
import { detectionsIn } from "./detections.ts";

const law = { seed: 26, numRuns: 100 } as const;
const evidenceIn = (submission: Submission): readonly Evidence[] =>
  diagnose(submission).themes.flatMap(({ evidence }) => evidence);

const clear = "Every morning somebody shouts for a hot job and the whole schedule is torn up.";
const neutral = "The shop dog waits at the door every morning and greets the late shift.";

/** Sentences of every length, some longer than a quotation may be, some with signs that are two code units. */
const prose = fc
  .array(
    fc
      .array(
        fc.constantFrom(
          "setups",
          "run",
          "long",
          "and",
          "nobody",
          "can",
          "find",
          "the",
          "gauge,",
          "2.5 mm",
          "🔧",
          "waits",
        ),
        { minLength: 1, maxLength: 70 },
      )
      .map((words) => `${words.join(" ")}.`),
    { minLength: 1, maxLength: 3 },
  )
  .map((sentences) => sentences.join(" "));

/** Fails unless each quotation is in its answer, and each word in its quotation, character for character. */
function expectExactQuotes(quotations: readonly Quotation[], submission: Submission): void {
  for (const { field, quote, words } of quotations) {
    expect(answerText(submission, field)).toContain(quote.replace(/…$/, ""));
    for (const word of words) expect(quote).toContain(word);
  }
}
interface Quotation {
  readonly field: Field;
  readonly quote: string;
  readonly words: readonly string[];
}

test("[R46] a sentence that names a mechanism is evidence, in the respondent's own words", () => {
  const said = "Parts sit on carts for days before inspection. The shop is in Ohio.";
  const theme = diagnose({ ...silentShop, pain_invisible: said }).themes.find(({ id }) => id === "flow_wip_dwell");
  expect(theme?.evidence).toHaveLength(1);
  expect(theme?.evidence[0]).toMatchObject({
    speaks: "for",
    weight: "strong",
    field: "pain_invisible",
    answer: "Parts sit on carts for days before inspection.",
    quoted: true,
    why: "Read with what you wrote around it, it points to this cause and to one other.",
  });
  expect(theme?.evidence[0]?.words[0]).toBe("Parts sit");
});

test("[R46] every quote is the answer character for character, and every word named is in the quote", () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const quotations = evidenceIn(submission)
        .filter(({ quoted }) => quoted)
        .map(({ field, answer, words }) => ({ field: field as Field, quote: answer, words }));
      expectExactQuotes(quotations, submission);
    }),
    law,
  );
});

test("[R46] a quotation that is shortened still holds the words that are named, and no broken sign", () => {
  fc.assert(
    fc.property(prose, (pain_invisible) => {
      const submission = { ...silentShop, pain_invisible };
      expectExactQuotes(detectionsIn(submission), submission);
    }),
    law,
  );
});

test.for([
  ["a text that tells of no trouble", { pain_invisible: neutral }],
  ["trouble told in a note, where much goes unsaid", { notes: clear }],
  ["trouble of one kind, told where it hurts", { pain_invisible: clear }],
] as const)("[R46] %s counts against nothing", ([, more]) => {
  expect(evidenceIn({ ...silentShop, ...more }).filter(({ speaks }) => speaks === "against")).toEqual([]);
});

test.for([
  ["The inspection room now returns first pieces within the hour.", "quality_inspection"],
  ["The machines seldom rest.", "capacity_visibility"],
  ["Nobody is idle.", "capacity_visibility"],
  ["The plate is always here weeks ahead of need.", "material_supply"],
  ["Bar stock was a mess in 2021 and has been good since.", "material_supply"],
] as const)("[R46] what hardly ever goes wrong counts against its cause: %s", ([notes, theme]) => {
  const found = detectionsIn({ ...silentShop, notes });
  expect(found.filter((one) => one.theme === theme).map(({ speaks }) => speaks)).toEqual(["against"]);
});

test("[R46] a denial followed by the trouble denies nothing", () => {
  const found = detectionsIn({ ...silentShop, notes: "Nobody is idle, yet the spindles stand." });
  expect(found.filter(({ speaks }) => speaks === "against")).toEqual([]);
});

test.for(["Breakdowns.", "Cross train.", "Hold the sequence."])("[R46] a word or two deny nothing: %s", (said) => {
  const found = detectionsIn({ ...silentShop, pain_invisible: said });
  expect(found.filter(({ speaks }) => speaks === "against")).toEqual([]);
});

test.for(["Bring the setup time under control.", "Carry more bar in stock, so that a job need never wait for it."])(
  "[R46] a goal denies nothing: %s",
  (improvement_goal) => {
    const found = detectionsIn({ ...silentShop, improvement_goal });
    expect(found.filter(({ speaks }) => speaks === "against")).toEqual([]);
  },
);

test("[R46] a denial is about what its sentence mentions most", () => {
  const found = detectionsIn({ ...silentShop, notes: "The plate is always here weeks ahead of need." });
  expect(found.map(({ theme }) => theme)).toEqual(["material_supply"]);
});

test.for([
  ["Setups are fine, but the programs come too late.", "programming_readiness"],
  ["Our people are not the problem, the heat treater keeps parts three weeks.", "material_supply"],
  ["No trouble with the programs, it's the setups that take twice as long as planned.", "setup_changeover"],
  ["Nothing wrong with the machines, only nobody to run them at night.", "staffing_skills"],
  ["Machines run fine, but every first piece waits two hours for the QC guy.", "quality_inspection"],
  ["We have plenty of orders, but half the jobs run over the quoted hours.", "quoting_estimating"],
  ["No complaints about the crew, nobody knows how many hours the machines cut.", "capacity_visibility"],
  ["Our ERP isn't the problem, everybody keeps his own spreadsheet of hours.", "data_silos"],
] as const)("[R46] who denies one thing and names another speaks for what is named: %s", ([pain_invisible, theme]) => {
  const { evidence = [] } = diagnose({ ...silentShop, pain_invisible }).themes.find(({ id }) => id === theme) ?? {};
  expect(evidence.map(({ speaks, answer }) => ({ speaks, answer }))).toEqual([
    { speaks: "for", answer: pain_invisible },
  ]);
});

test.for([
  ["Material is no problem, the supplier is two miles away and never late.", "material_supply"],
  ["Breakdowns are not an issue, the mechanic is in every day.", "maintenance_downtime"],
  ["Programs are fine, they are done two days before the job starts.", "programming_readiness"],
  ["Inspection is no bottleneck, nobody waits for it and nothing sits there.", "quality_inspection"],
  ["Material is not the problem", "material_supply"],
] as const)("[R46] who goes on to say how well it goes denies it: %s", ([pain_invisible, theme]) => {
  const found = detectionsIn({ ...silentShop, pain_invisible }).filter((one) => one.theme === theme);
  expect(found.map(({ speaks }) => speaks)).toEqual(["against"]);
});

const themesIn = (pain_invisible: string): readonly string[] =>
  detectionsIn({ ...silentShop, pain_invisible })
    .filter(({ speaks }) => speaks === "for")
    .map(({ theme }) => theme);

test("what a vendor or a customer does is not told of the shop", () => {
  expect(themesIn("The second plater no-bids it, and if he did bid it he would want eleven weeks.")).not.toContain(
    "quoting_estimating",
  );
  expect(themesIn("The customer asks where it is every day, since it holds up his assembly line.")).not.toContain(
    "flow_wip_dwell",
  );
});

test("what is ready is no sign that it isn't", () => {
  expect(
    themesIn("There were 12 jobs in line, programs posted, bar on the rack, and nobody to set them."),
  ).not.toContain("programming_readiness");
});

test("good people who have no time to learn aren't said to be enough", () => {
  expect(themesIn("Good people stand at machines loading parts all day and have no time to train.")).toContain(
    "staffing_skills",
  );
});

test("a shop that speaks of its own quotes in the same sentence is heard", () => {
  expect(themesIn("Competitors quote it in two days and our quotes take us two weeks and come out wrong.")).toContain(
    "quoting_estimating",
  );
});

test.for([
  ["The programs are never ready.", "programming_readiness"],
  ["Stock isn't on the rack when the machine is.", "material_supply"],
] as const)("what should be so and isn't is no denial: %s", ([said, theme]) => {
  const spoken = detectionsIn({ ...silentShop, pain_invisible: said }).filter((one) => one.theme === theme);
  expect(spoken.map(({ speaks }) => speaks)).not.toContain("against");
});

test("[R46] a sentence is called a description of a cause only if it names that cause alone", () => {
  const theme = diagnose({ ...silentShop, pain_invisible: "The spindle on the old Okuma broke down again last week." });
  const [piece] = theme.themes.find(({ id }) => id === "maintenance_downtime")?.evidence ?? [];
  expect(piece).toMatchObject({ clear: true, why: "What you wrote points here." });
  const vague = diagnose({ ...silentShop, pain_invisible: "Two of the machines are 5-axis and everybody wants them." });
  const whys = vague.themes.flatMap(({ evidence }) => evidence.map(({ why }) => why));
  expect(whys.filter((why) => why.startsWith("What you wrote points"))).toEqual([]);
});

test("[R46] a cause is quoted with the sentence that says it, not with its neighbors", () => {
  const says = "Only Hank can set up the two five-axis machines, and jobs wait when he is out.";
  const notes = `We began in 2009, and Hank was my third hire. ${says} He likes to fish.`;
  const quoted = detectionsIn({ ...silentShop, notes }).filter(({ theme }) => theme === "staffing_skills");
  expect(quoted.map(({ quote }) => quote)).toEqual([says]);
});
