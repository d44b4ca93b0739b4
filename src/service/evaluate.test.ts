import { expect, test } from "vitest";
import { leadsOf, scoreCase, summaryOf } from "./evaluate.ts";

const said = {
  themes: ["setup_changeover", "staffing_skills", "data_silos", "quality_inspection"],
  kpis: ["kpi_otd", "kpi_scrap"],
} as const;

test("[R120] a case is scored by the rank of its first theme, the themes in the first three and the groups of KPIs found", () => {
  const expected = {
    rootThemes: ["staffing_skills", "quality_inspection"],
    kpiGroups: [["kpi_lead_time", "kpi_scrap"], ["kpi_wip_age"]],
    perceptionGap: true,
  } as const;
  expect(scoreCase(expected, said)).toEqual({
    hit1: 0,
    firstIsTrue: 0,
    hit3: 1,
    recall3: 0.5,
    reciprocalRank: 0.5,
    kpiRecall8: 0.5,
    perceptionGap: true,
  });
});

test("[R120] the summary is the mean over the cases, gap_hit1 the mean over those with a perception gap", () => {
  const right = scoreCase({ rootThemes: ["setup_changeover"], kpiGroups: [["kpi_otd"]], perceptionGap: true }, said);
  const wrong = scoreCase({ rootThemes: ["material_supply"], kpiGroups: [["kpi_oee"]], perceptionGap: false }, said);
  expect(summaryOf([right, wrong])).toEqual({
    n: 2,
    hit1: 0.5,
    first_is_true: 0.5,
    hit3: 0.5,
    recall3: 0.5,
    mrr: 0.5,
    kpi_recall8: 0.5,
    gap_hit1: 1,
  });
});

test("[R120] a first page is scored by the cause that leads it; one that names none finds none", () => {
  const roots = ["staffing_skills", "quality_inspection"] as const;
  const pages = [
    { roots, lead: "staffing_skills" },
    { roots, lead: "quality_inspection" },
    { roots, lead: "data_silos" },
    { roots, lead: undefined },
  ] as const;
  expect(leadsOf(pages)).toEqual({ leads_with_first: 0.25, leads_with_true: 0.5 });
});
