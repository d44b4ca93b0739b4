import { expect, test } from "vitest";
import { holdsForEveryShop } from "../../test/every-shop.ts";
import { silentShop } from "../../test/shops.ts";
import type { AnswerTest } from "../knowledge/answer-test.ts";
import { benchmarks } from "../knowledge/benchmarks.ts";
import { type ContradictionId, contradictions } from "../knowledge/contradictions.ts";
import type { FindingRule, FindingTest } from "../knowledge/finding-rule.ts";
import type { Benchmark } from "../knowledge/sources.ts";
import type { ThemeId } from "../knowledge/themes.ts";
import type { Share } from "../knowledge/units.ts";
import { questionOf } from "../survey/questionnaire.ts";
import { readAnswers } from "../survey/read-answers.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import type { Submission } from "../survey/submission.ts";
import { diagnose } from "./diagnose.ts";
import type { Evidence, Finding, RankedTheme } from "./diagnosis.ts";
import { doubtedBelow, findingsOf } from "./findings.ts";

const telemetry = "Yes, via telemetry (Datanomix, Amper, MachineMetrics)";
const allReady = {
  schedule_tracking_ready: true,
  labor_tracking_ready: true,
  variance_tracking_ready: true,
  financial_sync_ready: true,
  maintenance_tracking_ready: true,
} as const;

/** A shop that has each finding, and the one answer that takes it away. */
const shopsWith = {
  "monitor-not-read": [
    { tech_stack: ["Amper"], machine_utilization_known: "Estimate only" },
    { machine_utilization_known: "Yes (telemetry)" },
  ],
  "monitor-not-named": [
    { downtime_tracking: telemetry, tech_stack: ["JobBOSS"] },
    { tech_stack: ["JobBOSS", "Datanomix"] },
  ],
  "erp-plan-elsewhere": [{ tech_stack: ["E2"], schedule_tool: "Whiteboard" }, { schedule_tool: "ERP native" }],
  "erp-not-named": [{ wip_visibility: "ERP", tech_stack: ["QuickBooks"] }, { tech_stack: ["QuickBooks", "ProShop"] }],
  "erp-nobody-uses": [{ tech_stack: ["Sage"], erp_user_count: 0 }, { erp_user_count: 1 }],
  "utilization-tracked-unknown": [
    { current_kpi_tracking: ["Spindle Utilization %"], machine_utilization_known: "Not at all" },
    { machine_utilization_known: "Yes (ERP)" },
  ],
  "oee-without-stops": [
    { current_kpi_tracking: ["OEE"], downtime_tracking: "No formal tracking" },
    { downtime_tracking: "Yes, in ERP" },
  ],
  "utilization-from-unclocked-hours": [
    { machine_utilization_known: "Yes (ERP)", labor_tracking_ready: false },
    { labor_tracking_ready: true },
  ],
  // 4 machinists at no more than 2 machines each run 8 of 10 machines; 5 could run all.
  "machinists-too-few": [
    { machinist_count: 4, shop_type: "High-mix / prototype work", lights_out: false },
    { machinist_count: 5 },
  ],
  "machinists-more-than-machines": [{ machinist_count: 11 }, { machinist_count: 10 }],
  "unattended-short-of-people": [{ lights_out: true, primary_bottleneck: "Staffing" }, { primary_bottleneck: "Setup" }],
  "unattended-unwatched": [
    { lights_out: true, machine_utilization_known: "Not at all", downtime_tracking: "No formal tracking" },
    { downtime_tracking: "Yes, in ERP" },
  ],
  "unattended-work-attended": [{ shop_type: "Automated / lights-out runs", lights_out: false }, { lights_out: true }],
  "delivery-bought-with-overtime": [
    { late_job_ratio: "0–5%", overtime_dependency: "Every week" },
    { overtime_dependency: "Often" },
  ],
  "late-without-overtime": [{ late_job_ratio: "30%+", overtime_dependency: "Rarely" }, { late_job_ratio: "5–15%" }],
  "late-though-tracked": [{ late_job_ratio: "15–30%", current_kpi_tracking: ["OTD %"] }, { late_job_ratio: "0–5%" }],
  "late-uncounted": [
    { late_job_ratio: "15–30%", current_kpi_tracking: ["Revenue $"] },
    { current_kpi_tracking: ["OTD %", "Revenue $"] },
  ],
  "few-late-uncounted": [{ late_job_ratio: "0–5%", current_kpi_tracking: [] }, { current_kpi_tracking: ["OTD %"] }],
  "late-with-finished-parts": [{ late_job_ratio: "30%+", shipping_dwell: "4–7 days" }, { shipping_dwell: "0–1 day" }],
  // 14 machinists at 63.8% are 21.9 people, 7.9 of them in the office.
  "many-logins-paper-travelers": [
    { machinist_count: 14, machine_count: 18, erp_user_count: 8, wip_visibility: "Paper traveler" },
    { erp_user_count: 7 },
  ],
  "more-users-than-people": [{ machinist_count: 14, machine_count: 18, erp_user_count: 22 }, { erp_user_count: 21 }],
  "rate-above-published": [{ shop_rate_value: 121 }, { shop_rate_value: 120 }],
  "rate-below-published": [{ shop_rate_value: 59 }, { shop_rate_value: 60 }],
  "five-axis-rate-low": [{ primary_bottleneck: "5-axis", shop_rate_value: 89 }, { shop_rate_value: 90 }],
  "rate-accurate-uncosted": [
    { shop_rate_known: "Yes – accurate", financial_sync_ready: false },
    { shop_rate_known: "Estimate" },
  ],
  "history-not-recorded": [
    { quoting_accuracy: "Historical data", variance_tracking_ready: false },
    { variance_tracking_ready: true },
  ],
  "setups-consistent-and-blamed": [
    { setup_time_variability: "Very consistent", typical_delay_cause: ["Setup overruns"] },
    { setup_time_variability: "Often over" },
  ],
  "setups-variable-not-blamed": [
    { setup_time_variability: "Highly variable", typical_delay_cause: ["Expedites"] },
    { primary_bottleneck: "Setup" },
  ],
  "setup-tracked-not-steadied": [
    { current_kpi_tracking: ["Setup vs Est %"], setup_time_variability: "Highly variable" },
    { setup_time_variability: "Very consistent" },
  ],
  "plan-of-everybody": [
    { scheduling_ownership: "Everyone (tribal)", schedule_tool: "Excel" },
    { scheduling_ownership: "Owner / GM" },
  ],
  "planner-overruled": [
    { scheduling_ownership: "Production Manager / Planner", typical_delay_cause: ["Expedites"] },
    { scheduling_ownership: "Foreman / Lead Machinist" },
  ],
  "plan-compared-without-record": [
    { schedule_tracking_ready: true, schedule_tool: "Whiteboard" },
    { schedule_tracking_ready: false },
  ],
  "screens-fed-that-are-not-there": [{ ablesign_use: true, tv_monitors: false }, { tv_monitors: true }],
  "screens-without-figures": [
    { tv_monitors: true, machine_utilization_known: "Estimate only", downtime_tracking: "No formal tracking" },
    { tv_monitors: false },
  ],
  "records-without-kpi": [
    { ...allReady, current_kpi_tracking: ["Revenue $"] },
    { current_kpi_tracking: ["Scrap %", "Revenue $"] },
  ],
  "dates-without-on-time": [
    { tech_stack: ["Acumatica"], schedule_tracking_ready: true, current_kpi_tracking: ["Backlog $"] },
    { current_kpi_tracking: ["OTD %"] },
  ],
  "monitor-beside-erp": [{ tech_stack: ["ProShop", "MachineMetrics"] }, { tech_stack: ["ProShop"] }],
  "measured-not-followed": [
    { machine_utilization_known: "Yes (telemetry)", current_kpi_tracking: ["OTD %"] },
    { current_kpi_tracking: ["OEE"] },
  ],
  "actuals-not-in-quotes": [
    { quoting_accuracy: "Estimates", labor_tracking_ready: true, variance_tracking_ready: true },
    { quoting_accuracy: "Historical data" },
  ],
  "finished-parts-wait": [{ shipping_dwell: ">1 week" }, { shipping_dwell: "2–3 days" }],
  "evenings-unused": [{ shop_type: "Low-mix production", lights_out: false }, { shift_count: "2" }],
} as const satisfies Record<ContradictionId, readonly [Partial<Submission>, Partial<Submission>]>;

const ids = Object.keys(contradictions) as readonly ContradictionId[];
const idsOf = (submission: Submission): readonly Finding["id"][] => findingsOf(submission, []).map(({ id }) => id);
const shopWith = (id: ContradictionId): Submission => ({ ...silentShop, ...shopsWith[id][0] });

test.for(ids)("[R47] %s is found at a shop that has it, and not when one answer is otherwise", (id) => {
  expect(idsOf(shopWith(id))).toContain(id);
  expect(idsOf({ ...shopWith(id), ...shopsWith[id][1] })).not.toContain(id);
});

test("[R47] the sample shop has what it says and nothing else", () => {
  expect(findingsOf(sampleShop, diagnose(sampleShop).themes).map(({ id }) => id)).toEqual([
    "erp-plan-elsewhere",
    "late-though-tracked",
    "many-logins-paper-travelers",
    "planner-overruled",
    "rate-above-published",
    "screens-without-figures",
    "actuals-not-in-quotes",
  ]);
});

test("[R47] a shop that answered only what is required has no finding", () => {
  expect(findingsOf(silentShop, diagnose(silentShop).themes)).toEqual([]);
});

test.for(ids)("[R47] %s isn't a finding when one of its answers is missing", (id) => {
  const said = findingsOf(shopWith(id), []).find((finding) => finding.id === id)?.said ?? [];
  expect(said.length).toBeGreaterThan(0);
  for (const { field } of said.filter(({ field }) => !(field in silentShop))) {
    const { [field]: _, ...less } = shopWith(id);
    expect([field, idsOf(less as Submission).includes(id)]).toEqual([field, false]);
  }
});

test("[R47] a finding quotes answers that were given, and of a list only the boxes that count", () => {
  const found = findingsOf(sampleShop, []).find(({ id }) => id === "planner-overruled");
  expect(found?.said).toEqual([
    { field: "typical_delay_cause", answer: "Expedites" },
    { field: "scheduling_ownership", answer: "Production Manager / Planner" },
  ]);
  holdsForEveryShop((submission, diagnosis) => {
    for (const { field, answer } of findingsOf(submission, diagnosis.themes).flatMap(({ said }) => said)) {
      expect(submission[field]).not.toBe(undefined);
      expect(answer).not.toBe("");
    }
  });
});

const ranked = diagnose(sampleShop).themes;
const evidenced = ranked.flatMap(({ evidence }) => evidence);

/** A theme as ranked, with a strong answer for it, one against it, and a phrase of the respondent's own. */
const seen = (id: ThemeId, probability: number, confidence: RankedTheme["confidence"] = "high"): RankedTheme[] => {
  const evidence = evidenced.slice(0, 1).flatMap((piece): readonly Evidence[] => [
    { ...piece, speaks: "for", field: "setup_time_variability", answer: "Often over", quoted: false, why: "A." },
    { ...piece, speaks: "against", field: "shop_type", answer: "Low-mix production", quoted: false, why: "B." },
    { ...piece, speaks: "for", field: "notes", answer: "<b>Setups", quoted: true, why: "Said: <b>Setups" },
  ]);
  const ofId = ranked.filter((theme) => theme.id === id);
  return ofId.map((theme) => ({ ...theme, probability: probability as Share, confidence, evidence }));
};
const staffed = { ...silentShop, primary_bottleneck: "Staffing" } as const;
const gapOf = (submission: Submission, ...themes: readonly (readonly RankedTheme[])[]): Finding | undefined =>
  findingsOf(submission, themes.flat()).find(({ kind }) => kind === "perception-gap");

test.for([
  ["is less than half as likely", seen("setup_changeover", 0.8), seen("staffing_skills", 0.39), true],
  ["is half as likely", seen("setup_changeover", 0.8), seen("staffing_skills", 0.4), false],
  ["leads itself", seen("staffing_skills", 0.8), seen("setup_changeover", 0.39), false],
  [
    "is unlikely, but the leading one is not sure",
    seen("setup_changeover", 0.8, "low"),
    seen("staffing_skills", 0.1),
    false,
  ],
] as const)("[R47] the named bottleneck %s than the leading theme: a gap or not", ([_, first, second, expected]) => {
  expect(doubtedBelow).toBe(0.5);
  expect(gapOf(staffed, first, second) !== undefined).toBe(expected);
});

test("[R47] 5-axis means two themes; one of them as likely as the leading one is enough", () => {
  const fiveAxis = { ...silentShop, primary_bottleneck: "5-axis" } as const;
  const themes = [seen("setup_changeover", 0.8), seen("capacity_visibility", 0.7), seen("programming_readiness", 0.1)];
  expect(gapOf(fiveAxis, ...themes)).toBe(undefined);
});

test("[R47] Other names no bottleneck", () => {
  expect(gapOf(silentShop, seen("setup_changeover", 0.9))).toBe(undefined);
});

test("[R47] the gap quotes what was named and the weightiest answers for the leading theme, theirs in said alone", () => {
  const { said, does_not_fit, check } = gapOf(staffed, seen("setup_changeover", 0.9)) as Finding;
  expect(said).toEqual([
    { field: "primary_bottleneck", answer: "Staffing" },
    { field: "setup_time_variability", answer: "Often over" },
    { field: "notes", answer: "<b>Setups" },
  ]);
  expect(does_not_fit).toBe("Apart from that one answer, little points to Staffing. A.");
  expect(check).toContain("the hours setups ran over");
});

test("the gap comes first, then contradictions, then opportunities, the surest of each first", () => {
  const ranks = { "perception-gap": 0, contradiction: 10, opportunity: 20, high: 0, medium: 1, low: 2 } as const;
  holdsForEveryShop((submission, diagnosis) => {
    const found = findingsOf(submission, diagnosis.themes).map(
      ({ kind, confidence }) => ranks[kind] + ranks[confidence],
    );
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });
});

test("the order of fields and boxes changes nothing", () => {
  holdsForEveryShop((submission, diagnosis) => {
    const backwards = Object.fromEntries(
      Object.entries(submission)
        .reverse()
        .map(([field, answer]) => [field, Array.isArray(answer) ? answer.toReversed() : answer]),
    );
    const read = readAnswers(backwards);
    expect(read.kind === "submission" && findingsOf(read.submission, diagnose(read.submission).themes)).toEqual(
      findingsOf(submission, diagnosis.themes),
    );
  });
});

const rules = Object.entries<FindingRule>(contradictions);
const wordsOf = ({ title, doesNotFit, means, check, because }: FindingRule): string =>
  [title, doesNotFit, means, check, because].join(" ");

test.for(rules)("every figure in the words of %s is in a row that it names", ([_, rule]) => {
  const cited = wordsOf(rule).match(/\b(?:BM|AS)-[A-Z]+\d*-?\d+\b/g) ?? [];
  expect(cited.filter((id) => !rule.benchmarks.some((one) => one === id))).toEqual([]);
  const rows = rule.benchmarks.map((id): Benchmark => benchmarks[id]);
  const figures = rows.flatMap((row) => [...(JSON.stringify(row.value) + row.unit).matchAll(/[\d.]+/g)].map(String));
  const ours = wordsOf(rule).replaceAll(/\b(?:BM|AS)(?:-[A-Z0-9]+)+|\d-axis/g, "");
  expect([...ours.matchAll(/\d+(?:\.\d+)?/g)].map(String).filter((figure) => !figures.includes(figure))).toEqual([]);
});

test.for(rules)("%s is complete, and uses only choices that the questions have", ([_, rule]) => {
  const { title, doesNotFit, means, check, because } = rule;
  expect([title, doesNotFit, means, check, because].filter((words) => words.trim() === "")).toEqual([]);
  for (const { field, choices } of [...rule.when, ...(rule.unless ?? [])].flatMap(choicesIn)) {
    const question = questionOf(field);
    const known: readonly (string | boolean)[] = "choices" in question ? question.choices : [true, false];
    expect(choices.filter((choice) => !known.includes(choice))).toEqual([]);
  }
});

function choicesIn(test: FindingTest): readonly Extract<AnswerTest, { kind: "any-of" }>[] {
  if (test.kind === "either") return test.of.flatMap(choicesIn);
  if (test.kind === "lacks") return [{ kind: "any-of", field: test.field, choices: test.choices }];
  return test.kind === "any-of" ? [test] : [];
}

test("a finding about the crew names the row for this kind of work", () => {
  const [found] = findingsOf(shopWith("machinists-too-few"), []);
  expect(found?.benchmarks).toEqual(["AS-MPM-HM", "BM-LAB-03"]);
});

test("no rule applies to a rate of nothing or to an unknown number of machinists", () => {
  expect(idsOf({ ...silentShop, shop_rate_value: 0 })).toEqual([]);
  expect(idsOf({ ...silentShop, machinist_count: 0, erp_user_count: 5, wip_visibility: "Paper traveler" })).toEqual([]);
});
