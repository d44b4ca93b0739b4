import { expect, test } from "vitest";
import { shops as published } from "../../../bench/load.ts";
import { holdsForEveryShop } from "../../../test/every-shop.ts";
import { silentShop, sparseShop } from "../../../test/shops.ts";
import type { Share } from "../../knowledge/figures/units.ts";
import { causesExposedBy } from "../../knowledge/kpi-record/kpi-exposure.ts";
import type { Kpi } from "../../knowledge/kpi-record/kpi-record.ts";
import { kpiIds, kpis } from "../../knowledge/kpis/kpis.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import { planKpis } from "./plan-kpis.ts";
import type { PlannedKpi } from "./planned-kpi.ts";

const plan = (more: Partial<Submission> = {}): readonly PlannedKpi[] => diagnose({ ...sampleShop, ...more }).kpis;
const otd = (more: Partial<Submission>): PlannedKpi | undefined => plan(more).find(({ id }) => id === "kpi_otd");

test("[R58] the plan holds 6 to 9 KPIs of the catalog, none twice", () => {
  holdsForEveryShop((_, diagnosis) => {
    const ids = diagnosis.kpis.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(ids.length).toBeLessThanOrEqual(9);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !(id in kpis))).toEqual([]);
  });
});

test("[R58] on-time delivery is always in it, and each of the first three themes is exposed by another KPI", () => {
  holdsForEveryShop((_, diagnosis) => {
    const { kpis: planned, themes } = diagnosis;
    expect(planned.map(({ id }) => id)).toContain("kpi_otd");
    for (const { id } of themes.slice(0, 3)) {
      expect(planned.filter((kpi) => kpi.id !== "kpi_otd" && kpi.themes.includes(id)).length).toBeGreaterThan(0);
    }
  });
});

test.for([
  [{ tech_stack: ["JobBOSS"] }, "ready-now"],
  [{ tech_stack: ["QuickBooks"], schedule_tool: "Excel" }, "needs-a-habit"],
] as const)("[R59] with %j on-time delivery is %s", ([more, readiness]) => {
  expect(otd(more)?.readiness).toBe(readiness);
});

test("[R59] what only a machine can report needs a source while nothing is connected", () => {
  const utilization = (tool: "Amper" | "QuickBooks"): PlannedKpi["readiness"] | undefined =>
    plan({ tech_stack: [tool], primary_bottleneck: "5-axis", machine_utilization_known: "Not at all" }).find(
      ({ data }) => data.some(({ id }) => id === "machine_state"),
    )?.readiness;
  expect(utilization("QuickBooks")).toBe("needs-a-source");
  expect(utilization("Amper")).not.toBe("needs-a-source");
});

test("[R59] each data element names its table and field in the system that the shop named", () => {
  expect(otd({ tech_stack: ["JobBOSS"] })?.data[0]).toEqual({
    id: "promise_date",
    name: "First promised ship date per order line",
    readiness: "ready-now",
    place: {
      system: "jobboss",
      system_name: "JobBOSS",
      where: "Delivery.Promised_Date (also Requested_Date)",
      coverage: "full",
      confidence: "high",
    },
  });
});

test("[R59] a KPI names JobBOSS as the shop chose it, and JobBOSS² only to a shop that writes so", () => {
  const namesFor = (notes: string) =>
    new Set(
      diagnose({ ...sampleShop, tech_stack: ["JobBOSS"], schedule_tool: "ERP native", notes }).kpis.flatMap(
        ({ data }) => data.flatMap(({ place }) => (place === null ? [] : [place.system_name])),
      ),
    );
  expect(namesFor("We run JobBOSS.")).not.toContain("JobBOSS² (ECi, in the cloud)");
  expect(namesFor("We moved to JobBOSS2 in March.")).toContain("JobBOSS² (ECi, in the cloud)");
  expect(namesFor("We have JobBOSS classic for jobs and labor.")).toContain("JobBOSS (ECi JobBOSS classic)");
  expect(namesFor("From JobBOSS classic to JobBOSS².")).not.toContain("JobBOSS (ECi JobBOSS classic)");
});

test("[R58] what the shop tracks already is marked as tracked", () => {
  expect(otd({ current_kpi_tracking: ["OTD %"] })?.tracked).toBe(true);
  expect(otd({ current_kpi_tracking: ["Scrap %"] })?.tracked).toBe(false);
});

test("[R58] who watches revenue, a backlog or scrap isn't said to track a margin, past due jobs or first passes", () => {
  const current_kpi_tracking = ["Revenue $", "Backlog $", "Scrap %"] as const;
  const figures = "Job margin, past due jobs and first pass yield";
  const next = plan({ current_kpi_tracking, success_metric: figures, tech_stack: ["QuickBooks"] });
  const tracked = ["kpi_job_margin", "kpi_past_due", "kpi_fpy"].map((id) => next.find((kpi) => kpi.id === id)?.tracked);
  expect(tracked).toEqual([false, false, false]);
});

test("[R61] the target goes from typical to good, in the unit of the KPI", () => {
  expect(otd({})?.target).toEqual({ typical: "85%", good: "95%", world_class: "99%", note: "" });
});

test("[R61] KPIs that should wait are listed with a reason, and are not in the plan", () => {
  const { kpis: planned, later_kpis } = diagnose(sampleShop);
  expect(later_kpis.length).toBeGreaterThan(0);
  for (const { id, why } of later_kpis) {
    expect(planned.map((kpi) => kpi.id)).not.toContain(id);
    expect(why).toMatch(/\.$/);
  }
});

test("[R58] KPIs are in order of introduction: none starts before the one ahead of it", () => {
  holdsForEveryShop((_, diagnosis) => {
    const phases = diagnosis.kpis.map(({ phase }) => phase);
    expect(phases.slice(1)).toEqual(phases.slice(1).toSorted((a, b) => a - b)); // delivery comes first, ready or not
  });
});

test.for([
  ["success_metric", "First pass yield above 98%", "kpi_fpy", "First pass"],
  ["improvement_goal", "Cut rework in half", "kpi_rework", "rework"],
  ["success_metric", "Shorter supplier lead times", "kpi_supplier_otd", "supplier lead times"],
  ["success_metric", "A better win rate on quotes", "kpi_quote_hit", "win rate"],
] as const)("[R58] %s “%s” puts %s into the plan, because of “%s”", ([field, said, id, words]) => {
  const { [field]: _, ...quiet } = sampleShop;
  const before = diagnose(quiet).kpis.find((kpi) => kpi.id === id);
  const after = diagnose({ ...quiet, [field]: said }).kpis.find((kpi) => kpi.id === id);
  expect(before).toBe(undefined);
  expect(after?.because).toContainEqual({ field, answer: words });
});

test.for(kpiIds)("[R58] asked for as the measure of success, %s is in the plan", (id) => {
  const success_metric = kpis[id].words[0].replaceAll("*", "");
  const asked = plan({ success_metric }).find((kpi) => kpi.id === id);
  expect(asked?.because).toContainEqual({ field: "success_metric", answer: success_metric });
});

test("[R58] words that ask for a KPI are given as written, and words inside a longer term do not ask for another", () => {
  const { kpis: planned } = diagnose({ ...sampleShop, success_metric: "SUPPLIER lead-time under a week" });
  const asked = planned.filter(({ because }) => because.some(({ field }) => field === "success_metric"));
  expect(asked.map(({ id }) => id)).toEqual(["kpi_supplier_otd"]);
  expect(asked[0]?.because).toContainEqual({ field: "success_metric", answer: "SUPPLIER lead-time" });
});

test("[R61] each planned KPI says what to do first when it turns red, and what it takes to start", () => {
  holdsForEveryShop((_, diagnosis) => {
    for (const { id, when_red, effort, effort_because } of diagnosis.kpis) {
      expect(when_red).toMatch(/^[A-Z].{30,}\.$/);
      expect({ effort, effort_because }).toEqual({
        effort: kpis[id].effort.level,
        effort_because: kpis[id].effort.how,
      });
    }
  });
});

test("[R61] no two KPIs of the catalog ask for the same first step, and each can be counted by hand", () => {
  const all = Object.values(kpis);
  const isTaken = ({ whenRed }: Kpi, at: number): boolean => all.findIndex((kpi) => kpi.whenRed === whenRed) < at;
  expect(all.filter(isTaken).map(({ name }) => name)).toEqual([]);
  const isToDo =
    /^(?:[a-z ]+, )?(?:add|check|clock|count|date|divide|fill|freeze|give|keep|list|multiply|read|tag|time|write)\b/;
  expect(all.map(({ effort }) => effort.how).filter((how) => !isToDo.test(how))).toEqual([]);
});

const wordless = { notes: "", improvement_goal: "", success_metric: "", pain_invisible: "" };
const planOf = (more: Partial<Submission>): readonly PlannedKpi[] => plan({ ...wordless, ...more });

test.for([
  ["Finished parts sit on the dock for days before anybody packs them.", "kpi_ship_dwell"],
  [
    "The spindle bearing on the big mill has gone out three times this year and they fix it the same way.",
    "kpi_mtbf_mttr",
  ],
  ["Half the tickets on the board are red, so red means nothing.", "kpi_expedite"],
] as const)("[R58] a sentence puts what shows it on the board, and is the reason there: %s", ([sentence, id]) => {
  const silent = planOf({});
  const told = planOf({ pain_invisible: sentence });
  expect(silent.map((kpi) => kpi.id)).not.toContain(id);
  expect(told.find((kpi) => kpi.id === id)?.because).toContainEqual({
    field: "pain_invisible",
    answer: sentence,
  });
});

test("[R58] words that stand in a sentence that is quoted aren't quoted by themselves", () => {
  const sentence = "The hot list changes every morning and we tear down setups for it.";
  const expedites = planOf({ pain_invisible: sentence }).find(({ id }) => id === "kpi_expedite");
  const quoted = expedites?.because.filter(({ field }) => field === "pain_invisible");
  expect(quoted).toEqual([{ field: "pain_invisible", answer: sentence }]);
});

test("[R58] a shop that runs unattended sees how many hours that gives", () => {
  const silent = { lights_out: false, shop_type: "Medium-mix batches" } as const;
  expect(planOf(silent).map(({ id }) => id)).not.toContain("kpi_unattended");
  const automated = { ...silent, lights_out: true, shop_type: "Automated / lights-out runs" } as const;
  expect(planOf(automated).map(({ id }) => id)).toContain("kpi_unattended");
});

test("[R58] where one cause is likely and ten are hardly, at least four KPIs besides delivery show the likely one", () => {
  const { themes } = diagnose(silentShop);
  for (const { id } of themes) {
    const ranked = themes
      .map((one) => ({ ...one, probability: (one.id === id ? 0.8 : 0.08) as Share }))
      .toSorted((a, b) => b.probability - a.probability);
    const shown = planKpis(silentShop, ranked, []).kpis.filter((kpi) => kpi.id !== "kpi_otd");
    expect.soft(shown.filter((kpi) => kpi.themes.includes(id)).length, id).toBeGreaterThanOrEqual(4);
  }
});

test.each([
  ["Come to think of it, I've won every single thing I bid on.", false],
  ["We get nearly every job we quote.", false],
  ["Nobody has ever said I'm too high.", false],
  ["We never lost a bid to anybody.", false],
  ["We win one bid in five and nobody knows why.", true],
  ["Every job we quote goes through three people.", true],
])("who wins every bid is given no goal to win more: %s", (notes, mayCount) => {
  const shop = { ...sparseShop, quoting_accuracy: "Estimates", tech_stack: ["QuickBooks"], notes } as const;
  const lead = { ...shop, pain_invisible: "Our quotes are too slow and the jobs take twice the quoted hours." };
  const { kpis, later_kpis } = diagnose(lead);
  expect([...kpis, ...later_kpis].some(({ id }) => id === "kpi_quote_hit")).toBe(mayCount);
});

test("a KPI that the answers point to isn't called unimportant where it waits", () => {
  for (const shop of published)
    for (const { why } of diagnose(shop).later_kpis) expect(why).not.toMatch(/matters less|unimportant/i);
});

test("a utilization that the shop measures isn't called something that matters less", () => {
  const notes = "Our machines cut 38% of staffed hours last quarter.";
  const shop = { ...sampleShop, machine_utilization_known: "Yes (telemetry)", notes } as const;
  const { kpis, later_kpis } = diagnose(shop);
  const later = later_kpis.find(({ id }) => id === "kpi_spindle_util");
  expect(
    later === undefined ? kpis.some(({ id }) => id === "kpi_spindle_util") : /^You measure it/.test(later.why),
  ).toBe(true);
});

test("the bottleneck that the owner names has a KPI, whatever leads", () => {
  const named = {
    "QC/Inspection": "quality_inspection",
    Materials: "material_supply",
    Programming: "programming_readiness",
  } as const;
  for (const [primary_bottleneck, theme] of Object.entries(named)) {
    const { kpis } = diagnose({ ...sampleShop, primary_bottleneck } as Submission);
    expect(kpis.some(({ id }) => causesExposedBy(id)[0] === theme)).toBe(true);
  }
});
